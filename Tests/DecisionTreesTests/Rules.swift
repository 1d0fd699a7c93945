import DecisionTrees

/// The rules as plain code, to hold every tree to them for every complete set of answers.
enum Rules {
  static func outcome(_ tree: String, _ facts: Facts) -> String? {
    switch tree {
    case "architecture": architecture(facts)
    case "view-model": viewModel(facts)
    case "injection": injection(facts)
    case "mix": mix(facts)
    case "pressure": pressure(facts)
    case "modules": modules(facts)
    case "state-home": stateHome(facts)
    case "starting-point": startingPoint(facts)
    default: nil
    }
  }

  private static func architecture(_ facts: Facts) -> String {
    guard facts.number("team-size") >= 3, facts.is("domain", "complex") else { return "mvvm" }
    return facts.is("transition-tests", "required") ? "tca" : "mvvm-dependencies"
  }

  private static func viewModel(_ facts: Facts) -> String {
    let earnsOne =
      facts.is("async-load", "yes") || facts.number("derived-states") > 1
      || facts.is("logic-to-test", "yes")
    return earnsOne ? "view-model" : "plain-view"
  }

  private static func injection(_ facts: Facts) -> String {
    if facts.is("architecture", "tca") { return "comes-with-tca" }
    if facts.number("screens") <= 3 { return "initialisers" }
    return facts.is("wants", "strict-tests") ? "swift-dependencies" : "factory"
  }

  private static func mix(_ facts: Facts) -> String {
    if facts.is("role", "shell") { return "shell" }
    let explicit =
      facts.is("transitions", "many") || facts.is("effects-overlap", "yes")
      || facts.is("durable", "yes")
    if explicit {
      let pays = facts.number("features-like-this") >= 3 && facts.is("wants-tools", "yes")
      return pays ? "library-reducer" : "hand-written-reducer"
    }
    if facts.is("wraps-behaviour", "yes") { return "capability" }
    return facts.is("async-or-derived", "yes") ? "view-model" : "local-state"
  }

  private static func pressure(_ facts: Facts) -> String {
    let forms = facts.is("screens-mix", "forms")
    if forms, facts.is("stable", "no") || facts.number("hires-a-year") >= 3 {
      return "pays-per-hire"
    }
    if forms || facts.is("upgrade-owner", "no") { return "not-now" }
    let absorbs =
      facts.is("stable", "yes") && facts.is("screens-mix", "effects")
      && facts.is("adopt-deeply", "yes")
    return absorbs ? "absorbs-once" : "pilot-first"
  }

  private static func modules(_ facts: Facts) -> String {
    if facts.is("start", "new") { return "layers-now" }
    if facts.is("framework-in-domain", "yes") { return "move-library-first" }
    return facts.is("callers-see-framework", "yes") ? "fix-surface-first" : "slices"
  }

  private static func stateHome(_ facts: Facts) -> String? {
    if facts.is("is-path", "yes") { return "navigation" }
    if facts.is("from-server", "yes") { return "server-cache" }
    if facts.is("survives-restart", "yes") { return "persisted" }
    let homes = [
      "one-view": "local", "siblings": "siblings", "screen": "screen", "app": "app-wide",
    ]
    return homes[facts["readers"]?.text ?? ""]
  }

  private static func startingPoint(_ facts: Facts) -> String? {
    switch facts["today"]?.text {
    case "new": "start"
    case "observable-object": facts.number("min-os") >= 17 ? "migrate-class-by-class" : "slice"
    case "observable": "carry-on"
    case "tca-before-1.7": "upgrade-first"
    case "uikit": "slice"
    default: nil
    }
  }
}

extension Facts {
  fileprivate func number(_ question: String) -> Int {
    if case .number(let number)? = self[question] { number } else { -1 }
  }

  fileprivate func `is`(_ question: String, _ text: String) -> Bool {
    self[question]?.text == text
  }
}
