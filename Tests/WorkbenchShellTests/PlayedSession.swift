import CartLesson
import CounterLesson
import Foundation
import LessonKit
import OrdersLesson
import PTYKit
import TestSupport
import TransferLesson

@testable import WorkbenchShell

/// A shell in a folder of its own, played line by line as a pipe would.
struct PlayedSession {
  let scratch: ScratchFolder
  var shell: Shell

  /// - Parameter isTerminal: whether the shell may believe that a person answers.
  init(isTerminal: Bool = false, language: String = "en", columns: Int = 80) throws {
    let scratch = ScratchFolder()
    self.scratch = scratch
    let settings = Settings(
      look: Look(colour: false, ascii: false, columns: columns),
      language: language,
      isTerminal: isTerminal
    )
    shell = Shell(
      Session(
        world: .fixed(in: scratch.path),
        settings: settings,
        shelf: .built,
        commands: .workbench
      )
    )
  }

  /// What a line answers: its page, raw text and remarks, and the question that follows.
  mutating func play(_ line: String) -> String {
    do {
      let reply = try shell.evaluate(line: line)
      let look = shell.settingsOfLastLine.look
      let text = shell.settingsOfLastLine.json ? reply.data.map(JSONText.line) : nil
      return (text ?? reply.raw ?? reply.page.text(look)) + reply.remarks.text(look) + question
    } catch {
      return error.page.text(shell.session.settings.look)
    }
  }

  /// The answers to several lines, one after the other.
  mutating func play(_ lines: [String]) -> String {
    lines.map { play($0) }.joined()
  }

  private var question: String {
    guard shell.session.settings.isTerminal, let dialogue = shell.session.dialogue else {
      return ""
    }
    return dialogue.question(shell.session).text(shell.session.settings.look)
      + dialogue.place(shell.session) + "\n"
  }
}

extension LessonShelf {
  /// The lessons of this package, run in this process.
  static let built = LessonShelf(
    [Lesson.counter, .cart, .orders, .transfer].map { lesson in
      Entry(lesson.description) { InProcessSession(lesson) }
    }
  )
}

extension WorkbenchShell.World {
  /// A world that stands still on 30 November 2026.
  static func fixed(
    in folder: String,
    _ variables: [String: String] = [:]
  ) -> WorkbenchShell.World {
    var world = WorkbenchShell.World.live
    world.directory = folder
    world.environment = { (variables + ["HOME": folder])[$0] }
    world.today = { "2026-11-30" }
    world.now = { "2026-11-30T08:20:00Z" }
    world.build = { _ in .success(BuildResult(.done)) }
    world.startLesson = { _, _ in .success(InProcessSession(.counter)) }
    world.awaitChange = { _, _ in .enough }
    return world
  }
}

private func + (left: [String: String], right: [String: String]) -> [String: String] {
  left.merging(right) { first, _ in first }
}

/// Runs the built program with arguments in a folder.
func workbench(
  _ arguments: [String],
  input: String = "",
  in folder: ScratchFolder,
  _ variables: [String: String] = [:]
) throws -> RunResult {
  let environment = cleanEnvironment(
    home: folder.path,
    ["ADR_DATE": "2026-11-30"].merging(variables) { $1 }
  )
  return try run(
    builtProgram("workbench"),
    arguments,
    input: Array(input.utf8),
    environment: environment,
    directory: folder.path
  )
}
