import LessonKit
import Team
import Testing

private let write = Move("write", Parameter<String>("text"))
private let tap = Move("tap")
private let fetch = Endpoint<[String], String>("fetch", .returns("ok") { ["1 \($0)", "2 \($0)"] })
private let load = Endpoint<[Int], Int>("load", .returns("ok") { [$0 + 1, $0 + 2] })
private let signIn = Endpoint<String, String>("signIn", .returns("ok") { $0 })

private func lesson<Subject>(_ feature: Feature<Subject>) -> Lesson {
  Lesson(
    "team",
    title: "A team's own",
    reason: "It was not written for us.",
    moves: [write, tap],
    calls: [fetch, load, signIn],
    styles: [
      .mvvm(
        Variant(
          "plain",
          reason: "As it is.",
          mark: .ours,
          owner: .screen,
          file: "Team.swift",
          feature: feature
        )
      )
    ]
  )
}

/// Models of a module that imports nothing of ours, compiled under default isolation.
struct TeamTests {
  /// What a view drew after each step, and what had been told.
  private func drawn(_ lesson: Lesson, _ steps: String...) throws -> [String] {
    let run = try Run(lesson, style: "mvvm")
    defer { run.end() }
    return try steps.map { words in
      let frame = run.take(try Step.parse(words))
      #expect(frame.impossible == nil, "\(words): \(frame.impossible?.description ?? "")")
      let views = frame.notified + frame.notNotified
      return "\(frame.as): \(views.map(\.drew).joined(separator: "|"))"
    }
  }

  @Test func searchWaitsForAPause() throws {
    let search = lesson(
      Feature(model: { world in Team.SearchModel(fetch: world.endpoint(fetch)) })
        .on(write, writing: { \.query })
        .view("Results") { model in model.results.joined(separator: ",") }
    )
    #expect(
      try drawn(search, ".write a", "advance 200ms", ".write ab", "advance", "deliver e1") == [
        ".write(\"a\"): ", "advance 200ms: ", ".write(\"ab\"): ", "advance 300ms: ",
        "deliver e1 ok: 1 ab,2 ab",
      ]
    )
  }

  @Test func pagesComeOneAfterTheOther() throws {
    let pages = lesson(
      Feature(model: { world in Pages<Int>(load: world.endpoint(load)) })
        .on(tap) { model in model.next() }
        .view("Items") { model in "\(model.items) \(model.isLoading)" }
    )
    #expect(
      try drawn(pages, ".tap", ".tap", "deliver e1", ".tap", "deliver e2") == [
        ".tap: [] true", ".tap: [] true", "deliver e1 ok: [1, 2] false", ".tap: [1, 2] true",
        "deliver e2 ok: [1, 2, 3, 4] false",
      ]
    )
  }

  @Test func uploadShowsItsProgress() throws {
    let upload = lesson(
      Feature(model: { _ in Upload(send: parts) })
        .on(tap) { model in model.start() }
        .view("Bar") { model in "\(model.percent)" }
    )
    #expect(
      try drawn(upload, ".tap", "advance", "advance", "advance 5s") == [
        ".tap: 0", "advance 1s: 50", "advance 1s: 100", "advance 5s: 100",
      ]
    )
  }

  @Test func twoTapsSignInOnce() throws {
    let login = lesson(
      Feature(model: { world in Login(signIn: world.endpoint(signIn)) })
        .on(tap) { model in await model.tapped() }
        .view("Status") { model in model.status }
    )
    #expect(
      try drawn(login, ".tap", ".tap", "deliver e1") == [
        ".tap: signing in", ".tap: signing in", "deliver e1 ok: hello, ana",
      ]
    )
  }

  @Test func toastGoesAwayByItself() throws {
    let toast = lesson(
      Feature(model: { _ in Toast() })
        .on(write) { model, text in model.show(text) }
        .view("Toast") { model in model.message ?? "nothing" }
    )
    #expect(
      try drawn(toast, ".write saved", "advance 1s", "advance") == [
        ".write(\"saved\"): saved", "advance 1s: saved", "advance 1s: nothing",
      ]
    )
  }

  @Test func heartbeatBeginsAndEndsWithItsModel() throws {
    let heart = lesson(
      Feature(model: { _ in Heartbeat() }).view("Beats") { model in "\(model.beats)" }
    )
    let run = try Run(heart, style: "mvvm")
    #expect(run.frames[0].next.first == "advance 1s")
    run.take(.advance(.seconds(3)))
    #expect(run.frames.last?.changed.map(\.path) == ["beats"])
    run.take(.leave)
    #expect(run.take(.advance(nil)).impossible == .nothingSleeps)
    #expect(run.end() == 0)
  }

  /// What lands from outside in a step's own time is told apart from what the step did.
  @Test func whatLandsFromOutsideHasItsOwnDoor() throws {
    let disk = Disk()
    let reader = lesson(
      Feature(model: { _ in Reader(disk) })
        .on(tap) { model in model.read() }
        .on(write, writing: { \.title })
        .view("All") { model in "\(model.title) \(model.text)" }
    )
    let run = try Run(reader, style: "mvvm")
    defer { run.end() }
    #expect(
      run.take(.move("tap", [])).remarks.map(\.description) == [
        "left for a queue called \"disk\": its answer comes when it comes"
      ]
    )
    disk.answer()
    let frame = run.take(.move("write", [.text("new")]))
    #expect(
      frame.changed.map { "\($0.path) by \($0.by)" }.sorted() == [
        "text by from outside", "title by binding title",
      ]
    )
  }

  /// Half of it after a second, the other half after another.
  private let parts: @Sendable () -> AsyncStream<Int> = {
    AsyncStream { continuation in
      Task {
        for part in [50, 100] {
          try? await Task.sleep(for: .seconds(1))
          continuation.yield(part)
        }
        continuation.finish()
      }
    }
  }
}
