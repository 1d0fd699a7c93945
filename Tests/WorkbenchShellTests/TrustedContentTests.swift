import Foundation
import PTYKit
import Problems
import Synchronization
import TestSupport
import Testing

@testable import WorkbenchShell

/// What is built is what was asked about, and nothing else is taken for it.
@Suite("What is trusted")
struct TrustedContentTests {
  @Test("below the checkout only the folder of lessons is built without a question")
  func ownLessons() throws {
    var play = try PackagePlay()
    play.played.shell.session.world.checkout = play.played.scratch.path
    for folder in ["Lessons/Own", "Lessonship", "Sources/Other", "Lessons"] {
      try play.played.scratch.write(folder + "/Package.swift", "// a manifest")
    }
    let link = play.played.scratch.path + "/Lessons/Linked"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../ours")
    #expect(play.status("open ./Lessons/Own") == .done)
    for folder in ["./ours", "./Lessonship", "./Sources/Other", "./Lessons", "./Lessons/Linked"] {
      #expect(play.status("open \(folder)") == .outside, "\(folder)")
    }
    #expect(play.labels == ["reading ./Lessons/Own", "building ./Lessons/Own"])
  }

  @Test("what changes while it is asked is asked about again, as often as it does")
  func changedWhileAsked() throws {
    var play = try PackagePlay(isTerminal: true)
    _ = play.play("open ours")
    for number in 1...2 {
      try play.write("Sources/Model.swift", "// another model \(number)")
      #expect(
        play.play("yes") == """
          'ours' has changed since you were asked: Sources/Model.swift. Building it runs
          its code with your rights.
          Build it? yes · no
          trust

          """
      )
    }
    #expect(play.labels == [])
    #expect(play.play("yes").hasPrefix("One counter, three owners"))
    #expect(play.status("open ours") == .done)
  }

  @Test("what changes while it is built is not started, but asked about", arguments: [true, false])
  func changedWhileBuilt(isTerminal: Bool) throws {
    var play = try PackagePlay(isTerminal: isTerminal)
    let build = play.played.shell.session.world.build
    let path = play.played.scratch.path + "/ours/Sources/Model.swift"
    play.played.shell.session.world.build = { request in
      if request.label.hasPrefix("building") {
        try? Data("// another model".utf8).write(to: URL(fileURLWithPath: path))
      }
      return build(request)
    }
    let refusal = "'ours' has changed since you were asked: Sources/Model.swift. Building it runs"
    let answer = play.play("open ours --trust")
    #expect(answer.replacing("workbench: ", with: "").hasPrefix(refusal.prefix(60)), "\(answer)")
    #expect(play.played.shell.session.lesson == nil)
    #expect((play.played.shell.session.dialogue != nil) == isTerminal)
    if isTerminal { #expect(play.play("yes").hasPrefix("One counter, three owners")) }
  }

  @Test("what the package manager notes of what it found is no change")
  func resolved() throws {
    var play = try PackagePlay()
    let build = play.played.shell.session.world.build
    let path = play.played.scratch.path + "/ours/Package.resolved"
    play.played.shell.session.world.build = { request in
      try? Data("{}".utf8).write(to: URL(fileURLWithPath: path))
      return build(request)
    }
    #expect(play.status("open ours --trust") == .done)
    #expect(play.status("open ours") == .done)
    try play.write("Package.resolved", "{\"pins\":[]}")
    #expect(play.status("open ours") == .outside)
  }

  @Test("it is built among the user's files, whatever lies built in the package")
  func place() throws {
    var play = try PackagePlay()
    let commands = PackagePlay.Built()
    let build = play.played.shell.session.world.build
    play.played.shell.session.world.build = { request in
      commands.labels.withLock { $0.append(request.words.joined(separator: " ")) }
      return build(request)
    }
    try play.write(".build/workbench/debug/Program", "")
    _ = play.play("open ours --trust")
    let home = try #require(Home(play.played.shell.session.world).path)
    let words = commands.labels.withLock { $0 }
    #expect(words.count == 2)
    for line in words { #expect(line.contains(" --scratch-path \(home)/builds/ours-"), "\(line)") }
    play.played.shell.session.world.environment = { _ in nil }
    #expect(
      play.play("open ours --trust") == """
        workbench: 'ours' has no place to be built in: neither HOME nor WORKBENCH_HOME
        is set.
          Try export WORKBENCH_HOME=DIR, a folder of yours.

        """
    )
  }
}
