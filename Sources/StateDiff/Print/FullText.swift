extension StateDifference {
  /// Both sides with their surroundings, one part per line.
  ///
  /// A line begins with `- ` for old, `+ ` for new, `~ ` for moved, and two blanks for what is the same
  /// on both sides; long runs of that are counted. Without a change the text is empty.
  ///
  ///       Order(
  ///         id: 7,
  ///     -   state: .idle,
  ///     +   state: .loading,
  ///         … 12 unchanged
  ///       )
  public func full() -> String {
    if isEmpty { return "" }
    var text = FullText(tree: tree)
    return text.written()
  }
}

/// Writes the tree of differences with its surroundings.
private struct FullText {
  let tree: DiffTree
  private let names: (old: ObjectNames, new: ObjectNames)
  private var output = TextBuffer()
  private var jobs: [Job] = []
  private var changeTexts: ChangeTexts
  private var oldBlock: BlockText
  private var newBlock: BlockText

  private enum Job {
    case line(String, indent: Int)
    case node(Int, indent: Int)
    case unchanged([Int], indent: Int)
  }

  init(tree: DiffTree) {
    self.tree = tree
    names = tree.names
    changeTexts = ChangeTexts(tree: tree, names: names, limit: .max)
    oldBlock = BlockText(reader: tree.old, names: names.old)
    newBlock = BlockText(reader: tree.new, names: names.new)
  }

  mutating func written() -> String {
    jobs = [.node(0, indent: 0)]
    while let job = jobs.popLast() {
      switch job {
      case .line(let line, let indent): write(line, "  ", indent)
      case .node(let index, let indent): write(index, tree.nodes[index], indent)
      case .unchanged(let run, let indent): writeUnchanged(run, indent)
      }
    }
    return output.text
  }

  private mutating func write(_ line: String, _ mark: String, _ indent: Int) {
    output.beginLine(mark, indent)
    output += line
  }

  private mutating func write(_ index: Int, _ node: DiffNode, _ indent: Int) {
    let end = indent == 0 ? "" : ","
    let note = comment(node)
    switch node.kind {
    case .changed: writeBoth(node, index, end, note, indent)
    case .removed: write(old: node, index, end, note, indent)
    case .added: write(new: node, index, end, note, indent)
    case .moved where node.parts.isEmpty, .notCompared: writeLine(node, index, end, note, indent)
    case .moved, .inside: open(node, index, end, note, indent)
    case .unchanged, nil: writeUnchanged([index], indent)
    }
  }

  private mutating func writeBoth(
    _ node: DiffNode,
    _ index: Int,
    _ end: String,
    _ note: String,
    _ indent: Int
  ) {
    guard isBytes(node) else {
      write(old: node, index, end, "", indent)
      return write(new: node, index, end, note, indent)
    }
    let texts = changeTexts.both(node)
    write(label(index) + (texts.from ?? "") + end, "- ", indent)
    write(label(index) + (texts.to ?? "") + end + note, "+ ", indent)
  }

  private func isBytes(_ node: DiffNode) -> Bool {
    if let new = node.new, case .bytes = tree.new.shape(new) { true } else { false }
  }

  private mutating func write(
    old node: DiffNode,
    _ index: Int,
    _ end: String,
    _ note: String,
    _ indent: Int
  ) {
    guard let old = node.old else { return }
    if case .line = node.step { return write(line(old, tree.old), "- ", indent) }
    let label = label(index)
    oldBlock.write(old, label: label, end: end + note, mark: "- ", indent: indent, to: &output)
  }

  private mutating func write(
    new node: DiffNode,
    _ index: Int,
    _ end: String,
    _ note: String,
    _ indent: Int
  ) {
    guard let new = node.new else { return }
    if case .line = node.step { return write(line(new, tree.new) + note, "+ ", indent) }
    let label = label(index)
    newBlock.write(new, label: label, end: end + note, mark: "+ ", indent: indent, to: &output)
  }

  private mutating func writeLine(
    _ node: DiffNode,
    _ index: Int,
    _ end: String,
    _ note: String,
    _ indent: Int
  ) {
    let text = node.new.map { folded($0) } ?? ""
    let mark = node.kind == .moved ? "~ " : "  "
    write(label(index) + text + end + note, mark, indent)
  }
}

extension FullText {
  /// Opens a place whose parts changed, and puts the parts in line.
  private mutating func open(
    _ node: DiffNode,
    _ index: Int,
    _ end: String,
    _ note: String,
    _ indent: Int
  ) {
    guard let new = node.new else { return }
    if case .entry(let entry) = new { newBlock.shown.insert(entry) }
    if case .entry(let entry)? = node.old { oldBlock.shown.insert(entry) }
    let (opening, closing) = tree.new.brackets(new, tree.new.shape(new), names.new)
    let mark = node.kind == .moved ? "~ " : "  "
    write(label(index) + opening + note, mark, indent)
    var parts: [Job] = []
    var run: [Int] = []
    func endRun() {
      if !run.isEmpty { parts.append(.unchanged(run, indent: indent + 1)) }
      run = []
    }
    for part in node.parts {
      let isUnchanged = tree.nodes[part].kind == .unchanged
      if isUnchanged, !isID(part) {
        run.append(part)
        continue
      }
      endRun()
      parts.append(
        isUnchanged ? .unchanged([part], indent: indent + 1) : .node(part, indent: indent + 1)
      )
    }
    endRun()
    jobs.append(.line(closing + end, indent: indent))
    jobs += parts.reversed()
  }

  /// Whether a part says which one the whole is, and so is never counted away.
  private func isID(_ part: Int) -> Bool {
    if case .field("id") = tree.nodes[part].step { true } else { false }
  }

  /// A short run of unchanged parts is written, a long one counted.
  private mutating func writeUnchanged(_ run: [Int], _ indent: Int) {
    let count = run.reduce(0) { $0 + tree.nodes[$1].count }
    let isField = if case .field = tree.nodes[run[0]].step { true } else { false }
    if count > (isField ? 3 : 2) || run.contains(where: { tree.nodes[$0].new == nil }) {
      return write("… \(grouped(count)) unchanged", "  ", indent)
    }
    for index in run {
      guard let new = tree.nodes[index].new else { continue }
      let isLine = if case .line = tree.nodes[index].step { true } else { false }
      let text = isLine ? line(new, tree.new) : label(index) + folded(new) + ","
      write(text, "  ", indent)
    }
  }

  /// A part on one line, with `…` in place of what does not fit.
  private mutating func folded(_ node: Node) -> String {
    if let again = newBlock.again(node) { return again }
    var inline = InlineText(reader: tree.new, names: names.new)
    inline.known = newBlock.shown
    let text = inline.text(node)
    newBlock.shown.formUnion(inline.shown)
    if !inline.isCut { return text }
    let shape = tree.new.shape(node)
    let (opening, closing) = shape.brackets(mark: "")
    switch shape {
    case .record: return opening + "…" + closing
    case .list(let elements), .set(let elements): return "[… \(grouped(elements.count))]"
    case .dictionary(let pairs): return "[… \(grouped(pairs.count))]"
    case .leaf, .text, .bytes, .cut: return text
    }
  }

  private func line(_ node: Node, _ reader: Reader) -> String {
    if case .text(let text) = reader.shape(node) { Escaping.line(text) } else { "" }
  }

  private func label(_ index: Int) -> String {
    switch tree.step(to: index, inOld: tree.nodes[index].kind == .removed) {
    case .field(let name), .payload(_, let name?): Int(name) == nil ? "\(name): " : ""
    case .index(let place): "[\(place)]: "
    case .key(let key): tree.nodes[index].isInSet ? "" : "\(key): "
    case .payload(_, nil), .id, .line, nil: ""
    }
  }

  private func comment(_ node: DiffNode) -> String {
    let was = node.movedFrom.map { "was [\($0)]" }
    let words = [was, node.note?.words()].compactMap { $0 }
    return words.isEmpty ? "" : " // " + words.joined(separator: "; ")
  }
}
