import Foundation
import LessonKit
import PTYKit
import TestSupport
import Testing

@Suite("Hostile lessons")
struct HostileTests {
  /// The move, what its step does, and the words in the file where that is; a release build leaves
  /// some reasons out.
  static let traps: [(move: String, reason: String, text: String, file: String)] = [
    ("overflow", ": arithmetic overflow", "case .overflow: use", "Deeds.swift"),
    ("fatal", ": no such order", "case .fatal: fatalError", "Deeds.swift"),
    ("index", reason(": Index out of range"), "case .index: use", "Deeds.swift"),
    ("keys", ": Duplicate values for key: '0'", "case .keys: use", "Deeds.swift"),
    ("draw", reason(": Index out of range"), "[String]()[model.count]", "Lesson.swift"),
    ("describe", reason(": Index out of range"), "[String]()[0]", "Lesson.swift"),
    ("tell", reason(": Index out of range"), "[String]()[0]", "Lesson.swift"),
  ]

  static func reason(_ debug: String) -> String {
    #if DEBUG
      debug
    #else
      " (illegal instruction)"
    #endif
  }

  @Test("a trap in a move, a view, a description names the place", arguments: traps)
  func trap(move: String, reason: String, text: String, file: String) throws {
    let session = try hostile()
    let at = try place(text, in: file)
    #expect(
      session.trouble(.step(".\(move)"))
        == "Step 2 (.\(move)) trapped at \(at)\(reason). The run stands at step 1."
    )
    #expect(session.lastProblem?.backtrace.contains("HostileLesson") == true)
    #expect(session.lastProblem?.output == "")
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  static let deeds: [(move: String, what: String)] = [
    ("exit", "ended the lesson's process with exit(0)"),
    ("fork", "began to start another process, which a lesson may not"),
    ("close", "closed the descriptor that the lesson answers on"),
    ("rubbish", "wrote on the descriptor that the lesson answers on"),
    ("unfinished", "wrote on the descriptor that the lesson answers on"),
    ("kill", "was ended by signal 9 (killed)"),
    ("abort", "trapped (aborted)"),
    ("printForever", "printed more than the 4 MB a step may print, and was stopped"),
    (
      "writeMuch",
      "wrote a file larger than the 4 MB a lesson's files may have, and was stopped"
    ),
  ]

  @Test("each deed ends in a sentence and the session goes on", arguments: deeds)
  func deed(move: String, what: String) throws {
    let session = try hostile()
    #expect(
      session.trouble(.step(".\(move)")) == "Step 2 (.\(move)) \(what). The run stands at step 1."
    )
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  #if os(Linux)
    @Test("a gigabyte of state is more than a lesson may have")
    func memory() throws {
      let session = try hostile()
      #expect(
        session.trouble(.step(".memory")) == "Step 2 (.memory) wanted more memory than the 512 MB "
          + "a lesson may have. The run stands at step 1."
      )
      #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
    }
  #endif

  @Test("recursion without end is a sentence with the place, or with what it looks like")
  func recursion() throws {
    let session = try hostile()
    let words = session.trouble(.step(".recursion"))
    #expect(words.hasPrefix("Step 2 (.recursion) trapped"))
    #expect(words.contains("bad memory access, as recursion without end makes one"))
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("work without end is stopped at the limit")
  func late() throws {
    let session = try hostile()
    session.timeLimit = .milliseconds(300)
    #expect(
      session.trouble(.step(".loop"))
        == "Step 2 (.loop) did not end within 300ms and was stopped. The run stands at step 1."
    )
    session.timeLimit = .seconds(60)
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("work without end is stopped by a descriptor that becomes readable")
  func interrupted() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let session = try hostile(stop: ends[0])
    #expect(write(ends[1], "!", 1) == 1)
    #expect(
      session.trouble(.step(".loop"))
        == "The lesson's code was stopped at your wish. The run stands at step 1."
    )
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 1)
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("a file that is put in the place of standard output is not emptied")
  func replaced() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/precious"
    try Data("precious".utf8).write(to: URL(filePath: path))
    let session = try hostile(.init(time: .seconds(60)), ["HOSTILE_FILE": path])
    _ = try session.ask(.step(".replace"))
    #expect(try session.frame(.step(".print")).output == "an error")
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("preciousa line\nline 1\n"))
  }

  @Test("a task that never settles is said in its frame, and can be left behind")
  func unsettled() throws {
    let session = try hostile()
    let frame = try session.frame(.step(".yieldForever"))
    #expect(frame.remarks == [.endless(jobs: 100_000)])
    #expect(try session.frame(.goto(1))?.step == 1)
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("without swift-backtrace a trap still has its reason or its signal")
  func withoutBacktrace() throws {
    let session = try hostile(.init(time: .seconds(60)), ["SWIFT_BACKTRACE": "enable=no"])
    let at = try place("case .fatal: fatalError", in: "Deeds.swift")
    #expect(
      session.trouble(.step(".fatal"))
        == "Step 2 (.fatal) trapped at \(at): no such order. The run stands at step 1."
    )
    #expect(
      session.trouble(.step(".overflow"))
        == "Step 2 (.overflow) trapped (illegal instruction). The run stands at step 1."
    )
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }
}
