import Observation

/// State: an observable object without methods. Whoever holds it can write all of it.
@MainActor @Observable
final class CartState {
  var items: [Item] = []
  var coupon = ""
}

/// Logic: made on demand over the state, and thrown away.
@MainActor
struct CartLogic {
  let state: CartState

  var capability: CartCapability {
    CartCapability(
      count: { state.items.count },
      coupon: { state.coupon },
      total: { state.items.total },
      add: { state.items.add($0) },
      remove: { state.items.remove($0) },
      setCoupon: { state.coupon = $0 }
    )
  }
}
