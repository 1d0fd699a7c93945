import ReducerKit
import Stepping
import Testing

/// A parent with an optional child that loads a text; what Scope and its like will do is written by hand.
private struct Parent: Reducer {
  struct State: Equatable {
    var child: String?
    var texts: [String] = []
  }

  enum Action: Sendable, Equatable {
    case open(String)
    case close
    case child(ChildAction)
    case loadAndClose
    case replyAndClose
    case replyAndReplace(String)
  }

  enum ChildAction: Sendable, Equatable { case load, loaded(String) }

  let load: @Sendable (String) async throws -> String

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .open(let name):
      state.child = name
      return .none
    case .close:
      state.child = nil
      return .leave("child")
    case .child(let action):
      return child(&state, action).map(Action.child).inside("child")
    case .loadAndClose:
      return .merge(
        reduce(into: &state, action: .child(.load)),
        reduce(into: &state, action: .close)
      )
    case .replyAndClose:
      return .merge(reply("early"), reduce(into: &state, action: .close))
    case .replyAndReplace(let name):
      let effect = Effect.merge(reply("early"), .leave("child"))
      state.child = name
      return effect
    }
  }

  private func reply(_ text: String) -> Effect<Action> {
    Effect.send(Action.child(.loaded(text))).inside("child")
  }

  private func child(_ state: inout State, _ action: ChildAction) -> Effect<ChildAction> {
    guard let name = state.child else {
      state.texts.append("nobody got \(action)")
      return .none
    }
    switch action {
    case .load:
      return .run { [load] send in await send(.loaded(try await load(name))) }
        .cancellable(id: "load", cancelInFlight: true)
    case .loaded(let text):
      state.texts.append("\(name) got \(text)")
      return .none
    }
  }
}

@MainActor
struct ChildTests {
  private let world = World()

  /// The load is durable, so that even an answer which nobody can cancel is tried.
  private func parent(durable: Bool = true) -> Store<Parent.State, Parent.Action> {
    let load: @Sendable (String) async throws -> String = world.endpoint(
      "load",
      durable: durable,
      outcomes: [.returns("ok") { "text for \($0)" }]
    )
    return world.perform(.start) { Store(Parent.State(child: "A"), Parent(load: load)) }
  }

  private func texts(
    after actions: [Parent.Action],
    delivering calls: Int = 0
  ) throws -> [String] {
    let store = parent()
    for action in actions { world.perform(.action("")) { _ = store.send(action) } }
    #expect(world.callsInFlight.count == calls)
    for call in world.callsInFlight { try world.deliver(call.id) }
    #expect(store.effectCount == 0)
    #expect(world.end().isNothing)
    return store.texts
  }

  @Test func childGetsItsAnswer() throws {
    #expect(try texts(after: [.child(.load)], delivering: 1) == ["A got text for A"])
  }

  @Test func answerOfAClosedChildArrivesNowhere() throws {
    #expect(try texts(after: [.child(.load), .close], delivering: 1) == [])
  }

  @Test func newChildDoesNotGetTheAnswerOfTheOld() throws {
    let actions: [Parent.Action] = [.child(.load), .close, .open("B"), .child(.load)]
    #expect(try texts(after: actions, delivering: 2) == ["B got text for B"])
  }

  @Test func startAndCloseInOneTurnStartsNothing() throws {
    #expect(try texts(after: [.loadAndClose]) == [])
  }

  @Test func queuedActionOfAClosedChildIsDropped() throws {
    #expect(try texts(after: [.replyAndClose]) == [])
  }

  @Test func queuedActionDoesNotReachTheSuccessor() throws {
    #expect(try texts(after: [.replyAndReplace("B")]) == [])
  }

  @Test func closingCancelsTheCallOfTheChild() {
    let store = parent(durable: false)
    world.perform(.action("load")) { _ = store.send(.child(.load)) }
    world.perform(.action("close")) { _ = store.send(.close) }
    #expect(world.takeEvents() == [.started("e1"), .cancelled("e1")])
    #expect(store.effectCount == 0)
    #expect(world.end().isNothing)
  }

  @Test func mappedEffectKeepsItsID() {
    let store = parent(durable: false)
    for _ in 1...2 { world.perform(.action("load")) { _ = store.send(.child(.load)) } }
    #expect(world.callsInFlight.map(\.id) == ["e2"])
    world.end()
    #expect(store.effectCount == 0)
  }
}
