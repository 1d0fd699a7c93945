extension FolderFinder {
  /// Names a folder in a new file `.adr-dir` of a directory, where ADR tools look first.
  ///
  /// Throws `nameTaken` where the directory has such a file, which stays as it is.
  public static func remember(_ folder: String, in directory: String) throws(RecordsProblem) {
    let path = directory + "/.adr-dir"
    guard Files.kind(of: path) == nil else { throw .nameTaken(path: path) }
    let writing = SafeWriting(steps: WriteSteps())
    let temporary = directory + "/" + Journal.temporaryPrefix + "adr-dir"
    try writing.write(Array((folder + "\n").utf8), to: temporary, like: nil)
    do {
      try writing.publish(temporary, as: path)
    } catch {
      writing.remove(temporary)
      throw error
    }
  }
}
