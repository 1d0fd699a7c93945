import Observation
import Stepping
import Testing

@MainActor @Observable
private final class Cart {
  private(set) var items: [String] = ["tea"]
  var coupon: String?
  var note = ""
  var count: Int { items.count }

  func add(_ item: String) { items.append(item) }
}

@MainActor
struct ObservedReadsTests {
  private let properties = ObservedProperties<Cart>([
    .init("items", \.items), .init("coupon", \.coupon), .init("note", \.note),
  ])
  private let cart = Cart()

  @Test func readsAreFoundByName() {
    #expect(properties.read(from: cart) { _ = cart.items } == ["items"])
    #expect(properties.read(from: cart) { _ = (cart.note, cart.coupon) } == ["coupon", "note"])
    #expect(properties.read(from: cart) {} == [])
  }

  @Test func derivedValueCountsWhatIsBehindIt() {
    #expect(properties.read(from: cart) { _ = cart.count } == ["items"])
  }

  @Test func readingBehindAConditionIsFoundWhenItHappens() {
    let reads = properties.read(from: cart) { _ = cart.items.isEmpty ? "" : cart.note }
    #expect(reads == ["items", "note"])
  }

  @Test func nothingIsLeftObserving() {
    _ = properties.read(from: cart) { _ = cart.items }
    var told = 0
    withObservationTracking {
      _ = cart.items
    } onChange: {
      MainActor.assumeIsolated { told += 1 }
    }
    cart.add("milk")
    #expect(told == 1)
    #expect(cart.items == ["tea", "milk"])
  }
}

@MainActor
struct BindingTests {
  private struct State: Equatable {
    var count = 0
    var name = ""
  }

  @MainActor private struct Logic {
    @Binding var state: State
    func increment() { state.count += 1 }
  }

  private final class Host {
    var state = State()
    var writes = 0
  }

  @Test func logicWritesThroughItsBinding() {
    let host = Host()
    let binding = Binding(
      get: { host.state },
      set: {
        host.state = $0
        host.writes += 1
      }
    )
    let logic = Logic(state: binding)
    logic.increment()
    logic.$state.name.wrappedValue = "ana"
    #expect(host.state == State(count: 1, name: "ana"))
    #expect(host.writes == 2)
  }

  @Test func constantIgnoresWrites() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }
}
