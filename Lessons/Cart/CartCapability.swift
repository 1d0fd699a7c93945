/// Capability: closures only, so that each view reads for itself what it draws.
struct CartCapability {
  let count: @MainActor () -> Int
  let coupon: @MainActor () -> String
  let total: @MainActor () -> Int
  let add: @MainActor (String) -> Void
  let remove: @MainActor (String) -> Void
  let setCoupon: @MainActor (String) -> Void
}
