extension Comparison {
  /// Compares two shapes of one place; parts that may differ are added to be looked at later.
  mutating func compare(_ index: Int, _ oldShape: Shape, _ newShape: Shape) {
    switch (oldShape, newShape) {
    case (.leaf(let old), .leaf(let new)): compareLeaves(index, old, new)
    case (.text(let old), .text(let new)): compareTexts(index, old, new)
    case (.bytes(let old), .bytes(let new)): settle(index, old == new ? .unchanged : .changed)
    case (.record(let old), .record(let new)): compareRecords(index, old, new)
    case (.list(let old), .list(let new)): compareLists(index, old, new)
    case (.set(let old), .set(let new)): compareSets(index, old, new)
    case (.dictionary(let old), .dictionary(let new)): compareDictionaries(index, old, new)
    case (.cut, _), (_, .cut): settle(index, .notCompared, .depth(options.depthLimit))
    default: settle(index, .changed, typeNote(index))
    }
  }

  private mutating func compareLeaves(_ index: Int, _ old: String, _ new: String) {
    guard old == new, old.utf8.elementsEqual(new.utf8) else { return settle(index, .changed) }
    if let note = typeNote(index) { return settle(index, .changed, note) }
    if nodes[index].mustDiffer {
      settle(index, .changed, old.hasSuffix("nan") || old.contains("nan(") ? .notANumber : .hidden)
    } else {
      settle(index, .unchanged)
    }
  }

  private mutating func compareTexts(_ index: Int, _ old: String, _ new: String) {
    if old.utf8.elementsEqual(new.utf8) {
      let note = typeNote(index)
      return settle(index, note == nil ? .unchanged : .changed, note)
    }
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

  /// The types of both sides where they differ and both would print alike.
  private func typeNote(_ index: Int) -> Note? {
    guard let oldNode = nodes[index].old, let newNode = nodes[index].new else { return nil }
    let (oldType, newType) = (old.bareType(oldNode), new.bareType(newNode))
    if oldType == newType { return nil }
    var (oldText, newText) = (InlineText(reader: old), InlineText(reader: new))
    (oldText.limit, newText.limit) = (1_000, 1_000)
    guard oldText.text(oldNode) == newText.text(newNode) else { return nil }
    return .type(old: String(describing: oldType), new: String(describing: newType))
  }
}

extension Reader {
  /// The type of a part without the optionals around it.
  func bareType(_ node: Node) -> Any.Type {
    if case .value(let value) = node { return bare(value).facts.type }
    return type(node)
  }
}

extension Record {
  /// The step to one of its fields.
  func step(to position: Int) -> Path.Step {
    let label = fields[position].label
    guard let caseName else { return .field(label ?? String(position)) }
    return .payload(caseName, label ?? (fields.count == 1 ? nil : String(position)))
  }
}

extension String {
  fileprivate var hasLineBreak: Bool { utf8.contains(0x0A) }
}
