import LessonKit

/// The store of this lesson, and a badge that empties the cart by itself.
@MainActor @Observable
final class CartModel {
  private(set) var items: [String] = []
  var coupon = ""

  func add(_ product: String) { items.append(product) }
}

@MainActor
struct CartBadge {
  let cart: CartModel

  func tap() {
    cart.coupon = ""
    cart.items = []
  }
}
