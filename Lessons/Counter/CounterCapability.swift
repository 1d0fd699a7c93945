/// Capability: data and closures, the only thing the UI sees.
struct CounterCapability {
  let count: Int
  let canReset: Bool
  let increment: @MainActor () -> Void
  let decrement: @MainActor () -> Void
  let reset: @MainActor () -> Void
}
