import Platform

/// What the lesson's code has printed: standard output and error are one file without a name.
struct HostOutput: Sendable {
  private let identity = FileIdentity(1)

  /// Takes what was printed since the last time, cut where it is long.
  ///
  /// A file that the lesson's code has put in that place is left alone.
  func take() -> String {
    fflush(nil)
    var facts = stat()
    let places: [Int32] = [1, 2]
    guard let file = places.first(where: { FileIdentity($0) == identity }),
      fstat(file, &facts) == 0, facts.st_size > 0
    else { return "" }
    let bytes = System.bytes(of: file, upTo: Int(facts.st_size))
    ftruncate(file, 0)
    return PrintedText.cut(bytes)
  }
}
