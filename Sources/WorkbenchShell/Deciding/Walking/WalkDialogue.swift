import DecisionTrees
import LineEditing
import Problems

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
  /// What to write when the walk has ended, where `--record` asked for it.
  let record: RecordOrder?
  /// The questions answered or passed over in this walk, `for` among them, for `back`.
  var asked: [String] = []
  /// Whether the outcome is out and only questions for the record are left.
  var isForTheRecord = false
  /// The questions for the record that were passed over.
  var passed: Set<String> = []

  /// The fields given behind `--record`, and the folder.
  struct RecordOrder {
    let fields: [Word]
    let folder: String?
  }

  init(trees: [Tree], subject: Subject?, asks: Bool, record: RecordOrder? = nil) {
    self.trees = trees
    self.record = record
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

  /// Once the outcome is out, leaving skips what is asked for the record; else the walk can go on.
  func leave(_ session: inout Session) -> Page {
    guard isForTheRecord else {
      session.left = all
      return Page(Line(session.phrases[.kept]))
    }
    var page = result(&session).page
    if record != nil {
      page.gap()
      page.text(RecordPhrases(language: session.treeLanguage).nothingWritten)
    }
    return page
  }

  func inputEnded(_ session: inout Session) throws(Problem) -> Reply {
    guard let tree = trees.first, let question = open(session) else { return Reply() }
    throw .missingAnswer(question, tree: tree.id)
  }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    guard let question = open(session) else { return [] }
    let answers = question.answers.map { Candidate($0.text, description: question.label(of: $0)) }
    let words = subject == nil ? ["why"] : ["unknown", "why", "back"]
    return answers + words.map { Candidate($0) }
  }
}
