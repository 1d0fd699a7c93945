import MarkdownBlocks

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
  /// words in the order given count for more. Where more records match than `limit`, those are read
  /// closely whose names, headings and number of matches promise most.
  public func search(_ query: String, limit: Int = 100) throws(RecordsProblem) -> [SearchHit] {
    let words = SearchWords(query)
    guard !words.terms.isEmpty, limit > 0 else { return [] }
    let files = try markdownFiles().filter { $0.companion == nil && $0.language == nil }
    let promises = Parallel.map(files) { words.promise(of: $0) }
    let candidates = zip(files, promises).filter { $0.1 > 0 }.enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }.prefix(limit * 2).sorted { $0.offset < $1.offset }.map(\.element.0)
    let hits = Parallel.map(candidates) { hit(in: $0, words) }.compactMap(\.self)
    return hits.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.prefix(limit).map(\.element)
  }

  private func hit(in file: FoundFile, _ words: SearchWords) -> SearchHit? {
    guard let bytes = try? Files.read(file.path), RecordFolder.reasonAgainst(bytes) == nil else {
      return nil
    }
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

  /// How much a file promises at a glance; 0 where a word is missing.
  func promise(of file: FoundFile) -> Int {
    guard let bytes = try? Files.read(file.path) else { return 0 }
    let text = folded(bytes)
    let name = folded(file.id.utf8)
    var promise = 0
    for term in terms {
      guard let first = ByteSearch.first(term, in: text) else { return 0 }
      promise += promised(by: term, from: first, in: text)
      if ByteSearch.first(term, in: name) != nil { promise += 60 }
    }
    if terms.count > 1, ByteSearch.first(phrase, in: text) != nil { promise += 20 }
    return promise
  }

  private func promised(by term: [UInt8], from first: Int, in text: [UInt8]) -> Int {
    var promise = 0
    var next: Int? = first
    var count = 0
    while let offset = next, count < 20 {
      let start = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      promise += start < text.count && text[start] == UInt8(ascii: "#") ? 15 : 5
      next = ByteSearch.first(term, in: text, from: offset + term.count)
      count += 1
    }
    return promise
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
