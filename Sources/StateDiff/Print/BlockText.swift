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

  /// Writes the lines, each with the mark; `label` stands before the first and `end` behind the last.
  mutating func write(
    _ node: Node,
    label: String = "",
    end: String = "",
    mark: String = "",
    indent: Int = 0,
    to output: inout TextBuffer
  ) {
    output.beginLine(mark, indent)
    output += label
    write(node, end, indent, to: &output)
    while let job = jobs.popLast() {
      switch job {
      case .line(let text, let indent):
        output.beginLine(mark, indent)
        output += text
      case .node(let node, let label, let end, let indent):
        output.beginLine(mark, indent)
        output += label
        if let again = again(node) {
          output += again
          output += end
        } else {
          write(node, end, indent, to: &output)
        }
      }
    }
  }

  private mutating func write(
    _ node: Node,
    _ end: String,
    _ indent: Int,
    to output: inout TextBuffer
  ) {
    let shape = reader.shape(node)
    if let flat = flat(node, shape) {
      output += flat
      output += end
      return
    }
    let (open, close) = reader.brackets(node, shape, names)
    output += open
    jobs.append(.line(close + end, indent: indent))
    addJobs(for: shape, indent + 1)
  }

  /// The name of an object that is shown elsewhere.
  func again(_ node: Node) -> String? {
    guard case .entry(let index) = node, reader.table.entries[index].identity != nil,
      shown.contains(index)
    else { return nil }
    return typeName(reader.table.entries[index].type) + reader.objectMark(node, names)
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
}

extension BlockText {
  /// Puts the parts in line, the last one first, as jobs are taken from the end.
  private mutating func addJobs(for shape: Shape, _ indent: Int) {
    switch shape {
    case .record(let record):
      for field in record.fields.reversed() {
        add(field.node, label: field.label.map { $0 + ": " } ?? "", indent)
      }
    case .list(let elements):
      let shown = min(elements.count, elementLimit ?? .max)
      addRest(elements.count - shown, indent)
      for index in (0..<shown).reversed() { add(elements[index], label: "[\(index)]: ", indent) }
    case .set(let elements):
      let ordered = reader.ordered(elements.nodes, by: { $0 }).prefix(elementLimit ?? .max)
      addRest(elements.count - ordered.count, indent)
      for node in ordered.reversed() { add(node, label: "", indent) }
    case .dictionary(let pairs):
      let ordered = reader.ordered(pairs).prefix(elementLimit ?? .max)
      addRest(pairs.count - ordered.count, indent)
      for pair in ordered.reversed() { add(pair.value, label: reader.key(pair.key) + ": ", indent) }
    case .text(let text):
      for line in text.textLines.reversed() {
        jobs.append(.line(Escaping.line(line), indent: indent))
      }
    case .leaf, .bytes, .cut: break
    }
  }

  private mutating func add(_ node: Node, label: String, _ indent: Int) {
    jobs.append(.node(node, label: label, end: ",", indent: indent))
  }

  private mutating func addRest(_ count: Int, _ indent: Int) {
    if count > 0 { jobs.append(.line("… \(grouped(count)) more", indent: indent)) }
  }
}
