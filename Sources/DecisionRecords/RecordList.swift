import MarkdownBlocks

extension RecordFolder {
  /// The lines between which a file keeps the list of records.
  public static let listMarkers = (begin: "<!-- adr-toc -->", end: "<!-- /adr-toc -->")

  private static let knownMarkers = [
    listMarkers, (begin: "<!-- adrlog -->", end: "<!-- adrlogstop -->"),
  ]

  /// The records as a Markdown list with links that work from a folder.
  ///
  ///     // * [1. Use tea](doc/adr/0001-use-tea.md)
  public func list(for folder: String) throws(RecordsProblem) -> String {
    RecordFolder.list(try read().records, from: FolderFinder.absolute(folder), lineEnd: "\n")
  }

  private static func list(_ records: [Record], from folder: String, lineEnd: String) -> String {
    records.map { record in
      let name = record.number.map { "\($0). \(record.name)" } ?? record.name
      let path = Paths.relative(FolderFinder.absolute(record.path), from: folder)
      return "* " + MarkdownWords.link(name, to: Percent.encoded(path)) + lineEnd
    }.joined()
  }

  /// Writes the list of records between the markers of a file; the rest of the file stays.
  ///
  /// Where the file is a link, what it leads to is written. Throws `noMarkers` where the file has
  /// none outside of code.
  @discardableResult
  public func writeList(in named: String) throws(RecordsProblem) -> Written {
    let file = Files.realPath(named) ?? named
    let bytes: [UInt8]
    do { bytes = try Files.read(file) } catch { throw .cannotRead(path: file, error) }
    let document = MarkdownDocument(bytes)
    guard let place = RecordFolder.listPlace(in: document) else {
      throw .noMarkers(
        path: file,
        begin: RecordFolder.listMarkers.begin,
        end: RecordFolder.listMarkers.end
      )
    }
    let end = document.source.lineEnd
    let folder = Paths.folder(of: FolderFinder.absolute(file))
    let list = RecordFolder.list(try read().records, from: folder, lineEnd: end)
    let new = ByteEdit.applying([ByteEdit(place, end + list + end)], to: bytes)
    guard new != bytes else { return Written(changed: [], renamed: nil, pending: []) }
    try holding(folder) { () throws(RecordsProblem) in
      try Transaction(folder: folder, steps: steps)
        .commit([FileChange(path: file, old: bytes, new: new)])
    }
    return Written(changed: [named], renamed: nil, pending: [])
  }

  private static func listPlace(in document: MarkdownDocument) -> Range<Int>? {
    for markers in knownMarkers {
      let comments = document.blocks.filter { $0.kind == .html }
      guard let begin = comments.first(where: { $0.literal.trimmed.hasSuffix(markers.begin) }),
        let end = comments.first(where: {
          $0.lines.lowerBound > begin.lines.upperBound && $0.literal.trimmed.hasPrefix(markers.end)
        })
      else { continue }
      return begin.range.upperBound..<end.range.lowerBound
    }
    return nil
  }
}
