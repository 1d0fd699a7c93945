import LessonKit

/// The reducer of this lesson with one more action, and nobody handles it.
struct Counter: Reducer {
  enum Action {
    case increment, decrement, reset, double
  }

  func reduce(into count: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .increment: count += 1
    case .decrement: count -= 1
    case .reset: count = 0
    }
    return .none
  }
}
