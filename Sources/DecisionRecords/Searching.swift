internal import MarkdownBlocks

/// A record in which all words of a search were found.
public struct SearchHit: Sendable, Equatable {
  /// The record.
  public var record: Record
  /// How well it fits; larger is better.
  public var score: Int
  /// The line that fits best, counted from 1.
  public var line: Int
  /// That line's text without blanks around it.
  public var text: String
}

extension RecordFolder {
  /// The records whose whole text holds every word, the best first.
  ///
  /// Words match anywhere, ignoring case; whole words, words in the title and in headings, and the
  /// words in the order given count for more.
  public func search(_ query: String) throws(RecordsProblem) -> [SearchHit] {
    let words = SearchWords(query)
    guard !words.terms.isEmpty else { return [] }
    let files = try markdownFiles().filter { $0.companion == nil && $0.language == nil }
    let hits = Parallel.map(files) { hit(in: $0, words) }.compactMap(\.self)
    return hits.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element)
  }

  private func hit(in file: FoundFile, _ words: SearchWords) -> SearchHit? {
    guard let bytes = try? Files.read(file.path), words.areAll(in: bytes),
      RecordFolder.reasonAgainst(bytes) == nil
    else { return nil }
    let document = MarkdownDocument(bytes)
    let record = RecordReader.record(in: document, path: file.path, id: file.id)
    return words.hit(in: document.source, record)
  }
}

/// The words of a search, ready to be looked for in bytes.
struct SearchWords: Sendable {
  let terms: [[UInt8]]
  private let phrase: [UInt8]
  private let isASCII: Bool

  init(_ query: String) {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    terms = words.map { Array($0.utf8) }
    phrase = Array(words.joined(separator: " ").utf8)
    isASCII = query.utf8.allSatisfy { $0 < 0x80 }
  }

  func areAll(in bytes: [UInt8]) -> Bool {
    let folded = folded(bytes)
    return terms.allSatisfy { ByteSearch.first($0, in: folded) != nil }
  }

  /// Bytes in lower case; beyond ASCII only where the search needs it.
  private func folded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    guard isASCII else { return Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8) }
    return bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
  }

  func hit(in source: SourceText, _ record: Record) -> SearchHit? {
    let headings = Set(record.sections.map(\.line))
    var score = titleScore(record)
    var best: (count: Int, line: Int)?
    for number in 1...source.lineCount {
      let line = folded(source.bytes[source.line(number)])
      guard !line.isEmpty else { continue }
      let found = terms.filter { ByteSearch.first($0, in: line) != nil }
      guard !found.isEmpty else { continue }
      score += lineScore(line, found, isHeading: headings.contains(number))
      if best.map({ found.count > $0.count }) ?? true { best = (found.count, number) }
    }
    guard let best else { return nil }
    let text = source.text(source.trimmed(source.line(best.line)))
    return SearchHit(record: record, score: score, line: best.line, text: text)
  }

  private func titleScore(_ record: Record) -> Int {
    let title = folded(record.name.utf8)
    var score = terms.reduce(0) { sum, term in
      guard ByteSearch.first(term, in: title) != nil else { return sum }
      return sum + 60 + (ByteSearch.hasWord(term, in: title) ? 40 : 0)
    }
    if terms.count > 1, ByteSearch.first(phrase, in: title) != nil { score += 80 }
    if let number = record.number, phrase.elementsEqual(String(number).utf8) { score += 200 }
    return score
  }

  private func lineScore(_ line: [UInt8], _ found: [[UInt8]], isHeading: Bool) -> Int {
    let words = found.filter { ByteSearch.hasWord($0, in: line) }.count
    var score = found.count * 2 + words * 3
    if found.count == terms.count, terms.count > 1 { score += 10 }
    if terms.count > 1, ByteSearch.first(phrase, in: line) != nil { score += 20 }
    return isHeading ? score * 3 : score
  }
}

/// Looks for bytes in bytes.
enum ByteSearch {
  /// The offset of the first place at or behind a start where some bytes stand.
  static func first(_ wanted: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
    guard !wanted.isEmpty, wanted.count <= bytes.count - start else { return nil }
    return bytes.withUnsafeBytes { buffer in
      wanted.withUnsafeBytes { needle in
        guard let base = buffer.baseAddress, let word = needle.baseAddress,
          let found = systemSearch(base + start, buffer.count - start, word, needle.count)
        else { return nil }
        return found - UnsafeRawPointer(base)
      }
    }
  }

  /// Whether some bytes stand there as a word of their own.
  static func hasWord(_ wanted: [UInt8], in bytes: [UInt8]) -> Bool {
    var start = 0
    while let offset = first(wanted, in: bytes, from: start) {
      let end = offset + wanted.count
      let isStart = offset == 0 || !isWordPart(bytes[offset - 1])
      if isStart, end == bytes.count || !isWordPart(bytes[end]) { return true }
      start = offset + 1
    }
    return false
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    Text.isLetter(byte) || Text.isDigit(byte) || byte >= 0x80
  }
}
