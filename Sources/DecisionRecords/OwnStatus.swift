import MarkdownBlocks

extension MarkdownDocument {
  /// The headings that state the record's own status, as places among the blocks: not those of a
  /// part of it, as `### Status` is below `## Amendment`. Where all stand below something else, the
  /// first does that is not below what came later.
  func statusHeadings(_ isStatus: (Block) -> Bool) -> [Int] {
    let found = blocks.indices.filter { blocks[$0].headingLevel != nil && isStatus(blocks[$0]) }
    let own = found.filter { above($0).isEmpty }
    guard own.isEmpty else { return own }
    return found.first { !above($0).contains(where: \.isLater) }.map { [$0] } ?? []
  }

  /// The headings a heading stands below, without the title and those of particulars.
  private func above(_ heading: Int) -> [Block] {
    guard var level = blocks[heading].headingLevel else { return [] }
    let title = blocks.firstIndex { $0.headingLevel == 1 }
    let first = blocks.firstIndex { $0.headingLevel != nil }
    var found: [Block] = []
    for index in blocks[..<heading].indices.reversed() {
      guard let higher = blocks[index].headingLevel, higher < level else { continue }
      level = higher
      let isWhole = index == title || index == first
      if !isWhole, !Vocabulary.metadata.contains(Text.sectionName(blocks[index].text)) {
        found.append(blocks[index])
      }
    }
    return found
  }
}

extension Block {
  /// Whether the heading begins something that came after the decision, or that only shows one.
  fileprivate var isLater: Bool {
    let name = Text.sectionName(text)
    return ["amend", "chang", "histor", "revision", "update", "addend", "append", "example"]
      .contains { name.contains($0) }
  }

  /// Whether any line of the block states something by a key that is known.
  var holdsParticulars: Bool {
    textRows.contains { Particular.split($0.text).map { Vocabulary.isParticular($0.key) } ?? false }
  }
}

extension RecordReader {
  /// Leaves out what only looks like a status: a choice in running text, and a place that is below
  /// prose or not understood where another one is plain.
  mutating func dropDoubtful() {
    guard record.statusPlaces.contains(where: \.isInRunningText) else { return }
    let places = record.statusPlaces.filter {
      !($0.isInRunningText && StatusProse.isChoice($0.text))
    }
    let plain = places.first { !isDoubtful($0) }.map { StatusWords.firstWord($0.text) }
    record.statusPlaces = places.filter { place in
      !isDoubtful(place) || plain == nil || StatusWords.firstWord(place.text) == plain
    }
  }

  private func isDoubtful(_ place: Record.Place) -> Bool {
    guard place.isInRunningText else { return false }
    if doubtful.contains(place.range.lowerBound) { return true }
    guard StatusWords.standing(place.text) == .unknown else { return false }
    return StatusWords.nearest(to: StatusWords.firstWord(place.text)) == nil
  }
}

extension Record.Place {
  /// Whether the place is a line, a bullet or a cell, as any text may have them.
  fileprivate var isInRunningText: Bool {
    switch form {
    case .line, .bullet, .table: true
    case .frontMatter, .section, .heading: false
    }
  }
}
