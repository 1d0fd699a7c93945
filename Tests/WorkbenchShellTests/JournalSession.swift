import CounterLesson
import Foundation
import LessonKit
import PTYKit
import Synchronization
import TestSupport

@testable import WorkbenchShell

/// A clock that goes on by a second each time it is looked at, and names that count up.
final class Ticks: Sendable {
  private let count = Mutex(0)

  /// - Parameter start: seconds after 08:00.
  init(start: Int = 0) { count.withLock { $0 = start } }

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }

  var time: String {
    let seconds = next()
    return String(format: "2026-11-30T08:%02d:%02dZ", seconds / 60, seconds % 60)
  }
}

extension PlayedSession {
  /// A session whose journal is a file in a folder, with a clock of its own.
  ///
  /// - Parameter name: what its runs are called, before a number.
  static func keeping(
    in folder: ScratchFolder,
    _ name: String = "a",
    from start: Int = 0,
    shelf: LessonShelf = .built,
    isTerminal: Bool = false
  ) throws -> PlayedSession {
    var session = try PlayedSession(isTerminal: isTerminal)
    let (ticks, runs) = (Ticks(start: start), Ticks())
    session.shell.session.shelf = shelf
    session.shell.session.world.directory = folder.path
    session.shell.session.journal = Journal(
      path: folder.path + "/journal.jsonl",
      syncs: false,
      now: { ticks.time },
      newRun: { "\(name)\(runs.next())" }
    )
    return session
  }

  /// What a line answers, with what the journal says beside it.
  mutating func say(_ line: String) -> String {
    let text = play(line)
    return text + shell.session.journal.takeRemarks().text(shell.session.settings.look)
  }

  /// The state that a resumed session must have again.
  var place: [String] {
    guard let open = shell.session.lesson else { return [] }
    let guide = open.guide.next > 0 ? open.guide.words ?? "" : ""
    return [open.script.words, "\(open.position)", "\(open.guide.next)", guide]
  }
}

extension LessonShelf {
  /// The counter with another text, as a later version of the workbench may have it.
  static func changed(
    pack: String = "workbench",
    _ change: (inout LessonDescription) -> Void = { _ in }
  ) -> LessonShelf {
    var description = Lesson.counter.description
    change(&description)
    let changed = description
    return LessonShelf([Entry(changed, pack: pack) { InProcessSession(.counter) }])
  }
}
