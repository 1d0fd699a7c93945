#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a package's folder holds, as digests by path; what is built and what git keeps do not count.
enum FolderContent {
  /// The digests of all files below a folder, links named by where they point as well.
  static func digests(of folder: String) -> Result<[String: String], OutsideFailure> {
    var found: [String: String] = [:]
    for path in paths(in: folder) {
      switch digest(of: "\(folder)/\(path)") {
      case .success(let digest): found[path] = digest
      case .failure(let failure): return .failure(OutsideFailure("\(path): \(failure.reason)"))
      }
    }
    return .success(found)
  }

  /// What differs between two looks at a folder: `a.swift`, `b.swift (new)`, `c.swift (gone)`.
  static func changes(from old: [String: String], to new: [String: String]) -> [String] {
    Set(old.keys).union(new.keys).sorted().compactMap { path in
      switch (old[path], new[path]) {
      case (nil, _?): "\(path) (new)"
      case (_?, nil): "\(path) (gone)"
      case (let before, let now): before == now ? nil : path
      }
    }
  }

  /// The files below a folder, sorted; a folder that is reached twice is read once.
  static func paths(in folder: String) -> [String] {
    var visited: Set<String> = []
    return paths(in: folder, below: "", &visited).sorted()
  }

  private static let left: Set = [".build", ".git"]

  private static func paths(
    in folder: String,
    below prefix: String,
    _ visited: inout Set<String>
  ) -> [String] {
    guard let real = realpath(folder, nil) else { return [] }
    defer { free(real) }
    guard visited.insert(String(cString: real)).inserted else { return [] }
    var found: [String] = []
    for name in LiveFiles.names(in: folder) where !(prefix.isEmpty && left.contains(name)) {
      let path = "\(folder)/\(name)"
      if LiveFiles.isFolder(path) {
        found += paths(in: path, below: "\(prefix)\(name)/", &visited)
      } else {
        found.append(prefix + name)
      }
    }
    return found
  }

  private static func digest(of path: String) -> Result<String, OutsideFailure> {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return .failure(OutsideFailure(systemReason())) }
    let target = facts.st_mode & S_IFMT == S_IFLNK ? "-> " + (self.target(of: path) ?? "?") : ""
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return .success(target.isEmpty ? "no file" : target)
    }
    return LiveFiles.bytes(of: path).map { bytes in Digest.hex(of: bytes) + target }
  }

  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
