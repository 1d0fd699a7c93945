import LessonKit

/// The same store in the older kind of observation; `LessonKit` stands in for Combine here.
@MainActor
final class CartObject: ObservableObject {
  @Published private(set) var items: [Item] = []
  @Published var coupon = ""

  var total: Int { items.total }

  func add(_ product: String) { items.add(product) }

  func remove(_ product: String) { items.remove(product) }
}
