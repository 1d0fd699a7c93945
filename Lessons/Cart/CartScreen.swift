/// UI: recombines the data and calls the closures.
@MainActor
struct CartScreen {
  let cart: CartCapability

  var badge: String { "\(cart.count())" }

  var couponField: String { cart.coupon() }

  var totalLabel: String { "\(cart.total())" }
}
