extension Tree {
  /// The lessons that its questions and outcomes name, each once.
  package var lessons: Set<String> {
    Set((questions.map(\.see) + outcomes.map(\.see)).flatMap { $0 ?? [] })
  }

  /// The same tree with no lesson named but these; `see` is nil where none of them is left.
  ///
  ///     tree.naming(only: ["counter"])  // what named counter and orders names counter
  package func naming(only lessons: Set<String>) -> Tree {
    var tree = self
    for index in questions.indices { tree.questions[index].see.keep(only: lessons) }
    for index in outcomes.indices { tree.outcomes[index].see.keep(only: lessons) }
    return tree
  }

  /// Its edition in another language, for a tree that comes with the program and has one; else
  /// itself.
  package func edition(in language: Language) -> Tree {
    guard language != self.language,
      let own = try? Tree.builtIn(id, language: self.language), own.bytes == bytes,
      let other = try? Tree.builtIn(id, language: language)
    else { return self }
    return other
  }
}

extension [String]? {
  fileprivate mutating func keep(only names: Set<String>) {
    let kept = (self ?? []).filter(names.contains)
    self = kept.isEmpty ? nil : kept
  }
}
