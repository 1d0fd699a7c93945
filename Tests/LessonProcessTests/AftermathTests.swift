import Foundation
import LessonKit
import PTYKit
import TestSupport
import Testing

@Suite("What a step leaves behind")
struct AftermathTests {
  /// Asks until the process has been found dead; how soon it is depends on what else runs.
  private func firstTrouble(_ session: ProcessSession, _ request: some LessonRequest) -> String {
    for _ in 0..<10_000 {
      let answer = session.trouble(request)
      if answer.contains("left behind") { return answer }
    }
    return "none"
  }

  @Test(
    "a step that traps after its answer is left out, whatever is asked next",
    arguments: [
      .log, .state(path: nil, step: nil), .frames, .views, .effects,
    ] as [any LessonRequest]
  )
  func looking(request: any LessonRequest) throws {
    let session = try hostile()
    _ = try session.ask(.step(".thread"))
    #expect(
      firstTrouble(session, request) == "What step 2 (.thread) left behind trapped at "
        + "\(try place("fatalError(\"too late\")", in: "Deeds.swift")): too late. "
        + "That step is left out. The run stands at step 1."
    )
    #expect(session.standing.taken.steps.map(\.description) == [".increment"])
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
    #expect(try session.frame(.goto(1))?.step == 1)
  }

  @Test("going back over such a step does not take it again")
  func back() throws {
    let session = try hostile()
    _ = try session.ask(.step(".shut"))
    #expect(
      session.trouble(.goto(1)) == "What step 2 (.shut) left behind ended the lesson's process "
        + "with exit(0). That step is left out. The run stands at step 1."
    )
    #expect(try session.frame(.goto(0))?.step == 0)
    #expect(session.standing.taken.steps == [])
    #expect(try session.goesOn() == "1: count   0 → 1   by method increment()")
  }

  @Test("a step that is taken after such a step is not blamed")
  func nextStep() throws {
    let session = try hostile()
    _ = try session.ask(.step(".shut"))
    let words = session.trouble(.step(".increment"))
    #expect(words.hasPrefix("What step 2 (.shut) left behind ended the lesson's process"))
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("a process that is ended from outside costs no step")
  func killed() throws {
    let session = try hostile()
    kill(try #require(session.processNumber), SIGKILL)
    #expect(
      session.trouble(.state(path: "count", step: nil))
        == "The lesson's code was ended by signal 9 (killed). The run stands at step 1."
    )
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("a step that cannot be taken again is left out the second time, with what came after it")
  func again() throws {
    let folder = ScratchFolder()
    let mark = folder.path + "/mark"
    let session = try hostile(.init(time: .seconds(60)), ["HOSTILE_FILE": mark])
    for words in [".once", ".increment"] { _ = try session.ask(.step(words)) }
    kill(try #require(session.processNumber), SIGKILL)
    let at = try place("fatalError(\"only once\")", in: "Deeds.swift")
    let answers = (0..<2).map { _ in session.trouble(.log) }
    #expect(
      answers == [
        "The lesson's code was ended by signal 9 (killed). The run stands at step 3.",
        "Step 2 (.once) trapped at \(at): only once. It could not be taken again, "
          + "so it is left out with what came after it. The run stands at step 1.",
      ]
    )
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("the prompt stands where the run stands, and everything goes on")
  func atThePrompt() throws {
    let input = [".increment", ".shut", "back", ".increment", "state"]
    let script = (["open hostile"] + input).map { $0 + "\n" }.joined()
    let result = try run(builtProgram("HostileLesson"), ["shell"], input: Array(script.utf8))
    #expect(result.error.contains("What step 2 (.shut) left behind ended the lesson's process"))
    let prompted = try Prompted.hostile()
    try prompted.enter("open hostile", then: "hostile · mvvm · 0/0 ›")
    try prompted.enter(".increment", then: "hostile · mvvm · 1/1 ›")
    try prompted.enter(".shut", then: "hostile · mvvm · 2/2 ›")
    try prompted.enter("state", then: "hostile · mvvm · 1/1 ›")
    try prompted.enter(".increment", then: "hostile · mvvm · 2/2 ›")
    #expect(prompted.terminal.screen.text.contains("count   1 → 2   by method increment()"))
    try prompted.enter("goto start", then: "hostile · mvvm · 0/2 ›")
    try prompted.enter("goto end", then: "hostile · mvvm · 2/2 ›")
    try prompted.leave()
  }
}
