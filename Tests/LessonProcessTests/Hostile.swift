import Foundation
import LessonKit
import PTYKit

/// The program with the hostile lesson.
func hostileProgram(
  _ limits: LessonProgram.Limits = LessonProgram.Limits(time: .seconds(60)),
  _ environment: [String: String] = [:]
) throws -> LessonProgram {
  LessonProgram(path: try builtProgram("HostileLesson"), environment: environment, limits: limits)
}

/// A session with the hostile lesson, at step 1.
func hostile(
  _ limits: LessonProgram.Limits = LessonProgram.Limits(time: .seconds(60)),
  _ environment: [String: String] = [:],
  stop: Int32? = nil
) throws -> ProcessSession {
  let program = try hostileProgram(limits, environment)
  let session = ProcessSession(program, lesson: "hostile", stop: { stop })
  _ = try session.ask(.start(Script(lesson: "hostile", style: "mvvm")))
  _ = try session.ask(.step(".increment"))
  return session
}

extension ProcessSession {
  /// What a request ends in: its problem in words, or the answer.
  func trouble(_ request: some LessonRequest) -> String {
    do {
      return "answered \(try ask(request))"
    } catch {
      return error.description
    }
  }

  /// The frame of a step that is taken.
  func frame(_ request: Requests.Take) throws -> Frame { try ask(request) }

  /// The frame of the step that is gone to.
  func frame(_ request: Requests.Go) throws -> Frame? { try ask(request).last }

  /// What one more increment shows: that the session goes on from the step before.
  func goesOn() throws -> String {
    let frame = try frame(.step(".increment"))
    return "\(frame.step): \(frame.changed.map(\.description).joined())"
  }
}

/// `Deeds.swift:41`, the place of the first line that holds a text.
func place(_ text: String, in file: String) throws -> String {
  let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "HostileLesson/\(file)")
  let lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
  return "\(file):\((lines.firstIndex { $0.contains(text) } ?? -1) + 1)"
}
