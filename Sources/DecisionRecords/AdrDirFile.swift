extension FolderFinder {
  /// Names a folder in a new file `.adr-dir` of a directory, where ADR tools look first.
  ///
  /// Throws `nameTaken` where the directory has such a file, which stays as it is.
  public static func remember(_ folder: String, in directory: String) throws(RecordsProblem) {
    try NewFile(directory + "/.adr-dir").write(Array((folder + "\n").utf8))
  }
}
