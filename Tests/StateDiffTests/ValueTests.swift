import StateDiff
import Testing

/// Structs, tuples, generics, property wrappers, enums and optionals.
@Suite struct ValueTests {
  struct Point: Equatable {
    var x = 0
    var y = 0
  }

  /// Too big to be stored in place where any type may stand.
  struct Wide {
    var a = 1
    var b = 2
    var c = 3
    var d = 4
    var e = "e"
  }

  struct Anything {
    var value: any Sendable = 1
    var maybe: (any Sendable)?
  }

  struct Box<Content> {
    var content: Content
  }

  @propertyWrapper struct Plain<Value> {
    var wrappedValue: Value
  }

  @propertyWrapper struct Clamped {
    var wrappedValue: Int { value }
    var value: Int
    let limit: Int
  }

  struct Wrapped {
    @Plain var name = "a"
    @Clamped(value: 1, limit: 9) var level: Int
    lazy var later = 3
  }

  enum Phase: CustomStringConvertible {
    case idle
    case busy
    case loading(by: String)
    case loaded(Point)
    case pair(Int, other: Int)
    indirect case after(Phase)
    case bound((x: Int, y: Int))
    var description: String { "a phase" }
  }

  private static func wrapped(_ name: String, _ level: Int) -> Wrapped {
    var wrapped = Wrapped(level: Clamped(value: level, limit: 9))
    wrapped.name = name
    return wrapped
  }

  @Test(arguments: [
    Case("a field", Point(), Point(x: 1), "x   0 → 1"),
    Case("equal values", Point(), Point(), ""),
    Case("two fields", Point(), Point(x: 1, y: 2), "x   0 → 1\ny   0 → 2"),
    Case("a tuple without labels", (1, "a"), (1, "b"), #"1   "a" → "b""#),
    Case("a tuple with labels", (id: 1, name: "a"), (id: 2, name: "a"), "id   1 → 2"),
    Case("a generic struct", Box(content: 1), Box(content: 2), "content   1 → 2"),
    Case(
      "nested generics",
      Box(content: Box(content: [1])),
      Box(content: Box(content: [2])),
      "content.content[0]   1 → 2"
    ),
    Case("a wrapper that only stores", wrapped("a", 1), wrapped("b", 1), #"name   "a" → "b""#),
    Case("a wrapper with more", wrapped("a", 1), wrapped("a", 2), "level.value   1 → 2"),
    Case("a whole value", 1, 2, "self   1 → 2"),
  ])
  func structsAndTuples(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test(arguments: [
    Case("another case", Phase.idle, .busy, "self   .idle → .busy"),
    Case("the same case", Phase.idle, .idle, ""),
    Case(
      "labels are kept",
      Phase.idle,
      .loading(by: "ann"),
      #"self   .idle → .loading(by: "ann")"#
    ),
    Case(
      "a payload with a label",
      Phase.loading(by: "ann"),
      .loading(by: "bob"),
      #"loading.by   "ann" → "bob""#
    ),
    Case("a payload without", Phase.loaded(Point()), .loaded(Point(y: 3)), "loaded.y   0 → 3"),
    Case(
      "only the changed one of several",
      Phase.pair(1, other: 2),
      .pair(1, other: 3),
      "pair.other   2 → 3"
    ),
    Case(
      "one without a label among several",
      Phase.pair(1, other: 2),
      .pair(4, other: 2),
      "pair.0   1 → 4"
    ),
    Case(
      "an indirect case",
      Phase.after(.after(.idle)),
      .after(.after(.busy)),
      "after.after   .idle → .busy"
    ),
    Case("a tuple inside", Phase.bound((x: 1, y: 2)), .bound((x: 1, y: 3)), "bound.y   2 → 3"),
  ])
  func enums(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test(arguments: [
    Case("nil to a value", Int?.none, 3, "self   nil → 3"),
    Case("a value to nil", Point?.some(Point()), nil, "self   Point(x: 0, y: 0) → nil"),
    Case("inside", Point?.some(Point()), Point(x: 1), "x   0 → 1"),
    Case("a doubled nil", Int??.some(nil), Int??.none, "self   .some(nil) → nil"),
    Case("a doubled value", Int??.some(1), Int??.some(nil), "self   1 → .some(nil)"),
    Case("both nil", Int??.some(nil), Int??.some(nil), ""),
  ])
  func optionals(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test(arguments: [
    Case(
      "in a property",
      Anything(value: Wide()),
      Anything(value: Wide(e: "new")),
      #"value.e   "e" → "new""#
    ),
    Case(
      "in a list",
      [Wide(), Phase.idle] as [Any],
      [Wide(a: 5), Phase.busy],
      "[0].a   1 → 5\n[1]     .idle → .busy"
    ),
    Case(
      "in an optional",
      Anything(maybe: Wide()),
      Anything(maybe: Wide(e: "new")),
      #"maybe.e   "e" → "new""#
    ),
    Case(
      "in a dictionary",
      ["k": Wide()] as [String: any Sendable],
      ["k": Wide(b: 3)],
      #"["k"].b   2 → 3"#
    ),
    Case("in a tuple", (1, Wide() as Any), (1, Wide(b: 3) as Any), "1.b   2 → 3"),
    Case(
      "several deep",
      Anything(value: Anything(value: Wide())),
      Anything(value: Anything(value: Wide(b: 4))),
      "value.value.b   2 → 4"
    ),
  ])
  func valuesOfAnyType(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test func aStructIsShownWithItsSurroundings() {
    #expect(
      full(Box(content: (1, Point(), Phase.idle)), Box(content: (1, Point(x: 2), .loaded(Point()))))
        == """
          Box(
            content: (
              1,
              Point(
        -       x: 0,
        +       x: 2,
                y: 0,
              ),
        -     .idle,
        +     .loaded(Point(x: 0, y: 0)),
            ),
          )
        """
    )
  }

  @Test func aPayloadIsShownWithItsSurroundings() {
    #expect(
      full(Phase.pair(1, other: 2), .pair(1, other: 3)) == """
          .pair(
            1,
        -   other: 2,
        +   other: 3,
          )
        """
    )
  }
}
