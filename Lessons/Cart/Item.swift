/// A product in the cart, and how many of it.
struct Item: Identifiable, Equatable {
  let product: String
  var quantity = 1

  var id: String { product }

  var price: Int { ["tea": 4, "milk": 2][product] ?? 3 }
}

extension [Item] {
  /// Adding a product that is there raises its quantity.
  mutating func add(_ product: String) {
    if let place = firstIndex(where: { $0.product == product }) {
      self[place].quantity += 1
    } else {
      append(Item(product: product))
    }
  }

  mutating func remove(_ product: String) {
    removeAll { $0.product == product }
  }

  var total: Int { reduce(0) { $0 + $1.price * $1.quantity } }
}
