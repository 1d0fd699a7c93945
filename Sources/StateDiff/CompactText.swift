/// One changed place on one line: what the lesson screen and its JSON show.
public struct DiffRow: Hashable, Sendable, Codable {
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

extension Diff {
  /// A row per changed leaf, in reading order.
  ///
  /// - Parameters:
  ///   - limit: how many bytes of a value are written before the rest is left out.
  ///   - arrow: what stands between old and new in notes.
  public func rows(limit: Int = 60, arrow: String = "→") -> [DiffRow] {
    var rows: [DiffRow] = []
    var waiting = isEmpty ? [] : [0]
    while let index = waiting.popLast() {
      let node = tree.nodes[index]
      if let row = row(index, node, limit, arrow) { rows.append(row) }
      waiting += node.parts.reversed().filter { tree.nodes[$0].kind != .unchanged }
    }
    return rows
  }

  private func row(_ index: Int, _ node: DiffNode, _ limit: Int, _ arrow: String) -> DiffRow? {
    let isWhole = node.kind != .inside
    // Of places whose parts changed, only a note on the whole is worth a row.
    if !isWhole, node.note == nil || node.note == .identity { return nil }
    let (from, to) = isWhole ? tree.inlineTexts(node, limit: limit) : (nil, nil)
    return DiffRow(
      path: tree.path(to: index).description,
      kind: node.kind ?? .changed,
      from: from,
      to: to,
      movedFrom: node.movedFrom,
      note: node.note?.words(arrow: arrow)
    )
  }

  /// One line per changed leaf, paths in a column: `path   old → new`.
  ///
  /// `phase   .idle → .loaded`, `orders[2]   added Order(id: 7)`, `orders[0]   moved from [3]`; a note
  /// follows in parentheses. Without a change the text is empty.
  /// - Parameters:
  ///   - arrow: what stands between old and new; `->` for ASCII.
  ///   - limit: how many bytes of a value are written before the rest is left out.
  public func compact(arrow: String = "→", limit: Int = 60) -> String {
    let rows = rows(limit: limit, arrow: arrow)
    let width = rows.map(\.path.count).filter { $0 <= 32 }.max() ?? 0
    return rows.map { row in
      let blanks = String(repeating: " ", count: max(0, width - row.path.count) + 3)
      return row.path + blanks + row.words(arrow: arrow)
    }.joined(separator: "\n")
  }
}

extension DiffRow {
  /// What happened, in words: `1 → 2`, `added 7`, `removed "tea"`, `moved from [0]`.
  public func words(arrow: String = "→") -> String {
    let change =
      switch kind {
      case .changed: "\(from ?? "") \(arrow) \(to ?? "")"
      case .added: "added \(to ?? "")"
      case .removed: "removed \(from ?? "")"
      case .moved: "moved from [\(movedFrom ?? 0)]"
      case .inside, .unchanged, .notCompared: ""
      }
    guard let note else { return change }
    return change.isEmpty ? "(\(note))" : "\(change) (\(note))"
  }
}

extension DiffTree {
  /// Both sides of a whole change on one line each, told apart where only their ends differ.
  func inlineTexts(_ node: DiffNode, limit: Int) -> (from: String?, to: String?) {
    if node.kind == .moved || node.kind == .notCompared { return (nil, nil) }
    if let texts = bytesTexts(node) { return texts }
    let from = node.old.map { text($0, old, oldNames, limit: limit) }
    let to = node.new.map { text($0, new, newNames, limit: limit) }
    if let from, let to, from == to, from.hasSuffix("…") { return windows(node, limit: limit) }
    return (from, to)
  }

  func text(_ node: Node, _ reader: Reader, _ names: ObjectNames, limit: Int) -> String {
    var inline = InlineText(reader: reader, names: names)
    inline.limit = limit
    return inline.text(node)
  }

  private func bytesTexts(_ node: DiffNode) -> (from: String?, to: String?)? {
    guard let oldNode = node.old, let newNode = node.new,
      case .bytes(let old) = old.shape(oldNode), case .bytes(let new) = new.shape(newNode)
    else { return nil }
    let start = zip(old, new).prefix { $0 == $1 }.count
    return (bytesText(old, from: max(0, start - 4)), bytesText(new, from: max(0, start - 4)))
  }

  /// Long texts from shortly before the place where they part.
  private func windows(_ node: DiffNode, limit: Int) -> (from: String?, to: String?) {
    guard let oldNode = node.old, let newNode = node.new else { return (nil, nil) }
    let from = Array(text(oldNode, old, oldNames, limit: 100_000))
    let to = Array(text(newNode, new, newNames, limit: 100_000))
    let start = max(0, zip(from, to).prefix { $0 == $1 }.count - 8)
    func window(_ characters: [Character]) -> String {
      let part = characters[min(start, characters.count)...]
      return "…" + String(part.prefix(limit)) + (part.count > limit ? "…" : "")
    }
    return (window(from), window(to))
  }
}
