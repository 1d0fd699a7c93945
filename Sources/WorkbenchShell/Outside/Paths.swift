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

  /// A path as seen from the working folder, for people to read; one that is far away stays whole,
  /// and one in a folder that was named from the root.
  ///
  ///     // in /home/ana/app/Sources: /home/ana/app/doc/adr is ../doc/adr
  static func short(_ path: String, in world: World) -> String {
    if world.asked.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { return path }
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
  /// The folders among some typed ones that are named from the root, without a slash at the end.
  static func fromRoot(_ typed: [String], in world: World) -> [String] {
    typed.filter { $0.hasPrefix("/") || $0.hasPrefix("~") }.map { path in
      let path = absolute(path, in: world)
      return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }

  /// The names a path is made of, without those that stand for the folder itself.
  static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
