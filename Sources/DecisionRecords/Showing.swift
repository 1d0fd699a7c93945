package import MarkdownBlocks

extension RecordFolder {
  /// A record with its document, ready to be shown; the reference is a number or a name.
  package func open(
    _ reference: String
  ) throws(RecordsProblem) -> (record: Record, document: MarkdownDocument) {
    let record = try RecordIndex(try read()).record(reference)
    do {
      return (record, MarkdownDocument(try Files.read(record.path), dialect: .page))
    } catch {
      throw .cannotRead(path: record.path, error)
    }
  }
}
