extension TerminalPage {
  /// Running text cut into lines at blanks; a word wider than the page is cut between characters.
  func wrap(_ inlines: [Inline], width: Int, role: StyledSpan.Role = .body) -> [StyledLine] {
    var filler = LineFiller(page: self, width: width)
    for piece in pieces(of: inlines, role: role) {
      switch piece {
      case .lineEnd: filler.breakLine()
      case .words(let span): filler.add(span)
      }
    }
    return filler.finished()
  }

  /// A line cut between characters, its blanks kept.
  func cut(_ text: String, role: StyledSpan.Role, width: Int) -> [StyledLine] {
    let parts = cut(VisibleText.of(text), width: width)
    return parts.isEmpty ? [[]] : parts.map { [StyledSpan($0, role)] }
  }

  /// A safe text cut between characters into pieces that fit.
  func cut(_ text: String, width: Int) -> [String] {
    if columns(text) <= width { return text.isEmpty ? [] : [text] }
    var parts: [String] = []
    var part = ""
    var used = 0
    for character in text {
      let size = columns(String(character))
      if used + size > width, !part.isEmpty {
        parts.append(part)
        (part, used) = ("", 0)
      }
      part.append(character)
      used += size
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// Running text as spans and meant line ends.
  enum Piece {
    case words(StyledSpan)
    case lineEnd
  }

  private func pieces(of inlines: [Inline], role: StyledSpan.Role) -> [Piece] {
    inlines.flatMap { inline -> [Piece] in
      switch inline {
      case .text(let text): [.words(StyledSpan(text, role))]
      case .code(let text): [.words(StyledSpan(text, .code))]
      case .html(let text):
        text.lowercased().hasPrefix("<br") ? [.lineEnd] : [.words(StyledSpan(text, .aside))]
      case .softBreak: [.words(StyledSpan(" ", role))]
      case .lineBreak: [.lineEnd]
      case .emphasis(let inner): pieces(of: inner, role: role == .body ? .emphasis : role)
      case .strong(let inner): pieces(of: inner, role: role == .heading ? role : .strong)
      case .struck(let inner): pieces(of: inner, role: .struck)
      case .link(let address, let inner): link(inner, to: address)
      case .image(let address, let inner): link(inner, to: address)
      }
    }
  }

  private func link(_ words: [Inline], to address: String) -> [Piece] {
    let shown = words.text
    let isSame =
      shown == address || "mailto:" + shown == address || address.hasSuffix("://" + shown)
    let end: [Piece] =
      isSame || address.isEmpty ? [] : [.words(StyledSpan(" (" + address + ")", .address))]
    return pieces(of: words, role: .link) + end
  }
}

/// Fills lines word by word.
private struct LineFiller {
  let page: TerminalPage
  let width: Int
  var lines: [StyledLine] = []
  var line: StyledLine = []
  var used = 0
  /// The word being put together; it may change its role in the middle.
  var word: StyledLine = []
  var wordWidth = 0
  var blank: StyledSpan?

  init(page: TerminalPage, width: Int) {
    self.page = page
    self.width = width
  }

  mutating func add(_ span: StyledSpan) {
    var rest = Substring(span.text)
    while let first = rest.first {
      if first == " " {
        endWord()
        blank = blank ?? StyledSpan(" ", span.role)
        rest = rest.drop { $0 == " " }
      } else {
        let text = String(rest.prefix { $0 != " " })
        word.append(StyledSpan(text, span.role))
        wordWidth += page.columns(text)
        rest = rest.dropFirst(text.count)
      }
    }
  }

  mutating func endWord() {
    guard !word.isEmpty else { return }
    defer { (word, wordWidth, blank) = ([], 0, nil) }
    let gap = line.isEmpty ? 0 : blank == nil ? 0 : 1
    if used + gap + wordWidth > width, !line.isEmpty { closeLine() }
    if let blank, !line.isEmpty {
      line.append(blank)
      used += 1
    }
    place(word)
  }

  /// Puts a word on the line, cut where even an empty line could not hold it.
  private mutating func place(_ word: StyledLine) {
    for span in word {
      for part in page.cut(span.text, width: width) {
        let size = page.columns(part)
        if used + size > width, !line.isEmpty { closeLine() }
        line.append(StyledSpan(part, span.role))
        used += size
      }
    }
  }

  private mutating func closeLine() {
    lines.append(line.merged)
    (line, used) = ([], 0)
  }

  mutating func breakLine() {
    endWord()
    closeLine()
    blank = nil
  }

  mutating func finished() -> [StyledLine] {
    endWord()
    if !line.isEmpty { closeLine() }
    return lines
  }
}
