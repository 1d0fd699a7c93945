extension Comparison {
  /// Compares two shapes of one place; parts that may differ are added to be looked at later.
  mutating func compare(_ index: Int, _ oldShape: Shape, _ newShape: Shape) {
    switch (oldShape, newShape) {
    case (.leaf(let old), .leaf(let new)): compareLeaves(index, old, new)
    case (.text(let old), .text(let new)): compareTexts(index, old, new)
    case (.bytes(let old), .bytes(let new)): compareBytes(index, old, new)
    case (.record(let old), .record(let new)): compareRecords(index, old, new)
    case (.list(let old), .list(let new)):
      noteOtherTypes(index)
      compareLists(index, old, new)
    case (.set(let old), .set(let new)):
      noteOtherTypes(index)
      compareSets(index, old, new)
    case (.dictionary(let old), .dictionary(let new)):
      noteOtherTypes(index)
      compareDictionaries(index, old, new)
    case (.cut, _), (_, .cut): settle(index, .notCompared, .depth(options.depthLimit))
    default: settle(index, .changed, typeNote(index))
    }
  }

  private mutating func compareLeaves(_ index: Int, _ old: String, _ new: String) {
    guard old == new, old.utf8.elementsEqual(new.utf8) else { return settle(index, .changed) }
    if old.utf8.contains(UInt8(ascii: "\\")), let note = unescapedNote(index) {
      return settle(index, .changed, note)
    }
    settleAlike(index)
  }

  private mutating func compareBytes(_ index: Int, _ old: [UInt8], _ new: [UInt8]) {
    if old == new { return settleAlike(index) }
    settle(index, .changed, farBytesNote(old, new))
  }

  private mutating func compareTexts(_ index: Int, _ old: String, _ new: String) {
    if old.utf8.elementsEqual(new.utf8) { return settleAlike(index) }
    let hasLines = !old.isEmpty && !new.isEmpty && (old.hasLineBreak || new.hasLineBreak)
    if hasLines {
      compareLists(index, lines: old.textLines, new.textLines)
    } else if old == new {
      settle(index, .changed, .bytes(old: Array(old.utf8), new: Array(new.utf8)))
    } else {
      settle(index, .changed)
    }
  }

  private mutating func compareRecords(_ index: Int, _ old: Record, _ new: Record) {
    let isSameKind = old.name == new.name && old.caseName == new.caseName
    let haveSameLabels = old.fields.elementsEqual(new.fields) { $0.label == $1.label }
    let note = typeNote(index)
    guard isSameKind, haveSameLabels, note == nil || old.isTuple else {
      return settle(index, .changed, note)
    }
    let parts = zip(old.fields, new.fields).enumerated().map { position, pair in
      DiffNode(
        step: old.step(to: position),
        old: pair.0.node,
        new: pair.1.node
      )
    }
    add(parts, to: index)
  }
}

extension Record {
  /// The step to one of its fields.
  func step(to position: Int) -> DiffStep {
    let label = fields[position].label
    guard let caseName else { return .field(label ?? String(position)) }
    return .payload(caseName, label ?? (fields.count == 1 ? nil : String(position)))
  }
}

extension String {
  fileprivate var hasLineBreak: Bool { utf8.contains(0x0A) }
}
