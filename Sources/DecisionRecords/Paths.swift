/// Arithmetic on paths as texts; nothing here touches the disk.
enum Paths {
  /// A path joined to a folder unless it is absolute, with `.` and `..` worked out.
  ///
  ///     Paths.joined("/a/b", "../c/")  // "/a/c"
  static func joined(_ folder: String, _ path: String) -> String {
    normalised(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  static func normalised(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A name without what follows its last dot.
  static func stem(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// What follows a name's stem: `.md`.
  static func ending(of path: String) -> String {
    let name = name(of: path)
    return String(name.dropFirst(stem(of: name).count))
  }

  /// The path that leads from a folder to a file, both absolute and normalised.
  ///
  ///     Paths.relative("/a/c/x.md", from: "/a/b")  // "../c/x.md"
  static func relative(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + target.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
