/// Writes a part on as many lines as it needs, one part of it per line.
struct BlockText {
  let reader: Reader
  let names: ObjectNames?
  /// The most elements of one collection that are written; `nil` writes all.
  var elementLimit: Int?
  /// What fits into this many bytes is written on one line.
  var width = 60
  /// The objects that were written, and from now on are only named.
  var shown: Set<Int> = []
  private var lines: [String] = []
  private var jobs: [Job] = []
  private var inline: InlineText

  private enum Job {
    case line(String, indent: Int)
    case node(Node, label: String, end: String, indent: Int)
  }

  init(reader: Reader, names: ObjectNames? = nil) {
    self.reader = reader
    self.names = names
    inline = InlineText(reader: reader, names: names)
  }

  /// The lines; `label` stands before the first and `end` behind the last.
  mutating func written(_ node: Node, label: String = "", end: String = "", indent: Int = 0)
    -> [String]
  {
    lines = []
    jobs = [.node(node, label: label, end: end, indent: indent)]
    while let job = jobs.popLast() {
      switch job {
      case .line(let text, let indent): lines.append(margin(indent) + text)
      case .node(let node, let label, let end, let indent): write(node, label, end, indent)
      }
    }
    return lines
  }

  private mutating func write(_ node: Node, _ label: String, _ end: String, _ indent: Int) {
    if !lines.isEmpty, let again = again(node) {
      lines.append(margin(indent) + label + again + end)
      return
    }
    let shape = reader.shape(node)
    if let flat = flat(node, shape) {
      lines.append(margin(indent) + label + flat + end)
      return
    }
    let (open, close, parts) = parts(of: shape, node, indent + 1)
    lines.append(margin(indent) + label + open)
    jobs.append(.line(close + end, indent: indent))
    jobs += parts.reversed()
  }

  /// The name of an object that is shown elsewhere.
  func again(_ node: Node) -> String? {
    guard case .entry(let index) = node, reader.table.entries[index].identity != nil,
      shown.contains(index)
    else { return nil }
    return typeName(reader.table.entries[index].type) + objectMark(index, reader, names)
  }

  /// The part on one line, when it fits there; the objects in it count as shown.
  private mutating func flat(_ node: Node, _ shape: Shape) -> String? {
    switch shape {
    case .leaf(let text): return text
    case .text(let text): return text.utf8.contains(0x0A) ? nil : Escaping.quoted(text)
    case .bytes(let bytes): return bytesText(bytes, from: 0)
    case .cut: return "…"
    case .record, .list, .set, .dictionary: break
    }
    inline.known = shown
    inline.limit = width
    let text = inline.text(node, shape: shape)
    if !inline.isCut, !inline.holdsLines {
      shown.formUnion(inline.shown)
      return text
    }
    if case .entry(let index) = node { shown.insert(index) }
    return nil
  }

  private func parts(
    of shape: Shape,
    _ node: Node,
    _ indent: Int
  ) -> (open: String, close: String, parts: [Job]) {
    switch shape {
    case .record(let record):
      let mark = if case .entry(let index) = node { objectMark(index, reader, names) } else { "" }
      let name = record.caseName.map { "." + $0 } ?? record.name
      let parts = record.fields.map { field in
        Job.node(
          field.node,
          label: field.label.map { $0 + ": " } ?? "",
          end: ",",
          indent: indent
        )
      }
      return (name + mark + "(", ")", parts)
    case .list(let elements):
      let shown = min(elements.count, elementLimit ?? .max)
      let parts = (0..<shown).map { index in
        Job.node(elements[index], label: "[\(index)]: ", end: ",", indent: indent)
      }
      return ("[", "]", parts + rest(elements.count - shown, indent))
    case .set(let elements):
      let ordered = reader.ordered(elements.nodes, by: { $0 }).prefix(elementLimit ?? .max)
      let parts = ordered.map { Job.node($0, label: "", end: ",", indent: indent) }
      return ("[", "]", parts + rest(elements.count - parts.count, indent))
    case .dictionary(let pairs):
      let parts = reader.ordered(pairs).prefix(elementLimit ?? .max).map { pair in
        Job.node(pair.value, label: reader.key(pair.key) + ": ", end: ",", indent: indent)
      }
      return ("[", "]", parts + rest(pairs.count - parts.count, indent))
    case .text(let text):
      let parts = text.textLines.map { Job.line(Escaping.line($0), indent: indent) }
      return ("\"\"\"", "\"\"\"", parts)
    case .leaf, .bytes, .cut: return ("", "", [])
    }
  }

  private func rest(_ count: Int, _ indent: Int) -> [Job] {
    count > 0 ? [.line("… \(grouped(count)) more", indent: indent)] : []
  }
}

/// The blanks before a line; they stop growing where nobody could read on.
func margin(_ indent: Int) -> String {
  String(repeating: " ", count: 2 * min(indent, 40))
}

/// The number of an object that is shown in more than one place: `#1`.
func objectMark(_ index: Int, _ reader: Reader, _ names: ObjectNames?) -> String {
  let number = names.map { $0[index] } ?? reader.table.entries[index].number
  return number.map { "#\($0)" } ?? ""
}

extension String {
  /// The lines without the line feeds; a carriage return stays where it is.
  var textLines: [String] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
