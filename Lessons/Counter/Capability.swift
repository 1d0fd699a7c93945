import LessonKit

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

/// Capability: data and closures, the only thing the UI sees.
struct CounterCapability {
  let count: Int
  let canReset: Bool
  let increment: @MainActor () -> Void
  let decrement: @MainActor () -> Void
  let reset: @MainActor () -> Void
}

/// UI: recombines the data and calls the closures.
struct CounterScreen {
  let counter: CounterCapability

  var label: String { "\(counter.count)" }

  var button: String { counter.canReset ? "Reset" : "Reset (dimmed)" }
}
