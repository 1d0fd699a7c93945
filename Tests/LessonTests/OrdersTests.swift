import LessonKit
import OrdersLesson
import Testing

/// A style and variant of the lesson.
struct OrdersVariant: CustomTestStringConvertible {
  let style: String
  let variant: String
  let care: LessonDescription.Care

  static let all = Lesson.orders.description.styles.flatMap { style in
    style.variants.map { OrdersVariant(style: style.name, variant: $0.name, care: $0.care) }
  }

  static let naive = all.filter { $0.care == .naive }
  static let careful = all.filter { $0.care == .careful }

  var testDescription: String { "\(style) \(variant)" }

  /// The frames of some steps, that of the start first.
  func frames(_ steps: String...) throws -> [Frame] {
    let run = try Run(.orders, style: style, variant: variant)
    for step in steps { run.take(try Step.parse(step)) }
    return run.frames
  }

  func last(_ steps: String...) throws -> Frame {
    let run = try Run(.orders, style: style, variant: variant)
    for step in steps { run.take(try Step.parse(step)) }
    return try #require(run.frames.last)
  }
}

extension Frame {
  /// What the views have drawn, told or not.
  fileprivate func drawing(of view: String) -> String? {
    (notified + notNotified).first { $0.view == view }?.drew
  }
}

/// Every style shows the same troubles in its naive version and none in its careful one.
struct OrdersFairnessTests {
  @Test func eachStyleHasBoth() {
    let styles = ["reducer", "mvvm", "capability"]
    #expect(Set(OrdersVariant.naive.map(\.style)) == Set(styles))
    #expect(OrdersVariant.careful.map(\.style) == styles)
  }

  @Test(arguments: OrdersVariant.naive)
  func naiveLoadsBothWaitAndTheStaleAnswerWins(variant: OrdersVariant) throws {
    let frames = try variant.frames(".load", ".load", "deliver e2 ok", "deliver e1 empty")
    #expect(frames[2].inFlight == ["e1", "e2"])
    #expect(frames.map(\.broken) == [[], [], [], [], ["The list is the newest answer."]])
    #expect(frames[4].drawing(of: "OrdersList") == "")
  }

  @Test(arguments: OrdersVariant.careful)
  func carefulSecondLoadReplacesTheFirst(variant: OrdersVariant) throws {
    let frames = try variant.frames(".load", ".load", "deliver e2 ok", "deliver e1 empty")
    #expect(frames[2].inFlight == ["e2"])
    #expect(frames[2].effects.map(\.event) == [.cancelled, .started])
    #expect(frames[4].impossible != nil)
    #expect(frames.flatMap(\.broken) == [])
    #expect(frames[4].drawing(of: "OrdersList") == "Green tea, Teapot, Milk")
  }

  @Test(arguments: OrdersVariant.naive)
  func naiveDeletedOrderReturnsAfterARefresh(variant: OrdersVariant) throws {
    let frame = try variant.last(".load", "deliver e1 ok", ".delete 2", ".load", "deliver e2 ok")
    #expect(frame.broken == ["A deleted order stays deleted."])
    #expect(frame.drawing(of: "OrdersList") == "Green tea, Teapot, Milk")
  }

  @Test(arguments: OrdersVariant.careful)
  func carefulDeletedOrderStaysAway(variant: OrdersVariant) throws {
    let frames = try variant.frames(
      ".load",
      "deliver e1 ok",
      ".delete 2",
      ".load",
      "deliver e2 ok"
    )
    #expect(frames.flatMap(\.broken) == [])
    #expect(frames[5].drawing(of: "OrdersList") == "Green tea, Milk")
  }

  /// The promise is remembered beside the screen, so a model that goes with its screen cannot forget it.
  @Test(arguments: OrdersVariant.all, [["leave", "appear"], []])
  func deletedOrderIsStillMissedWhenTheScreenComesBack(
    variant: OrdersVariant,
    between: [String]
  ) throws {
    let run = try Run(.orders, style: variant.style, variant: variant.variant)
    let steps = [".load", "deliver e1 ok", ".delete 2"] + between + [".load", "deliver e2 ok"]
    for step in steps { run.take(try Step.parse(step)) }
    let isNaive = variant.care == .naive
    #expect(run.frames.flatMap(\.broken) == (isNaive ? ["A deleted order stays deleted."] : []))
    let drawn = try #require(run.frames.last?.drawing(of: "OrdersList"))
    #expect(drawn == (isNaive ? "Green tea, Teapot, Milk" : "Green tea, Milk"))
  }

  /// Nobody told the server, so even the careful versions forget when the app starts again.
  @Test(arguments: OrdersVariant.all)
  func deletedOrderReturnsWithTheApp(variant: OrdersVariant) throws {
    let frame = try variant.last(
      ".load",
      "deliver e1 ok",
      ".delete 2",
      "relaunch",
      ".load",
      "deliver e2 ok"
    )
    #expect(frame.broken == ["A deleted order stays deleted."])
  }

  @Test(arguments: OrdersVariant.all)
  func oneScriptTellsThemApart(variant: OrdersVariant) throws {
    let steps = [".load", ".load", "deliver e2", "deliver e1 empty", ".load", "deliver e3"]
    let run = try Run(.orders, style: variant.style, variant: variant.variant)
    for step in steps + [".delete 2", ".load", "deliver e4"] { run.take(try Step.parse(step)) }
    let both = ["The list is the newest answer.", "A deleted order stays deleted."]
    #expect(run.frames.flatMap(\.broken) == (variant.care == .naive ? both : []))
  }
}

/// The promises are for every script, so many are tried.
struct OrdersSearchTests {
  private func shortestBreak(_ variant: OrdersVariant) throws -> [String]? {
    try ScriptSearch(
      lesson: .orders,
      style: variant.style,
      variant: variant.variant,
      moves: [".load", ".delete(2)"]
    ).shortestBreak()
  }

  @Test(arguments: OrdersVariant.naive)
  func naiveIsBrokenByAShortScript(variant: OrdersVariant) throws {
    let script = try #require(try shortestBreak(variant))
    #expect(script.count == 4, "\(script)")
  }

  @Test(arguments: OrdersVariant.careful)
  func carefulIsBrokenByNone(variant: OrdersVariant) throws {
    #expect(try shortestBreak(variant) == nil)
  }

  /// What is not in the list cannot be deleted from it, so it is no reason to leave out a later answer.
  @Test(arguments: OrdersVariant.careful)
  func orderThatIsNotThereIsNotDeleted(variant: OrdersVariant) throws {
    let steps = [".load", "deliver e1 empty", ".delete(2)", ".load", "deliver e2 ok"]
    let run = try Run(.orders, style: variant.style, variant: variant.variant)
    for step in steps { run.take(try Step.parse(step)) }
    #expect(run.frames[3].isIgnored)
    #expect(run.frames.flatMap(\.broken) == [])
    #expect(run.frames[5].drawing(of: "OrdersList") == "Green tea, Teapot, Milk")
  }
}

struct OrdersTests {
  private static let enums = OrdersVariant.all.filter { $0.variant != "flags" }

  /// A host of a plain value depends on all of it, so that variant is told by another rule.
  private static let fine = enums.filter { $0.variant != "value" }

  @Test(arguments: fine)
  func listReadsTheQueryOnlyOnceThereAreOrders(variant: OrdersVariant) throws {
    let frames = try variant.frames(".setQuery te", ".load", "deliver e1", ".setQuery milk")
    #expect(frames[1].notified.map(\.view) == ["SearchField"])
    #expect(frames[3].drawing(of: "OrdersList") == "Green tea, Teapot")
    #expect(frames[4].notified.map(\.view) == ["OrdersList", "SearchField"])
    #expect(frames[4].drawing(of: "OrdersList") == "Milk")
  }

  @Test func valueTellsEveryViewOfEveryChange() throws {
    let variant = OrdersVariant(style: "capability", variant: "value", care: .naive)
    let frame = try variant.last(".setQuery te")
    #expect(frame.notified.map(\.view) == ["OrdersList", "SearchField", "Spinner"])
  }

  @Test(arguments: enums)
  func failureIsKept(variant: OrdersVariant) throws {
    let frame = try variant.last(".load", "fail e1")
    #expect(frame.changed.map(\.to) == [".failed(\"offline\")"])
    #expect(frame.drawing(of: "OrdersList") == "offline")
  }

  @Test func flagsForgetTheFailureAndKeepTheQueryForNothing() throws {
    let flags = OrdersVariant(style: "reducer", variant: "flags", care: .naive)
    let failed = try flags.last(".load", "fail e1")
    #expect(failed.changed.map { "\($0)" } == ["isLoading   true → false   by e1"])
    #expect(failed.drawing(of: "OrdersList") == "")
    let searched = try flags.last(".load", "deliver e1", ".setQuery te")
    #expect(searched.drawing(of: "OrdersList") == "Green tea, Teapot, Milk")
  }

  @Test(arguments: OrdersVariant.all)
  func deletingWhatIsNotShownIsIgnored(variant: OrdersVariant) throws {
    #expect(try variant.last(".delete 2").isIgnored)
    #expect(try variant.last(".load", ".delete 2").isIgnored)
    let frame = try variant.last(".load", ".delete 2", "deliver e1")
    #expect(frame.broken.isEmpty)
    #expect(frame.drawing(of: "OrdersList") == "Green tea, Teapot, Milk")
  }

  @Test(arguments: [
    ("mvvm", "naive", "idle → loading, loading → failed(\"CancellationError()\")", ""),
    ("mvvm", "careful", "idle → loading, loading → idle", ""),
    ("capability", "naive", "idle → loading, loading → failed(\"CancellationError()\")", ""),
    ("capability", "careful", "idle → loading, loading → idle", ""),
    ("reducer", "naive", "idle → loading", "loading"),
    ("reducer", "careful", "idle → loading, loading → idle", ""),
    ("reducer", "flags", "false → true", "loading"),
  ])
  func leavingWhileLoading(style: String, variant: String, way: String, spinner: String) throws {
    let variant = OrdersVariant(style: style, variant: variant, care: .other)
    let frames = try variant.frames(".load", "leave", "appear")
    #expect(frames[2].effects.map(\.event) == [.cancelled])
    let changes = frames.flatMap(\.changed).filter { $0.path != "self" }
    let words = changes.map { "\($0.from ?? "") → \($0.to ?? "")" }.joined(separator: ", ")
    #expect(words.filter { $0 != "." } == way)
    #expect(frames[3].drawing(of: "Spinner") == spinner)
  }

  @Test(arguments: OrdersVariant.all)
  func loadThatIsLostEndsWithTheScreen(variant: OrdersVariant) throws {
    let frames = try variant.frames(".load", "lose e1", "leave")
    #expect(frames[3].effects.map(\.event) == [.cancelled])
    #expect(frames[3].inFlight.isEmpty)
  }

  @Test func invariantsFollowAValueThatIsPutBack() throws {
    let careful = OrdersVariant(style: "reducer", variant: "careful", care: .careful)
    let steps = try careful.frames(
      ".load",
      "deliver e1 ok",
      ".delete 2",
      "restore 2",
      ".load",
      "deliver e2 ok"
    )
    #expect(steps[6].drawing(of: "OrdersList") == "Green tea, Teapot, Milk")
    #expect(steps.flatMap(\.broken) == [])
  }
}

@Suite struct SkippedCallTests {
  @Test func answerStillGoesToTheCallItWasMeantFor() throws {
    let session = InProcessSession(.orders)
    _ = try session.ask(.start(Script(lesson: "orders", style: "mvvm")))
    for words in [".load", ".load", "deliver e1 ok", "deliver e2 empty"] {
      _ = try session.ask(.step(words))
    }
    let edited = try session.ask(.skip(1))
    let frames = edited.frames
    #expect(frames[2].effects.map(\.id) == ["e2"])
    #expect(edited.later.map(\.step) == [2, 3, 4])
    guard case .impossible = edited.later[1].verdict else {
      Issue.record("\(edited.later[1])")
      return
    }
    #expect(frames[4].effects.map(\.outcome) == ["empty"])
    let next = try session.ask(.step(".load"))
    #expect(next.effects.map(\.id) == ["e3"])
    #expect(try session.ask(.goto(4)) == [frames[4]])
    let whole = try session.ask(.unskip(1)).frames
    #expect(whole[3].effects.map(\.id) == ["e1"])
  }
}
