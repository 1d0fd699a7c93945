import MarkdownBlocks

/// Tells whether an edit exchanges words of running text and leaves everything else of a document
/// as the parser sees it: marks, links, code, other blocks.
struct StatusProof {
  let bytes: [UInt8]

  /// Whether some words of the document may be exchanged for others.
  ///
  /// - Parameters:
  ///   - span: The words, and what goes with them, counted from the start of the document.
  ///   - written: The new words as the file is to have them.
  ///   - words: The new words as Markdown.
  func allows(_ span: StatusSpan, written: String, words: String) -> Bool {
    let mark = unusedWord
    let isWord = span.isWhole || isWord(span.word, mark)
    guard isWord, keepsMarks(span, mark), let new = RunningText.pieces(ofWords: words) else {
      return false
    }
    let marked = RunningText.pieces(edited(span, mark))
    let wanted = RunningText.exchanging(mark, for: new, in: marked)
    return wanted == RunningText.pieces(edited(span, written))
  }

  /// Whether the parser takes the old words for plain words too.
  private func isWord(_ range: Range<Int>, _ mark: String) -> Bool {
    let marked = RunningText.pieces(edited(StatusSpan(word: range), mark))
    let old = [RunningText.Piece.words(String(decoding: bytes[range], as: UTF8.self))]
    return RunningText.exchanging(mark, for: old, in: marked) == RunningText.pieces(bytes)
  }

  /// Whether nothing but words and links goes, and only in one place each time.
  private func keepsMarks(_ span: StatusSpan, _ mark: String) -> Bool {
    var before = StatusSpan(word: span.word)
    for range in span.belongings {
      var after = before
      after.belongings.append(range)
      let (old, new) = (
        RunningText.pieces(edited(before, mark)), RunningText.pieces(edited(after, mark))
      )
      let goes = RunningText.cutOut(new.filter(\.isMark), of: old.filter(\.isMark))
      let words = RunningText.cutOut(
        Array(new.map(\.text).joined().utf8),
        of: Array(old.map(\.text).joined().utf8)
      )
      guard let goes, words != nil, RunningText.isEmphasis(goes) else { return false }
      before = after
    }
    return true
  }

  private func edited(_ span: StatusSpan, _ words: String) -> [UInt8] {
    ByteEdit.applying(span.edits(words), to: bytes)
  }

  /// A word the document does not hold.
  private var unusedWord: String {
    var word = "Qx"
    while ByteSearch.first(Array(word.utf8), in: bytes) != nil { word += "qx" }
    return word
  }
}

extension StatusSpan {
  /// The edits that put other words in the word's place.
  func edits(_ words: String) -> [ByteEdit] {
    [ByteEdit(word, words)] + belongings.map { ByteEdit($0, "") }
  }

  /// The same span further on.
  func moved(by offset: Int) -> StatusSpan {
    func moved(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + offset..<range.upperBound + offset
    }
    return StatusSpan(word: moved(word), belongings: belongings.map(moved), isWhole: isWhole)
  }
}

/// A document as one row of words and marks.
private enum RunningText {
  enum Piece: Equatable {
    case words(String)
    case code(String)
    case mark(String)
    case link(String)

    var isMark: Bool {
      switch self {
      case .mark, .code: true
      case .words, .link: false
      }
    }

    var text: String {
      if case .words(let text) = self { text } else { "" }
    }
  }

  static func pieces(_ bytes: [UInt8]) -> [Piece] {
    let document = MarkdownDocument(bytes, dialect: .page)
    return joined(document.blocks.flatMap(pieces))
  }

  /// The pieces of Markdown words as they are in running text; nil where they are more than that.
  static func pieces(ofWords words: String) -> [Piece]? {
    let blocks = MarkdownDocument("x " + words, dialect: .page).blocks
    guard blocks.count == 1, blocks[0].kind == .paragraph else { return nil }
    var found = joined(pieces(blocks[0].inlines))
    guard case .words(let first)? = found.first else { return nil }
    found[0] = .words(String(first.dropFirst(2)))
    return found
  }

  private static func pieces(_ block: Block) -> [Piece] {
    let inner = pieces(block.inlines) + block.children.flatMap(pieces)
    return [.mark("\(block.kind) \(block.literal)")] + inner + [.mark("end")]
  }

  private static func pieces(_ inlines: [Inline]) -> [Piece] {
    inlines.flatMap { inline -> [Piece] in
      switch inline {
      case .text(let text): [.words(text)]
      case .code(let text): [.mark("code"), .code(text), .mark("end")]
      case .html(let text): [.mark(text)]
      case .softBreak, .lineBreak: [.mark("\(inline)")]
      case .emphasis(let inner): [.mark("emphasis")] + pieces(inner) + [.mark("end")]
      case .strong(let inner): [.mark("strong")] + pieces(inner) + [.mark("end")]
      case .struck(let inner): [.mark("struck")] + pieces(inner) + [.mark("end")]
      case .link(let address, let inner): [.link(address)] + pieces(inner) + [.link("end")]
      case .image(let address, let inner): [.link("!" + address)] + pieces(inner) + [.link("end")]
      }
    }
  }

  /// Words side by side as one piece; the parser leaves empty ones around an address or a mark.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    pieces.filter { $0 != .words("") }.reduce(into: []) { result, piece in
      if case .words(let more) = piece, case .words(let text)? = result.last {
        result[result.count - 1] = .words(text + more)
      } else {
        result.append(piece)
      }
    }
  }

  /// The pieces with other ones in the place of a word; nil unless the word is there once.
  static func exchanging(_ word: String, for new: [Piece], in pieces: [Piece]) -> [Piece]? {
    var count = 0
    let exchanged = pieces.flatMap { piece -> [Piece] in
      switch piece {
      case .words(let text):
        guard let (before, after) = text.parts(around: word) else { return [piece] }
        count += 1
        return [.words(before)] + new + [.words(after)]
      case .code(let text):
        guard let (before, after) = text.parts(around: word), case .words(let words)? = new.first,
          new.count == 1
        else { return [piece] }
        count += 1
        return [.code(before + words + after)]
      case .mark, .link: return [piece]
      }
    }
    return count == 1 ? joined(exchanged) : nil
  }

  /// What has to be cut out of a row in one piece to get another; nil where that is not enough.
  static func cutOut<Element: Equatable>(
    _ new: [Element],
    of old: [Element]
  ) -> ArraySlice<Element>? {
    guard new.count <= old.count else { return nil }
    let start = zip(new, old).prefix { $0 == $1 }.count
    let rest = new.count - start
    return new[start...].elementsEqual(old.suffix(rest)) ? old[start..<old.count - rest] : nil
  }

  /// Whether marks are nothing but whole emphasis.
  static func isEmphasis(_ marks: ArraySlice<Piece>) -> Bool {
    marks.count.isMultiple(of: 2)
      && marks.allSatisfy { [.mark("emphasis"), .mark("strong"), .mark("end")].contains($0) }
  }
}

extension String {
  /// What stands before and behind the one place of a word.
  fileprivate func parts(around word: String) -> (String, String)? {
    guard let start = ByteSearch.first(Array(word.utf8), in: Array(utf8)) else { return nil }
    let bytes = Array(utf8)
    return (
      String(decoding: bytes[..<start], as: UTF8.self),
      String(decoding: bytes[(start + word.utf8.count)...], as: UTF8.self)
    )
  }
}
