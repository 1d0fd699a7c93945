extension Tree {
  /// The largest file that is read as a tree, in bytes.
  package static let largest = 262_144

  /// Reads a tree and checks that every answer leads to an outcome and every outcome is complete.
  ///
  /// Throws a `TreeProblem` that names the line of the first thing that is wrong; no bytes crash it.
  ///
  /// The file is one object with `id`, `language` (`en` or `es`), `version`, `title`, `purpose`,
  /// `questions`, `nodes`, `outcomes`, and `reads` if its conditions name other trees.
  /// - A question has `id`, `kind` (`number` with `least` and `most` if wanted, `choice` with
  ///   `choices` of `id`, `label` and `also`, or `yes-no`), `text`, `why`, `aid`, `source`;
  ///   `optional` if only conditions look at it; `see` for lessons.
  /// - A node has `id`, `ask` and `branches`, each with `to` (a node or an outcome) and either
  ///   `answer`, or `from` and `below` for numbers. The walk starts at the first node, and every
  ///   path asks in the order of `questions`.
  /// - An outcome has `id`, `title`, `why`, `price`, `training`, `firstSteps`, `exit`, `revisit`,
  ///   `sources`, `voices` (`source`, `answer`, `because`, `agrees`) for the whole panel, `agrees`
  ///   null where a source takes no side, without `answer` where it says nothing; and
  ///   `adjustments` (`when`, `text`, `price`), `tensions` (`when`, `text`) and `see` if wanted.
  /// - Parameters:
  ///   - bytes: the file, JSON in UTF-8.
  ///   - file: the name to show in a problem.
  package init(bytes: [UInt8], file: String) throws(TreeProblem) {
    do {
      self = try TreeReader.read(bytes)
    } catch {
      throw TreeProblem(file: file, line: error.line, fault: error.fault)
    }
  }
}

/// Turns a JSON file into a tree, part by part; `GraphCheck` looks at the whole.
struct TreeReader {
  typealias Failure = JSONReader.Failure

  static let numbers = -1_000_000_000...1_000_000_000
  static let mostQuestions = 100
  static let mostNodes = 500

  var questions: [Question] = []
  var outcomes: [TreeOutcome] = []
  /// Lines by id, to say where something unreachable stands.
  var lines = Lines()

  struct Lines {
    var questions: [Int] = []
    var outcomes: [Int] = []
    var nodes: [Int] = []
  }

  static func read(_ bytes: [UInt8]) throws(Failure) -> Tree {
    guard bytes.count <= Tree.largest else {
      throw Failure(line: 1, fault: .tooLarge(bytes: bytes.count, limit: Tree.largest))
    }
    let file = try JSONReader.read(bytes)
    var fields = try Fields(file, key: "the file", place: "The tree")
    var reader = TreeReader()
    return try reader.tree(&fields, bytes)
  }
}

extension TreeReader {
  private mutating func tree(
    _ fields: inout Fields,
    _ bytes: [UInt8]
  ) throws(Failure) -> Tree {
    let id = try fields.id("id")
    let language = try language(&fields)
    let version = try fields.number("version", in: 1...1_000_000)
    let title = try fields.string("title")
    let purpose = try fields.string("purpose")
    let reads = try fields.optionalStrings("reads") ?? []
    try readQuestions(&fields)
    let nodeList = try fields.list("nodes", atMost: Self.mostNodes)
    try readOutcomes(&fields, known: questions.map(\.id) + reads)
    let nodes = try self.nodes(nodeList)
    try fields.finish()
    let tree = Tree(
      id: id,
      language: language,
      version: version,
      title: title,
      purpose: purpose,
      questions: questions,
      outcomes: outcomes,
      bytes: bytes,
      nodes: nodes
    )
    try GraphCheck(tree: tree, lines: lines).run()
    return tree
  }

  private func language(_ fields: inout Fields) throws(Failure) -> Language {
    let node = try fields.required("language")
    let text = try node.string("language")
    guard let language = Language(rawValue: text) else {
      let allowed = Language.allCases.map(\.rawValue)
      throw Failure(
        line: node.line,
        fault: .notOneOf(key: "language", found: text, allowed: allowed)
      )
    }
    return language
  }

  private mutating func readQuestions(_ fields: inout Fields) throws(Failure) {
    for node in try fields.list("questions", atMost: Self.mostQuestions) {
      let question = try Self.question(node)
      guard !questions.contains(where: { $0.id == question.id }) else {
        throw Failure(line: node.line, fault: .repeatedID(question.id))
      }
      questions.append(question)
      lines.questions.append(node.line)
    }
  }

  private mutating func readOutcomes(
    _ fields: inout Fields,
    known: [String]
  ) throws(Failure) {
    for node in try fields.list("outcomes", atMost: Self.mostNodes) {
      let outcome = try OutcomeReader(facts: known).outcome(node)
      guard !outcomes.contains(where: { $0.id == outcome.id }) else {
        throw Failure(line: node.line, fault: .repeatedID(outcome.id))
      }
      outcomes.append(outcome)
      lines.outcomes.append(node.line)
    }
  }
}
