import ReducerKit

/// Three flat fields: a failure only clears `isLoading`, the query filters nothing, nothing is cancelled.
struct OrdersWithFlags: Reducer {
  struct State: Equatable {
    var orders: [Order] = []
    var isLoading = false
    var query = ""
  }

  enum Action {
    case load
    case loaded([Order])
    case failed
    case setQuery(String)
    case delete(Int)
  }

  let fetchAll: @Sendable () async throws -> [Order]

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load:
      state.isLoading = true
      return .run { [fetchAll] send in
        await send(.loaded(try await fetchAll()))
      } catch: { _, send in
        await send(.failed)
      }
    case .loaded(let orders):
      state.isLoading = false
      state.orders = orders
    case .failed: state.isLoading = false
    case .setQuery(let query): state.query = query
    case .delete(let id): state.orders.removeAll { $0.id == id }
    }
    return .none
  }
}
