import Observation
import ReducerKit
import Stepping
import Testing

/// A feature with everything an effect can do, small enough to see through.
private struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var log: [String] = []
  }

  enum Action: Sendable, Equatable {
    case setQuery(String)
    case found([String])
    case cancel
    case startAndCancel
    case cancelAndStart
    case chain
    case note(String)
    case turn
    case fail
  }

  let fetch: @Sendable (String) async throws -> [String]

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setQuery(let query):
      state.query = query
      return search(query)
    case .found(let results):
      state.results = results
      return .none
    case .cancel: return .cancel(id: "search")
    case .startAndCancel: return .merge(search("x"), .cancel(id: "search"))
    case .cancelAndStart: return .merge(.cancel(id: "search"), search("y"))
    case .chain:
      return .concatenate(search("a"), search("b", id: "b"), search("c", id: "c"))
    case .note(let text):
      state.log.append(text)
      return .none
    case .turn:
      state.log.append("turn")
      return .merge(.send(.note("a")), .merge(.send(.note("b")), .none), .send(.note("c")))
    case .fail: return .run { _ in throw Broken() }
    }
  }

  private func search(_ query: String, id: String = "search") -> Effect<Action> {
    .run { [fetch] send in await send(.found(try await fetch(query))) }
      .cancellable(id: id, cancelInFlight: true)
  }

  struct Broken: Error {}
}

extension World {
  fileprivate func search() -> Store<Search.State, Search.Action> {
    let fetch: @Sendable (String) async throws -> [String] = endpoint(
      "fetch",
      outcomes: [.returns("ok") { ["\($0) found"] }]
    )
    return perform(.start) { Store(Search.State(), Search(fetch: fetch)) }
  }

  fileprivate func send<State, Action>(
    _ action: Action,
    to store: Store<State, Action>
  ) {
    perform(.action("\(action)")) { _ = store.send(action) }
  }

  fileprivate var asked: [String] { callsInFlight.map(\.description) }
}

@MainActor
struct StoreTests {
  private let world = World()

  @Test func effectComesBackAsAction() throws {
    let store = world.search()
    world.send(.setQuery("te"), to: store)
    #expect(world.asked == [#"fetch("te")"#])
    try world.deliver("e1")
    #expect(store.results == ["te found"])
    #expect(store.effectCount == 0)
    #expect(world.end().isNothing)
  }

  @Test func laterSearchReplacesTheFirst() {
    let store = world.search()
    world.send(.setQuery("t"), to: store)
    world.send(.setQuery("te"), to: store)
    #expect(world.asked == [#"fetch("te")"#])
    #expect(world.takeEvents() == [.started("e1"), .cancelled("e1"), .started("e2")])
    world.send(.cancel, to: store)
    #expect(world.asked == [])
    #expect(store.effectCount == 0)
    #expect(world.end().isNothing)
  }

  @Test func cancelInTheSameTurnWins() {
    let store = world.search()
    world.send(.startAndCancel, to: store)
    #expect(world.takeEvents() == [])
    #expect(store.effectCount == 0)
    #expect(world.end().isNothing)
  }

  @Test func cancelBeforeAStartLeavesTheStart() {
    let store = world.search()
    world.send(.setQuery("x"), to: store)
    world.send(.cancelAndStart, to: store)
    #expect(world.asked == [#"fetch("y")"#])
    #expect(world.end().isNothing)
  }

  @Test func cancelBySecondActionInOneStepWins() {
    let store = world.search()
    world.perform(.start) {
      store.send(.setQuery("x"))
      store.send(.cancel)
    }
    #expect(world.takeEvents() == [])
    #expect(world.end().isNothing)
  }

  @Test func concatenatedEffectsWaitAndACancelledOneIsSkipped() throws {
    let store = world.search()
    world.send(.chain, to: store)
    #expect(world.asked == [#"fetch("a")"#])
    #expect(store.effectCount == 3)
    world.perform(.start) { store.send(.note("x")) }
    try world.deliver("e1")
    #expect(world.asked == [#"fetch("b")"#])
    world.send(.cancel, to: store)
    #expect(world.asked == [#"fetch("b")"#])
    try world.deliver("e2")
    #expect(world.asked == [#"fetch("c")"#])
    try world.deliver("e3")
    #expect(store.results == ["c found"])
    #expect(store.effectCount == 0)
    #expect(world.end().isNothing)
  }

  @Test func sentActionsAreHandledInTheSameTurnAndInOrder() {
    let store = world.search()
    world.send(.turn, to: store)
    #expect(store.log == ["turn", "a", "b", "c"])
    world.end()
  }

  @Test func actionSentWhileOneIsHandledRunsBeforeTheOuterSendReturns() {
    let store = world.search()
    world.perform(.start) {
      store.onAction = { handled in
        if handled.action == .note("outer") { store.send(.note("inner")) }
      }
      store.send(.note("outer"))
      #expect(store.log == ["outer", "inner"])
      store.onAction = nil
    }
    world.end()
  }

  @Test func releasedStoreIsFreedAndItsEffectsAreCancelled() {
    let holder = Holder(world.search())
    weak let seen = holder.store
    world.perform(.start) { holder.store?.send(.setQuery("te")) }
    #expect(world.asked == [#"fetch("te")"#])
    world.perform(.start) { holder.store = nil }
    #expect(seen == nil)
    #expect(world.takeEvents() == [.started("e1"), .cancelled("e1")])
    #expect(world.end().isNothing)
  }

  private final class Holder {
    var store: Store<Search.State, Search.Action>?
    init(_ store: Store<Search.State, Search.Action>) { self.store = store }
  }

  @Test func endedStoreIgnoresActions() {
    let store = world.search()
    world.send(.setQuery("te"), to: store)
    world.perform(.start) { store.end() }
    world.send(.setQuery("tea"), to: store)
    #expect(store.query == "te")
    #expect(world.asked == [])
    #expect(world.end().isNothing)
  }

  @Test func storeEndedWhileItHandlesBeginsNothing() {
    let store = world.search()
    world.perform(.start) {
      store.onAction = { [weak store] _ in store?.end() }
      store.send(.setQuery("te"))
      store.onAction = nil
    }
    #expect(world.takeEvents() == [])
    #expect(store.effectCount == 0)
    #expect(world.end().isNothing)
  }

  @Test func twoStoresDoNotShareIDs() {
    let stores = [world.search(), world.search()]
    for store in stores { world.send(.setQuery("te"), to: store) }
    world.send(.cancel, to: stores[0])
    withExtendedLifetime(stores) { #expect(world.callsInFlight.map(\.id) == ["e2"]) }
    #expect(world.end().isNothing)
  }

  @Test func sentTaskCancelsWhatTheActionBegan() {
    let store = world.search()
    world.start(.screen("appear"), owner: .screen) { await store.send(.setQuery("te")).finish() }
    #expect(world.asked == [#"fetch("te")"#])
    world.cancel(.screen)
    #expect(world.asked == [])
    #expect(store.effectCount == 0)
    #expect(world.end().isNothing)
  }

  @Test func errorIsReportedWithItsPlace() throws {
    let store = world.search()
    world.send(.fail, to: store)
    #expect(store.problems.count == 1)
    guard case .effectFailed(let place, let error) = try #require(store.problems.first) else {
      Issue.record("\(store.problems)")
      return
    }
    #expect(place.fileID == "ReducerKitTests/StoreTests.swift")
    #expect(error == "Broken()")
    world.end()
  }

  @Test func everyActionIsToldWithTheStateAroundIt() throws {
    let store = world.search()
    var told: [String] = []
    world.perform(.start) {
      store.onAction = { told.append("\($0.action) \($0.origin) by \(self.world.currentDoor)") }
    }
    world.send(.setQuery("te"), to: store)
    try world.deliver("e1")
    #expect(
      told == [
        #"setQuery("te") outside by action setQuery("te")"#,
        #"found(["te found"]) effect by e1"#,
      ]
    )
    world.end()
  }
}

/// Many ids that are distinct empty types must not make look-up slow, nor be confused.
struct EmptyIDTests {
  private struct One: Hashable {}
  private struct Two: Hashable {}

  @MainActor @Test func idsOfDistinctEmptyTypesAreDistinct() {
    let world = World()
    let wait: @Sendable () async throws -> Int = world.endpoint(
      "wait",
      outcomes: [.returns("ok", 1)]
    )
    let store = Store(
      0,
      Reduce<Int, Bool> { _, isStart in
        isStart
          ? .run { _ in _ = try await wait() }.cancellable(id: One())
          : .cancel(id: Two())
      }
    )
    world.perform(.start) { _ = store.send(true) }
    world.perform(.start) { _ = store.send(false) }
    #expect(world.callsInFlight.count == 1)
    #expect(world.end().isNothing)
  }
}
