/// A piece of running text.
package indirect enum Inline: Sendable, Equatable {
  /// Plain words.
  case text(String)
  /// Words in code type.
  case code(String)
  /// Raw HTML, comments included.
  case html(String)
  /// A line end in the source that is none on the page.
  case softBreak
  /// A line end that is meant.
  case lineBreak
  /// Emphasised words.
  case emphasis([Inline])
  /// Strongly emphasised words.
  case strong([Inline])
  /// Words struck out.
  case struck([Inline])
  /// A link.
  case link(destination: String, [Inline])
  /// A picture, standing for its description.
  case image(destination: String, [Inline])
}

extension [Inline] {
  /// The words without marks, one string for each line of the source.
  package var textLines: [String] {
    var lines = [""]
    collect(into: &lines)
    return lines
  }

  /// The words without marks on one line.
  package var text: String { textLines.joined(separator: " ") }

  private func collect(into lines: inout [String]) {
    for inline in self {
      switch inline {
      case .text(let text), .code(let text): lines[lines.count - 1] += text
      case .html: break
      case .softBreak, .lineBreak: lines.append("")
      case .emphasis(let inner), .strong(let inner), .struck(let inner): inner.collect(into: &lines)
      case .link(_, let inner), .image(_, let inner): inner.collect(into: &lines)
      }
    }
  }

  /// The running text cut at the line ends of the source.
  package var sourceLines: [[Inline]] {
    var lines: [[Inline]] = [[]]
    for inline in self {
      if inline.isBreak { lines.append([]) } else { lines[lines.count - 1].append(inline) }
    }
    return lines
  }
}

extension Inline {
  fileprivate var isBreak: Bool {
    switch self {
    case .softBreak, .lineBreak: true
    default: false
    }
  }
}

/// A link as it stands in running text.
package struct FoundLink: Sendable, Equatable {
  /// The address as written, without angle brackets and with escapes resolved.
  package var destination: String
  /// The words that are linked.
  package var text: String
  /// The first line of the block that holds the link.
  package var line: Int

  /// Describes a link.
  package init(destination: String, text: String, line: Int) {
    self.destination = destination
    self.text = text
    self.line = line
  }
}

extension [Inline] {
  /// Every link in the text, in order, given the line the text starts on.
  package func links(from line: Int) -> [FoundLink] {
    var line = line
    return links(from: &line)
  }

  private func links(from line: inout Int) -> [FoundLink] {
    var found: [FoundLink] = []
    for inline in self {
      switch inline {
      case .softBreak, .lineBreak: line += 1
      case .emphasis(let inner), .strong(let inner), .struck(let inner), .image(_, let inner):
        found += inner.links(from: &line)
      case .link(let destination, let inner):
        found.append(FoundLink(destination: destination, text: inner.text, line: line))
        found += inner.links(from: &line)
      case .text, .code, .html: break
      }
    }
    return found
  }
}
