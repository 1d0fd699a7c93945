import MarkdownBlocks

/// Finds where a file writes down the address of another file, in real links only.
struct LinkRepair {
  let document: MarkdownDocument
  /// Whether an address, as written, leads to the file in question.
  let leadsThere: (String) -> Bool

  private var source: SourceLines { document.source }

  /// The bytes of every such address: in links, in definitions of links, in front matter.
  func addresses() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = document.frontMatter?.range.upperBound ?? source.markLength
    for range in document.blocks.flatMap(\.opaqueRanges) where range.lowerBound >= position {
      found += addresses(in: position..<range.lowerBound)
      position = max(position, range.upperBound)
    }
    found += addresses(in: position..<source.bytes.count)
    return matterAddresses() + found.filter(isRealLink)
  }

  /// Whether the parser takes an address for that of a link: with another address in its place the
  /// document has a link to that.
  private func isRealLink(_ range: Range<Int>) -> Bool {
    if isFootnote(range) { return true }
    let probe = "workbench-probe"
    let edited = ByteEdit.applying([ByteEdit(range, probe)], to: source.bytes)
    return MarkdownDocument(edited).links.contains { $0.destination == probe }
  }

  /// Whether an address stands in the definition of a footnote, which not every parser knows.
  private func isFootnote(_ range: Range<Int>) -> Bool {
    let line = source.text(source.trimmed(source.line(source.lineNumber(at: range.lowerBound))))
    return line.hasPrefix("[^") && line.contains("]:")
  }

  private func matterAddresses() -> [Range<Int>] {
    (document.frontMatter?.entries ?? []).flatMap { entry -> [Range<Int>] in
      let ranges: [Range<Int>]
      switch entry.value {
      case .text: ranges = [entry.valueRange]
      case .list(let items): ranges = items.map(\.range) + items.flatMap { $0.pairs.map(\.range) }
      case .map(let pairs): ranges = pairs.map(\.range)
      case .empty: ranges = []
      }
      return ranges.flatMap { range -> [Range<Int>] in
        let inner = withoutQuotes(range)
        return leadsThere(source.text(inner)) ? [inner] : addresses(in: range)
      }
    }
  }

  private func withoutQuotes(_ range: Range<Int>) -> Range<Int> {
    guard range.count >= 2, let first = source.bytes[range].first, first == 0x22 || first == 0x27
    else {
      return range
    }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Addresses behind `](` and `]:`, code in backticks left out.
  private func addresses(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch source.bytes[offset] {
      case UInt8(ascii: "`"): offset = endOfCode(from: offset, in: range)
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "]"):
        offset += 1
        guard offset < range.upperBound, "(:".utf8.contains(source.bytes[offset]) else { continue }
        let address = address(from: offset + 1, in: range)
        if leadsThere(source.text(address)) { found.append(address) }
      default: offset += 1
      }
    }
    return found
  }

  private func address(from offset: Int, in range: Range<Int>) -> Range<Int> {
    var start = offset
    while start < range.upperBound, isGap(source.bytes[start]) { start += 1 }
    let isAngled = start < range.upperBound && source.bytes[start] == UInt8(ascii: "<")
    if isAngled { start += 1 }
    var end = start
    while end < range.upperBound, !isEnd(source.bytes[end], isAngled: isAngled) { end += 1 }
    return start..<max(start, end)
  }

  private func isGap(_ byte: UInt8) -> Bool { byte.isGap }

  private func isEnd(_ byte: UInt8, isAngled: Bool) -> Bool {
    isAngled ? byte == UInt8(ascii: ">") || byte == 0x0A : byte.isGap || byte == UInt8(ascii: ")")
  }

  /// The end of a piece of code in backticks, or of the backticks alone when nothing closes them in
  /// the same paragraph.
  private func endOfCode(from start: Int, in range: Range<Int>) -> Int {
    let mark = UInt8(ascii: "`")
    var offset = start
    while offset < range.upperBound, source.bytes[offset] == mark { offset += 1 }
    let length = offset - start
    var search = offset
    while search < range.upperBound, !isParagraphEnd(search) {
      guard source.bytes[search] == mark else {
        search += 1
        continue
      }
      let open = search
      while search < range.upperBound, source.bytes[search] == mark { search += 1 }
      if search - open == length { return search }
    }
    return offset
  }

  private func isParagraphEnd(_ offset: Int) -> Bool {
    guard source.bytes[offset] == 0x0A else { return false }
    let line = source.lineNumber(at: offset)
    return source.trimmed(source.line(line)).isEmpty
  }
}

extension UInt8 {
  /// Whether this is a blank, a tab or a line end.
  fileprivate var isGap: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Block {
  /// The lines in which nothing is a link: code and HTML, wherever they stand.
  fileprivate var opaqueRanges: [Range<Int>] {
    switch kind {
    case .code, .html: [range]
    default: children.flatMap(\.opaqueRanges)
    }
  }
}
