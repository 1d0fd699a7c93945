import Foundation
import LessonKit
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

/// The one package of the suite that is really built: its life as a workshop leader would lead it.
@Suite("A lesson package", .timeLimit(.minutes(10)))
struct PackageTests {
  private static let model = "ours/Sources/OursLesson/Model.swift"

  @Test("is written, built, opened, edited, reloaded, proved and tested, outside the checkout")
  func life() throws {
    var played = try PlayedSession()
    let live = World.live
    played.shell.session.world.build = live.build
    played.shell.session.world.startLesson = live.startLesson
    #expect(played.play("lesson new ours").contains("Tests/OursTests/OursTests.swift"))
    try addTargets(played.scratch)
    try open(&played)
    try edit(&played)
    try prove(&played)
    try test(played)
  }

  /// Modules that many teams have, and that must not be in the way of the kit's.
  private func addTargets(_ scratch: ScratchFolder) throws {
    let manifest = try scratch.text("ours/Package.swift")
    let names = ["Dependencies", "Markdown"]
    for name in names {
      try scratch.write("ours/Sources/\(name)/\(name).swift", "public let name = \"\(name)\"\n")
    }
    let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    let added = """
      package.targets += [\(targets)]
      for target in package.targets where target.name == "OursLesson" {
        target.dependencies += ["Dependencies", "Markdown"]
      }

      """
    try scratch.write("ours/Package.swift", manifest + added)
  }

  private func open(_ played: inout PlayedSession) throws {
    let answer = played.play("open ours --trust")
    #expect(answer.hasPrefix("A button that saves (ours · mvvm · 0/0)\n"), "\(answer)")
    _ = played.play([".setText tea", ".save"])
    #expect(played.play(".save").contains("broken    only one save is on its way — no longer so\n"))
    #expect(played.play("deliver e1 ok").contains("saved     \"\" → \"tea\""))
  }

  private func edit(_ played: inout PlayedSession) throws {
    let model = try played.scratch.text(Self.model)
    try played.scratch.write(
      Self.model,
      model.replacing("saved = text }", with: "saved = text + \"!\" }")
    )
    let answer = played.play("reload")
    #expect(answer.hasPrefix("4 steps, same until 4: saved \"tea\" → \"tea!\"\n"), "\(answer)")
    try played.scratch.write(Self.model, model.replacing("running += 1", with: "runing += 1"))
    #expect(
      played.play("reload") == """
        workbench: Building ours failed with 1 error.
          Sources/OursLesson/Model.swift:16: cannot find 'runing' in scope

        """
    )
    #expect(played.play("state saved") == "\"tea!\"\n", "the old program runs on")
    try played.scratch.write(Self.model, model)
  }

  private func prove(_ played: inout PlayedSession) throws {
    let answer = played.play("lesson check ours --trust")
    #expect(answer.hasPrefix("ours: nothing found."), "\(answer)")
    #expect(!answer.contains("note"))
  }

  private func test(_ played: PlayedSession) throws {
    let folder = played.scratch.path + "/ours"
    let scratch = try #require(BuildPlan.scratch(ofPackageIn: folder, played.shell.session.world))
    let result = try run(
      "/usr/bin/env",
      ["swift", "test", "--scratch-path", scratch, "-c", Checkout.configuration],
      environment: ProcessInfo.processInfo.environment,
      directory: folder
    )
    #expect(
      result.status == .exited(0),
      "\(result.output.suffix(2000)) \(result.error.suffix(2000))"
    )
  }
}
