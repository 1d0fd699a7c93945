/// Capability: closures only, so that each view reads for itself what it draws.
struct OrdersCapability {
  let orders: @MainActor () -> [Order]
  let failure: @MainActor () -> String?
  let isLoading: @MainActor () -> Bool
  let query: @MainActor () -> String
  let load: @MainActor () async -> Void
  let setQuery: @MainActor (String) -> Void
  let delete: @MainActor (Int) -> Void
}
