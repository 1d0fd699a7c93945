import LessonKit
import PTYKit
import Problems
import Synchronization
import TestSupport
import Testing

@testable import WorkbenchShell

/// A model whose code "is edited": each amount is another version of it.
@MainActor @Observable
private final class SumModel {
  var total = 0
  private let amount: Int

  init(amount: Int) { self.amount = amount }

  func add() { total += total >= 20 ? amount : 10 }
}

private enum SumMoves {
  static let add = Move("add")
  static let tell = Move("tell")
}

/// The lesson as it is compiled from one version of the code.
private func sum(amount: Int = 10, hasTell: Bool = true, style: String = "mvvm") -> Lesson {
  let feature = Feature(model: { _ in SumModel(amount: amount) })
    .on(SumMoves.add) { model in model.add() }
    .on(SumMoves.tell) { _ in }
    .view("Total") { model in "\(model.total)" }
  let variant = Variant(
    "plain",
    reason: "It adds.",
    mark: .ours,
    owner: .app,
    file: "Sum.swift",
    feature: feature
  )
  return Lesson(
    "sum",
    title: "A sum",
    reason: "It can be edited.",
    moves: hasTell ? [SumMoves.add, SumMoves.tell] : [SumMoves.add],
    styles: [Style(style, [variant])]
  )
}

/// A session in which the lesson is open, and the next version of its code.
private struct Reloading {
  var played: PlayedSession

  init(next: Lesson, result: BuildResult = BuildResult(.done)) throws {
    played = try PlayedSession()
    played.shell.session.shelf = LessonShelf([
      .init(sum().description) { InProcessSession(sum()) }
    ])
    played.shell.session.world.checkout = "/checkout"
    played.shell.session.world.program = nil
    played.shell.session.world.build = { _ in .success(result) }
    played.shell.session.world.startLesson = { _, _ in .success(InProcessSession(next)) }
    _ = played.play("open sum")
  }

  mutating func play(_ lines: String...) -> String {
    lines.map { played.play($0) }.last ?? ""
  }
}

@Suite("Reload")
struct ReloadTests {
  @Test("the same code shows the same, and the run stands where it stood")
  func same() throws {
    var reloading = try Reloading(next: sum())
    #expect(reloading.play(".add", ".add", "reload") == "2 steps, same throughout.\n")
    #expect(reloading.play("state total") == "20\n")
  }

  @Test("the first step that differs is named with its value before and now")
  func different() throws {
    var reloading = try Reloading(next: sum(amount: 13))
    let answer = reloading.play(".add", ".tell", ".add", ".add", "reload")
    #expect(answer.hasPrefix("4 steps, same until 4: total 30 → 33\n"))
    #expect(
      reloading.play("reload --json")
        == "{\"same\":true,\"steps\":4}"
    )
    #expect(reloading.play("state total") == "33\n")
  }

  @Test("a step that is no longer possible is named")
  func impossible() throws {
    var reloading = try Reloading(next: sum(hasTell: false))
    #expect(
      reloading.play(".add", ".tell", ".add", "reload").hasPrefix(
        "3 steps, same until 2: .tell is not possible any more. There is no move \".tell\"."
      )
    )
  }

  @Test("a style that is gone leaves the lesson as it was")
  func styleGone() throws {
    var reloading = try Reloading(next: sum(style: "reducer"))
    #expect(
      reloading.play(".add", "reload").hasPrefix(
        "workbench: The new code cannot begin this run, so the lesson runs on as it was."
      )
    )
    #expect(reloading.play("state total") == "10\n")
  }

  @Test("what does not compile is named, three at most, and the lesson runs on as it was")
  func broken() throws {
    let errors = (1...5).map { "/checkout/Lessons/Sum/Sum.swift:\($0):1: error: number \($0)\n" }
    var reloading = try Reloading(
      next: sum(amount: 13),
      result: BuildResult(.failed, output: errors.joined())
    )
    #expect(
      reloading.play(".add", "reload") == """
        workbench: Building sum failed with 5 errors.
          Lessons/Sum/Sum.swift:1: number 1
          Lessons/Sum/Sum.swift:2: number 2
          Lessons/Sum/Sum.swift:3: number 3
          … and 2 more

        """
    )
    #expect(reloading.play(".add", ".add", "state total") == "30\n")
  }

  @Test("a build that was stopped changes nothing")
  func stopped() throws {
    var reloading = try Reloading(next: sum(amount: 13), result: BuildResult(.interrupted))
    #expect(reloading.play("reload") == "workbench: Stopped building sum.\n")
    #expect(reloading.play(".add", "state total") == "10\n")
  }

  @Test("without a checkout it says so")
  func noCheckout() throws {
    var reloading = try Reloading(next: sum())
    reloading.played.shell.session.world.checkout = nil
    #expect(
      reloading.play("reload").hasPrefix(
        "workbench: The checkout this workbench was built in is not there"
      )
    )
  }

  @Test("the workbench is built where the running program was built, in its configuration")
  func plan() throws {
    let scratch = ScratchFolder()
    let configuration = Checkout.configuration
    try scratch.write("build/workspace-state.json", "{}")
    var world = World.fixed(in: scratch.path)
    world.checkout = "/checkout"
    world.program = scratch.path + "/build/a-triple/\(configuration)/workbench"
    let plan = try #require(BuildPlan.workbench(world))
    #expect(
      plan.words == [
        "swift", "build", "--package-path", "/checkout", "--scratch-path", scratch.path + "/build",
        "-c", configuration, "--product", "workbench",
      ]
    )
    #expect(plan.program == scratch.path + "/build/\(configuration)/workbench")
    world.program = "/usr/local/bin/workbench"
    #expect(BuildPlan.workbench(world)?.scratch == "/checkout/.build")
  }
}

@Suite("Watch")
struct WatchTests {
  @Test("each change is a reload, and Enter ends it")
  func loop() throws {
    var reloading = try Reloading(next: sum(amount: 13))
    let events = Mutex<[WatchEvent]>([.changed(["Lessons/Sum/Sum.swift"], ["x": 1]), .enough])
    let printed = Mutex("")
    let asked = Mutex<[WatchedFolders.Content]>([])
    reloading.played.shell.session.world.awaitChange = { folders, known in
      asked.withLock { $0.append(known) }
      return events.withLock { $0.removeFirst() }
    }
    reloading.played.shell.session.world.write = { _, text in
      printed.withLock { $0 += text }
      return true
    }
    _ = reloading.play(".add", ".add", ".add")
    let writer = Writer(world: reloading.played.shell.session.world)
    #expect(WatchLoop(writer: writer).run(&reloading.played.shell) == .done)
    let lines = printed.withLock { $0 }.split(separator: "\n")
    #expect(lines.first == "Lessons/Sum/Sum.swift changed")
    #expect(lines.dropFirst().first == "3 steps, same until 3: total 30 → 33")
    #expect(lines.last == "No longer watching.")
    #expect(asked.withLock { $0 } == [[:], ["x": 1]])
  }

  @Test("a file is seen to change by what it holds, whatever its date says")
  func content() throws {
    let scratch = ScratchFolder()
    try scratch.write("Lessons/A/a.swift", "one")
    let folders = WatchedFolders(root: scratch.path, parts: ["Lessons", "Sources/LessonKit"])
    let before = folders.content()
    #expect(before.keys.sorted() == ["Lessons/A/a.swift"])
    try scratch.write("Lessons/A/a.swift", "one")
    #expect(folders.content() == before)
    try scratch.write("Lessons/A/a.swift", "two")
    try scratch.write("Sources/LessonKit/b.swift", "new")
    let event = Watching.next(folders, before)
    #expect(
      event == .changed(["Lessons/A/a.swift", "Sources/LessonKit/b.swift"], folders.content())
    )
  }
}
