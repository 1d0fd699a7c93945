import Observation

/// One store for one domain: it alone writes `items`, anyone writes `coupon`.
@MainActor @Observable
final class CartModel {
  private(set) var items: [Item] = []
  var coupon = ""

  var total: Int { items.total }

  func add(_ product: String) { items.add(product) }

  func remove(_ product: String) { items.remove(product) }
}
