/// What other local branches hold in a folder, asked of git where git is there.
enum GitBranches {
  /// More branches than this are not asked; the most recent ones come first.
  private static let most = 500

  /// The names in the folder on every local branch; empty without git or a repository.
  static func names(in folder: String) -> [String] {
    guard let real = Files.realPath(folder), isInRepository(real) else { return [] }
    let list = [
      "git", "-C", real, "for-each-ref", "--sort=-committerdate", "--count=\(most)",
      "--format=%(refname)", "refs/heads",
    ]
    guard let output = Command.output(of: list, input: []) else { return [] }
    let branches = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let questions = branches.map { "\($0):./\n" }.joined()
    guard !branches.isEmpty,
      let trees = Command.output(
        of: ["git", "-C", real, "cat-file", "--batch"],
        input: Array(questions.utf8)
      )
    else { return [] }
    return names(inTrees: trees)
  }

  private static func isInRepository(_ folder: String) -> Bool {
    var current = folder
    while current != "/" {
      if Files.kind(of: current + "/.git") != nil { return true }
      current = Paths.folder(of: current)
    }
    return false
  }

  /// Takes the names out of what `git cat-file --batch` prints for trees: a line with id, kind and
  /// size, then entries of mode, blank, name, NUL and id.
  static func names(inTrees output: [UInt8]) -> [String] {
    var names: [String] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: 0x0A) {
      let fields = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard fields.count == 3, let size = Int(fields[2]), size >= 0, size <= rest.count else {
        continue
      }
      if fields[1] == "tree" {
        names += self.names(inTree: rest.prefix(size), idLength: fields[0].count / 2)
      }
      rest = rest.dropFirst(size + 1)
    }
    return names
  }

  private static func names(inTree tree: ArraySlice<UInt8>, idLength: Int) -> [String] {
    var names: [String] = []
    var rest = tree
    while let blank = rest.firstIndex(of: 0x20), let end = rest[blank...].firstIndex(of: 0) {
      names.append(String(decoding: rest[(blank + 1)..<end], as: UTF8.self))
      rest = rest[(end + 1)...].dropFirst(idLength)
    }
    return names
  }
}
