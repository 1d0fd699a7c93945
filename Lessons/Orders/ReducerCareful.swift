import ReducerKit

/// One load at a time, filed under an id; what was deleted is remembered.
struct CarefulOrders: Reducer {
  struct State: Equatable {
    var state = Loadable.idle
    var query = ""
    var deleted: Set<Int> = []
  }

  enum Action {
    case load
    case loadCancelled
    case loaded([Order])
    case failed(String)
    case setQuery(String)
    case delete(Int)
  }

  private enum Work { case load }

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
      .cancellable(id: Work.load, cancelInFlight: true)
    case .loadCancelled: if screen.state == .loading { screen.state = .idle }
    case .loaded(let orders):
      screen.state = .loaded(orders.filter { !screen.deleted.contains($0.id) })
    case .failed(let reason): screen.state = .failed(reason)
    case .setQuery(let query): screen.query = query
    case .delete(let id):
      guard screen.state.shows(id) else { break }
      screen.deleted.insert(id)
      screen.state = screen.state.without(id)
    }
    return .none
  }
}

extension Store where State == CarefulOrders.State {
  var visibleOrders: [Order] { self.state.orders?.matching(self.query) ?? [] }
}

extension Store where State == CarefulOrders.State, Action == CarefulOrders.Action {
  /// What the view's task does: a load that goes with the screen leaves no spinner behind.
  func load() async {
    await send(.load).finish()
    if Task.isCancelled { send(.loadCancelled) }
  }
}
