import CounterLesson
import Foundation
import LessonKit
import PTYKit
import TestSupport
import Testing

@Suite("A lesson in a process")
struct SessionTests {
  @Test("what a step prints is in its frame, cut, and stays there")
  func output() throws {
    let session = try hostile()
    let expected = (["a line"] + (1...19).map { "line \($0)" } + ["… 12 more lines"])
      .joined(separator: "\n")
    #expect(try session.frame(.step(".print")).output == expected)
    #expect(try session.frame(.step(".increment")).output == "")
    let frames = try session.ask(.frames)
    #expect(frames.map { $0.output.isEmpty } == [true, true, false, true])
  }

  @Test("a lesson's code sees no terminal, no input, no descriptor and no variable of its parent")
  func surroundings() throws {
    let inherited = open("/dev/null", O_RDONLY)
    defer { close(inherited) }
    let session = try hostile()
    #expect(
      try session.frame(.step(".look")).output == """
        session: its own
        input: empty
        terminal: none
        descriptors: [0, 1, 2, 3]
        home: unknown
        """
    )
  }

  @Test("what a step printed before it failed is in the problem")
  func outputOfFailure() throws {
    let session = try hostile(.init(time: .seconds(60), output: 8192))
    _ = session.trouble(.step(".printForever"))
    let lines = session.lastProblem?.output.split(separator: "\n") ?? []
    #expect(lines.first == "again and again")
    #expect(lines.last == "… 492 more lines")
  }

  @Test("a trap in the start leaves the run that was there")
  func start() throws {
    let session = try hostile()
    let bad = Script(lesson: "hostile", style: "mvvm", start: "trap")
    let at = try place("no model today", in: "Lesson.swift")
    #expect(
      session.trouble(.start(bad))
        == "The start trapped at \(at): no model today. The run stands at step 1."
    )
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
    let fresh = ProcessSession(try hostileProgram(), lesson: "hostile")
    #expect(fresh.trouble(.start(bad)) == "The start trapped at \(at): no model today.")
    #expect(fresh.trouble(.step(".increment")) == "No run has been started.")
  }

  @Test("a script names the step that trapped, and nothing has changed")
  func script() throws {
    let session = try hostile()
    let words = "open hostile\nstyle mvvm\n.increment\n.increment\n.fatal\n.increment\n"
    let at = try place("case .fatal: fatalError", in: "Deeds.swift")
    #expect(
      session.trouble(.start(try Script(words: words)))
        == "Step 3 (.fatal) trapped at \(at): no such order. The run stands at step 1."
    )
    #expect(session.standing.script.words == "open hostile\nstyle mvvm\n.increment\n")
  }

  @Test("the run that is made again has its places and its skipped steps")
  func standing() throws {
    let session = try hostile()
    for _ in 0..<4 { _ = try session.ask(.step(".increment")) }
    _ = try session.ask(.skip(2))
    _ = try session.ask(.skip(5))
    _ = try session.ask(.goto(4))
    _ = try session.ask(.unskip(2))
    _ = try session.ask(.skip(1))
    let before = session.standing
    _ = session.trouble(.step(".exit"))
    #expect(session.standing == before)
    #expect(before.script.skipped == [1, 5] && before.position == 5)
    #expect(try session.goesOn() == "6: count   3 → 4   by method increment()")
  }

  @Test("every answer is the same as in one process")
  func same() throws {
    let program = LessonProgram(path: try builtProgram("workbench"))
    let session = ProcessSession(program, lesson: "counter")
    let other = InProcessSession(.counter)
    let script = try Script(words: "open counter\nstyle mvvm\n.increment\n.increment\n")
    let requests: [any LessonRequest] = [
      .frames, .describe, .start(script), .frames,
      .state(path: nil, step: nil), .state(path: "none", step: nil), .paths(nil),
      .diff(step: 1, full: true), .effects, .views, .writers("count"), .log, .source(nil),
      .bareTest(style: nil), .cost, .refused("missing-case"), .test, .skip(1), .unskip(1), .goto(1),
      .goto(2), .goto(1), .step(".reset"), .step("restore 1"), .step(".nothing"),
      .step("relaunch"), .start(Script(lesson: "counter", style: "none")), .frames,
    ]
    for request in requests { expectSame(request, session, other) }
    #expect(session.end() == other.end())
    #expect(session.processNumber == nil)
  }

  private func expectSame(
    _ request: some LessonRequest,
    _ session: ProcessSession,
    _ other: InProcessSession
  ) {
    let answer = Result { () throws(LessonProblem) in try session.ask(request) }
    let expected = Result { () throws(LessonProblem) in try other.ask(request) }
    #expect(answer == expected, "\(request)")
    #expect(session.standing == other.standing)
  }

  @Test("a program that cannot be started, or serves no lessons, is said")
  func notServing() throws {
    func words(_ path: String) -> String {
      let program = LessonProgram(path: path, limits: .init(time: .seconds(120)))
      return ProcessSession(program, lesson: "x").trouble(.frames)
    }
    #expect(
      words("/nowhere/at-all")
        == "The lesson's process at-all could not be started: no such file or directory."
    )
    #expect(
      words("/bin/echo")
        == "The lesson's process echo could not be started: --lesson-host x."
    )
    let folder = ScratchFolder()
    func script(_ line: String) throws -> String {
      let path = folder.path + "/program"
      try Data("#!/bin/sh\n\(line)\n".utf8).write(to: URL(filePath: path))
      chmod(path, 0o755)
      return words(path)
    }
    #expect(
      try script("echo '{\"hello\":{\"version\":9,\"lessons\":[]}}' >&3; read line <&3")
        == "The lesson speaks version 9 of the lesson messages and this program version 2; "
        + "build it again with the LessonKit of this program."
    )
    #expect(
      try script("echo hello >&3; read line <&3; read line <&3")
        == "The lesson's process program could not be started: it does not answer as a lesson."
    )
    #expect(
      try script("exit 0")
        == "The lesson's process program could not be started: it does not answer as a lesson."
    )
    #expect(
      try script("echo no libfoo >&2; exit 127")
        == "The lesson's process program could not be started: no libfoo."
    )
    #expect(try hostileProgram().lessons() == ["hostile"])
    #expect(
      ProcessSession(try hostileProgram(), lesson: "other").trouble(.frames)
        == "The script is for \"other\", this is \"\"."
    )
  }
}
