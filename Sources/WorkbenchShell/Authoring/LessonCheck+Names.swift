import DecisionTrees
import LessonKit

extension LessonCheck {
  /// What one variant has and another has not, as the lesson finds it itself.
  func flaws() -> [LessonFinding] {
    guard let flaws = try? entry.open().ask(.flaws) else { return [] }
    return flaws.map { flaw in
      LessonFinding(
        .whole,
        "Lesson.swift",
        flaw,
        try: Self.advice(on: flaw)
      )
    }
  }

  /// The lesson says its flaws in sentences, which tell what they are about.
  private static func advice(on flaw: String) -> String {
    switch flaw {
    case _ where flaw.hasPrefix("The end of lesson.md"):
      "Say it there, between backticks, or take it out of the lesson."
    case _ where flaw.hasPrefix("lesson.md"): "Put a step between two lines of three backticks."
    case _ where flaw.hasPrefix("The file"): "Embed it in Text."
    default: "Give every variant the same moves and views."
    }
  }

  /// Views, invariants and facts have names, and they are ones that are known.
  func names() -> [LessonFinding] {
    blanks() + controls() + facts() + promises() + trees()
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

  /// Characters that a terminal acts on or a reader does not see, wherever the lesson speaks.
  private func controls() -> [LessonFinding] {
    let variants = description.styles.flatMap { style in
      [("A style's name", style.name)]
        + style.variants.flatMap { variant in
          [
            ("The name of a variant of \(style.name)", variant.name),
            ("The reason of \(style.name) \(variant.name)", variant.reason),
          ]
        }
    }
    let guide = description.guide.enumerated().flatMap { index, step in
      ([step.heading ?? "", step.text] + step.commands).map { ("Guided step \(index + 1)", $0) }
    }
    let said =
      [("The title", description.title), ("The reason", description.reason)] + variants
      + description.views.map { ("A view's name", $0) }
      + description.moves.map { ("A move's name", $0.name) }
      + description.calls.map { ("A call's name", $0.name) }
      + description.invariants.map { ("An invariant", $0) } + guide
    return said.compactMap { what, text in
      text.unicodeScalars.first(where: Self.isControl).map { scalar in
        let number = String(scalar.value, radix: 16, uppercase: true)
        return name(
          "\(what) holds the character U+\(number), which a terminal acts on or nobody sees.",
          try: "Take it out; what is coloured or loud is the reader's own choice."
        )
      }
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n" && scalar != "\t" && scalar != "\r"
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}" && scalar != "\u{AD}"
    default: false
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
