// Where the sources contradict each other; each side is named and none is preferred.

extension KnownFact {
  static let disagreements = [
    KnownFact(
      "D1",
      "team size",
      [.chancay, .ownership],
      "Chancay: a team of three or more points towards TCA (K51). Ownership: a small stable team takes in the learning once, a large one with turnover pays for it again and again (K52)."
    ),
    KnownFact(
      "D2",
      "view models",
      [.chancay, .ownership, .otasevic],
      "Chancay starts with them (K9), Ownership is neutral (K59), and Otasevic ranks them last (K37)."
    ),
    KnownFact(
      "D3",
      "a model for each screen",
      [.chancay],
      "Always, says one camp, never, says the other (K61); Chancay has a rule for when a screen gets one (K9)."
    ),
    KnownFact(
      "D4",
      "boilerplate",
      [.ownership, .otasevic],
      "Otasevic: it is real and explodes with the actions (K30). Ownership: by and large an argument of the past (K59)."
    ),
    KnownFact(
      "D5",
      "observation",
      [.otasevic, .tcaDocs],
      "Otasevic: a store breaks SwiftUI's tracking (K62). TCA docs: views follow the single properties they read (K29)."
    ),
    KnownFact(
      "D6",
      "partial adoption",
      [.ownership],
      "Ownership: reasonable, since a mix is normal (K53). The book it leans on: hard where conventions differ (K21)."
    ),
    KnownFact(
      "D7",
      "exhaustive tests",
      [.ownership, .tcaDocs],
      "TCA docs: a guarantee that nothing went unnoticed. Ownership: they tie tests to behaviour so closely that harmless refactors fail, and are noise on large features (K19)."
    ),
    KnownFact(
      "D8",
      "who may write",
      [.chancay, .ownership, .tcaDocs],
      "TCA docs: the reducer alone (K25). Ownership: a point on a scale, chosen on purpose (K60). Chancay: some properties take a binding, the others belong to the store (K5)."
    ),
    KnownFact(
      "D9",
      "the app-wide store",
      [.chancay, .ownership, .otasevic],
      "Chancay: the tool for app-wide state (K2). Ownership: a trap once it is read broadly (K49). Otasevic: only as an object without methods (K32)."
    ),
    KnownFact(
      "D10",
      "derived values",
      [.chancay, .ownership],
      "Chancay derives whatever can be derived (K27). Ownership: every derived value widens what its view depends on (K49)."
    ),
    KnownFact(
      "D11",
      "a dependency library",
      [.chancay, .otasevic],
      "Chancay's summary: from day one; his guide to choosing: from the fourth screen (K41). Otasevic: SwiftUI's own means are enough (K63)."
    ),
    KnownFact(
      "D12",
      "composition",
      [.otasevic, .tcaDocs],
      "TCA docs: it scales, for no child knows another (K22). Otasevic: it means nesting enums and forwarding actions (K30)."
    ),
    KnownFact(
      "D13",
      "the minimum OS",
      [.ownership],
      "One text has a backport serve from iOS 13 on; the package's manifest asks for 16 (K57). Before relying on either, read the manifest of the version you take."
    ),
    KnownFact(
      "D14",
      "actions as enums",
      [.otasevic, .tcaDocs],
      "TCA docs: every change has a name and the compiler asks for each (K13). Otasevic: tags for an interpreter (K30)."
    ),
  ]
}
