import Foundation
import LessonKit
import Testing

struct DocumentationTests {
  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The code blocks of the article.
  private func blocks() throws -> [String] {
    let file = package.appending(path: "Sources/LessonKit/LessonKit.docc/WritingALesson.md")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { part in
      String(part.element.dropFirst("swift\n".count))
    }
  }

  @Test func exampleIsTheOneThatIsCompiled() throws {
    let file = package.appending(path: "Tests/LessonKitTests/ExampleLesson.swift")
    #expect(try blocks().first == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func exampleShowsWhatTheArticleSays() throws {
    let run = try Run(.search, style: "mvvm")
    run.take(.move("setQuery", [.text("tea")]))
    let shown = run.transcript.split(separator: "\n").map { "// \($0)" }
    let said = try #require(blocks().last).split(separator: "\n").filter { $0.hasPrefix("//") }
    #expect(said.map(String.init) == shown)
  }
}
