import LineEditing
import Problems

/// A conversation that takes the next lines: a walk, a record.
protocol Dialogue {
  /// Where it stands, for the prompt: `architecture · 2/4`.
  func place(_ session: Session) -> String
  /// The open question, shown to a person before each answer.
  func question(_ session: Session) -> Page
  /// Takes an answer. What it cannot take is thrown and the question stays open.
  mutating func answer(_ line: String, _ session: inout Session) throws(Problem) -> Turn
  /// Ends it at the user's wish (Ctrl-C, Ctrl-D) and says what is kept.
  func leave(_ session: inout Session) -> Page
  /// Ends it because the input has ended.
  func inputEnded(_ session: inout Session) throws(Problem) -> Reply
  /// What the open question accepts, for Tab.
  func candidates(_ partial: String, _ session: Session) -> [Candidate]
}

/// What follows an answer.
enum Turn {
  /// The dialogue goes on; the page is shown before its next question.
  case goesOn(Page)
  /// Another dialogue, which the session holds already, takes over.
  case goesOnWith(Page)
  case ends(Reply)
}
