/// Something that was ordered.
struct Order: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}

/// Where a load stands; one value, so no two of these can be true at once.
enum Loadable: Equatable, Sendable {
  case idle
  case loading
  case loaded([Order])
  case failed(String)
}

extension Loadable {
  /// The orders, once they are loaded.
  var orders: [Order]? { if case .loaded(let orders) = self { orders } else { nil } }

  /// What went wrong, if something has.
  var failure: String? { if case .failed(let reason) = self { reason } else { nil } }

  func shows(_ id: Int) -> Bool { orders?.contains { $0.id == id } == true }

  func without(_ id: Int) -> Loadable {
    orders.map { .loaded($0.filter { $0.id != id }) } ?? self
  }
}

extension [Order] {
  /// The orders whose title contains the query, in small or capital letters; an empty query finds all.
  func matching(_ query: String) -> [Order] {
    query.isEmpty ? self : filter { $0.title.lowercased().contains(query.lowercased()) }
  }

  var titles: String { map(\.title).joined(separator: ", ") }
}
