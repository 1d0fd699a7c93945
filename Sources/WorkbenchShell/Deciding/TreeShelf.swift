import DecisionTrees
import LineEditing
import Problems
import Spelling

/// Where trees come from: those built in, and files that a team names.
struct TreeShelf {
  var session: Session

  /// A built-in tree by name or unique beginning, or a tree in a file.
  func tree(named typed: String) throws(Problem) -> Tree {
    if typed.hasSuffix(".json") || typed.contains("/") { return try tree(inFile: typed) }
    let ids = Tree.builtInIDs
    let begun = ids.filter { $0.hasPrefix(typed) && !typed.isEmpty }
    if let id = ids.first(where: { $0 == typed }) ?? (begun.count == 1 ? begun[0] : nil) {
      return try builtIn(id)
    }
    throw .unknownTree(
      typed,
      nearest: begun.isEmpty ? Nearest.names(to: typed, in: ids) : begun,
      all: ids
    )
  }

  func tree(inFile path: String) throws(Problem) -> Tree {
    let bytes = try session.world.bytes(of: path)
    do {
      return shown(try Tree(bytes: bytes, file: path))
    } catch {
      throw error.problem
    }
  }

  func builtIn(_ id: String) throws(Problem) -> Tree {
    let found: Tree?
    do {
      found = try Tree.builtIn(id, language: session.treeLanguage)
    } catch {
      throw error.problem
    }
    guard let found else { throw .unknownTree(id, nearest: [], all: Tree.builtInIDs) }
    return shown(found)
  }

  /// A tree as this build can show it: it names no lesson that nobody can open here.
  private func shown(_ tree: Tree) -> Tree {
    guard !tree.lessons.isEmpty else { return tree }
    return tree.naming(only: Set(session.shelf.ids))
  }

  /// The trees a command names, by words and by `--tree`; the first tree of all where it names none.
  func trees(_ names: [String], _ invocation: Invocation) throws(Problem) -> [Tree] {
    let named = try self.named(names, invocation)
    return named.isEmpty ? [try builtIn(Tree.builtInIDs[0])] : named
  }

  /// What `decide` walks where no tree is named: the walk that was left, unless it does not ask what
  /// is answered now; else the first tree of all.
  func unnamed(answering questions: [String]) throws(Problem) -> [Tree] {
    let left = session.left.map { shown($0.edition(in: session.treeLanguage)) }
    let asked = Set(left.flatMap(\.questions).map(\.id))
    guard !left.isEmpty, asked.isSuperset(of: questions) else {
      return [try builtIn(Tree.builtInIDs[0])]
    }
    return left
  }

  /// The trees a command names, by words and by `--tree`.
  func named(_ names: [String], _ invocation: Invocation) throws(Problem) -> [Tree] {
    var trees: [Tree] = []
    for path in invocation.values("--tree") { trees.append(try tree(inFile: path)) }
    let names = invocation.has("--all") ? Tree.builtInIDs : names
    for name in names { trees.append(try tree(named: name)) }
    return trees
  }

  static let option = Command.Option(
    name: "--tree",
    value: "FILE",
    summary: "a tree of your own, in place of a name"
  )

  /// Names for Tab.
  func candidates() -> [Candidate] {
    Tree.builtInIDs.map { id in
      let title = (try? builtIn(id))?.title ?? ""
      return Candidate(id, description: title)
    }
  }
}
