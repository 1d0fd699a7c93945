import Platform
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The side of a lesson that runs in a process of its own: what a lesson program's `main.swift` calls.
///
///     import LessonKit
///
///     LessonHost.serve([.transfer])
///
/// The lines that cross are described in ``ProcessMessage``; a ``ProcessSession`` is the other side.
public enum LessonHost {
  /// Serves the lessons to the workbench that started this program; without one, says what this is.
  ///
  /// The lessons are made after the limits are set, so that they hold for all of their code.
  public static func serve(_ lessons: @autoclosure () -> [Lesson]) -> Never {
    serveIfAsked(lessons())
    let names = lessons().map(\.description.id).joined(separator: ", ")
    print("This program holds lessons for the workbench: \(names).")
    print("Type in the workbench: open DIR, with the folder of this package.")
    exit(2)
  }

  /// Serves the lessons and does not return if this program was started for that.
  ///
  /// Call it before anything else, in a program that does other things as well.
  public static func serveIfAsked(_ lessons: @autoclosure () -> [Lesson]) {
    guard CommandLine.arguments.dropFirst().first == ProcessMessage.argument else { return }
    let (line, output) = (HostLine(), HostOutput())
    guard let first = line.next(),
      let welcome = try? JSONDecoder().decode(Welcome.self, from: first)
    else { exit(2) }
    HostGuards.putUp(welcome)
    // What the runtime wrote while it started is nobody's output.
    _ = output.take()
    let served = Array(CommandLine.arguments.dropFirst(2))
    let lessons = lessons().filter { served.isEmpty || served.contains($0.description.id) }
    let hello = Hello(
      version: ProcessMessage.version,
      lessons: lessons.map(\.description.id)
    )
    line.send(Hello.Line(hello: hello))
    StepWatch.current.withLock {
      $0 = StepWatch(begin: { line.send(begin: $0) }, takeOutput: { output.take() })
    }
    HostedLessons(lessons).serve(line)
    exit(0)
  }
}

/// The lessons of a process, each with its session.
private struct HostedLessons {
  private let sessions: [String: InProcessSession]

  init(_ lessons: [Lesson]) {
    let pairs = lessons.map { ($0.description.id, InProcessSession($0)) }
    sessions = Dictionary(pairs) { first, _ in first }
  }

  /// Answers requests until the other side has gone.
  func serve(_ line: HostLine) {
    while let bytes = line.next() {
      guard let heard = try? JSONDecoder().decode(Heard.self, from: bytes) else { return }
      answer(heard.request, heard, on: line)
    }
  }

  private func answer<Request: LessonRequest>(
    _ request: Request,
    _ heard: Heard,
    on line: HostLine
  ) {
    var reply = HostReply<Request.Answer>(id: heard.id)
    do throws(LessonProblem) {
      guard let session = sessions[heard.lesson] else {
        throw .otherLesson(heard.lesson, this: sessions.keys.sorted().joined(separator: ", "))
      }
      reply.answer = try session.ask(request)
    } catch {
      reply.problem = error
    }
    line.send(reply)
  }
}
