import LessonKit

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

/// Capability: closures only, so that each view reads for itself what it draws.
struct CartCapability {
  let count: @MainActor () -> Int
  let coupon: @MainActor () -> String
  let total: @MainActor () -> Int
  let add: @MainActor (String) -> Void
  let remove: @MainActor (String) -> Void
  let setCoupon: @MainActor (String) -> Void
}

/// UI: recombines the data and calls the closures.
@MainActor
struct CartScreen {
  let cart: CartCapability

  var badge: String { "\(cart.count())" }

  var couponField: String { cart.coupon() }

  var totalLabel: String { "\(cart.total())" }
}
