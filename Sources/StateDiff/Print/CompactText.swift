extension StateDifference {
  /// One changed place on one line: what the lesson screen and its JSON show.
  public struct Row: Hashable, Sendable, Codable {
    /// The place as text: `orders[2].title`.
    public var path: String
    /// How it changed.
    public var kind: Change.Kind
    /// The old value on one line; `nil` for what was added.
    public var from: String?
    /// The new value on one line; `nil` for what was removed.
    public var to: String?
    /// The old position of a moved element.
    public var movedFrom: Int?
    /// What the two sides do not show by themselves.
    public var note: String?
  }
}

extension StateDifference {
  /// A row per changed leaf, in reading order.
  ///
  /// - Parameters:
  ///   - limit: how many bytes of a value are written before the rest is left out.
  ///   - arrow: what stands between old and new in notes.
  public func rows(limit: Int = 60, arrow: String = "→") -> [Row] {
    var rows: [Row] = []
    var texts = ChangeTexts(tree: tree, names: tree.names, limit: max(0, limit))
    var waiting = isEmpty ? [] : [0]
    while let index = waiting.popLast() {
      let node = tree.nodes[index]
      if let row = row(index, node, &texts, arrow) { rows.append(row) }
      waiting += node.parts.reversed().filter { tree.nodes[$0].kind != .unchanged }
    }
    return rows
  }

  private func row(
    _ index: Int,
    _ node: DiffNode,
    _ texts: inout ChangeTexts,
    _ arrow: String
  ) -> Row? {
    let isWhole = node.kind != .inside
    // Of places whose parts changed, only a note on the whole is worth a row.
    if !isWhole, node.note == nil || node.note == .identity(isSameContent: false) { return nil }
    let (from, to) = isWhole ? texts.both(node) : (nil, nil)
    return Row(
      path: texts.path(index),
      kind: node.kind ?? .changed,
      from: from,
      to: to,
      movedFrom: node.movedFrom,
      note: node.note?.words(arrow: arrow)
    )
  }

  /// What differs between two values in its compact form, or `nil` where nothing does.
  public static func text<Value>(
    _ old: Value,
    _ new: Value,
    options: Options = Options()
  ) -> String? {
    let difference = between(old, new, options: options)
    return difference.isEmpty ? nil : difference.compact()
  }

  /// One line per changed leaf, paths in a column: `path   old → new`.
  ///
  /// `phase   .idle → .loaded`, `orders[2]   added Order(id: 7)`, `orders[0]   moved from [3]`; a note
  /// follows in parentheses. Without a change the text is empty.
  /// - Parameters:
  ///   - arrow: what stands between old and new; `->` for ASCII.
  ///   - limit: how many bytes of a value are written before the rest is left out.
  ///   - cells: how many cells of a terminal a text takes; its characters are counted by default.
  public func compact(
    arrow: String = "→",
    limit: Int = 60,
    cells: (String) -> Int = { $0.count }
  ) -> String {
    let rows = rows(limit: limit, arrow: arrow)
    let widths = rows.map { cells($0.path) }
    let width = widths.filter { $0 <= 32 }.max() ?? 0
    var output = TextBuffer()
    for (place, row) in rows.enumerated() {
      if place > 0 { output += "\n" }
      output += row.path
      output.append(blanks: max(0, width - widths[place]) + 3)
      output += row.words(arrow: arrow)
    }
    return output.text
  }
}

extension StateDifference.Row {
  /// What happened, in words: `1 → 2`, `added 7`, `removed "tea"`, `moved from [0]`.
  public func words(arrow: String = "→") -> String {
    let move = movedFrom.map { "moved from [\($0)]" } ?? ""
    let change =
      switch kind {
      case .changed: (movedFrom == nil ? "" : move + ", ") + "\(from ?? "") \(arrow) \(to ?? "")"
      case .added: "added \(to ?? "")"
      case .removed: "removed \(from ?? "")"
      case .moved: move
      case .inside, .unchanged, .notCompared: ""
      }
    guard let note else { return change }
    return change.isEmpty ? "(\(note))" : "\(change) (\(note))"
  }
}
