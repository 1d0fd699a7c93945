import Foundation
import LessonKit
import Testing

/// What holds for every lesson.
struct EveryLessonTests {
  @Test(arguments: SharedScript.all.indices)
  func lessonIsWhole(place: Int) {
    #expect(SharedScript.all[place].lesson.flaws == [])
  }

  /// What `source` shows is the file that was compiled, and no file of the folder is left out.
  @Test(arguments: SharedScript.all.indices)
  func everyFileIsEmbedded(place: Int) throws {
    let lesson = SharedScript.all[place].lesson
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.deletingLastPathComponent()
      .appending(path: "Lessons/\(lesson.description.id.capitalized)")
    let paths = try #require(
      FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    )
    let notShown = ["Lesson.swift", "bare/Names.swift"]
    let files = paths.filter { path in
      !notShown.contains(path) && (path.hasSuffix(".swift") || path.hasSuffix(".md"))
    }
    #expect(lesson.texts.names.sorted() == files.sorted())
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(lesson.texts[file] == text, "\(file)")
    }
  }

  @Test(arguments: SharedScript.all.indices)
  func guideCanBeFollowed(place: Int) throws {
    let lesson = SharedScript.all[place].lesson
    let session = InProcessSession(lesson)
    let opening = Script(lesson: lesson.description.id, style: lesson.description.openingStyle)
    _ = try session.ask(.start(opening))
    for command in lesson.description.guide.flatMap(\.commands) {
      try follow(command, session)
    }
  }

  /// Does what the shell does with the words of a guide.
  private func follow(_ command: String, _ session: InProcessSession) throws {
    let words = command.split(separator: " ").map(String.init)
    switch words[0] {
    case "style":
      var script = session.standing.taken
      (script.style, script.variant) = (words[1], words.dropFirst(2).first)
      _ = try session.ask(.start(script))
    case "compile": _ = try session.ask(.refused(words[1]))
    case "cost": _ = try session.ask(.cost)
    case "log": _ = try session.ask(.log)
    case "state": _ = try session.ask(.state(path: words.dropFirst().first, step: nil))
    case "views": _ = try session.ask(.views)
    case "reset":
      var script = session.standing.taken
      (script.steps, script.skipped) = ([], [])
      _ = try session.ask(.start(script))
    case "goto": _ = try session.ask(.goto(Int(words[1]) ?? 0))
    case "source" where words.last == "bare": _ = try session.ask(.bareTest(style: nil))
    case "source": _ = try session.ask(.source(words.dropFirst().first))
    default: _ = try session.ask(.step(command))
    }
  }

  /// What a view calls or writes is its door; only a model can be written through a binding.
  @Test(arguments: SharedScript.all.indices)
  func changesOfAMoveComeThroughTheDoorOfItsStyle(place: Int) throws {
    let shared = SharedScript.all[place]
    let doors = [
      "reducer": ["action "], "capability": ["closure "], "mvvm": ["method ", "binding "],
    ]
    for script in try shared.scripts {
      let run = try Run(shared.lesson, script)
      run.play(script)
      let changes = run.frames.filter { $0.as.first == "." }.flatMap(\.changed)
      let kinds = try #require(doors[script.style])
      #expect(!changes.isEmpty)
      #expect(changes.filter { change in !kinds.contains { change.by.hasPrefix($0) } } == [])
    }
  }

  /// The same is counted for all: what a capability is made of in every variant, what draws in none.
  @Test(arguments: SharedScript.all.indices)
  func costCountsTheCapabilityAndNotTheScreen(place: Int) throws {
    let lesson = SharedScript.all[place].lesson
    let variants = lesson.description.styles.flatMap(\.variants).filter { $0.host != nil }
    #expect(Set(variants.compactMap(\.host)) == [.value, .object])
    let lines = try InProcessSession(lesson).ask(.cost)
    for line in lines {
      let texts = line.files.compactMap { lesson.texts[$0] }
      let code = texts.joined()
      #expect(texts.count == line.files.count)
      #expect(code.contains("Capability {\n") == (line.style == "capability"), "\(line)")
      #expect(!code.contains("Screen {\n"), "\(line)")
    }
  }

  @Test(arguments: SharedScript.all.indices)
  func backGivesTheSameFrames(place: Int) throws {
    let shared = SharedScript.all[place]
    for script in try shared.scripts {
      let whole = try Run(shared.lesson, script)
      whole.play(script)
      var half = script
      half.steps = Array(script.steps.prefix(script.steps.count / 2))
      let run = try Run(shared.lesson, half)
      run.play(half)
      for step in script.steps.dropFirst(half.steps.count) { run.take(step) }
      #expect(run.frames == whole.frames)
      #expect(run.end() == 0 && whole.end() == 0)
    }
  }
}
