/// Why a tree file is refused: the file, the line, and what is wrong as data.
///
/// `description` says it in words: what happened, where, and what to try.
package struct TreeProblem: Error, Equatable, Sendable {
  /// The file's name as it was given.
  package let file: String
  /// The line it was noticed on, counted from 1.
  package let line: Int
  /// What is wrong.
  package let fault: Fault

  /// What can be wrong with a tree file.
  package enum Fault: Equatable, Sendable {
    /// More bytes than a tree may have.
    case tooLarge(bytes: Int, limit: Int)
    /// Not JSON: something else was expected than what is there, a byte or nil for the
    /// end of the file.
    case syntax(expected: Expected, found: UInt8?)
    /// A string that is never closed.
    case openString
    /// A string that is not UTF-8.
    case brokenText
    /// A string with a character that could steer a terminal, by its number.
    case controlCharacter(UInt32)
    /// Arrays and objects nested too deeply.
    case tooDeep(limit: Int)
    /// The same key twice in one object.
    case repeatedKey(String)
    /// A key nothing reads.
    case unknownKey(String, place: String, nearest: String?)
    /// A key that has to be there.
    case missingKey(String, place: String)
    /// A value of another form than the key takes.
    case wrongForm(key: String, expected: Form, found: Form)
    /// A text or a list with nothing in it.
    case empty(key: String)
    /// More of something than a tree may have.
    case tooMany(key: String, limit: Int)
    /// A value that is none of those a key takes.
    case notOneOf(key: String, found: String, allowed: [String])
    /// A number outside what a key takes.
    case outOfRange(key: String, found: String, allowed: ClosedRange<Int>)
    /// An id that cannot be typed plainly.
    case badID(String)
    /// A word the dialogue needs for itself.
    case reservedID(String)
    /// One id for two things.
    case repeatedID(String)
    /// A node asks a question that is not there.
    case unknownQuestion(String, nearest: String?)
    /// A branch leads to nothing.
    case unknownTarget(String, nearest: String?)
    /// A branch for an answer its question does not have.
    case unknownAnswer(String, question: String, nearest: String?)
    /// Two branches for one answer.
    case repeatedAnswer(String, node: String)
    /// An answer without a branch.
    case missingAnswer(String, node: String)
    /// Numbers without a branch.
    case hole(ClosedRange<Int>, node: String)
    /// Numbers with two branches.
    case overlap(ClosedRange<Int>, node: String)
    /// A branch that no number takes.
    case emptyRange(node: String)
    /// A branch of another kind than the question's answers.
    case wrongBranch(node: String, question: String)
    /// Nodes that lead back to themselves, the first repeated at the end.
    case cycle([String])
    /// A path that asks in another order than the questions are listed.
    case outOfOrder(question: String, after: String)
    /// A node, question or outcome no answers lead to.
    case unreachable(Part, id: String)
    /// An optional question that decides where the walk goes.
    case optionalQuestionAsked(String)
    /// Voices other than the panel's, or not in its order.
    case panel(found: [String])
    /// A condition that cannot be read.
    case badCondition(String)
    /// A condition on something this tree knows nothing of.
    case unknownFact(String, nearest: String?)
  }

  /// What the reader of JSON expected.
  package enum Expected: Equatable, Sendable {
    /// Any value.
    case value
    /// A key in double quotes.
    case key
    /// One mark.
    case mark(String)
    /// A comma or the closing mark.
    case commaOr(String)
    /// A digit.
    case digit
    /// An escape JSON knows.
    case escape
    /// The end of the file.
    case endOfFile
  }

  /// The forms a JSON value can have.
  package enum Form: String, Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool
    /// A number; a whole one where a key expects it.
    case number
    /// A string.
    case string
    /// A list.
    case array
    /// An object.
    case object
  }

  /// The parts of a tree that answers must be able to reach.
  package enum Part: String, Equatable, Sendable {
    /// A node of the graph.
    case node
    /// A question.
    case question
    /// An outcome.
    case outcome
  }
}
