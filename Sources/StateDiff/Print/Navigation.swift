extension StateCapture {
  /// The part at a path, or `nil` when the path leads nowhere.
  ///
  /// `at("orders[2].title")`, `at("items[\"tea\"].quantity")`, `at("phase.loaded.count")`. An element
  /// with an `id` is also found by it: `at("orders[id: 7].state")`.
  public func at(_ path: StatePath) -> StateCapture? {
    let reader = Reader(table: table)
    var node = root
    var steps = path.steps[...]
    while !steps.isEmpty {
      guard let next = reader.part(of: node, &steps) else { return nil }
      node = next
    }
    return StateCapture(root: node, table: table)
  }

  /// The part at a path given as text; `nil` when it is no path or leads nowhere.
  public func at(_ text: String) -> StateCapture? {
    StatePath(text).flatMap { at($0) }
  }

  /// The steps that lead one level down, for completion: `.phase`, `[0]`, `["tea"]`.
  public var steps: [StatePath.Step] {
    let reader = Reader(table: table)
    return switch reader.shape(root) {
    case .record(let record): record.fields.indices.map(record.pathStep)
    case .list(let elements): (0..<elements.count).map { .index($0) }
    case .set(let elements): reader.ordered(elements.nodes, by: { $0 }).map { .key(reader.key($0)) }
    case .dictionary(let pairs): reader.ordered(pairs).map { .key(reader.key($0.key)) }
    case .leaf, .text, .bytes, .cut: []
    }
  }
}

extension Record {
  /// The step to one of its fields.
  fileprivate func pathStep(to position: Int) -> StatePath.Step {
    let label = fields[position].label
    guard let caseName else { return .field(label ?? String(position)) }
    return .payload(caseName, label ?? (fields.count == 1 ? nil : String(position)))
  }
}

extension Reader {
  /// One part down; takes off the steps that were used.
  fileprivate func part(of node: Node, _ steps: inout ArraySlice<StatePath.Step>) -> Node? {
    guard let step = steps.popFirst() else { return node }
    switch shape(node) {
    case .record(let record): return field(record, step, &steps)
    case .list(let elements): return element(elements, step)
    case .set(let elements): return elements.nodes.first { key($0) == step.keyText }
    case .dictionary(let pairs): return pairs.nodes.first { key($0.key) == step.keyText }?.value
    case .text(let text): return line(text, step, &steps)
    case .leaf, .bytes, .cut: return nil
    }
  }

  private func field(
    _ record: Record,
    _ step: StatePath.Step,
    _ steps: inout ArraySlice<StatePath.Step>
  ) -> Node? {
    var name = ""
    switch step {
    case .field(let asked): name = asked
    case .payload(let asked, let label):
      name = asked
      if let label { steps = [.field(label)] + steps }
    case .index, .key, .id, .line: return nil
    }
    if let caseName = record.caseName {
      guard name == caseName else { return nil }
      if record.fields.count == 1, record.fields[0].label == nil { return record.fields[0].node }
      guard case .field(let label) = steps.popFirst() else { return nil }
      name = label
    }
    let place = record.fields.indices.first { index in
      (record.fields[index].label ?? String(index)) == name
    }
    return place.map { record.fields[$0].node }
  }

  private func element(_ elements: Elements, _ step: StatePath.Step) -> Node? {
    switch step {
    case .index(let index):
      return index >= 0 && index < elements.count ? elements[index] : nil
    case .id(let id): return elements.nodes.first { idText($0) == id }
    case .field, .payload, .key, .line: return nil
    }
  }

  private func line(
    _ text: String,
    _ step: StatePath.Step,
    _ steps: inout ArraySlice<StatePath.Step>
  ) -> Node? {
    var place: Int?
    if case .line(let line) = step { place = line }
    if step == .field("lines"), case .index(let line)? = steps.popFirst() { place = line }
    let lines = text.textLines
    guard let place, place >= 0, place < lines.count else { return nil }
    return .value(lines[place])
  }

  /// The `id` of an element as it is printed.
  private func idText(_ node: Node) -> String? {
    if case .record(let record) = shape(node),
      let field = record.fields.first(where: { $0.label == "id" })
    {
      return key(field.node)
    }
    guard case .value(let value) = node else { return nil }
    return (value as? any Identifiable).map { key(.value(idOfValue($0).base)) }
  }
}

extension StatePath.Step {
  /// What stands in brackets.
  fileprivate var keyText: String? {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    case .id(let id): "id: " + id
    case .field, .payload, .line: nil
    }
  }
}
