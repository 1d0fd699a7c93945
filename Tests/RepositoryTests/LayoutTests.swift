import Foundation
import PTYKit
import Testing

@Suite("Layout")
struct LayoutTests {
  @Test("the top level holds the fixed names and hidden files")
  func topLevel() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root)
    let allowed: Set = ["Decisions", "Lessons", "Package.swift", "README.md", "Sources", "Tests"]
    #expect(names.filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
  }

  @Test("no file is longer than two ideas", arguments: ["Sources", "Tests", "Lessons"])
  func fileSizes(folder: String) throws {
    for path in Repository.files(in: folder, endingIn: ".swift") {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 301, "\(path) has \(lines.count) lines")
    }
  }

  @Test("each tree file is under 30 KB")
  func treeSizes() throws {
    let paths = Repository.files(in: "Sources/CContent/Trees", endingIn: ".json")
    #expect(paths.count >= 12)
    for path in paths { #expect(try Repository.text(path).utf8.count < 30_000, "\(path)") }
  }

  @Test("nothing is left to be done, and no machine's paths are written down")
  func leftovers() throws {
    let marks = ["TO" + "DO", "FIX" + "ME", "/" + "work/", "/" + "root/"]
    for folder in ["Sources", "Tests", "Lessons"] {
      for path in Repository.files(in: folder, endingIn: ".swift") {
        let text = try Repository.text(path)
        for mark in marks { #expect(!text.contains(mark), "\(path) says \(mark)") }
      }
    }
  }

  @Test("our own records are there, whole, and found in order by the program itself")
  func decisions() throws {
    let paths = Repository.files(in: "Decisions", endingIn: ".md")
    #expect(paths.count >= 4)
    for path in paths {
      let lines = try Repository.text(path).split(separator: "\n")
      for heading in ["Status", "Context", "Decision", "Consequences"] {
        #expect(lines.contains("## \(heading)"), "\(path) lacks \(heading)")
      }
    }
    let result = try run(
      builtProgram("workbench"),
      ["adr", "check", "--dir", "Decisions"],
      environment: cleanEnvironment(home: "/", ["ADR_DATE": "2026-11-30"]),
      directory: Repository.root
    )
    let expected = "Decisions (as asked): \(paths.count) records, nothing found.\n"
    #expect(result == RunResult(output: expected, status: .exited(0)))
  }
}
