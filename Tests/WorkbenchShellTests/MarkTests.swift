import Testing

@testable import LessonKit
@testable import WorkbenchShell

/// A frame, an answer, and the rows that mark it.
private struct Marked: CustomTestStringConvertible, Sendable {
  let said: String
  let rows: String
  let mark: JournalEvent.Mark?

  var testDescription: String { said }
}

@Suite("No mark contradicts the frame")
struct MarkTests {
  /// Item counted up: the badge is told, the coupon field is not, a call starts, one waits.
  private var busy: Frame {
    var frame = Frame(step: 2, input: ".add", of: .step(.move("add", [])))
    frame.changed = [
      .init(path: "items[0].quantity", from: "1", to: "2", by: "method add()"),
      .init(path: "total", from: "3", to: "6", by: "method add()"),
    ]
    frame.effects = [
      .init(
        id: "e2",
        name: "save",
        arguments: [],
        event: .started,
        outcome: nil,
        startedBy: 2,
        life: .task
      )
    ]
    frame.inFlight = ["e1", "e2"]
    frame.notified = [.init(view: "CartBadge", reads: ["items"], drew: "1", asBefore: true)]
    frame.notNotified = [.init(view: "CouponField", reads: ["coupon"], drew: "")]
    return frame
  }

  /// A store that wrote an equal value: nothing changed, a view was told.
  private var idle: Frame {
    var frame = Frame(step: 2, input: ".add", of: .step(.move("add", [])))
    frame.notified = [.init(view: "CartBadge", reads: ["items"], drew: "1", asBefore: true)]
    return frame
  }

  /// The screen takes the model along.
  private var gone: Frame {
    var frame = Frame(step: 2, input: "leave", of: .step(.leave))
    frame.changed = [.init(path: "self", from: "Cart()", to: nil, by: "leave")]
    return frame
  }

  private static let known = Guess.Known(
    paths: ["items", "total", "coupon", "self"],
    others: ["CartBadge", "CouponField", "NotesList", "save", "load", "broken"]
  )

  private static let notSaid = "not said items[0].quantity ✗ total ✗ save ✗ CartBadge ✗"

  @Test(arguments: [
    Marked(
      said: "items total save CartBadge",
      rows: "you said items ✓ yes total ✓ yes save ✓ yes CartBadge ✓ yes",
      mark: .right
    ),
    Marked(
      said: "ITEMS",
      rows: "you said items ✓ yes not said total ✗ save ✗ CartBadge ✗",
      mark: .partly
    ),
    Marked(said: "coupon", rows: "you said coupon ✗ no " + notSaid, mark: .wrong),
    Marked(said: "CouponField", rows: "you said CouponField ✗ no " + notSaid, mark: .wrong),
    Marked(said: "e1, load", rows: "you said e1 ✗ no load ✗ no " + notSaid, mark: .wrong),
    Marked(said: "nothing", rows: "you said nothing ✗ no " + notSaid, mark: .wrong),
    Marked(said: "broken", rows: "you said broken ✗ no " + notSaid, mark: .wrong),
    Marked(
      said: "e2 and self",
      rows: "you said e2 ✓ yes self ✓ yes not said CartBadge ✗",
      mark: .partly
    ),
    Marked(said: "notes", rows: "you said NotesList ✗ no " + notSaid, mark: .wrong),
    Marked(said: "not", rows: "", mark: nil), Marked(said: "noth", rows: "", mark: nil),
    Marked(said: "CartBadge not told", rows: "", mark: nil),
    Marked(said: "CartBadge 1", rows: "", mark: nil),
    Marked(said: "total 6", rows: "", mark: nil), Marked(said: "6", rows: "", mark: nil),
    Marked(said: "not CartBadge", rows: "", mark: nil),
    Marked(said: "no CartBadge", rows: "", mark: nil),
    Marked(said: "!CartBadge", rows: "", mark: nil),
    Marked(said: "yes", rows: "", mark: nil), Marked(said: "no", rows: "", mark: nil),
    Marked(said: "sí", rows: "", mark: nil), Marked(said: "items[0]", rows: "", mark: nil),
  ])
  fileprivate func busyFrame(_ marked: Marked) {
    expect(marked, of: busy)
  }

  @Test(arguments: [
    Marked(said: "nothing", rows: "you said nothing ✓ yes not said CartBadge ✗", mark: .partly),
    Marked(said: "none, CartBadge", rows: "you said nothing ✓ yes CartBadge ✓ yes", mark: .right),
    Marked(said: "items", rows: "you said items ✗ no not said CartBadge ✗", mark: .wrong),
    Marked(said: "self", rows: "you said self ✗ no not said CartBadge ✗", mark: .wrong),
  ])
  fileprivate func nothingChanged(_ marked: Marked) {
    expect(marked, of: idle)
  }

  @Test(arguments: [
    Marked(said: "self", rows: "you said self ✓ yes", mark: .right),
    Marked(said: "items", rows: "you said items ✓ yes", mark: .right),
    Marked(said: "CartBadge", rows: "you said CartBadge ✗ no not said self ✗", mark: .wrong),
    Marked(said: "nada", rows: "you said nothing ✗ no not said self ✗", mark: .wrong),
  ])
  fileprivate func wholeGone(_ marked: Marked) {
    expect(marked, of: gone)
  }

  /// No mark means that the answer is refused.
  private func expect(_ marked: Marked, of frame: Frame) {
    let guess = Guess(marked.said, among: Self.known)
    #expect(guess.isMadeOfNames == (marked.mark != nil))
    guard let mark = marked.mark, guess.isMadeOfNames else { return }
    let prediction = Prediction(guess, frame)
    let words = prediction.page.text(.piped).split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ") == marked.rows)
    #expect(prediction.mark == mark)
  }
}
