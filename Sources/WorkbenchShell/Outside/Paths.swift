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

  /// A path as seen from the working folder, for people to read; one that is far away stays whole.
  ///
  ///     // in /home/ana/app/Sources: /home/ana/app/doc/adr is ../doc/adr
  static func short(_ path: String, in world: World) -> String {
    if path == world.directory { return "." }
    let target = path.split(separator: "/")
    let start = world.directory.split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let steps = start.count - shared
    guard path.hasPrefix("/"), shared > 0 || start.isEmpty, steps <= 3 else { return path }
    let up = Array(repeating: "..", count: steps)
    return (up + target.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}

extension Paths {
  /// The names a path is made of, without those that stand for the folder itself.
  static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
