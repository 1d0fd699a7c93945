import Foundation
public import LessonKit
public import Testing

/// The folder that holds what was built, beside the test bundle.
private let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

/// Runs a program to its end; its output and errors together, by way of a file so that nothing blocks.
private func output(of program: URL, _ arguments: [String]) throws -> String {
  let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  #expect(FileManager.default.createFile(atPath: file.path(), contents: nil))
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  let handle = try FileHandle(forWritingTo: file)
  process.standardOutput = handle
  process.standardError = handle
  try process.run()
  process.waitUntilExit()
  return try String(contentsOf: file, encoding: .utf8)
}

struct ProcessTests {
  @Test(arguments: SharedScript.all.indices)
  func scriptShowsTheSameInTwentyStarts(place: Int) throws {
    let shared = SharedScript.all[place]
    for script in try shared.scripts {
      let expected = try shared.lesson.transcript(script.words) + "\n"
      let program = products.appending(path: "LessonTranscript")
      for _ in 0..<20 {
        #expect(try output(of: program, [script.words]) == expected)
      }
    }
  }
}

struct RefusedTests {
  @Test(
    arguments: SharedScript.all.flatMap { shared in
      shared.lesson.description.refused.map { (shared.lesson, $0) }
    }
  )
  func snippetDoesNotCompile(lesson: Lesson, refused: LessonDescription.Refused) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString)-\(refused.name).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try #require(lesson.texts["refused/\(refused.name).swift"])
    try text.write(to: file, atomically: true, encoding: .utf8)
    let modules = products.appending(path: "Modules").path()
    let map = "-fmodule-map-file=\(modules)/../CWorld.build/module.modulemap"
    let errors = try output(
      of: URL(filePath: "/usr/bin/env"),
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, "-Xcc", map, file.path()]
    )
    let first = errors.split(separator: "\n").first { $0.contains("error: ") }
    #expect(first?.hasSuffix("error: \(refused.diagnostic)") == true, "\(errors)")
  }
}

/// A lesson is called by its word in the list of tests, not by all it holds.
extension Lesson: CustomTestStringConvertible {
  /// The word to type.
  public var testDescription: String { description.id }
}
