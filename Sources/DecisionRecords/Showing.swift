public import MarkdownBlocks

extension RecordFolder {
  /// A record with its document, ready to be shown; the reference is a number or a name.
  public func open(
    _ reference: String
  ) throws(RecordsProblem) -> (record: Record, document: MarkdownDocument) {
    let record = try RecordIndex(try read().records).record(reference)
    do {
      return (record, MarkdownDocument(try Files.read(record.path), dialect: .page))
    } catch {
      throw .cannotRead(path: record.path, error)
    }
  }
}

extension NewRecord {
  /// The sections of a Markdown text: each heading of level 2 with what stands below it; what stands
  /// before the first one is left out.
  ///
  ///     NewRecord.sections(in: "## Context\n\nWhy.")  // [Section("Context", "Why.")]
  public static func sections(in text: String) -> [RecordDraft.Section] {
    let document = MarkdownDocument(text)
    let headings = document.blocks.indices.filter { document.blocks[$0].headingLevel == 2 }
    return headings.map { index in
      let heading = document.blocks[index]
      let next = headings.first { $0 > index }
      let end = next.map { document.blocks[$0].range.lowerBound } ?? document.source.bytes.count
      let body = document.source.text(heading.range.upperBound..<max(heading.range.upperBound, end))
      return RecordDraft.Section(heading.text.trimmed, body.trimmed)
    }
  }
}

extension FolderFinder {
  /// Writes `.adr-dir` into a directory, so that every ADR tool finds the folder there; a file that
  /// names it already stays as it is.
  ///
  /// - Parameter folder: The path to write, relative to the directory.
  public static func point(_ directory: String, to folder: String) throws(RecordsProblem) {
    let path = directory + "/.adr-dir"
    let old = try? Files.read(path)
    let current = FolderSettings.files.first { $0.name == ".adr-dir" }?.folder(in: directory)
    guard current != Paths.joined(directory, folder) else { return }
    try FolderLock.hold(directory) { () throws(RecordsProblem) in
      try Transaction(folder: directory, steps: WriteSteps())
        .commit([FileChange(path: path, old: old, new: Array((folder + "\n").utf8))])
    }
  }
}
