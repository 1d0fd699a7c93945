import Observation

/// The obvious model: the view starts `load()` with itself, and each answer is taken.
@MainActor @Observable
final class OrdersModel {
  private(set) var state = Loadable.idle
  var query = ""
  private let fetchAll: @Sendable () async throws -> [Order]

  init(fetchAll: @escaping @Sendable () async throws -> [Order]) {
    self.fetchAll = fetchAll
  }

  var visibleOrders: [Order] { state.orders?.matching(query) ?? [] }

  func load() async {
    state = .loading
    do {
      state = .loaded(try await fetchAll())
    } catch {
      state = .failed("\(error)")
    }
  }

  func delete(_ id: Int) { state = state.without(id) }
}
