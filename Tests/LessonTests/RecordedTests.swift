import Foundation
import LessonKit
import Testing

/// The tests written by the command `test` lie in `Recorded`; they are compiled and run with the rest.
///
/// With `RECORD=1` in the environment they are written anew.
struct RecordedTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Recorded")

  @Test(
    arguments: try SharedScript.all.flatMap { shared in
      try shared.scripts.map { (shared.lesson.description.id, $0) }
    }
  )
  func testIsWrittenWithTheSameBytes(id: String, script: Script) throws {
    let lesson = try #require(SharedScript.all.first { $0.lesson.description.id == id }).lesson
    let session = InProcessSession(lesson)
    _ = try session.ask(.start(script))
    let source = try session.ask(.test)
    let file = Self.folder.appending(path: source.name)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try source.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == source.text)
  }

  @Test func noRecordedTestIsLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(names.count == (try SharedScript.all.flatMap { try $0.scripts }.count))
  }
}
