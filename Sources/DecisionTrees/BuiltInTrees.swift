import DecisionTreeFiles

extension Tree {
  /// The ids of the trees that come with the program, in the order `decide --all` walks them.
  public static let builtInIDs = [
    "architecture", "view-model", "injection", "mix", "pressure", "modules", "state-home",
    "starting-point",
  ]

  /// A tree that comes with the program, in English where the language is missing; nil when there
  /// is none of that name. Throws what is wrong with its file, which tests rule out.
  public static func builtIn(
    _ id: String,
    language: Language = .english
  ) throws(TreeProblem) -> Tree? {
    for language in [language, .english] {
      let file = "\(id).\(language.rawValue).json"
      if let bytes = TreeFiles.bytes(of: file) { return try Tree(bytes: bytes, file: file) }
    }
    return nil
  }
}
