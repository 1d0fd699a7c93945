import Hosting

/// State: a plain value. The view that hosts it depends on all of it, and so does everything below.
struct OrdersValue: Equatable {
  var state = Loadable.idle
  var query = ""
}

/// Logic: made on demand around a binding; the capability and the UI are those over the object.
@MainActor
struct OrdersValueLogic {
  @Binding var screen: OrdersValue
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
