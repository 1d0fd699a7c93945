import Hosting

/// State: a plain value, hosted by whoever wants to own it.
struct CounterState: Equatable {
  var count = 0
}

/// Logic: made on demand around a binding, and thrown away.
@MainActor
struct CounterLogic {
  @Binding var state: CounterState

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
