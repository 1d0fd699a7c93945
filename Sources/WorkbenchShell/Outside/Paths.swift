/// Paths as text; nothing here looks at a disk.
enum Paths {
  /// The folder that holds a path.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path as seen from a folder: absolute paths stay, `~/` is the home folder.
  static func absolute(_ path: String, in world: World) -> String {
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/"), let home = world.environment("HOME") {
      return home + path.dropFirst()
    }
    return world.directory + "/" + path
  }

  /// A path below a folder without that folder's name, for people to read.
  static func short(_ path: String, in world: World) -> String {
    let prefix = world.directory.hasSuffix("/") ? world.directory : world.directory + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
