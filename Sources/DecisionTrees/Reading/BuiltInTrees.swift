import CContent
import Synchronization

extension Tree {
  /// The ids of the trees that come with the program, in the order `decide --all` walks them.
  package static let builtInIDs = [
    "architecture", "view-model", "injection", "mix", "pressure", "modules", "state-home",
    "starting-point",
  ]

  /// A tree that comes with the program, in English where the language is missing; nil when there
  /// is none of that name. Throws what is wrong with its file, which tests rule out.
  package static func builtIn(
    _ id: String,
    language: Language = .english
  ) throws(TreeProblem) -> Tree? {
    for language in [language, .english] {
      let file = "\(id).\(language.rawValue).json"
      if let tree = read.withLock({ $0[file] }) { return tree }
      guard let text = content_text("Trees/\(file)") else { continue }
      let tree = try Tree(bytes: Array(String(cString: text).utf8), file: file)
      read.withLock { $0[file] = tree }
      return tree
    }
    return nil
  }

  /// Trees that were read before: completion asks for all of them again at every key.
  private static let read = Mutex<[String: Tree]>([:])
}
