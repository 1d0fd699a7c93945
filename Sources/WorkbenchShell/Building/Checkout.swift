import Platform

/// Where this program comes from: its own file, and the checkout it was built in.
enum Checkout {
  /// The configuration that is running, as the package manager calls it.
  static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  /// The checkout, where it is still there: as recorded when this file was compiled, else the one
  /// around the program.
  static func find(program: String?, source: String = #filePath) -> String? {
    RecordPlace.checkout(of: Paths.parent(of: source))
      ?? program.flatMap { RecordPlace.checkout(of: Paths.parent(of: $0)) }
  }

  /// The program's own file; it is asked once, at the start, before anything replaces it.
  static let program: String? = ThisProgram.path.flatMap(LiveFiles.realPath)
}
