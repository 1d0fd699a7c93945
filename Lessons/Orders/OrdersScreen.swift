/// UI: recombines the data and calls the closures.
@MainActor
struct OrdersScreen {
  let orders: OrdersCapability

  var list: String { orders.failure() ?? orders.orders().titles }

  var spinner: String { orders.isLoading() ? "loading" : "" }

  var searchField: String { orders.query() }
}
