import Foundation
import StateDiff
import Testing

/// Values that are shown as one piece.
@Suite struct LeafTests {
  enum Failure: Error {
    case offline
    case status(Int)
  }

  struct Loader {
    var name = "a"
    var load: (Int) -> Int = { $0 }
    var failure: (any Error)?
    var path: AnyKeyPath = \Loader.name
    var type: Any.Type = Int.self
    var maybe: (@Sendable () async throws -> Void)?
  }

  static func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
  static func bytes(_ count: Int, last: UInt8 = 0) -> Data {
    Data(repeating: 7, count: count - 1) + [last]
  }
  static let id = UUID(uuidString: "6B29FC40-CA47-1067-B31D-00DD010662DA")

  @Test(arguments: [
    Case("dates", date(0), date(86_400), "self   2001-01-01T00:00:00Z → 2001-01-02T00:00:00Z"),
    Case(
      "dates with enough digits",
      date(694_224_000.001),
      date(694_224_000.0010002),
      "self   2023-01-01T00:00:00.001000047Z → 2023-01-01T00:00:00.001000166Z"
    ),
    Case(
      "dates before",
      date(-0.25),
      date(-978_307_200 - 86_400 * 366),
      "self   2000-12-31T23:59:59.75Z → 1968-12-31T00:00:00Z"
    ),
    Case(
      "dates out of bounds",
      Date(timeIntervalSinceReferenceDate: 1e300),
      date(.infinity),
      "self   Date(timeIntervalSinceReferenceDate: 1e+300) → Date(timeIntervalSinceReferenceDate: inf)"
    ),
    Case(
      "bytes",
      Data([1, 2, 3]),
      Data([1, 255, 3]),
      "self   Data(3 bytes: 01 02 03) → Data(3 bytes: 01 FF 03)"
    ),
    Case(
      "the bytes that differ",
      bytes(2_000),
      bytes(2_000, last: 1),
      "self   Data(2,000 bytes, from 1,995: 07 07 07 07 00) → Data(2,000 bytes, from 1,995: 07 07 07 07 01)"
    ),
    Case(
      "bytes that differ in two places far apart",
      Data([1]) + bytes(99),
      Data([2]) + bytes(99, last: 3),
      "self   Data(100 bytes: 01 07 07 07 07 07 07 07 07 07 07 07 07 07 07 07 …) → "
        + "Data(100 bytes: 02 07 07 07 07 07 07 07 07 07 07 07 07 07 07 07 …) "
        + "(2 bytes differ, the last at 99)"
    ),
    Case("no bytes", Data(), Data([9]), "self   Data(0 bytes) → Data(1 byte: 09)"),
    Case(
      "durations",
      Duration.milliseconds(300),
      .seconds(1.5),
      "self   0.3 seconds → 1.5 seconds"
    ),
    Case(
      "durations back",
      Duration.zero,
      .nanoseconds(-1_000_000_001),
      "self   0 seconds → -1.000000001 seconds"
    ),
    Case(
      "addresses",
      URL(string: "https://a.example/x?y=1"),
      URL(string: "https://b.example"),
      "self   https://a.example/x?y=1 → https://b.example"
    ),
    Case("ids", id, nil, "self   6B29FC40-CA47-1067-B31D-00DD010662DA → nil"),
    Case("decimals", Decimal(string: "0.10"), Decimal(string: "0.30"), "self   0.1 → 0.3"),
    Case("ranges", 0..<5, 0..<6, "self   0..<5 → 0..<6"),
    Case("closed ranges", "a"..."c", "a"..."d", #"self   "a"..."c" → "a"..."d""#),
    Case("open ranges", 1..., 2..., "self   1... → 2..."),
    Case("numbers", 1.0 as Double, 0.1, "self   1.0 → 0.1"),
    Case("characters", Character("a"), "\n", #"self   "a" → "\n""#),
    Case("key paths", Loader(), Loader(path: \Loader.type), #"path   \Loader.name → \Loader.type"#),
    Case(
      "metatypes",
      Loader(),
      Loader(type: [String].self),
      "type   Int.self → Array<String>.self"
    ),
    Case("the same closure", Loader(), Loader(), ""),
    Case(
      "another closure",
      Loader(),
      Loader(load: { $0 + 1 }),
      "load   (function, not comparable) → (function, not comparable) (another one)"
    ),
    Case("a closure more", Loader(), Loader(maybe: {}), "maybe   nil → (function, not comparable)"),
    Case(
      "errors",
      Loader(failure: Failure.offline),
      Loader(failure: Failure.status(404)),
      "failure   .offline → .status(404)"
    ),
    Case(
      "inside an error",
      Loader(failure: Failure.status(1)),
      Loader(failure: Failure.status(2)),
      "failure.status   1 → 2"
    ),
  ])
  func leaves(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test func closuresAreShown() {
    #expect(
      StateCapture(Loader()).inline(limit: 200) == """
        Loader(name: "a", load: (function, not comparable), failure: nil, path: \\Loader.name, \
        type: Int.self, maybe: nil)
        """
    )
  }

  @Test func tasksAreShown() {
    let task = Task {}
    #expect(StateCapture([task]).text() == "[(Task, not comparable)]")
  }

  @Test func anAddressIsNoPartOfAText() {
    struct Holder { var pointer = ObjectIdentifier(Int.self) }
    #expect(StateCapture(Holder()).text() == "Holder(pointer: ObjectIdentifier(…))")
  }
}
