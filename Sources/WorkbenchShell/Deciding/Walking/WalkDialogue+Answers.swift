import DecisionTrees
import Problems

extension WalkDialogue {
  mutating func answer(_ line: String, _ session: inout Session) throws(Problem) -> Turn {
    guard let question = open(session) else { return advance(&session) }
    let word = line.trimmed
    switch WalkWord(word) {
    case .why?: return .goesOn(QuestionPage(question: question, phrases: session.phrases).why)
    case .back?: return .goesOn(back(&session))
    case .quit?: return .ends(Reply(page: leave(&session)))
    case .done? where isForTheRecord: return finish(&session)
    case _ where word.isEmpty && isForTheRecord:
      passed.insert(question.id)
      asked.append(question.id)
      return advance(&session)
    default: return try take(word, for: question, &session)
    }
  }

  private mutating func take(
    _ word: String,
    for question: Question,
    _ session: inout Session
  ) throws(Problem) -> Turn {
    guard subject != nil else {
      subject = try Self.subject(parsing: word, session.treeLanguage)
      session.subject = subject
      asked.append(question.id)
      return advance(&session)
    }
    do {
      session.facts[question.id] = try question.answer(parsing: word)
    } catch {
      throw error.problem(in: session.treeLanguage)
    }
    asked.append(question.id)
    return advance(&session)
  }

  private mutating func back(_ session: inout Session) -> Page {
    guard let last = asked.popLast() else { return Page(Line(session.phrases[.nothingBefore])) }
    guard passed.remove(last) == nil else { return Page() }
    if last == "for" {
      (subject, session.subject) = (nil, nil)
    } else {
      session.facts[last] = nil
      reopen(&session)
    }
    return Page()
  }

  /// Stands before the first tree that asks something, as it did before the last answer.
  private mutating func reopen(_ session: inout Session) {
    trees = all
    while trees.count > 1, Walk(trees[0], session.facts).next == nil {
      session.learn(from: [trees.removeFirst()])
    }
    isForTheRecord = all.count == 1 && Walk(all[0], session.facts).next == nil
  }

  /// What a decision is for; the app where nothing was said.
  static func subject(parsing word: String, _ language: Language) throws(Problem) -> Subject {
    guard !word.isEmpty else { return .app }
    let answer = try? Subject.question(in: language).answer(parsing: word)
    guard let answer, let subject = Subject(answer) else {
      throw .unknownValue(
        word,
        of: "what the decision is for",
        allowed: Subject.allCases.map(\.rawValue)
      )
    }
    return subject
  }
}

/// The words of a walk that are no answers, in English and Spanish.
private enum WalkWord: CaseIterable {
  case why, back, done, quit

  init?(_ typed: String) {
    let word = typed.lowercased()
    guard let found = Self.allCases.first(where: { $0.names.contains(word) }) else { return nil }
    self = found
  }

  private var names: Set<String> {
    switch self {
    case .why: ["why", "why?", "help", "?", "por qué", "por que", "porqué", "¿por qué?", "ayuda"]
    case .back: ["back", "prev", "undo", "atrás", "atras"]
    case .done: ["done", "hecho", "termina", "fin"]
    case .quit: ["quit", "q", "exit", "bye", ":q", "salir"]
    }
  }
}
