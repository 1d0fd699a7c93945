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
    around(Paths.parent(of: source))
      ?? program.flatMap { around(Paths.parent(of: $0)) }
  }

  /// The program's own file; it is asked once, at the start, before anything replaces it.
  static let program: String? = ThisProgram.path.flatMap(LiveFiles.realPath)
}

extension Checkout {
  /// The workbench's own checkout around a folder, if there is one.
  static func around(_ directory: String) -> String? {
    nearest(to: directory) {
      LiveFiles.isFolder($0 + "/Sources/WorkbenchShell") && LiveFiles.exists($0 + "/Package.swift")
    }
  }

  /// The nearest folder, from a folder upwards, that is what is looked for.
  static func nearest(to directory: String, _ isWanted: (String) -> Bool) -> String? {
    var folder = directory
    while !isWanted(folder) {
      if folder == "/" || folder == "." { return nil }
      folder = Paths.parent(of: folder)
    }
    return folder
  }
}
