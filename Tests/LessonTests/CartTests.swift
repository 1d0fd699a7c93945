import CartLesson
import LessonKit
import Testing

struct CartTests {
  /// The last frame of some steps in a style and variant, written `mvvm plain`.
  private func last(_ style: String, _ steps: String...) throws -> Frame {
    let words = style.split(separator: " ").map(String.init)
    let run = try Run(.cart, style: words[0], variant: words[1])
    for step in steps { run.take(try Step.parse(step)) }
    return try #require(run.frames.last)
  }

  @Test(arguments: [
    "reducer plain", "mvvm plain", "mvvm observable-object", "capability object",
    "capability value",
  ])
  func secondTeaTellsTheBadgeWhichDrawsTheSame(style: String) throws {
    let frame = try last(style, ".add tea", ".add tea")
    #expect(frame.changed.map(\.path) == ["items[0].quantity"])
    let badge = try #require(frame.notified.first { $0.view == "CartBadge" })
    #expect(badge.drew == "1" && badge.asBefore)
    #expect(frame.notified.first { $0.view == "TotalLabel" }?.drew == "8")
  }

  @Test(arguments: [
    ("reducer plain", []), ("mvvm plain", ["CartBadge", "TotalLabel"]),
    ("mvvm observable-object", ["CartBadge", "CouponField", "TotalLabel"]),
    ("capability object", ["CartBadge", "TotalLabel"]), ("capability value", []),
  ])
  func removingWhatIsNotThereChangesNothingAndTells(style: String, told: [String]) throws {
    let frame = try last(style, ".add tea", ".remove milk")
    #expect(frame.changed.isEmpty)
    #expect(frame.notified.map(\.view) == told)
    #expect(frame.notified.filter { !$0.asBefore } == [])
  }

  @Test(arguments: [
    ("reducer plain", ["CouponField"]), ("mvvm plain", ["CouponField"]),
    ("mvvm observable-object", ["CartBadge", "CouponField", "TotalLabel"]),
    ("capability object", ["CouponField"]),
    ("capability value", ["CartBadge", "CouponField", "TotalLabel"]),
  ])
  func couponTells(style: String, told: [String]) throws {
    #expect(try last(style, ".setCoupon TEN").notified.map(\.view) == told)
  }

  @Test(arguments: [
    ("reducer plain", []), ("mvvm plain", []), ("capability object", []), ("capability value", []),
    ("mvvm observable-object", ["CartBadge", "CouponField", "TotalLabel"]),
  ])
  func sameCouponAgainTells(style: String, told: [String]) throws {
    let frame = try last(style, ".setCoupon TEN", ".setCoupon TEN")
    #expect(frame.changed.isEmpty)
    #expect(frame.notified.map(\.view) == told)
  }

  /// The counts that `views` shows side by side after the guide's steps.
  @Test(arguments: [
    ("reducer", "plain", [2, 1, 2]), ("mvvm", "plain", [3, 1, 3]),
    ("mvvm", "observable-object", [4, 4, 4]), ("capability", "object", [3, 1, 3]),
    ("capability", "value", [3, 3, 3]),
  ])
  func viewsCountHowOftenTheyWereTold(style: String, variant: String, counts: [Int]) throws {
    let session = InProcessSession(.cart)
    let steps = try [".setCoupon TEN", ".add tea", ".add tea", ".remove milk"].map(Step.parse)
    let script = Script(lesson: "cart", style: style, variant: variant, steps: steps)
    _ = try session.ask(.start(script))
    let notices = try session.ask(.views)
    #expect(notices.map(\.times) == counts)
    #expect(notices.map(\.differed) == [1, 1, 2])
    _ = try session.ask(.goto(3))
    _ = try session.ask(.step(".remove milk"))
    #expect(try session.ask(.views) == notices)
  }

  @Test(arguments: ["reducer plain", "mvvm plain", "capability object"])
  func removingTheTeaEmptiesTheCart(style: String) throws {
    let frame = try last(style, ".add tea", ".add tea", ".add milk", ".remove tea")
    #expect(frame.notified.map(\.drew) == ["1", "2"])
  }

  @Test(arguments: [
    ("reducer plain", "action .setCoupon(\"TEN\")"), ("mvvm plain", "binding coupon"),
    ("mvvm observable-object", "binding coupon"),
    ("capability object", "closure setCoupon(\"TEN\")"),
    ("capability value", "closure setCoupon(\"TEN\")"),
  ])
  func doorOfTheCoupon(style: String, door: String) throws {
    #expect(try last(style, ".setCoupon TEN").changed.map(\.by) == [door])
  }
}
