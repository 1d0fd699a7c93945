/// What a decision is for; the unit of decision is the feature class (K76).
package enum Subject: String, CaseIterable, Codable, Sendable {
  /// The whole app.
  case app
  /// One class of features, such as everything that books.
  case featureClass = "feature-class"
  /// One feature.
  case feature
}

extension Subject {
  /// The subject an answer to `Subject.question(in:)` names; nil for `unknown`.
  package init?(_ answer: Answer) {
    self.init(rawValue: answer.text)
  }

  /// The question every walk begins with. Its id is `for`; it belongs to no tree and no path.
  package static func question(in language: Language) -> Question {
    language == .spanish ? spanish : english
  }

  private static var english: Question {
    Question(
      id: "for",
      kind: .choice([
        Choice(id: "app", label: "the whole app", also: ["toda la app"]),
        Choice(id: "feature-class", label: "one class of features", also: ["clase", "class"]),
        Choice(id: "feature", label: "one feature", also: ["una feature"]),
      ]),
      isOptional: true,
      text: "What is this decision for?",
      why: "The useful question is which shape makes this feature's failures easier to prevent.",
      aid: "If your answers would differ from feature to feature, decide for a class of them.",
      source: "Ownership K76",
      see: nil
    )
  }

  private static var spanish: Question {
    Question(
      id: "for",
      kind: .choice([
        Choice(id: "app", label: "toda la app", also: ["the whole app"]),
        Choice(id: "feature-class", label: "una clase de features", also: ["clase", "class"]),
        Choice(id: "feature", label: "una feature", also: ["one feature"]),
      ]),
      isOptional: true,
      text: "¿Para qué es esta decisión?",
      why: "La pregunta útil es qué forma hace más fácil prevenir los fallos de esta feature.",
      aid: "Si tus respuestas cambiarían de una feature a otra, decide para una clase de ellas.",
      source: "Ownership K76",
      see: nil
    )
  }
}
