// What the sources say about modules, about speed, and about deciding.

extension KnownFact {
  static let modules = [
    KnownFact(
      "K43",
      "packages from the first commit",
      [.chancay],
      "They avoid conflicts in the project file, recompile less along a one-way graph, and make visibility a decision. The price is an afternoon on day one, or several weeks a year later, when code has to move, hidden cycles come up and types by the hundred need to become public. Tuist, which generates projects, avoids the conflicts too."
    ),
    KnownFact(
      "K44",
      "the layers",
      [.chancay],
      "Domain holds types and repository protocols and depends on nothing; Networking and Persistence depend on it; DesignSystem on nothing; a feature on Domain and DesignSystem; the app joins them and picks live implementations. Measured here: a border keeps out your modules, not the system's, and URLSession stays in reach."
    ),
    KnownFact(
      "K45",
      "what recompiles",
      [.ownership],
      "A change recompiles its module and all that depend on it. Generics, macros, the build configuration or too many modules can spoil the gain, so measure it."
    ),
    KnownFact(
      "K46",
      "where the library lives",
      [.ownership],
      "The cost of leaving a library depends on the packages that import it: feature packages may, the shared domain never should."
    ),
    KnownFact(
      "K47",
      "a plain surface",
      [.ownership],
      "A feature shows plain Swift: a request (with a recipient preset or not), an outcome (sent with a receipt id, or cancelled), and one entry that starts and takes a closure for the end. A caller meets neither store nor action nor model; whether that holds also shows what the next major version will cost."
    ),
    KnownFact(
      "K71",
      "packages and tests",
      [],
      "Packages help tests and previews, since a test target compiles its module and that module's dependencies and nothing else."
    ),
    KnownFact(
      "K78",
      "two decisions bound a cost",
      [.ownership],
      "The package that holds a dependency and the way out of it limit what it can cost; both are planned on adoption."
    ),
  ]

  static let performance = [
    KnownFact(
      "K48",
      "four pitfalls of reducers",
      [.ownership],
      "Logic shared by sending oneself actions (use a helper method), heavy computing in the reducer on the main thread (use an effect), dozens of actions a second from a slider or scrolling (leave it in the view until logic asks for it), and a scope along a computed property (use stored child state)."
    ),
    KnownFact(
      "K49",
      "the mirror trap",
      [.ownership],
      "A computed property over five stored ones makes its view depend on all five, and an app-wide store that is read broadly invalidates too much."
    ),
    KnownFact(
      "K50",
      "the one cure",
      [.ownership],
      "Let a view read less and hold what changes fast close to where it is shown; take the numbers on the hardest screen the team has."
    ),
  ]

  static let deciding = [
    KnownFact(
      "K51",
      "the tree: MVVM or TCA",
      [.chancay],
      "With fewer than three people or a simple domain: MVVM with @Observable. With three or more and complex states (checkout, branching onboarding, editors): TCA where testing every transition is a requirement, and otherwise MVVM with @Observable and swift-dependencies. His summary speaks of a large team, and five people work in his MVVM example: the workbench shows that tension."
    ),
    KnownFact(
      "K52",
      "pressure before pattern",
      [.ownership],
      "Look first at stability and turnover, at forms and lists or flows full of effects, at hiring and the budget for upgrades. Learning is paid for once by a small stable team with such flows, and with each new hire by a large, changing team whose work is forms. The table in the book was not at hand, so the tree follows its prose."
    ),
    KnownFact(
      "K53",
      "mixing is normal",
      [.ownership],
      "A complex feature takes a reducer and the others models, no border shows a framework's type, and each class of features has a written rule: local state and a model for search, an explicit reducer for booking, navigation and session for the shell. The price is having two ways of doing one thing."
    ),
    KnownFact(
      "K54",
      "pilot first",
      [.ownership],
      "Take one representative, non-critical feature with real pressure on its state and build its hard part both ways: an answer lost after a submit, a deep link to the middle of a flow, an edit while a save runs. Success and exit are agreed beforehand, and a failed pilot is removed while no shared contract needs its types yet."
    ),
    KnownFact(
      "K55",
      "what a record holds",
      [.ownership],
      "Owner, features in scope, the library's package and version, who schedules upgrades, budget, training, hiring, the test style per feature class, the exit, when the pilot has succeeded or ended, and what makes the team look again."
    ),
    KnownFact(
      "K56",
      "readable, testable, undoable",
      [.ownership],
      "Make uniform how decisions are taken, the borders, the lifecycle rules and what tests must show; let patterns differ within limits. A choice is good when the engineer who comes next can read it, test it and undo it, which is why a record opens with that."
    ),
    KnownFact(
      "K57",
      "dates and versions",
      [.ownership],
      "Observation begins with iOS and iPadOS 17, macOS 14, tvOS 17 and watchOS 10. TCA dropped view stores in 1.7 (January 2024) and changed scoping in 1.5; its backport asks for iOS 16; 1.26 was the newest when this was written, with 2.0 in preparation. It is under the MIT licence and brings twelve Point-Free packages besides Apple's collections and syntax."
    ),
    KnownFact(
      "K58",
      "migration in pieces",
      [.ownership],
      "ObservableObject becomes @Observable class by class, while the old API remains for compatibility and where Combine needs it. Parts of TCA can be adopted without the framework."
    ),
    KnownFact(
      "K70",
      "where shared logic goes",
      [.chancay],
      "What is global goes to one store per domain, what several screens run to use cases or repositories that are injected. No model calls another."
    ),
    KnownFact(
      "K72",
      "the order of starting",
      [.chancay],
      "Begin with domain, networking and one feature package, then the first store, then the first model with its dependency injected. Leave TCA until some screen makes you miss a reducer, which is the natural moment to look again."
    ),
    KnownFact(
      "K73",
      "for those from React Native",
      [.chancay],
      "A store becomes an observable class, a selector the tracking of properties, middleware effects, a mocked module injection, an auth provider the session store; and the monorepo that came later becomes packages that come first."
    ),
    KnownFact(
      "K74",
      "prices as numbers",
      [.chancay, .ownership],
      "Two to three weeks of learning per senior for TCA; an afternoon for packages on day one against several weeks later; a dependency library from the fourth screen; three people as the threshold for a strict structure; twelve packages and Apple's two that come along with TCA."
    ),
    KnownFact(
      "K76",
      "the useful question",
      [.ownership],
      "Ask in which shape the failures of this very feature are most easily prevented and tested, for a price that the team can bear. What is decided about is a class of features."
    ),
    KnownFact(
      "K77",
      "hiring",
      [.ownership],
      "Fewer people to choose from, or longer first weeks: something to write in the record, not a reason to forbid."
    ),
    KnownFact(
      "K79",
      "one slice at a time",
      [.ownership],
      "An existing app is changed slice by slice while its releases go on."
    ),
  ]
}
