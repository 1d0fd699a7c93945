import Observation
import ReducerKit
import Stepping

/// A reducer over a state of some size, without effects.
struct Counting: Reducer {
  struct State { var count = 0, name = "a", items = Array(0..<1000) }

  enum Action { case increment }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

/// A reducer whose every second action answers the first.
struct Answering: Reducer {
  enum Action { case load, loaded }

  func reduce(into count: inout Int, action: Action) -> Effect<Action> {
    count += 1
    return action == .load ? .run { send in await send(.loaded) } : .none
  }
}

/// A model with one asynchronous call.
@MainActor @Observable
final class CallingModel {
  var text = ""
  private let fetch: @Sendable (Int) async throws -> String

  init(fetch: @escaping @Sendable (Int) async throws -> String) { self.fetch = fetch }

  func load(_ id: Int) {
    Task { text = (try? await fetch(id)) ?? "failed" }
  }
}
