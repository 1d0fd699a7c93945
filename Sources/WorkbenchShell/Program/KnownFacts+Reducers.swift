// What the sources say about reducers and about state as a value.

extension KnownFact {
  static let reducers = [
    KnownFact(
      "K13",
      "what a reducer is",
      [.tcaDocs],
      "State is a value that only the reducer writes. A change comes in as an action, a case of an enum; the reducer updates the state and hands back effects, and a store runs these and feeds their results back as actions."
    ),
    KnownFact(
      "K14",
      "the orders as a reducer",
      [.chancay],
      "His version keeps three flat fields for orders, loading and query. A failure ends the loading and its error is lost, nothing filters by the stored query, and nothing is cancelled: where K8's enum has a case for failure, these flags have no way to say it (K26)."
    ),
    KnownFact(
      "K15",
      "a test of three lines",
      [.ownership],
      "Where a plain reducer returns effects that can be compared, the rule that a submit after an edit carries the new recipient is tested bare, without view, clock or network. In a view model it is possible but awkward. Measured here: 4 lines against 6, where the model's client answers with what it was asked; to see the phase while the call waits, 5 lines against 15, with a client that waits and a stream that says it was asked."
    ),
    KnownFact(
      "K16",
      "what the structure buys",
      [],
      "Exhaustive tests, children composed without knowing each other, navigation as state, and a single path where every change can be logged and measured. A model lets any method change state, which costs less on the day and more when somebody has to audit it."
    ),
    KnownFact(
      "K17",
      "what the structure costs",
      [.chancay, .ownership],
      "Chancay: two to three weeks until a senior writes it fluently, and as long for the others; a vocabulary to learn; three places to write for every toggle (action, case, test); a dependency on others with their migrations. Ownership: the price is paid again with each hire where people come and go, and an upgrade touches every feature that imports the library."
    ),
    KnownFact(
      "K18",
      "effects need a lifetime",
      [.ownership],
      "Whatever the style, an effect needs an identity and a lifetime: cancelled by id, cancelled with the screen, or durable because a submission must outlive the screen that began it."
    ),
    KnownFact(
      "K19",
      "strict and relaxed test stores",
      [.tcaDocs, .ownership],
      "Strict is the default: each change asserted, each effect's action received, each effect finished. It holds behaviour fast and fails on refactors that do no harm; testing outcomes survives these and may miss a stray effect. Payment or booking repay it, a big feature made of many only gets noisier, so it is chosen per feature."
    ),
    KnownFact(
      "K20",
      "a reducer by hand",
      [.ownership],
      "One feature gets explicit transitions from a reducer written by hand. A library pays when many features need that discipline and the team also wants what comes with it for effects, dependencies, navigation and tests."
    ),
    KnownFact(
      "K21",
      "how each one fails",
      [.ownership],
      "After the book: view models fail by growing without end and by effects that write state; reducers by giant state and action types and by doing I/O inside. TCA adds coupling to a framework, a learning curve, over-modelled trivial screens, and partial adoption that suffers where conventions differ. It fits a team that goes all the way."
    ),
  ]

  static let valueState = [
    KnownFact(
      "K22",
      "parents made of children",
      [.tcaDocs],
      "A parent's state is put together from its children's, such as profile, settings and search, and each child's part goes to its own reducer, so that screens by the dozen are joined without knowing each other. Measured here: leaving out a scope is no compile error, and the child is then inert."
    ),
    KnownFact(
      "K23",
      "presentation as state",
      [.tcaDocs],
      "A sheet or an alert is an optional child state and a stack is a collection. A deep link is then a state to begin with; it brings back the picture and starts no work by itself."
    ),
    KnownFact(
      "K24",
      "children by identity",
      [.tcaDocs],
      "A collection of child features finds each by its identity and never by its place in the list."
    ),
    KnownFact(
      "K25",
      "no other door",
      [.tcaDocs],
      "Views and effects must not write state: a change that comes another way is not observed and may leave the state inconsistent. Looking at a snapshot is allowed (withState)."
    ),
    KnownFact(
      "K26",
      "an enum for modes",
      [.tcaDocs],
      "Modes that exclude one another are one enum, so that contradictory flags cannot be stored."
    ),
    KnownFact(
      "K27",
      "keep state minimal",
      [.chancay, .tcaDocs],
      "Derive what can be derived (a full name from two parts), prefer values, make Codable what is persisted, such as settings and the time of the last sync, and keep identified arrays."
    ),
    KnownFact(
      "K28",
      "what a value gives",
      [.tcaDocs],
      "Each change leads back to an action, a test can begin with whatever state it likes, nothing is shared and mutable, and snapshots serve undo, redo and time travel. Measured here: putting back a snapshot does not bring back the effects that were under way."
    ),
    KnownFact(
      "K29",
      "how a value is observed",
      [.tcaDocs],
      "Observable value state carries an identity that changes and a registrar, and announces each mutation before it happens: by Observation from iOS 17, by a backport before. Views follow the stored properties they read, also through derived ones."
    ),
    KnownFact(
      "K62",
      "the store owns what SwiftUI owned",
      [.otasevic],
      "His second main charge: the store takes state away from SwiftUI's own means, which goes against a declarative grain, wraps a wrapper, breaks tracking and observes twice. K65 says which charges describe TCA before 1.7."
    ),
    KnownFact(
      "K65",
      "which charges are dated",
      [.ownership],
      "What is said of view stores and WithViewStore, of opaque state and of the environment type is about TCA before 1.7. The charges about tags with an interpreter, a single owner, forwarding and indirection still stand today."
    ),
    KnownFact(
      "K75",
      "what Observation leaves out",
      [.ownership],
      "It gives no single path through actions, no effects as returned values, no dependency system and no test store."
    ),
  ]
}
