import Hosting
import Observation
import ReducerKit
import Stepping
import Testing

private struct Cart: Reducer {
  struct State: Equatable {
    var items: [String] = []
    var coupon = ""
    var weight = Weight()
  }

  /// A value that cannot be compared.
  struct Weight { var grams = 0 }

  enum Action: Sendable { case add(String), remove(String), setCoupon(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let item): state.items.append(item)
    case .remove(let item): state.items.removeAll { $0 == item }
    case .setCoupon(let code): state.coupon = code
    }
    return .none
  }
}

extension Cart.State {
  fileprivate static func == (left: Self, right: Self) -> Bool {
    left.items == right.items && left.coupon == right.coupon
  }
}

extension Store where State == Cart.State {
  fileprivate var kinds: Int { Set(self.items).count }
  fileprivate var summary: String { "\(kinds) with \(self.coupon)" }
}

/// Draws once and counts how often it was told since.
@MainActor
private final class View {
  var told = 0

  init(_ draw: @escaping @MainActor () -> Void) { watch(draw) }

  private func watch(_ draw: @escaping @MainActor () -> Void) {
    withObservationTracking(draw) {
      MainActor.assumeIsolated {
        self.told += 1
        Task { @MainActor in self.watch(draw) }
      }
    }
  }
}

@MainActor
struct ObservationTests {
  private let world = World()

  /// How often each view is told by the actions, each in a step of its own.
  private func told(
    _ actions: [Cart.Action],
    _ views: [@MainActor (Store<Cart.State, Cart.Action>) -> Void]
  ) -> [Int] {
    let store = world.perform(.start) { Store(Cart.State(), Cart()) }
    let drawn = world.perform(.start) { views.map { view in View { view(store) } } }
    for action in actions { world.perform(.start) { _ = store.send(action) } }
    defer { world.end() }
    return drawn.map(\.told)
  }

  @Test func onlyReadersOfWhatChangedAreTold() {
    #expect(
      told([.add("tea"), .setCoupon("TEN"), .add("milk")], [{ _ = $0.items }, { _ = $0.coupon }])
        == [2, 1]
    )
  }

  @Test func equalValueTellsNobody() {
    #expect(
      told([.remove("milk"), .setCoupon("")], [{ _ = $0.items }, { _ = $0.coupon }]) == [0, 0]
    )
  }

  @Test func derivedValueCountsTheStoredOnesBehindItEvenWhenEqual() {
    #expect(told([.add("tea"), .add("tea")], [{ _ = $0.kinds }, { _ = $0.summary }]) == [2, 2])
  }

  @Test func valueThatCannotBeComparedIsToldOfEveryAction() {
    #expect(told([.remove("milk"), .add("tea")], [{ _ = $0.weight }]) == [2])
  }

  @Test func snapshotIsNotObserved() {
    #expect(told([.add("tea")], [{ _ = $0.withState(\.items) }]) == [0])
  }

  @Test func readsCanBeNamed() {
    let store = world.perform(.start) { Store(Cart.State(), Cart()) }
    var reads: [PartialKeyPath<Cart.State>] = []
    store.onRead = { reads.append($0) }
    _ = store.summary
    #expect(reads == [\.items, \.coupon])
    world.end()
  }

  @Test func observerIsToldBeforeTheValueIsThere() {
    let store = world.perform(.start) { Store(Cart.State(), Cart()) }
    var seen: [String]?
    withObservationTracking {
      _ = store.items
    } onChange: {
      MainActor.assumeIsolated { seen = store.withState(\.items) }
    }
    store.send(.add("tea"))
    #expect(seen == [])
    world.end()
  }

  @Test func actionSentByAnObserverSeesTheNewState() {
    let store = world.perform(.start) { Store(Cart.State(), Cart()) }
    withObservationTracking {
      _ = store.items
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(.add("milk")) }
    }
    store.send(.add("tea"))
    #expect(store.items == ["tea", "milk"])
    world.end()
  }

  @Test func bindingSendsWhatIsWritten() {
    let store = world.perform(.start) { Store(Cart.State(), Cart()) }
    let coupon = store.binding(\.coupon) { .setCoupon($0) }
    coupon.wrappedValue = "TEN"
    #expect(coupon.wrappedValue == "TEN")
    world.end()
  }
}

/// State that nobody looks at is changed in place: its storage is not copied.
@MainActor
struct InPlaceTests {
  @Test func unobservedStateIsNotCopied() {
    let store = Store(
      [1, 2, 3],
      Reduce<[Int], Int> { numbers, number in
        numbers[0] = number
        return .none
      }
    )
    func address() -> UnsafeRawPointer? {
      store.withState { $0.withUnsafeBytes { $0.baseAddress } }
    }
    store.send(8)
    let before = address()
    store.send(9)
    #expect(address() == before)
    store.onAction = { _ in }
    store.send(10)
    #expect(address() != before)
  }
}
