/// A feature's name and what happened to it: all that is needed to make the run again.
public struct Script: Hashable, Sendable, Codable {
  /// The lesson's id, `transfer`.
  public var lesson: String
  /// The style's name, `mvvm`.
  public var style: String
  /// The variant's name; nil for the first of the style.
  public var variant: String?
  /// The start state's name; nil for the ordinary start.
  public var start: String?
  /// What happened, in order.
  public var steps: [Step]
  /// The positions, counted from 1, of steps that are left out for a while.
  public var skipped: Set<Int>

  /// Makes a script.
  public init(
    lesson: String,
    style: String,
    variant: String? = nil,
    start: String? = nil,
    steps: [Step] = [],
    skipped: Set<Int> = []
  ) {
    (self.lesson, self.style, self.variant, self.start) = (lesson, style, variant, start)
    (self.steps, self.skipped) = (steps, skipped)
  }

  /// Whether a step is left out, so that what follows is hypothetical.
  public var isHypothetical: Bool { !skipped.isEmpty }
}

extension Script {
  /// The script as saved: the words that make it again, one per line.
  ///
  ///     open transfer from submitting
  ///     style mvvm careful
  ///     deliver e1 ok
  ///     skip 1
  public var words: String {
    var lines = ["open \(lesson)" + (start.map { " from \($0)" } ?? "")]
    lines.append("style \(style)" + (variant.map { " \($0)" } ?? ""))
    lines += steps.map(\.description)
    lines += skipped.sorted().map { "skip \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
