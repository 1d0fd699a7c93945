extension Lesson {
  /// What is missing or contradicts itself, one sentence each; empty for a lesson that is whole.
  public var flaws: [String] {
    styles.flatMap { style in
      style.variants.flatMap { variant in
        flaws(of: variant).map { "\(style.name) \(variant.description.name): \($0)" }
      }
    } + flawsOfTexts
  }

  private func flaws(of variant: Variant) -> [String] {
    let moves = Set(description.moves.map(\.name))
    let starts = Set(variant.startNames).union(variant.description.refusedStarts.keys)
    return moves.subtracting(variant.moves).sorted().map { "the move .\($0) does nothing here." }
      + variant.moves.subtracting(moves).sorted().map { "the lesson lists no move .\($0)." }
      + missing(description.views, in: variant.views, "view")
      + missing(description.invariants, in: variant.invariants, "invariant")
      + missing(description.startStates, in: Array(starts), "answer to the start state")
  }

  private func missing(_ all: [String], in some: [String], _ what: String) -> [String] {
    all.filter { !some.contains($0) }.map { "there is no \(what) \"\($0)\"." }
  }

  private var flawsOfTexts: [String] {
    let files = styles.flatMap(\.variants).flatMap(\.description.files)
    let snippets = description.refused.map { "refused/\($0.name).swift" }
    return (files + snippets).withoutRepetition.filter { texts[$0] == nil }
      .map { "The file \($0) is not embedded." }
      + (description.guide.isEmpty ? ["lesson.md has no guided step."] : [])
      + [description.next, description.tree].compactMap { $0 }
      .filter { !description.closing.contains("`\($0)`") }
      .map { "The end of lesson.md does not name `\($0)`." }
  }
}
