import DecisionTrees
import LineEditing
import Problems

/// `decide`: walks a tree with the answers given, and asks for those that are missing.
struct Decide {
  let trees: [Tree]
  /// What was said after `--record`, nil where nothing is to be written.
  let fields: [Word]?
  let folder: String?
  let subject: Subject?
  let hasNewAnswers: Bool

  static let command = Command(
    name: "decide",
    group: .deciding,
    summary: "walk a decision tree: team, domain, tests",
    usage: ["decide [TREE…|--all] [question=answer …] [--tree FILE] [--record [key=value …]]"],
    details: [
      "Without a tree it walks architecture, or goes on with the walk that was left. Answers given before in this session are kept; --fresh asks again.",
      "At the prompt the missing answers are asked for; in a pipe the next lines answer; as arguments a missing answer ends with status 2 and is named.",
      "In the walk: a number, a name or its beginning, in English or Spanish; why, back, unknown.",
      "--record writes the decision down at once: decide architecture team-size=2 --record owner=Ana.",
    ],
    examples: ["decide architecture team-size=4 domain=complex transition-tests=required"],
    options: [
      .init(name: "--all", value: nil, summary: "all trees, with shared answers"),
      TreeShelf.option,
      .init(name: "--fresh", value: nil, summary: "forget the answers given before"),
      .init(name: "--record", value: nil, summary: "write the record; key=value words follow"),
      .init(name: "--dir", value: "DIR", summary: "the folder for the record"),
    ],
    takesPairs: true,
    takes: nil,
    complete: { request in candidates(request) },
    run: { invocation, session throws(Problem) in
      try Decide(invocation, &session).reply(&session)
    }
  )

  private static func candidates(_ request: CompletionRequest) -> [Candidate] {
    let shelf = TreeShelf(session: request.session)
    let names = request.words.filter { Tree.builtInIDs.contains($0) }
    let trees = (names.isEmpty ? [Tree.builtInIDs[0]] : names).compactMap { try? shelf.builtIn($0) }
    let language = request.session.treeLanguage
    let answers = Answers(
      trees: trees,
      language: language,
      others: [Subject.question(in: language)]
    )
    let isChoosing = !request.words.contains { $0.contains("=") }
    return (isChoosing ? shelf.candidates() : []) + answers.candidates(request.partial)
  }
}

extension Decide {
  /// Sorts a command's words into trees, answers and the record's fields, and keeps the answers.
  init(_ invocation: Invocation, _ session: inout Session) throws(Problem) {
    let end = invocation.places["--record"] ?? invocation.words.count
    let (words, after) = (invocation.words[..<end], invocation.words[end...])
    trees = try Self.trees(words, after, invocation, session)
    let questions = Set(trees.flatMap(\.questions).map(\.id) + ["for"])
    var pairs = words.filter { $0.text.contains("=") }
    pairs += after.filter { Self.isAnswer($0, to: questions) }
    fields =
      invocation.has("--record") ? after.filter { !Self.isAnswer($0, to: questions) } : nil
    folder = invocation.value("--dir")
    subject = try Self.takeSubject(from: &pairs, session.treeLanguage)
    hasNewAnswers = !pairs.isEmpty || subject != nil
    var facts = session.facts
    if invocation.has("--fresh") {
      session.subject = nil
      for question in trees.flatMap(\.questions) { facts[question.id] = nil }
    }
    try Answers(trees: trees, language: session.treeLanguage).put(pairs, into: &facts)
    session.facts = facts
    session.subject = subject ?? session.subject
  }

  private static func trees(
    _ words: ArraySlice<Word>,
    _ after: ArraySlice<Word>,
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) -> [Tree] {
    let shelf = TreeShelf(session: session)
    let names = words.map(\.text).filter { !$0.contains("=") }
    let named = try shelf.named(names, invocation)
    guard named.isEmpty else { return named }
    let keys = words.map(key(of:)) + after.map(key(of:)).filter { RecordField(rawValue: $0) == nil }
    return try shelf.unnamed(answering: keys.filter { $0 != "for" })
  }

  /// Whether a word behind `--record` answers a question and fills no field of the record.
  private static func isAnswer(_ word: Word, to questions: Set<String>) -> Bool {
    let key = key(of: word)
    return key != word.text && RecordField(rawValue: key) == nil && questions.contains(key)
  }

  /// What stands before the first equals sign.
  private static func key(of word: Word) -> String {
    String(word.text.prefix { $0 != "=" })
  }

  private static func takeSubject(
    from pairs: inout [Word],
    _ language: Language
  ) throws(Problem) -> Subject? {
    guard let index = pairs.lastIndex(where: { $0.text.hasPrefix("for=") }) else { return nil }
    let text = pairs[index].text
    pairs.removeAll { $0.text.hasPrefix("for=") }
    return try WalkDialogue.subject(
      parsing: String(text.dropFirst("for=".count)),
      language
    )
  }
}

extension Decide {
  /// The outcome where the answers reach one, else a dialogue that asks for the rest.
  func reply(_ session: inout Session) throws(Problem) -> Reply {
    if let fields { try RecordCommand.check(fields, trees, folder: folder, session) }
    if let (question, tree) = missing(session) {
      guard session.settings.canAsk else { throw .missingAnswer(question, tree: tree.id) }
      return ask(&session)
    }
    let isOld = session.settings.isTerminal && !hasNewAnswers
    var reply = WalkDialogue.result(trees, subject ?? session.subject, &session)
    if isOld { reply.page.text("\(session.phrases[.fromBefore])") }
    guard let fields else { return reply }
    return try RecordCommand.write(fields, folder: folder, &session)
  }

  private func ask(_ session: inout Session) -> Reply {
    var dialogue = WalkDialogue(
      trees: trees,
      subject: subject ?? session.subject,
      asks: session.settings.isTerminal,
      record: fields.map { .init(fields: $0, folder: folder) }
    )
    guard dialogue.subject != nil else {
      session.dialogue = dialogue
      return Reply()
    }
    switch dialogue.advance(&session) {
    case .goesOn(let page):
      session.dialogue = dialogue
      return Reply(page: page)
    case .goesOnWith(let page): return Reply(page: page)
    case .ends(let reply): return reply
    }
  }

  /// The first question that still matters, in the order of the trees.
  private func missing(_ session: Session) -> (Question, Tree)? {
    var facts = session.facts
    for tree in trees {
      let walk = Walk(tree, facts)
      if let question = walk.next { return (question, tree) }
      facts = walk.learnt
    }
    return nil
  }
}
