import Hosting

/// State: a plain value. The view that hosts it depends on all of it, and so does everything below.
struct CartValue: Equatable {
  var items: [Item] = []
  var coupon = ""
}

/// Logic: made on demand around a binding; the capability and the UI are those over the object.
@MainActor
struct CartValueLogic {
  @Binding var state: CartValue

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
