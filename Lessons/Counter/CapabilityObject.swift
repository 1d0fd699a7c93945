import Observation

/// State: an observable object without methods. Whoever holds it can write it.
@MainActor @Observable
final class CounterObject {
  var count = 0
}

/// Logic: made on demand over the object; the capability and the UI are those over the value.
@MainActor
struct CounterObjectLogic {
  let state: CounterObject

  var capability: CounterCapability {
    CounterCapability(
      count: state.count,
      canReset: state.count != 0,
      increment: { state.count += 1 },
      decrement: { state.count -= 1 },
      reset: { state.count = 0 }
    )
  }
}
