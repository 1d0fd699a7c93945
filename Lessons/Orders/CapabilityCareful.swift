import Observation

/// State: the object also keeps the load under way, because logic keeps nothing.
@MainActor @Observable
final class CarefulOrdersState {
  var state = Loadable.idle
  var query = ""
  var deleted: Set<Int> = []
  @ObservationIgnored var loading: Task<[Order], any Error>?
}

/// Logic: a new load ends the one before; what was deleted is remembered.
@MainActor
struct CarefulOrdersLogic {
  let screen: CarefulOrdersState
  let fetchAll: @Sendable () async throws -> [Order]

  /// The capability and the UI are those of the obvious version.
  var capability: OrdersCapability {
    OrdersCapability(
      orders: { screen.state.orders?.matching(screen.query) ?? [] },
      failure: { screen.state.failure },
      isLoading: { screen.state == .loading },
      query: { screen.query },
      load: load,
      setQuery: { screen.query = $0 },
      delete: delete
    )
  }

  private func load() async {
    screen.loading?.cancel()
    let task = Task { [fetchAll] in try await fetchAll() }
    screen.loading = task
    screen.state = .loading
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    if screen.loading == task { take(result) }
  }

  private func take(_ result: Result<[Order], any Error>) {
    let gone = screen.deleted
    switch result {
    case .success(let all): screen.state = .loaded(all.filter { !gone.contains($0.id) })
    case .failure(is CancellationError): screen.state = .idle
    case .failure(let error): screen.state = .failed("\(error)")
    }
  }

  private func delete(_ id: Int) {
    guard screen.state.shows(id) else { return }
    screen.deleted.insert(id)
    screen.state = screen.state.without(id)
  }
}
