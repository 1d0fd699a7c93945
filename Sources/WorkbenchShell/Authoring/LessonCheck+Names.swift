import DecisionTrees
import LessonKit

extension LessonCheck {
  /// What one variant has and another has not, as the lesson finds it itself.
  func flaws() -> [LessonFinding] {
    guard case .names(let flaws)? = try? entry.open().ask(.flaws) else { return [] }
    return flaws.map { flaw in
      LessonFinding(
        .whole,
        "Lesson.swift",
        flaw,
        try: "Give every variant the same moves and views."
      )
    }
  }

  /// Views, invariants and facts have names, and they are ones that are known.
  func names() -> [LessonFinding] {
    blanks() + facts() + promises() + trees()
  }

  private func name(_ what: String, try advice: String) -> LessonFinding {
    LessonFinding(.names, "Lesson.swift", what, try: advice)
  }

  private func blanks() -> [LessonFinding] {
    let said = [
      ("The title", description.title), ("The reason", description.reason),
    ]
    let variants = description.styles.flatMap { style in
      style.variants.map { ("The reason of \(style.name) \($0.name)", $0.reason) }
    }
    let views = description.views.map { ("A view's name", $0) }
    let sentences = description.invariants.map { ("An invariant", $0) }
    let blank = (said + variants + views + sentences).filter { $0.1.trimmed.isEmpty }
    let missing = description.views.isEmpty ? ["There is no view."] : []
    return (missing + blank.map { "\($0.0) is empty." }).map {
      name($0, try: "Say it in a few words.")
    }
  }

  private func facts() -> [LessonFinding] {
    guard !description.shows.isEmpty else {
      return [name("It names no fact.", try: "Add shows: with facts, K1 to K80, or D1 to D14.")]
    }
    return description.shows.filter { !Self.isFact($0) }.map {
      name(
        "There is no fact \"\($0)\".",
        try: "Name facts as K1 to K80, disagreements as D1 to D14."
      )
    }
  }

  private static func isFact(_ name: String) -> Bool {
    guard let number = Int(name.dropFirst()), name.dropFirst().first?.isNumber == true else {
      return false
    }
    return name.first == "K" && 1...80 ~= number || name.first == "D" && 1...14 ~= number
  }

  private func promises() -> [LessonFinding] {
    let cares = description.styles.flatMap(\.variants).contains { $0.care != .other }
    guard cares, description.invariants.isEmpty else { return [] }
    return [
      name(
        "Variants are called naive or careful, and there is no invariant.",
        try: "Say with .always(…) what the naive ones break."
      )
    ]
  }

  private func trees() -> [LessonFinding] {
    guard let tree = description.tree, !Tree.builtInIDs.contains(tree) else { return [] }
    return [name("There is no tree \"\(tree)\".", try: "Name one that trees lists.")]
  }
}
