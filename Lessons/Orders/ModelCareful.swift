import Observation

/// One load at a time, kept as a task; what was deleted is remembered.
@MainActor @Observable
final class CarefulOrdersModel {
  private(set) var state = Loadable.idle
  var query = ""
  private var deleted: Set<Int> = []
  @ObservationIgnored private var loading: Task<[Order], any Error>?
  private let fetchAll: @Sendable () async throws -> [Order]

  init(fetchAll: @escaping @Sendable () async throws -> [Order]) {
    self.fetchAll = fetchAll
  }

  var visibleOrders: [Order] { state.orders?.matching(query) ?? [] }

  func load() async {
    loading?.cancel()
    let task = Task { [fetchAll] in try await fetchAll() }
    loading = task
    state = .loading
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    if loading == task { take(result) }
  }

  private func take(_ result: Result<[Order], any Error>) {
    switch result {
    case .success(let orders): state = .loaded(orders.filter { !deleted.contains($0.id) })
    case .failure(is CancellationError): state = .idle
    case .failure(let error): state = .failed("\(error)")
    }
  }

  func delete(_ id: Int) {
    guard state.shows(id) else { return }
    deleted.insert(id)
    state = state.without(id)
  }
}
