extension RecordFolder {
  /// A line that names a file.
  public struct Mention: Sendable, Equatable {
    /// The file the line is in.
    public var path: String
    /// The line, counted from 1.
    public var line: Int
  }

  /// The lines of the folder's Markdown files that name a file by a path that leads to it, in links,
  /// HTML, code or prose.
  public func mentions(of path: String) throws(RecordsProblem) -> [Mention] {
    let search = MentionSearch(path)
    let files = try markdownFiles().filter { $0.language == nil }
    return Parallel.map(files) { search.mentions(in: $0.path) }.flatMap(\.self)
  }
}

/// Looks for the name of one file in others.
private struct MentionSearch: Sendable {
  private let wanted: String
  private let names: [[UInt8]]

  init(_ path: String) {
    wanted = FolderFinder.absolute(path)
    let name = Paths.name(of: path)
    names = Set([name, Percent.encoded(name)]).map { Array($0.utf8) }
  }

  func mentions(in path: String) -> [RecordFolder.Mention] {
    guard let bytes = try? Files.read(path) else { return [] }
    let found = names.flatMap { lines(naming: $0, in: bytes, from: path) }
    return Set(found).sorted().map { RecordFolder.Mention(path: path, line: $0) }
  }

  private func lines(naming name: [UInt8], in bytes: [UInt8], from path: String) -> [Int] {
    let folder = Paths.folder(of: FolderFinder.absolute(path))
    var lines: [Int] = []
    var start = 0
    while let offset = ByteSearch.first(name, in: bytes, from: start) {
      let address = bytes[..<offset].suffix(while: { !MentionSearch.ends.contains($0) }) + name
      let named = Percent.decoded(String(decoding: address, as: UTF8.self))
      if Paths.joined(folder, named) == wanted {
        lines.append(bytes[..<offset].count { $0 == 0x0A } + 1)
      }
      start = offset + name.count
    }
    return lines
  }

  /// What stands before an address: blanks, quotes and brackets.
  private static let ends = Set(" \t\r\n\"'`()<>[]|".utf8)
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = lastIndex { !isWanted($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
