import Testing

/// Module borders are not enforced by the compiler: an import that is reachable through another
/// module compiles. So the import lines are held to the manifest, and both to the design.
@Suite("Imports")
struct ImportTests {
  /// Who may import whom, from the ground up.
  static let design: [String: Set<String>] = [
    "CLibEdit": [],
    "CMarkGFM": [],
    "Platform": [],
    "Problems": [],
    "Processes": ["Platform"],
    "Spelling": [],
    "CContent": [],
    "DecisionTrees": ["CContent", "Problems", "Spelling"],
    "MarkdownBlocks": ["CMarkGFM", "Platform"],
    "DecisionRecords": ["MarkdownBlocks", "Platform", "Processes", "Spelling"],
    "LineEditing": ["CLibEdit", "Platform"],
    "StateDiff": [],
    "StateDiffTesting": ["StateDiff"],
    "CWorld": [],
    "Stepping": ["CWorld", "Platform"],
    "DependencyKit": [],
    "Hosting": [],
    "ReducerKit": ["DependencyKit", "Hosting"],
    "LessonKit": [
      "Platform", "Processes", "Spelling", "StateDiff", "Stepping", "DependencyKit", "Hosting",
      "ReducerKit",
    ],
    "WorkbenchShell": [
      "CContent", "DecisionRecords", "DecisionTrees", "LessonKit", "LineEditing", "MarkdownBlocks",
      "Platform", "Problems", "Processes", "Spelling",
    ],
  ]

  /// A lesson's code, its embedded texts, and the program that knows all lessons, by their names.
  static func allowed(_ target: Manifest.Target, among all: [Manifest.Target]) -> Set<String>? {
    let lessons = all.filter { $0.folder.hasPrefix("Lessons/") }.map(\.name)
      .filter { $0.hasSuffix("Lesson") }
    if target.name == "workbench" {
      return Set(["LessonKit", "Platform", "WorkbenchShell"] + lessons)
    }
    guard target.folder.hasPrefix("Lessons/") else { return design[target.name] }
    if target.name.hasSuffix("Text") { return [] }
    return [
      "Hosting", "LessonKit", "ReducerKit", "C" + target.name.replacing("Lesson", with: "Text"),
    ]
  }

  /// What comes with the toolchain and the system.
  static let system: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Observation",
    "Musl", "RegexBuilder", "Synchronization", "Testing",
  ]

  @Test("each target's import lines are what the manifest says")
  func manifest() throws {
    let targets = try Repository.manifest().targets
    #expect(targets.count >= Self.design.count)
    for target in targets {
      let imported = try Self.imports(in: target.files).subtracting(Self.system)
      let declared = Set(target.dependencies.map(\.name))
      #expect(
        imported.subtracting(declared) == [],
        "\(target.name) imports what it does not declare"
      )
    }
  }

  @Test("each product target depends on what the design allows, and on nothing else")
  func direction() throws {
    let targets = try Repository.manifest().targets
    for target in targets where !target.folder.hasPrefix("Tests/") && target.type != "test" {
      let allowed = try #require(
        Self.allowed(target, among: targets),
        "\(target.name) is not in the design"
      )
      #expect(Set(target.dependencies.map(\.name)) == allowed, "\(target.name)")
    }
  }

  @Test("no product target imports full Foundation on Linux, which would double the start")
  func essentials() throws {
    for path in Repository.files(in: "Sources", endingIn: ".swift") {
      let text = try Repository.text(path)
      let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
      for (index, line) in lines.enumerated() where line.hasSuffix("import Foundation") {
        #expect(index > 0 && lines[index - 1] == "#else", "\(path)")
        #expect(lines[..<index].contains { $0.hasSuffix("import FoundationEssentials") }, "\(path)")
      }
    }
  }

  @Test("one place names the C library of each system")
  func oneLibrary() throws {
    let names = ["Darwin", "Glibc", "Musl"]
    for path in Repository.files(in: "Sources", endingIn: ".swift") {
      let isPlatform = path.hasPrefix("Sources/Platform/")
      // StateDiff stands alone, so that tests of any package can use it.
      guard !isPlatform, !path.hasPrefix("Sources/StateDiff/") else { continue }
      let text = try Repository.text(path)
      #expect(
        names.filter { text.contains("import \($0)") || text.contains("(\($0))") } == [],
        "\(path)"
      )
    }
  }

  private static func imports(in files: [String]) throws -> Set<String> {
    var modules: Set<String> = []
    for path in files {
      // Deeper lines are text that a module writes, not imports of its own.
      let text = try Repository.text(path)
      for line in text.split(separator: "\n") where !line.hasPrefix("   ") {
        let words = line.split(separator: " ").drop {
          $0 == "@testable" || $0 == "public" || $0 == "internal" || $0 == "package"
            || $0 == "private" || $0 == "@_exported"
        }
        guard words.first == "import", let name = words.dropFirst().first else { continue }
        modules.insert(String(name.prefix { $0 != "." }))
      }
    }
    return modules
  }
}
