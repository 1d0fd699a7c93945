/// Writes both sides of a change on one line each, told apart where only their ends differ.
struct ChangeTexts {
  private let tree: DiffTree
  private let limit: Int
  private var old: InlineText
  private var new: InlineText
  private var parent = (index: -1, inOld: false, steps: "")

  init(tree: DiffTree, names: (old: ObjectNames, new: ObjectNames), limit: Int) {
    self.tree = tree
    self.limit = limit
    old = InlineText(reader: tree.old, names: names.old)
    new = InlineText(reader: tree.new, names: names.new)
  }

  /// The path to a node; neighbours share the way to their parent.
  mutating func path(_ index: Int) -> String {
    let node = tree.nodes[index]
    let inOld = node.kind == .removed
    if node.parent >= 0, (node.parent, inOld) != (parent.index, parent.inOld) {
      let way = tree.path(to: node.parent, inOld: inOld)
      parent = (node.parent, inOld, way.steps.reduce(into: "") { $0 += $1.text })
    }
    let last = tree.step(to: index, inOld: inOld)?.text ?? ""
    return StatePath.written((node.parent >= 0 ? parent.steps : "") + last)
  }

  /// The old and the new text, where there is one.
  mutating func both(_ node: DiffNode) -> (from: String?, to: String?) {
    if node.kind == .moved || node.kind == .notCompared { return (nil, nil) }
    if let texts = bytesTexts(node) { return texts }
    let texts = texts(node, limit: limit)
    guard let from = texts.from, from == texts.to, from.hasSuffix("…") else { return texts }
    return windows(node)
  }

  private mutating func texts(_ node: DiffNode, limit: Int) -> (from: String?, to: String?) {
    (old.limit, new.limit) = (limit, limit)
    return (node.old.map { old.text($0) }, node.new.map { new.text($0) })
  }

  /// Bytes from shortly before the first that differs.
  private func bytesTexts(_ node: DiffNode) -> (from: String?, to: String?)? {
    guard let oldNode = node.old, let newNode = node.new,
      case .bytes(let old) = tree.old.shape(oldNode), case .bytes(let new) = tree.new.shape(newNode)
    else { return nil }
    let start = max(0, zip(old, new).prefix { $0 == $1 }.count - 4)
    return (bytesText(old, from: start), bytesText(new, from: start))
  }

  /// How long texts begin, and then from shortly before the place where they part.
  private mutating func windows(_ node: DiffNode) -> (from: String?, to: String?) {
    let texts = texts(node, limit: .max)
    let (from, to) = (Array(texts.from ?? ""), Array(texts.to ?? ""))
    let start = max(0, zip(from, to).prefix { $0 == $1 }.count - 8)
    return (window(from, start), window(to, start))
  }

  private func window(_ characters: [Character], _ start: Int) -> String {
    let head = characters.prefix(min(limit / 3, start))
    let part = characters[min(start, characters.count)...]
    let rest = max(0, limit - head.count)
    return String(head) + "…" + String(part.prefix(rest)) + (part.count > rest ? "…" : "")
  }
}
