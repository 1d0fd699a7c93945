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

/// What a search found, and where it could not look.
public struct SearchResult: Sendable, Equatable {
  /// The records, the best first.
  public var hits: [SearchHit]
  /// The files that could not be read.
  public var unreadable: [RecordFolder.Unreadable]

  /// Puts together what several folders gave.
  public init(hits: [SearchHit], unreadable: [RecordFolder.Unreadable]) {
    self.hits = hits
    self.unreadable = unreadable
  }
}

extension RecordFolder {
  /// The records whose whole text holds every word, the best first.
  ///
  /// Words match anywhere, ignoring case; whole words, words in the title and in headings, and the
  /// words in the order given count for more. Where more records match than `limit`, those are read
  /// closely whose names, headings and number of matches promise most.
  public func search(_ query: String, limit: Int = 100) throws(RecordsProblem) -> [SearchHit] {
    try find(query, limit: limit).hits
  }

  /// The same with the files that could not be read, which may hold the words too.
  public func find(_ query: String, limit: Int = 100) throws(RecordsProblem) -> SearchResult {
    let words = SearchWords(query)
    guard !words.terms.isEmpty else { return SearchResult(hits: [], unreadable: []) }
    let files = try markdownFiles().filter { $0.companion == nil }
    let glances = Parallel.map(files) { words.glance(at: $0) }
    let unreadable = glances.compactMap(\.unreadable) + [foreignJournal].compactMap(\.self)
    let promises = glances.map(\.promise)
    return SearchResult(
      hits: best(zip(files, promises).filter { $0.1 > 0 }, words, limit: limit),
      unreadable: unreadable
    )
  }

  private func best(
    _ promising: [(FoundFile, Int)],
    _ words: SearchWords,
    limit: Int
  ) -> [SearchHit] {
    guard limit > 0 else { return [] }
    let candidates = promising.enumerated().sorted {
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
  /// The characters beyond ASCII that are looked for, each with the bytes it is looked for by. Equal
  /// characters are found by one key, whether accents are written apart from letters or not.
  private let spellings: [Character: [UInt8]]

  init(_ query: String) {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    let characters = words.joined().filter { !$0.isASCII }
    let spellings = Dictionary(characters.map { ($0, Array($0.utf8)) }) { first, _ in first }
    self.spellings = spellings
    terms = words.map { SearchWords.spelled($0, spellings) }
    phrase = SearchWords.spelled(words.joined(separator: " "), spellings)
    isASCII = query.utf8.allSatisfy { $0 < 0x80 }
  }

  private static func spelled(
    _ text: some StringProtocol,
    _ spellings: [Character: [UInt8]]
  ) -> [UInt8] {
    text.flatMap { character in
      character.isASCII ? Array(character.utf8) : spellings[character] ?? Array(character.utf8)
    }
  }

  /// What a first look at a file tells.
  struct Glance: Sendable {
    /// How much it promises; 0 where a word is missing.
    var promise = 0
    var unreadable: RecordFolder.Unreadable?
  }

  func glance(at file: FoundFile) -> Glance {
    func not(_ reason: RecordFolder.Unreadable.Reason) -> Glance {
      Glance(unreadable: RecordFolder.Unreadable(path: file.path, reason: reason))
    }
    if let language = file.language { return not(.language(language)) }
    do {
      let bytes = try Files.read(file.path)
      if let reason = RecordFolder.reasonAgainst(bytes) { return not(reason) }
      return Glance(promise: promise(of: file, bytes))
    } catch {
      return Glance(unreadable: RecordFolder.unreadable(file.path, error))
    }
  }

  private func promise(of file: FoundFile, _ bytes: [UInt8]) -> Int {
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
    if !isASCII, bytes.contains(where: { $0 >= 0x80 }) {
      return SearchWords.spelled(String(decoding: bytes, as: UTF8.self).lowercased(), spellings)
    }
    return bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
  }

  func hit(in source: SourceLines, _ record: Record) -> SearchHit? {
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
