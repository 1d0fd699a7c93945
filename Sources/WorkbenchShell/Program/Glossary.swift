/// The product's words, as `help WORD` explains them.
enum Glossary {
  /// A word, what it means here, and an example.
  struct Term: Encodable, Sendable {
    var name: String
    var meaning: String
    var example: String
    /// The facts it rests on, by K-number.
    var facts: String
  }

  static func term(_ name: String) -> Term? {
    terms.first { $0.name.lowercased() == name }
  }

  static func term(beginning typed: String) -> Term? {
    let begun = terms.filter { $0.name.lowercased().hasPrefix(typed) }
    return begun.count == 1 ? begun.first : nil
  }

  /// The product's own words, then the sources.
  static let terms = words + sources

  private static let words: [Term] = [
    Term(
      name: "ADR",
      meaning:
        "Architecture decision record: one Markdown file for one decision, with its context, what was decided and what follows. It is written once and superseded, not rewritten.",
      example: "record, or decide architecture … --record",
      facts: "K55, K56"
    ),
    Term(
      name: "status",
      meaning:
        "Where a record stands: proposed, accepted, rejected, deprecated or superseded. The workbench writes proposed, because it records and does not decide.",
      example: "adr list",
      facts: "K55"
    ),
    Term(
      name: "supersede",
      meaning:
        "A later record takes the place of an earlier one; both stay and point at each other.",
      example: "superseded by 0007",
      facts: "K55"
    ),
    Term(
      name: "open point",
      meaning:
        "A line of a record that nobody answered. It is written as `Open: …` and counted, so that a default is never taken for a decision.",
      example: "Open: who owns this decision?",
      facts: "K55"
    ),
    Term(
      name: "tree",
      meaning:
        "A decision tree: questions in a fixed order whose answers lead to one outcome. It is a JSON file, and a team can bring its own.",
      example: "tree architecture; decide --tree ours.json",
      facts: "K51"
    ),
    Term(
      name: "outcome",
      meaning:
        "Where a walk ends: what fits, why, its price, the first steps, the way out, and when to look again.",
      example: "decide architecture team-size=2",
      facts: "K51, K74"
    ),
    Term(
      name: "fact",
      meaning:
        "An answer that is kept for all trees in this session, so that nobody is asked twice. An unknown one walks both branches. Numbers such as K51 are facts of another kind: help facts.",
      example: "team-size=4, domain=unknown",
      facts: "K76"
    ),
    Term(
      name: "flip",
      meaning:
        "The nearest other answer to a question that changes the outcome; where no single answer does, the smallest set that does.",
      example: "what-if team-size=2",
      facts: "K51"
    ),
    Term(
      name: "voice",
      meaning:
        "One of four sources, each with what it says to an outcome: agrees, would answer otherwise, answers neither yes nor no, or has no opinion. The workbench takes no side.",
      example: "help Chancay",
      facts: "D1–D14"
    ),
    Term(
      name: "feature class",
      meaning:
        "Features with the same pressures, such as search screens or booking flows: the unit that an architecture is chosen for.",
      example: "decide mix",
      facts: "K53, K76"
    ),
    Term(
      name: "lesson",
      meaning:
        "One feature in several styles and variants that can be stepped; each variant says why it is there and whose code it is.",
      example: "open counter",
      facts: "K66"
    ),
    Term(
      name: "move",
      meaning:
        "Something a user of the feature does, typed with a leading dot and the same in every style.",
      example: ".increment",
      facts: ""
    ),
    Term(
      name: "frame",
      meaning:
        "What one step showed: what changed, what happened to effects, who was told and what they drew, what can come next.",
      example: "goto 2",
      facts: ""
    ),
    Term(
      name: "script",
      meaning:
        "The steps taken so far. A run is a function of a feature and a script, so going back is running a shorter one again.",
      example: "save run.txt, replay run.txt",
      facts: ""
    ),
    Term(
      name: "door",
      meaning:
        "The way a change came in: an action, a method, a closure, a binding, the continuation of an effect, or the screen.",
      example: "writers count",
      facts: "K16, D8"
    ),
    Term(
      name: "binding",
      meaning:
        "A door: a view writes a property of a model itself, as a text field does. A method, an action or a closure decides what is written; a binding does not.",
      example: "open cart, .setCoupon(\"TEN\")",
      facts: "K5, K60, D8"
    ),
    Term(
      name: "closure",
      meaning:
        "A door: a view calls a closure of a capability, which is all that it sees of the state. A closure can be passed on and wrapped, not compared or printed.",
      example: "style capability",
      facts: "K32, K34, K69"
    ),
    Term(
      name: "self",
      meaning:
        "The whole state, where it came or went at once: gone when its owner goes with the screen, new when another is made.",
      example: "leave, then appear",
      facts: "K32"
    ),
    Term(
      name: "reads",
      meaning:
        "The stored properties that a view looked at when it drew last, derived values counted through them. It is told when one of these is written, and draws again.",
      example: "views",
      facts: "K2, K3"
    ),
    Term(
      name: "variant",
      meaning:
        "One way of writing the feature in a style, such as naive or careful, with its reason and whose code it is.",
      example: "style",
      facts: "K66"
    ),
    Term(
      name: "host",
      meaning:
        "What holds the state of a capability: a plain value, whose host depends on all of it, or an observable object, of which each view depends on what it reads.",
      example: "style capability",
      facts: "K32"
    ),
    Term(
      name: "broken",
      meaning:
        "An invariant that held before this step and does not after it. That is a result, not a failure: the run goes on.",
      example: "log",
      facts: "K54"
    ),
    Term(
      name: "invariant",
      meaning:
        "A sentence that should hold after every step; the frame that breaks it says broken, and log lists it.",
      example: "log",
      facts: "K54"
    ),
    Term(
      name: "durable",
      meaning: "An effect that outlives its screen: leaving does not cancel it.",
      example: "effects",
      facts: "K18"
    ),
    Term(
      name: "reducer",
      meaning:
        "A function that takes state and an action, changes the state and returns effects. Every change enters through it.",
      example: "decide mix",
      facts: "K13, K15, K20"
    ),
    Term(
      name: "effect",
      meaning:
        "Work outside the state: a request, a timer, a save. In every style it needs an identity and a lifetime.",
      example: "decide mix effects-overlap=yes",
      facts: "K18"
    ),
    Term(
      name: "store",
      meaning:
        "What holds state and lets others see it: one observable class per domain, or the object that runs a reducer.",
      example: "decide state-home",
      facts: "K2, K5, K13"
    ),
    Term(
      name: "scope",
      meaning:
        "A child's part of its parent's state together with its reducer; also how long a registered dependency lives.",
      example: "decide injection",
      facts: "K22, K40"
    ),
    Term(
      name: "view model",
      meaning:
        "An object for one screen: state ready to show, actions as methods, no import of SwiftUI.",
      example: "decide view-model",
      facts: "K7, K9"
    ),
    Term(
      name: "MVVM",
      meaning: "Views with view models, here in its light form with @Observable.",
      example: "decide architecture",
      facts: "K7–K12"
    ),
    Term(
      name: "TCA",
      meaning:
        "The Composable Architecture: a reducer library with effects, dependencies, composition and a test store.",
      example: "decide architecture",
      facts: "K16, K17, K57"
    ),
    Term(
      name: "dependency",
      meaning:
        "What a feature needs from outside and is given: a client, a clock, an id source. Given, it can be replaced in a test.",
      example: "decide injection",
      facts: "K38–K41"
    ),
    Term(
      name: "capability",
      meaning:
        "Two meanings: for Ownership a service that a model calls, for Otasevic a value of data and closures that a view calls.",
      example: "decide mix wraps-behaviour=yes",
      facts: "K32, K80"
    ),
    Term(
      name: "state map",
      meaning:
        "Seven kinds of state and where each lives, from a toggle in one view to the navigation path.",
      example: "decide state-home",
      facts: "K1"
    ),
    Term(
      name: "Observation",
      meaning:
        "Swift's @Observable tracking: a view is told only of the stored properties it read. From iOS 17.",
      example: "decide starting-point",
      facts: "K2, K29, K57"
    ),
  ]
}
