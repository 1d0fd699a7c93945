import DecisionTrees

/// Something a decision's record has to say (K55), by its key.
enum RecordField: String, CaseIterable, Sendable {
  case title, owner, scope, package, version, upgrades, budget, training, hiring
  case testStyle = "test-style"
  case exit, success
  case exitCriteria = "exit-criteria"
  case revisit
}

extension RecordField {
  /// The question it answers, in a few words.
  func question(_ language: Language) -> String {
    language == .spanish ? spanish : english
  }

  private var english: String {
    switch self {
    case .title: "What is the decision called?"
    case .owner: "Who owns this decision?"
    case .scope: "Which features does it cover?"
    case .package: "Which package does the library live in?"
    case .version: "Which version of it?"
    case .upgrades: "Who schedules its upgrades?"
    case .budget: "How much time is set aside for it?"
    case .training: "How does the team learn it?"
    case .hiring: "What does it mean for hiring?"
    case .testStyle: "Which test style, per feature class?"
    case .exit: "How would you get out of it again?"
    case .success: "What must a pilot show to succeed?"
    case .exitCriteria: "What would end a pilot?"
    case .revisit: "When will you look at it again?"
    }
  }

  private var spanish: String {
    switch self {
    case .title: "¿Cómo se llama la decisión?"
    case .owner: "¿Quién responde de esta decisión?"
    case .scope: "¿Qué features abarca?"
    case .package: "¿En qué package vive la librería?"
    case .version: "¿Qué versión?"
    case .upgrades: "¿Quién planifica las actualizaciones?"
    case .budget: "¿Cuánto tiempo se reserva?"
    case .training: "¿Cómo lo aprende el equipo?"
    case .hiring: "¿Qué supone para contratar?"
    case .testStyle: "¿Qué estilo de tests, por clase de feature?"
    case .exit: "¿Cómo se sale de ella?"
    case .success: "¿Qué debe demostrar un piloto?"
    case .exitCriteria: "¿Qué pondría fin a un piloto?"
    case .revisit: "¿Cuándo se vuelve a mirar?"
    }
  }

  /// What the sources say about it; help to answer, never an answer.
  func hint(_ language: Language) -> String {
    language == .spanish ? spanishHint : englishHint
  }

  private var englishHint: String {
    switch self {
    case .package: "feature packages, never the shared domain (K46)"
    case .upgrades: "upgrades touch each importing feature (K17)"
    case .budget:
      "two to three weeks per senior for TCA; an afternoon for packages on day one (K74)"
    case .hiring: "a narrower pool or longer first weeks; a line here, not a veto (K77)"
    case .success, .exitCriteria: "set before the pilot starts (K54)"
    case .scope: "the feature class is the unit of decision (K76)"
    case .testStyle: "strict pins behaviour, outcome tests survive refactors (K19)"
    default: ""
    }
  }

  private var spanishHint: String {
    switch self {
    case .package: "packages de features, nunca el dominio compartido (K46)"
    case .upgrades: "cada actualización toca todas las features que la importan (K17)"
    case .budget:
      "de dos a tres semanas por senior para TCA; una tarde para los packages el día uno (K74)"
    case .hiring:
      "menos candidatos o primeras semanas más largas; una línea aquí, no un veto (K77)"
    case .success, .exitCriteria: "se fijan antes de empezar el piloto (K54)"
    case .scope: "la unidad de decisión es la clase de feature (K76)"
    case .testStyle:
      "lo estricto fija el comportamiento, los tests de resultado sobreviven a refactors (K19)"
    default: ""
    }
  }

  /// A line that restates an answer or a sourced fact; nil where only the team can say.
  func restated(_ decided: DecidedWalk) -> String? {
    let walk = decided.walk
    switch self {
    case .title: return walk.decided?.title ?? walk.tree.title
    case .scope: return decided.subject == .app ? "the whole app" : nil
    case .training: return walk.decided?.training
    case .exit: return walk.decided?.exit
    case .revisit: return walk.revisit.isEmpty ? nil : walk.revisit.joined(separator: "; ")
    case .testStyle: return tests(walk.facts["transition-tests"])
    default: return nil
    }
  }

  private func tests(_ answer: Answer?) -> String? {
    switch answer {
    case .choice("required")?: "every transition tested, as answered (transition-tests=required)"
    case .choice("wished")?: "transitions tested where wished (transition-tests=wished)"
    case .choice("none")?: "no tests of transitions asked for (transition-tests=none)"
    default: nil
    }
  }
}
