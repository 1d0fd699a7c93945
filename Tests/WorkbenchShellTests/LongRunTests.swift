import LessonKit
import OrdersLesson
import Testing
import TransferLesson

@testable import WorkbenchShell

@Suite("Runs of many steps")
struct LongRunTests {
  @Test(
    "a step asks the lesson for nothing but itself",
    arguments: [
      (Lesson.transfer, [".setAmount(50)", ".setRecipient ana", ".submit", "deliver e1", "leave"]),
      (
        Lesson.orders,
        [".load", ".setQuery(\"te\")", "deliver e1 empty", ".delete 2", "advance 1s"]
      ),
    ]
  )
  func stepping(_ lesson: Lesson, _ words: [String]) throws {
    let session = ListeningSession(lesson)
    let script = LessonKit.Script(lesson: lesson.description.id, style: "mvvm")
    var open = try OpenLesson.started(session, script)
    session.heard = []
    for step in words { _ = try open.take(step) }
    #expect(session.heard == words.map { "step \($0)" })
    #expect(open.script.steps.count == words.count)
  }

  @Test("a script that grows stays the edition it is, one that is cut becomes another")
  func editions() throws {
    let session = InProcessSession(.transfer)
    var open = try OpenLesson.started(session, Script(lesson: "transfer", style: "mvvm"))
    let edition = open.edition
    for step in [".setAmount(50)", ".setRecipient ana", ".submit"] { _ = try open.take(step) }
    #expect(open.edition == edition)
    _ = try open.go(to: 1)
    #expect(open.edition != edition)
    let cut = open.edition
    _ = try open.go(to: 3)
    #expect(open.edition == cut)
  }
}

/// A session that remembers what it was asked.
private final class ListeningSession: LessonSession {
  private let inside: InProcessSession
  var heard: [String] = []
  var standing: Standing { inside.standing }

  init(_ lesson: Lesson) { inside = InProcessSession(lesson) }

  func ask<Request: LessonRequest>(
    _ request: Request
  ) throws(LessonProblem) -> Request.Answer {
    heard.append([Request.word, (request as? Requests.Take)?.typed ?? ""].joined(separator: " "))
    return try inside.ask(request)
  }

  func end() -> Int { inside.end() }
}
