import ReducerKit

/// Every change is a case of `Action`, and only `reduce` may make it.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment, decrement, reset
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .decrement: state.count -= 1
    case .reset: state.count = 0
    }
    return .none
  }
}

extension Store where State == Counter.State {
  var canReset: Bool { self.count != 0 }
}
