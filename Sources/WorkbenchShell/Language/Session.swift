import DecisionTrees
import LineEditing

/// Where the user stands: what was answered, which dialogue or lesson is open, how results look.
struct Session {
  var world: World
  var settings: Settings
  /// Answers given so far, shared by all trees.
  var facts = Facts()
  /// Those of them that a tree decided, by its id, and nobody answered.
  var learnt: [String: Answer] = [:]
  /// What was said last about what a decision is for.
  var subject: Subject?
  /// The walks that were ended last, one for each tree, which `record` and `what-if` work on.
  var decided: [DecidedWalk] = []
  /// The trees of the walk that was left before its end; `decide` goes on with them.
  var left: [Tree] = []
  /// The lessons there are, and the one that is open.
  var shelf = LessonShelf([])
  var lesson: OpenLesson?
  /// Whether guided frames are asked about; nil where nobody said.
  var asksToPredict: Bool?
  /// What was done, kept from run to run.
  var journal = Journal()
  /// The folders that this session may build.
  var trusted = TrustedContents()
  /// The program that `reload` built, which serves the built-in lessons from then on.
  var rebuilt: String?
  /// The dialogue that the next line answers.
  var dialogue: (any Dialogue)?
}

/// How results are written and for whom.
struct Settings: Sendable, Equatable {
  var look: Look
  var json = false
  var language = "en"
  /// Whether a person sits at the other end: both ends are a terminal.
  var isTerminal = false
  /// Whether results go to a terminal, whoever gives the commands.
  var showsOnTerminal = false
  /// Whether lines may be edited and redrawn where a person sits; `--plain` says no.
  var redraws = true
  /// Whether further lines can answer a question; false for a command given as arguments.
  var canAsk = true
  /// Whether a yes or no can be asked before a command given as arguments is done: its user sits at
  /// a terminal.
  var canConfirm = false
}
