// What the sources say about capabilities and about dependencies.

extension KnownFact {
  static let capabilities = [
    KnownFact(
      "K30",
      "four charges on actions",
      [.otasevic],
      "Actions as enums are tagged data for an interpreter; they tie behaviour to state and compose by nesting; boilerplate grows with each; an extension touches several files. His rule is enums for state, closures for behaviour."
    ),
    KnownFact(
      "K31",
      "what logic is",
      [.otasevic],
      "A detail that can be thrown away: it composes, keeps no state, and is deterministic and pure. It does not contain or manage anything, and it is no model with methods. It does write through a binding, so it is deterministic given the state and not pure in the strict sense, which can be checked."
    ),
    KnownFact(
      "K32",
      "the four parts",
      [.otasevic],
      "State is plain data, hosted by whoever likes; logic is a struct made around a binding when needed; a capability is data and closures made from logic, and all that the UI sees; the UI recombines data and calls closures. There are no action enums and nothing is sent."
    ),
    KnownFact(
      "K33",
      "the counter in three shapes",
      [.otasevic],
      "The same counter as a reducer with actions, as an observable object with methods, and as state and logic with closures."
    ),
    KnownFact(
      "K34",
      "what capabilities can do",
      [.otasevic],
      "Closures are passed on or wrapped to compose them and replaced to mock them; a module border needs their signatures only, a preview gets empty ones, a running program may exchange them, and none of it needs a UI."
    ),
    KnownFact(
      "K35",
      "coupling, worst to best",
      [.otasevic],
      "Common (one store for all), control (tags that steer), stamp (trees of state and action), data (signatures of closures), an order from 1974 as he retells it. By it his own logic, whose binding spans all of the state, is stamp coupled; only the capability a view gets is data coupled."
    ),
    KnownFact(
      "K36",
      "his comparison with TCA",
      [.otasevic],
      "His claims for capabilities against TCA: closures instead of enum and reducer, state with a view or test instead of in a store, passing instead of nesting and forwarding, two structs instead of much boilerplate, one closure per extension instead of several places, direct use of SwiftUI instead of a loop, strong modularity instead of weak."
    ),
    KnownFact(
      "K37",
      "his ranking",
      [.otasevic],
      "Capabilities come first, TCA next, MVVM well behind: MV* supposes that a view needs managing, while TCA has understood that UI is a result of state."
    ),
    KnownFact(
      "K66",
      "what he does not show",
      [.workbench],
      "He shows capabilities without anything asynchronous, without cancellation and without a test. Where a capability lesson has an effect it is therefore an extension by the workbench, and marked as one."
    ),
    KnownFact(
      "K67",
      "strengths of closures",
      [.otasevic],
      "He names five: value semantics, first-class use, composition, ad-hoc polymorphism, type safety."
    ),
    KnownFact(
      "K68",
      "data-oriented rules",
      [.otasevic],
      "Data is kept apart from behaviour, lies open, and is changed explicitly."
    ),
    KnownFact(
      "K69",
      "the price he does not name",
      [.workbench],
      "A closure can be neither compared nor printed, saved or replayed; an action that is an enum can."
    ),
    KnownFact(
      "K80",
      "two meanings of capability",
      [.ownership, .otasevic],
      "In Ownership it is a service, called by a model; in Otasevic a value of closures, called by a view."
    ),
  ]

  static let dependencies = [
    KnownFact(
      "K38",
      "inject from the first day",
      [.chancay],
      "A model that makes its own client cannot be tested without that client, so it is given one from the start."
    ),
    KnownFact(
      "K39",
      "the swift-dependencies style",
      [.chancay],
      "Closures in a struct that has a live and a test version, found by key path, each to be overridden alone. Leaving out the test version is what makes it strict; Chancay's example has one that returns sample data, so an override that was forgotten goes unnoticed."
    ),
    KnownFact(
      "K40",
      "the Factory style",
      [.chancay],
      "Registrations in a container, made when needed, found by key path, with the scopes singleton, cached and shared, to which the library itself adds unique. A fake registered in the shared container is still there for the next test."
    ),
    KnownFact(
      "K41",
      "which way to inject",
      [.chancay],
      "Strict tests and nearness to TCA speak for swift-dependencies, directness and scopes for Factory; an app of three screens or fewer gets by with initialisers, closures and a factory by hand. The same article's summary asks for a library from day one. Around the third screen a shared singleton no longer serves."
    ),
    KnownFact(
      "K42",
      "clocks and scripted clients",
      [],
      "A clock under control and a client that follows a script can be used in every style."
    ),
    KnownFact(
      "K63",
      "the charge on dependencies",
      [.otasevic],
      "He calls an environment struct a hidden singleton (the environment type is TCA before 1.7, K65). SwiftUI's own means are its environment, initialisers and observable objects."
    ),
  ]
}
