import Platform

/// What a package's folder holds, as digests by path; what is built and what git keeps do not count.
///
/// Links are not followed into other folders: what they point at counts as text, so a link to a whole
/// disk costs nothing and a link that is turned elsewhere is a change.
enum FolderContent {
  /// The digests of all files below a folder. Between two pieces of work it is asked whether to go on;
  /// where not, that is the failure ``OutsideFailure/stopped``.
  static func digests(
    of folder: String,
    goesOn: () -> Bool = { true }
  ) -> Result<[String: String], OutsideFailure> {
    var found: [String: String] = [:]
    for path in paths(in: folder) {
      guard goesOn() else { return .failure(.stopped) }
      switch digest(of: "\(folder)/\(path)", goesOn) {
      case .success(let digest): found[path] = digest
      case .failure(let failure) where failure == .stopped: return .failure(failure)
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

  /// The files and links below a folder, sorted.
  static func paths(in folder: String) -> [String] {
    paths(in: folder, below: "").sorted()
  }

  private static let left: Set = [".build", ".git"]

  private static func paths(in folder: String, below prefix: String) -> [String] {
    LiveFiles.names(in: folder).flatMap { name -> [String] in
      if prefix.isEmpty, left.contains(name) { return [] }
      let path = "\(folder)/\(name)"
      return isFolderItself(path)
        ? paths(in: path, below: "\(prefix)\(name)/") : [prefix + name]
    }
  }

  private static func isFolderItself(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}

extension FolderContent {
  /// A file that is read from its beginning, unless it is none: a pipe or a device would make its
  /// reader wait.
  struct PlainFile: ~Copyable {
    let descriptor: Int32
    let facts: stat

    init?(_ path: String) {
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { return nil }
      var facts = stat()
      guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
        close(file)
        return nil
      }
      (descriptor, self.facts) = (file, facts)
    }

    deinit { close(descriptor) }

    /// Up to a megabyte more; empty at the end, nil with `errno` set where it cannot be read.
    func more() -> [UInt8]? {
      var buffer = [UInt8](repeating: 0, count: 1 << 20)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        return count < 0 ? nil : Array(buffer[..<count])
      }
    }
  }

  private static func digest(
    of path: String,
    _ goesOn: () -> Bool
  ) -> Result<String, OutsideFailure> {
    let target = target(of: path).map { "-> " + $0 }
    guard let file = PlainFile(path) else {
      if let target { return .success(target) }
      var facts = stat()
      let isOther = lstat(path, &facts) == 0 && facts.st_mode & S_IFMT != S_IFREG
      return isOther ? .success("no file") : .failure(OutsideFailure(systemReason()))
    }
    var digest = Digest()
    while let bytes = file.more() {
      if bytes.isEmpty { return .success(digest.hex() + (target ?? "")) }
      digest.add(bytes)
      guard goesOn() else { return .failure(.stopped) }
    }
    return .failure(OutsideFailure(systemReason()))
  }

  /// Where a link points; nil for what is no link.
  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
