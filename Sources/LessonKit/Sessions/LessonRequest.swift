/// A request to a lesson, typed by its answer: how it is answered, what it makes of the script, and what
/// can be an answer to it.
///
///     let frame = try session.ask(.step(".increment"))
///
/// The requests there are stand in ``Requests/all``; no feature, state or capture type crosses.
package protocol LessonRequest: Hashable, Sendable, Codable {
  associatedtype Answer: Hashable, Sendable, Codable

  /// The word by which it crosses to another process.
  static var word: String { get }

  /// Answers it on the run of a session, or says why not; nothing has changed then.
  func answered(by session: InProcessSession) throws(LessonProblem) -> Answer

  /// What it makes of the script and of the place in it, once it was answered.
  func note(_ answer: Answer, in standing: inout Standing)

  /// The place in the script that a run has to be made again to, before this can be asked.
  func place(in standing: Standing) -> Int

  /// The answer where it is known without a run.
  func known(from description: LessonDescription?) -> Answer?

  /// Whether this can be an answer: a lesson's code can write on the descriptor it answers on, and
  /// what it writes may well be of the right form.
  func isMet(by answer: Answer, of lesson: String, _ standing: Standing) -> Bool

  /// Whether a step of that number may begin, as the one of that count since the request.
  func mayBegin(_ step: Int, asNumber count: Int, _ standing: Standing) -> Bool

  /// The words of a step that ran for this request.
  func words(of step: Int, in standing: Standing) -> String?
}

extension LessonRequest {
  package func note(_ answer: Answer, in standing: inout Standing) {}

  package func place(in standing: Standing) -> Int { standing.position }

  package func known(from description: LessonDescription?) -> Answer? { nil }

  package func isMet(by answer: Answer, of lesson: String, _ standing: Standing) -> Bool { true }

  /// Each step begins once; a run with something left out is run whole before, and that is all that
  /// is ever run for one request.
  package func mayBegin(_ step: Int, asNumber count: Int, _ standing: Standing) -> Bool {
    0...standing.count ~= step && count <= 2 * (standing.count + 1) + 1
  }

  package func words(of step: Int, in standing: Standing) -> String? {
    standing.script.words(of: step)
  }
}

/// The only way a shell knows a lesson, so that a process can stand between them.
package protocol LessonSession: AnyObject {
  /// Answers a request, or says why not; nothing has changed then.
  func ask<Request: LessonRequest>(_ request: Request) throws(LessonProblem) -> Request.Answer
  /// Ends the run; gives how many jobs and waiting calls would not end.
  @discardableResult func end() -> Int
  /// The script and the place in it: what steps there are, and which are left out, is held here alone.
  var standing: Standing { get }
  /// Why the lesson's process ended the last time, with its backtrace; nil where none did.
  var lastProblem: ProcessProblem? { get }
}

extension LessonSession {
  /// Nil: there is no process.
  package var lastProblem: ProcessProblem? { nil }
}

extension Script {
  /// The words of a step by its number.
  func words(of step: Int) -> String? {
    steps.indices.contains(step - 1) ? steps[step - 1].description : nil
  }

  /// The script up to a step.
  package func prefix(_ number: Int) -> Script {
    var shorter = self
    shorter.steps = Array(steps.prefix(number))
    shorter.skipped = skipped.filter { $0 <= number }
    return shorter
  }
}
