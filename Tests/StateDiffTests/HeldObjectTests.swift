import StateDiff
import Synchronization
import TestSupport
import Testing

/// Objects inside values of every kind: what changes in them is seen, and no earlier capture changes.
@Suite struct HeldObjectTests {
  class Screen: Hashable {
    var title = "t"
    var next: Route?
    init(_ title: String = "t") { self.title = title }
    static func == (left: Screen, right: Screen) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  final class Detail: Screen {
    var count = 0
  }

  enum Route: Hashable {
    case home
    case detail(Screen)
    case pair(Int, Screen)
    indirect case after(Route)
  }

  struct Holder: Hashable {
    var id = 1
    var screen: Screen
    static func == (left: Holder, right: Holder) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  struct Shown: Equatable, DiffDisplayable {
    var screen: Screen
    var diffDisplay: DiffDisplay { .text(screen.title) }
  }

  struct Asked: CustomReflectable, Equatable {
    var screen: Screen
    var customMirror: Mirror { Mirror(self, children: ["title": screen.title]) }
  }

  enum Phase<Value> {
    case idle
    case loaded(Value)
  }

  struct Bounds: Comparable {
    var screen: Screen
    static func < (left: Bounds, right: Bounds) -> Bool { left.screen.title < right.screen.title }
  }

  static let places: [(name: String, place: @Sendable (Screen) -> Any, path: String)] = [
    ("an enum's payload", { Route.detail($0) }, "detail.title"),
    ("a navigation path", { [Route.home, .detail($0)] }, "[1].detail.title"),
    ("behind a case", { Route.after(.pair(1, $0)) }, "after.pair.1.title"),
    ("an Equatable struct", { Holder(screen: $0) }, "screen.title"),
    ("a list of these", { [Holder(screen: $0)] }, "[0].screen.title"),
    ("a dictionary's value", { ["k": Holder(screen: $0)] }, #"["k"].screen.title"#),
    ("an erased value", { [AnyHashable(Holder(screen: $0))] }, "[0].screen.title"),
    ("a generic enum", { Phase.loaded([Holder(screen: $0)]) }, "loaded[0].screen.title"),
    ("an optional", { Route?.some(.detail($0)) as Any }, "detail.title"),
    ("any value", { ["k": Route.detail($0) as Any] }, #"["k"].detail.title"#),
    ("a result", { Result<Screen, any Error>.success($0) }, "success.title"),
    ("a tuple", { (1, Route.detail($0)) }, "1.detail.title"),
    ("a slice", { [Route.detail($0)][...] }, "[0].detail.title"),
    ("text a type shows", { Shown(screen: $0) }, "self"),
    ("a mirror of its own", { Asked(screen: $0) }, "title"),
    ("bounds", { Bounds(screen: $0)...Bounds(screen: $0) }, "lowerBound.screen.title"),
  ]

  @Test(arguments: places.indices) func isSeen(at index: Int) {
    let screen = Detail("old")
    let value = Self.places[index].place(screen)
    let before = StateCapture(value)
    let text = before.text()
    #expect(text.contains("old"))
    screen.title = "new"
    let rows = StateDifference.between(before, StateCapture(value)).rows()
    #expect(rows.map(\.path) == [Self.places[index].path])
    #expect(before.text() == text)
  }

  @Test func aKeyIsSeen() {
    let screen = Detail("old")
    for value in [Set([Route.detail(screen)]), [Holder(screen: screen): 1]] as [Any] {
      let before = StateCapture(value)
      let text = before.text()
      screen.title += "."
      #expect(!StateDifference.between(before, StateCapture(value)).isEmpty)
      #expect(before.text() == text)
    }
  }

  @Test func whatCannotBeCopiedIsNamed() {
    final class Model {
      let lock = Mutex(1)
      let count = Atomic(1)
      var name = "a"
    }
    let model = Model()
    let before = StateCapture(model)
    #expect(
      before.text() == """
        Model(
          lock: (not copyable, not comparable),
          count: (not copyable, not comparable),
          name: "a",
        )
        """
    )
    model.name = "b"
    let diff = StateDifference.between(before, StateCapture(model))
    #expect(diff.compact() == #"name   "a" → "b""#)
    #expect(diff.notComparable.map(\.description) == ["lock", "count"])
  }

  @Test func aListOfValuesIsCapturedWithoutALook() {
    struct Order {
      enum State {
        case open
        case closed(by: String)
      }
      var state = State.open
      var lines: [Order] = []
      var place: Range<Int> = 0..<1
    }
    let few = StateCapture([Order()])
    let many = StateCapture([Order](repeating: Order(state: .closed(by: "ann")), count: 1_000_000))
    #expect(few.at("[0].state")?.text() == ".open")
    #expect(many.at("[999999].state.closed.by")?.text() == #""ann""#)
  }
}

extension HeldObjectTests {
  struct Model {
    var route = Route.home
    var path: [Route] = []
    var holders: [String: Holder] = [:]
    var erased: [AnyHashable] = []
    var anything: Any = 1
    var phase = Phase<[Holder]>.idle
    var maybe: (Int, Route?) = (1, nil)
    var set: Set<Holder> = []
    var keys: [Route: Int] = [:]
  }

  final class Root {
    var model = Model()
    var models: [Model] = []
  }

  @Test(arguments: 0..<100) func noChangeInPlaceIsNothing(seed: UInt64) {
    var random = Random(seed: seed)
    let root = Root()
    for _ in 0..<5 { change(&root.model, &random) }
    root.models = (0..<random.number(below: 3)).map { _ in
      var model = Model()
      change(&model, &random)
      return model
    }
    var kept: [(capture: StateCapture, text: String)] = []
    for _ in 0..<30 {
      let before = StateCapture(root)
      kept.append((before, before.text()))
      let screens = reachable(from: root)
      guard !screens.isEmpty else {
        root.model.path.append(.detail(Screen("\(random.next())")))
        continue
      }
      let screen = screens[random.number(below: screens.count)]
      screen.title = "\(random.next())"
      let after = StateCapture(root)
      let diff = StateDifference.between(before, after)
      #expect(!diff.isEmpty && !diff.compact().isEmpty && !diff.full().isEmpty)
      #expect(diff.compact().contains(screen.title))
      #expect(StateDifference.between(after, StateCapture(root)).isEmpty)
      if random.number(below: 9) == 0 { change(&root.model, &random) }
    }
    for (capture, text) in kept { #expect(capture.text() == text) }
  }

  private func route(_ random: inout Random, depth: Int = 2) -> Route {
    switch random.number(below: depth > 0 ? 5 : 3) {
    case 0: .detail(screen(&random, depth: depth))
    case 1: .pair(random.number(below: 9), screen(&random, depth: depth))
    case 2: .home
    default: .after(route(&random, depth: depth - 1))
    }
  }

  private func screen(_ random: inout Random, depth: Int = 2) -> Screen {
    let title = "\(random.next())"
    let screen = random.number(below: 2) == 0 ? Screen(title) : Detail(title)
    if depth > 0, random.number(below: 3) == 0 {
      screen.next = route(&random, depth: depth - 1)
    }
    return screen
  }

  private func holder(_ random: inout Random) -> Holder {
    Holder(id: Int(random.next() % 1_000_000), screen: screen(&random))
  }

  private func change(_ model: inout Model, _ random: inout Random) {
    let key = "k\(random.number(below: 3))"
    switch random.number(below: 9) {
    case 0: model.route = route(&random)
    case 1: model.path.append(route(&random))
    case 2: model.holders[key] = holder(&random)
    case 3: model.erased.append(AnyHashable(route(&random)))
    case 4: model.anything = [key: route(&random)] as [String: Any]
    case 5: model.phase = .loaded([holder(&random)])
    case 6: model.maybe = (random.number(below: 9), route(&random))
    case 7: model.set.insert(holder(&random))
    default: model.keys[route(&random)] = random.number(below: 9)
    }
  }

  private func reachable(from root: Root) -> [Screen] {
    ([root.model] + root.models).flatMap { model -> [Screen] in
      var routes = [model.route] + model.path + model.keys.keys
      routes += model.erased.compactMap { $0.base as? Route }
      routes += (model.anything as? [String: Any])?.values.compactMap { $0 as? Route } ?? []
      routes += [model.maybe.1].compactMap { $0 }
      var holders = Array(model.holders.values) + model.set
      if case .loaded(let loaded) = model.phase { holders += loaded }
      return routes.flatMap(screens) + holders.map(\.screen).flatMap(screens)
    }
  }

  private func screens(_ route: Route) -> [Screen] {
    switch route {
    case .home: []
    case .detail(let screen), .pair(_, let screen): screens(screen)
    case .after(let route): screens(route)
    }
  }

  private func screens(_ screen: Screen) -> [Screen] {
    [screen] + (screen.next.map(screens) ?? [])
  }
}
