import Observation

/// State: an observable object without methods.
@MainActor @Observable
final class OrdersState {
  var state = Loadable.idle
  var query = ""
}

/// Logic: made on demand; each load writes its answer when it comes.
@MainActor
struct OrdersLogic {
  let screen: OrdersState
  let fetchAll: @Sendable () async throws -> [Order]

  var capability: OrdersCapability {
    OrdersCapability(
      orders: { screen.state.orders?.matching(screen.query) ?? [] },
      failure: { screen.state.failure },
      isLoading: { screen.state == .loading },
      query: { screen.query },
      load: load,
      setQuery: { screen.query = $0 },
      delete: { screen.state = screen.state.without($0) }
    )
  }

  private func load() async {
    screen.state = .loading
    do {
      screen.state = .loaded(try await fetchAll())
    } catch {
      screen.state = .failed("\(error)")
    }
  }
}
