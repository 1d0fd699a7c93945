import DecisionTrees
import LineEditing

/// A walk through one tree or several, question by question.
struct WalkDialogue: Dialogue {
  /// The trees still to be walked; the first is the one being asked.
  var trees: [Tree]
  /// All of them, for the summary.
  let all: [Tree]
  var purpose: Purpose?
  /// The questions answered in this walk, so that `back` can take the last one back.
  var asked: [String] = []
  /// Whether the outcome is out and only questions for the record are left.
  var isForTheRecord = false
  /// The questions for the record that were passed over.
  var passed: Set<String> = []

  init(trees: [Tree], purpose: Purpose?) {
    self.trees = trees
    all = trees
    self.purpose = purpose
  }
}

extension WalkDialogue {
  /// What is asked now; nil where the first thing, what the decision is for, is still open.
  private func open(_ session: Session) -> Question? {
    guard purpose != nil, let tree = trees.first else { return nil }
    let walk = Walk(tree, session.facts)
    guard isForTheRecord else { return walk.next }
    return walk.irrelevant.first { !passed.contains($0.id) }
  }

  func place(_ session: Session) -> String {
    guard let tree = trees.first, let question = open(session),
      let index = tree.questions.firstIndex(where: { $0.id == question.id })
    else { return trees.first?.id ?? "decide" }
    return "\(tree.id) · \(index + 1)/\(tree.questions.count)"
  }

  func question(_ session: Session) -> Page {
    guard let question = open(session) else { return purposePage(session) }
    var page = Page()
    page.append(QuestionPage(question: question, phrases: session.phrases).page)
    return page
  }

  private func purposePage(_ session: Session) -> Page {
    let phrases = session.phrases
    var page = Page()
    page.heading(Line(phrases.forWhat))
    page.aside("\(phrases.forWhatAid)")
    page.rows(
      zip(Purpose.allCases, phrases.forChoices).enumerated().map { index, pair in
        .init("\(index + 1) \(pair.0.rawValue, .typed)", Line(pair.1))
      }
    )
    return page
  }
}

extension WalkDialogue {
  mutating func answer(_ line: String, _ session: inout Session) throws(ShellError) -> Turn {
    let word = line.trimmed
    guard purpose != nil else {
      purpose = try Self.purpose(parsing: word)
      return advance(&session, saying: Page())
    }
    guard let question = open(session) else { return advance(&session, saying: Page()) }
    switch word.lowercased() {
    case "why", "por qué", "por que", "porque", "help", "?":
      return .goesOn(QuestionPage(question: question, phrases: session.phrases).why)
    case "back", "atrás", "atras", "prev": return .goesOn(back(&session))
    case "done", "termina", "fin", "hecho":
      if isForTheRecord { return finish(&session) }
    case "quit", "q", "exit", "bye":
      return .ends(Reply(page: leave(&session)))
    case "":
      if isForTheRecord {
        passed.insert(question.id)
        return advance(&session, saying: Page())
      }
    default: break
    }
    return try take(word, for: question, &session)
  }

  private mutating func take(
    _ word: String,
    for question: Question,
    _ session: inout Session
  ) throws(ShellError) -> Turn {
    do {
      session.facts[question.id] = try question.answer(parsing: word)
    } catch {
      throw .answer(error, session.treeLanguage)
    }
    asked.append(question.id)
    return advance(&session, saying: Page())
  }

  private mutating func back(_ session: inout Session) -> Page {
    guard let last = asked.popLast() else { return Page(Line(session.phrases.nothingBefore)) }
    session.facts[last] = nil
    isForTheRecord = false
    trees = all
    return Page()
  }

  static func purpose(parsing word: String) throws(ShellError) -> Purpose {
    let folded = word.lowercased()
    if folded.isEmpty { return .app }
    if let place = Int(folded), Purpose.allCases.indices.contains(place - 1) {
      return Purpose.allCases[place - 1]
    }
    let begun = Purpose.allCases.filter { $0.rawValue.hasPrefix(folded) }
    if let purpose = Purpose(rawValue: folded) ?? (begun.count == 1 ? begun[0] : nil) {
      return purpose
    }
    throw .unknownValue(word, of: "for", allowed: Purpose.allCases.map(\.rawValue))
  }
}

extension WalkDialogue {
  /// Goes on to the next question that matters, or shows what came out.
  mutating func advance(_ session: inout Session, saying page: Page) -> Turn {
    var page = page
    while let tree = trees.first {
      let walk = Walk(tree, session.facts)
      if !isForTheRecord, walk.next != nil { return .goesOn(page) }
      if !isForTheRecord {
        session.facts = walk.learnt
        if trees.count > 1 || all.count > 1 {
          page.append(OutcomePage(walk, phrases: session.phrases).headline)
          if trees.count == 1 { break }
          trees.removeFirst()
          continue
        }
      }
      guard session.settings.isTerminal, all.count == 1, open(for: tree, session) else { break }
      if !isForTheRecord {
        page.append(OutcomePage(walk, phrases: session.phrases).outcome)
        page.gap()
        page.text(Line(session.phrases.forTheRecord))
        isForTheRecord = true
      }
      return .goesOn(page)
    }
    return finish(&session, saying: page)
  }

  private func open(for tree: Tree, _ session: Session) -> Bool {
    let walk = Walk(tree, session.facts)
    return walk.decided != nil && walk.irrelevant.contains { !passed.contains($0.id) }
  }

  private func finish(_ session: inout Session, saying page: Page = Page()) -> Turn {
    .ends(Self.result(all, purpose ?? .app, &session, saying: page, wasShown: isForTheRecord))
  }

  /// The reply at the end of a walk; the session remembers it for `record` and `what-if`.
  static func result(
    _ trees: [Tree],
    _ purpose: Purpose,
    _ session: inout Session,
    saying page: Page = Page(),
    wasShown: Bool = false
  ) -> Reply {
    session.facts = Walk.learning(from: trees, with: session.facts)
    session.decided = trees.map { DecidedWalk(tree: $0, purpose: purpose, facts: session.facts) }
    guard trees.count == 1, let decided = session.decided.first else {
      return SummaryPage(trees, session).reply(saying: page)
    }
    var reply = decided.reply(session)
    let result = OutcomePage(decided.walk, phrases: session.phrases)
    reply.page = page
    reply.page.append(wasShown ? result.rest : result.page)
    if session.settings.isTerminal {
      reply.page.gap()
      reply.page.append(nextSteps(decided, session))
    }
    return reply
  }

  private static func nextSteps(_ decided: DecidedWalk, _ session: Session) -> Page {
    var page = Page()
    let flip = decided.walk.flips.first.map { "what-if \($0.question)=\($0.answer.text)" }
    let words = ["record", flip, "decide --all"].compactMap(\.self)
    page.row(Line(session.phrases.next, .strong), Line(words.joined(separator: " · "), .typed))
    return page
  }
}

extension WalkDialogue {
  func leave(_ session: inout Session) -> Page {
    Page(Line(session.phrases.kept))
  }

  func inputEnded(_ session: inout Session) throws(ShellError) -> Reply {
    guard let tree = trees.first, let question = open(session) else { return Reply() }
    throw .missingAnswer(question, tree: tree.id)
  }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    guard let question = open(session) else {
      return zip(Purpose.allCases, session.phrases.forChoices).map {
        Candidate($0.rawValue, description: $1)
      }
    }
    let answers = question.answers.map { Candidate($0.text, description: question.label(of: $0)) }
    return answers + ["unknown", "why", "back"].map { Candidate($0) }
  }
}
