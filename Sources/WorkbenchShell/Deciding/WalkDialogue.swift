import DecisionTrees
import LineEditing

/// A walk through one tree or several, question by question.
struct WalkDialogue: Dialogue {
  /// The trees still to be walked; the first is the one being asked.
  var trees: [Tree]
  /// All of them, for the summary.
  let all: [Tree]
  /// What the decision is for; nil while that is still asked.
  var subject: Subject?
  /// Whether the subject is somebody's answer and not the default of a pipe.
  let isSubjectAsked: Bool
  /// The questions answered in this walk, so that `back` can take the last one back.
  var asked: [String] = []
  /// Whether the outcome is out and only questions for the record are left.
  var isForTheRecord = false
  /// The questions for the record that were passed over.
  var passed: Set<String> = []

  init(trees: [Tree], subject: Subject?, asks: Bool) {
    self.trees = trees
    all = trees
    self.subject = subject ?? (asks ? nil : .app)
    isSubjectAsked = asks || subject != nil
  }
}

extension WalkDialogue {
  /// The question that the next line answers.
  func open(_ session: Session) -> Question? {
    guard subject != nil else { return Subject.question(in: session.treeLanguage) }
    guard let tree = trees.first else { return nil }
    let walk = Walk(tree, session.facts)
    guard isForTheRecord else { return walk.next }
    return walk.irrelevant.first { !passed.contains($0.id) }
  }

  func place(_ session: Session) -> String {
    guard let tree = trees.first else { return "decide" }
    let index = tree.questions.firstIndex { $0.id == open(session)?.id }
    return index.map { "\(tree.id) · \($0 + 1)/\(tree.questions.count)" } ?? tree.id
  }

  func question(_ session: Session) -> Page {
    guard let question = open(session) else { return Page() }
    return QuestionPage(
      question: question,
      phrases: session.phrases,
      isForTheRecord: isForTheRecord
    ).page
  }

  func leave(_ session: inout Session) -> Page {
    Page(Line(session.phrases.kept))
  }

  func inputEnded(_ session: inout Session) throws(ShellError) -> Reply {
    guard let tree = trees.first, let question = open(session) else { return Reply() }
    throw .missingAnswer(question, tree: tree.id)
  }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    guard let question = open(session) else { return [] }
    let answers = question.answers.map { Candidate($0.text, description: question.label(of: $0)) }
    return answers + ["unknown", "why", "back"].map { Candidate($0) }
  }
}
