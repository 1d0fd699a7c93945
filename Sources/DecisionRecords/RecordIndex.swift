import Spelling

/// Finds records by number, name or link.
public struct RecordIndex: Sendable {
  /// The records, in the folder's order.
  public let records: [Record]
  private let byPath: [String: Int]
  private let byNumber: [Int: [Int]]
  private let byID: [String: Int]
  private let byFoldedID: [String: [Int]]
  /// Files that are no records, so that asking for one says why.
  private let unreadable: [RecordFolder.Unreadable]

  /// Prepares everything a folder holds for finding.
  public init(_ contents: RecordFolder.Contents) {
    self.init(contents.records, unreadable: contents.unreadable)
  }

  /// Prepares some records for finding.
  public init(_ records: [Record], unreadable: [RecordFolder.Unreadable] = []) {
    self.records = records
    self.unreadable = unreadable
    let places = records.enumerated()
    byPath = Dictionary(places.map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    byID = Dictionary(places.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    byFoldedID = Dictionary(places.map { ($1.id.lowercased(), [$0]) }, uniquingKeysWith: +)
    byNumber = Dictionary(
      places.compactMap { place in place.element.number.map { ($0, [place.offset]) } },
      uniquingKeysWith: +
    )
  }
}

extension RecordIndex {
  /// The one record somebody means by a number or a name.
  ///
  /// A number must be the record's number exactly. A name may be an id, a file name, a title or a
  /// part of either that only one record has. An exact name wins over one that differs in the size
  /// of letters. Throws `noSuchRecord`, `ambiguous`, or `unreadable` where only a file that is no
  /// record fits.
  public func record(_ reference: String) throws(RecordsProblem) -> Record {
    let wanted = reference.trimmed
    if let number = RecordLink.Target.number(in: wanted) { return try record(number, wanted) }
    let lower = wanted.lowercased()
    let stem = FileName.isMarkdown(lower) ? Paths.stem(of: Paths.name(of: wanted)) : wanted
    if let index = byPath[wanted] ?? byID[stem] { return records[index] }
    guard !lower.isEmpty, !RecordIndex.isOtherNumber(lower) else {
      throw .noSuchRecord(reference: reference, nearest: [])
    }
    let folded = byFoldedID[stem.lowercased()] ?? []
    if folded.count == 1 { return records[folded[0]] }
    if folded.count > 1 {
      throw .ambiguous(reference: reference, paths: folded.map { records[$0].path })
    }
    try checkReadable { Paths.stem(of: Paths.name(of: $0.path)) == stem }
    for test in RecordIndex.tests {
      let found = records.filter { test($0, lower) }
      if found.count == 1 { return found[0] }
      if found.count > 1 { throw .ambiguous(reference: reference, paths: found.map(\.path)) }
    }
    throw .noSuchRecord(reference: reference, nearest: near(lower))
  }

  /// Whether somebody wrote a number that no record can have: a sign, too many digits.
  private static func isOtherNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { "-+".utf8.contains($0) }
    return !digits.isEmpty && digits.allSatisfy(Text.isDigit)
  }

  private func checkReadable(
    _ isMeant: (RecordFolder.Unreadable) -> Bool
  ) throws(RecordsProblem) {
    if let file = unreadable.first(where: isMeant) {
      throw .unreadable(path: file.path, file.reason)
    }
  }

  private static let tests: [@Sendable (Record, String) -> Bool] = [
    { $0.title?.lowercased() == $1 },
    { $0.id.lowercased().hasSuffix("/" + $1) },
    { $0.id.lowercased().contains($1) || $0.title?.lowercased().contains($1) == true },
  ]

  private func record(_ number: Int, _ reference: String) throws(RecordsProblem) -> Record {
    let found = byNumber[number] ?? []
    if found.count == 1 { return records[found[0]] }
    guard found.isEmpty else {
      throw .ambiguous(reference: reference, paths: found.map { records[$0].path })
    }
    try checkReadable { FileName(Paths.name(of: $0.path)).number == number }
    let near = byNumber.keys.sorted { (abs($0 - number), $0) < (abs($1 - number), $1) }.prefix(3)
    throw .noSuchRecord(reference: reference, nearest: near.sorted().map(String.init))
  }

  private func near(_ name: String) -> [String] {
    Nearest.values(to: name, in: records) { [$0.id, $0.name] }.map(\.id)
  }

  /// The record a link leads to, or nil when it leads to none of these.
  public func record(at target: RecordLink.Target, from record: Record) -> Record? {
    switch target {
    case .file: target.path.flatMap { file($0, from: record) }
    case .number(let number): only(number, besides: record)
    case .id(let id): byName(id)
    case .elsewhere: nil
    }
  }

  private func byName(_ id: String) -> Record? {
    if let index = byID[id] { return records[index] }
    let folded = byFoldedID[id.lowercased()] ?? []
    return folded.count == 1 ? records[folded[0]] : nil
  }

  private func file(_ address: String, from record: Record) -> Record? {
    let folder = Paths.folder(of: record.path)
    let isName = !address.utf8.contains(UInt8(ascii: "/"))
    let path = isName ? folder + "/" + address : Paths.joined(folder, address)
    if let index = byPath[path] ?? byPath[Paths.stem(of: path) + ".md"] { return records[index] }
    return byPath[path + ".md"].map { records[$0] }
  }

  /// The one record with a number; where several folders use it, the one beside the asking record.
  private func only(_ number: Int, besides record: Record) -> Record? {
    let found = (byNumber[number] ?? []).map { records[$0] }
    if found.count == 1 { return found[0] }
    let folder = Paths.folder(of: record.path)
    let beside = found.filter { Paths.folder(of: $0.path) == folder }
    return beside.count == 1 ? beside[0] : nil
  }
}
