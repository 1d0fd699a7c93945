import Platform

/// A file that does not exist yet.
package struct NewFile {
  /// Where it will be.
  package let path: String

  /// Names a file; nothing is written.
  package init(_ path: String) {
    self.path = path
  }

  /// Writes it beside its place and gives it its name once it is on the disk, so that it appears
  /// whole or not at all.
  ///
  /// Throws `nameTaken` where something has the name, which stays as it is, and `cannotWrite`.
  package func write(_ bytes: [UInt8]) throws(RecordsProblem) {
    guard Files.kind(of: path) == nil else { throw .nameTaken(path: path) }
    let writing = SafeWriting(steps: WriteSteps())
    let temporary = "\(Paths.folder(of: path))/\(Journal.temporaryPrefix)new-\(getpid())"
    try writing.write(bytes, to: temporary, like: nil)
    do {
      try writing.publish(temporary, as: path)
    } catch {
      writing.remove(temporary)
      throw error
    }
  }
}
