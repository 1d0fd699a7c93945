extension RecordFolder {
  /// The next free number: one more than the highest in any name of the folder or, where git is
  /// there, in the same folder on any other local branch.
  public func nextNumber() -> Int {
    let names = ((try? Files.names(in: path)) ?? []) + GitBranches.names(in: path)
    return (names.compactMap(RecordFolder.number).max() ?? 0) + 1
  }

  /// The number in a name, whatever kind of file it is; days and absurd numbers do not count.
  static func number(in name: String) -> Int? {
    guard let number = FileName(name).number, number < 100_000_000 else { return nil }
    return number
  }
}
