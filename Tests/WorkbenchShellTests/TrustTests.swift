import CounterLesson
import Foundation
import LessonKit
import PTYKit
import Problems
import Synchronization
import TestSupport
import Testing

@testable import WorkbenchShell

/// A session beside a folder with a lesson package, and what was built in it.
struct PackagePlay {
  var played: PlayedSession
  let built = Built()

  /// The commands that were run, in order.
  final class Built: Sendable {
    let labels = Mutex<[String]>([])
  }

  static let manifest = """
    {"name":"ours","products":[],"targets":[{"name":"Program","type":"executable",
    "dependencies":[{"product":["LessonKit","workbench",null,null]}]}]}
    """

  init(isTerminal: Bool = false) throws {
    played = try PlayedSession(isTerminal: isTerminal)
    let built = built
    played.shell.session.world.build = { request in
      built.labels.withLock { $0.append(request.label) }
      return .success(BuildResult(.done, output: Self.manifest))
    }
    try write("Package.swift", "// a manifest")
    try write("Sources/Model.swift", "// a model")
  }

  func write(_ path: String, _ text: String) throws {
    try played.scratch.write("ours/" + path, text)
  }

  mutating func play(_ line: String) -> String { played.play(line) }

  var store: TrustStore { TrustStore(played.shell.session.world) }
  var labels: [String] { built.labels.withLock { $0 } }

  /// The status a line that is refused ends with.
  mutating func status(_ line: String) -> Problems.ExitStatus? {
    do {
      return try played.shell.evaluate(line: line).status
    } catch {
      return error.status
    }
  }
}

@Suite("Trust")
struct TrustTests {
  @Test("without a terminal an unknown folder is refused with status 3, and nothing is run")
  func refused() throws {
    var play = try PackagePlay()
    #expect(
      play.play("open ours") == """
        workbench: 'ours' is outside the workbench's own lessons, and building it runs
        its code with your rights.
          Try open ours --trust, once you have looked at it.

        """
    )
    #expect(play.status("open ours") == .outside)
    #expect(play.status("lesson check ours") == .outside)
    #expect(play.labels == [])
  }

  @Test("--trust builds, opens and remembers; later opens ask only about what has changed")
  func remembered() throws {
    var play = try PackagePlay()
    #expect(play.play("open ours --trust").hasPrefix("One counter, three owners (counter"))
    #expect(play.labels == ["reading ours", "building ours"])
    #expect(play.status("open ours") == .done)
    try play.write("Sources/Model.swift", "// another model")
    try play.write("Sources/More.swift", "// more")
    #expect(
      play.play("open ours").hasPrefix(
        "workbench: 'ours' has changed since you trusted it: Sources/Model.swift,\nSources/More.swift"
      )
    )
    #expect(play.status("open ours") == .outside)
    #expect(play.status("open ours --trust") == .done)
  }

  @Test("within the session reload does not ask, and what it built is remembered")
  func reloading() throws {
    var play = try PackagePlay()
    _ = play.play("open ours --trust")
    try play.write("Sources/Model.swift", "// edited")
    #expect(play.play("reload") == "0 steps, same throughout.\n")
    #expect(play.labels.last == "building counter")
    #expect(play.status("open ours") == .done)
  }

  @Test("what reload builds is remembered even where it does not compile")
  func failing() throws {
    var play = try PackagePlay()
    _ = play.play("open ours --trust")
    let build = play.played.shell.session.world.build
    try play.write("Sources/Model.swift", "// edited, wrongly")
    play.played.shell.session.world.build = { _ in .success(BuildResult(.failed)) }
    #expect(play.status("reload") == .outside)
    play.played.shell.session.world.build = build
    #expect(play.status("open ours") == .done)
  }

  @Test("at a terminal it is asked, and only yes builds")
  func asked() throws {
    var play = try PackagePlay(isTerminal: true)
    #expect(
      play.play("open ours") == """
        'ours' is outside the workbench's own lessons, and building it runs its code
        with your rights.
        Build it? yes · no
        trust

        """
    )
    #expect(play.play("perhaps").hasPrefix("workbench: 'perhaps' is no value of the answer."))
    #expect(play.play("no") == "Not built; nothing of it was run.\n")
    #expect(play.labels == [])
    _ = play.play("open ours")
    #expect(play.play("yes").hasPrefix("One counter, three owners"))
    #expect(play.labels == ["reading ours", "building ours"])
    #expect(play.played.shell.session.dialogue == nil)
  }

  @Test("one command given at a terminal asks as well", .timeLimit(.minutes(5)))
  func arguments() throws {
    let scratch = ScratchFolder()
    try scratch.write("ours/Package.swift", "// a manifest")
    for (answer, status) in [("no\r", Int32(3)), ("perhaps\rno\r", 3), ("\u{4}", 3)] {
      let terminal = try Terminal("workbench", ["open", "ours"], home: scratch.path)
      try terminal.waitForPrompt("trust ›")
      #expect(
        terminal.screen.text.contains(
          "'ours' is outside the workbench's own lessons, and building it"
        )
      )
      terminal.type(answer)
      #expect(try terminal.waitForExit() == .exited(status))
      #expect(terminal.screen.text.contains("Not built; nothing of it was run."))
    }
    #expect(scratch.names(in: "ours") == ["Package.swift"])
  }

  @Test("the file is the user's alone, and holds folders with what was in them")
  func file() throws {
    var play = try PackagePlay()
    _ = play.play("open ours --trust")
    let path = try #require(play.store.path)
    let folder = (path as NSString).deletingLastPathComponent
    let manager = FileManager.default
    #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(try manager.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
    let content = try play.store.content()
    #expect(content.version == 1)
    #expect(
      content.folders[play.played.scratch.path + "/ours"]?.keys.sorted() == [
        "Package.swift", "Sources/Model.swift",
      ]
    )
  }

  @Test("a link in the file's place is read, never written through, and said")
  func linked() throws {
    var play = try PackagePlay()
    let path = try #require(play.store.path)
    let text = "{\"folders\":{},\"version\":1}\n"
    try play.played.scratch.write("elsewhere.json", text)
    let elsewhere = play.played.scratch.path + "/elsewhere.json"
    let folder = (path as NSString).deletingLastPathComponent
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
    #expect(
      play.play("open ours --trust").hasSuffix(
        """
        It will be asked again in another session: trusted.json cannot be written: it is
        a link, and nothing is written through one.

        """
      )
    )
    #expect(try manager.destinationOfSymbolicLink(atPath: path) == elsewhere)
    #expect(try play.played.scratch.text("elsewhere.json") == text)
    #expect(play.status("open ours") == .done, "trusted in this session")
  }

  @Test(
    "a file that cannot be read, or is newer, is left as it is and said",
    arguments: [
      ("{", "cannot be read and is left as it is"), ("[]", "cannot be read and is left as it is"),
      ("{\"version\":2,\"places\":[]}", "is of version 2, newer than this program"),
      ("{\"version\":1,\"folders\":7}", "cannot be read and is left as it is"),
      ("", "cannot be read"),
    ]
  )
  func unreadable(text: String, reason: String) throws {
    var play = try PackagePlay()
    let path = try #require(play.store.path)
    let name = String(path.dropFirst(play.played.scratch.path.count + 1))
    try play.played.scratch.write(name, text)
    let answer = play.play("open ours --trust")
    #expect(answer.hasPrefix("One counter"))
    #expect(answer.split(separator: "\n").suffix(2).joined(separator: " ").contains(reason))
    #expect(try play.played.scratch.text(name) == text)
    #expect(play.status("open ours") == .done, "trusted in this session")
  }

  @Test("a folder without a manifest, and one without a lesson program, are named")
  func noPackage() throws {
    var play = try PackagePlay()
    #expect(
      play.play("open ./nowhere") == """
        workbench: There is no folder './nowhere'.
          Try lesson new ./nowhere, which writes a lesson package there.

        """
    )
    try play.played.scratch.write("empty/file", "")
    #expect(
      play.play("open empty").hasPrefix("workbench: 'empty' has no Package.swift, so it is no")
    )
    play.played.shell.session.world.build = { _ in
      .success(BuildResult(.done, output: "{\"name\":\"ours\",\"products\":[],\"targets\":[]}"))
    }
    #expect(
      play.play("open ours --trust").hasPrefix(
        "workbench: 'ours' has no program that uses LessonKit."
      )
    )
  }
}
