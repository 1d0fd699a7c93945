import ReducerKit

/// The obvious reducer: each load is an effect, and each answer is taken.
struct Orders: Reducer {
  struct State: Equatable {
    var state = Loadable.idle
    var query = ""
  }

  enum Action {
    case load
    case loaded([Order])
    case failed(String)
    case setQuery(String)
    case delete(Int)
  }

  let fetchAll: @Sendable () async throws -> [Order]

  func reduce(into screen: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load:
      screen.state = .loading
      return .run { [fetchAll] send in
        await send(.loaded(try await fetchAll()))
      } catch: { error, send in
        await send(.failed("\(error)"))
      }
    case .loaded(let orders): screen.state = .loaded(orders)
    case .failed(let reason): screen.state = .failed(reason)
    case .setQuery(let query): screen.query = query
    case .delete(let id): screen.state = screen.state.without(id)
    }
    return .none
  }
}

extension Store where State == Orders.State {
  var visibleOrders: [Order] { self.state.orders?.matching(self.query) ?? [] }
}
