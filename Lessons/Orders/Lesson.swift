import COrdersText
public import LessonKit

extension Lesson {
  /// A list that is loaded, searched and deleted from, and what two loads do to each other (K8, K14).
  public static let orders = Lesson(
    "orders",
    title: "A list from elsewhere",
    reason: "A screen that loads has to say what a second load, a deletion and leaving mean.",
    shows: ["K8", "K14", "K26", "K66"],
    tree: "view-model",
    next: "transfer",
    moves: [Moves.load, Moves.setQuery, Moves.delete],
    calls: [Calls.fetchAll],
    refused: [.init("forgotten-failure", "switch must be exhaustive")],
    styles: [
      .reducer(reducer, carefulReducer, flags),
      .mvvm(model, carefulModel),
      .capability(capability, carefulCapability, capabilityOverValue),
    ],
    texts: LessonTexts(orders_texts())
  )
}

extension Lesson {
  private static let model = Variant(
    "naive",
    reason: "The view starts the load with itself, and each answer is taken.",
    mark: .source("Chancay"),
    care: .naive,
    owner: .screen,
    file: "Model.swift",
    feature: Feature(model: { world in OrdersModel(fetchAll: world.endpoint(Calls.fetchAll)) })
      .on(Moves.load) { model in await model.load() }
      .on(Moves.setQuery, writing: { \.query })
      .on(Moves.delete) { model, id in model.delete(id) }
      .view("OrdersList") { model in model.state.failure ?? model.visibleOrders.titles }
      .view("SearchField") { model in model.query }
      .view("Spinner") { model in model.state == .loading ? "loading" : "" }
      .keepingPromises { model in model.state.orders }
  )

  private static let carefulModel = Variant(
    "careful",
    reason: "The app's model keeps one load as a task and, until the app ends, what was deleted.",
    mark: .ours,
    care: .careful,
    owner: .app,
    file: "ModelCareful.swift",
    feature: Feature(model: { world in
      CarefulOrdersModel(fetchAll: world.endpoint(Calls.fetchAll))
    })
    .on(Moves.load) { model in await model.load() }
    .on(Moves.setQuery, writing: { \.query })
    .on(Moves.delete) { model, id in model.delete(id) }
    .view("OrdersList") { model in model.state.failure ?? model.visibleOrders.titles }
    .view("SearchField") { model in model.query }
    .view("Spinner") { model in model.state == .loading ? "loading" : "" }
    .keepingPromises { model in model.state.orders }
  )
}

extension Lesson {
  private static let reducer = Variant(
    "naive",
    reason: "Chancay's screen with every change as an action; each answer is taken.",
    mark: .ours,
    care: .naive,
    owner: .app,
    file: "Reducer.swift",
    feature: Feature(Orders.State()) { world in
      Orders(fetchAll: world.endpoint(Calls.fetchAll))
    }
    .on(Moves.load) { store in await store.send(.load).finish() }
    .on(Moves.setQuery) { store, query in store.send(.setQuery(query)) }
    .on(Moves.delete) { store, id in store.send(.delete(id)) }
    .view("OrdersList") { store in store.state.failure ?? store.visibleOrders.titles }
    .view("SearchField") { store in store.query }
    .view("Spinner") { store in store.state == .loading ? "loading" : "" }
    .keepingPromises { store in store.withState { $0.state.orders } }
  )

  private static let carefulReducer = Variant(
    "careful",
    reason: "A load is filed under an id, the next one cancels it; deletions are remembered.",
    mark: .ours,
    care: .careful,
    owner: .app,
    file: "ReducerCareful.swift",
    feature: Feature(CarefulOrders.State()) { world in
      CarefulOrders(fetchAll: world.endpoint(Calls.fetchAll))
    }
    .on(Moves.load) { store in await store.load() }
    .on(Moves.setQuery) { store, query in store.send(.setQuery(query)) }
    .on(Moves.delete) { store, id in store.send(.delete(id)) }
    .view("OrdersList") { store in store.state.failure ?? store.visibleOrders.titles }
    .view("SearchField") { store in store.query }
    .view("Spinner") { store in store.state == .loading ? "loading" : "" }
    .keepingPromises { store in store.withState { $0.state.orders } }
  )

  private static let flags = Variant(
    "flags",
    reason: "Three flat fields instead of one that says where the load stands.",
    mark: .source("Chancay"),
    care: .naive,
    owner: .app,
    file: "ReducerFlags.swift",
    feature: Feature(OrdersWithFlags.State()) { world in
      OrdersWithFlags(fetchAll: world.endpoint(Calls.fetchAll))
    }
    .on(Moves.load) { store in await store.send(.load).finish() }
    .on(Moves.setQuery) { store, query in store.send(.setQuery(query)) }
    .on(Moves.delete) { store, id in store.send(.delete(id)) }
    .view("OrdersList") { store in store.orders.titles }
    .view("SearchField") { store in store.query }
    .view("Spinner") { store in store.isLoading ? "loading" : "" }
    .keepingPromises { store in store.withState { $0.orders } }
  )
}

extension Lesson {
  private static let capability = Variant(
    "naive",
    reason: "Otasevic's four parts with an effect, which he does not show; each answer is taken.",
    mark: .ours,
    care: .naive,
    owner: .parent,
    file: "Capability.swift",
    sharedFiles: ["OrdersCapability.swift"],
    screenFile: "OrdersScreen.swift",
    feature: Feature(object: { OrdersState() }) { state, world in
      OrdersLogic(screen: state, fetchAll: world.endpoint(Calls.fetchAll)).capability
    }
    .withMovesAndViews()
    .keepingPromises { host in host.state.state.orders }
  )

  private static let carefulCapability = Variant(
    "careful",
    reason: "The hosted object keeps the one load and remembers what was deleted.",
    mark: .ours,
    care: .careful,
    owner: .parent,
    file: "CapabilityCareful.swift",
    sharedFiles: ["OrdersCapability.swift"],
    screenFile: "OrdersScreen.swift",
    feature: Feature(object: { CarefulOrdersState() }) { state, world in
      CarefulOrdersLogic(screen: state, fetchAll: world.endpoint(Calls.fetchAll)).capability
    }
    .withMovesAndViews()
    .keepingPromises { host in host.state.state.orders }
  )

  private static let capabilityOverValue = Variant(
    "value",
    reason: "The same capability over a plain value, as a view would host it.",
    mark: .ours,
    care: .naive,
    owner: .parent,
    file: "CapabilityValue.swift",
    sharedFiles: ["OrdersCapability.swift"],
    screenFile: "OrdersScreen.swift",
    feature: Feature(hosting: OrdersValue()) { state, world in
      OrdersValueLogic(screen: state, fetchAll: world.endpoint(Calls.fetchAll)).capability
    }
    .withMovesAndViews()
    .keepingPromises { host in host.state.state.orders }
  )
}

extension Feature {
  /// What every host of an orders capability does and draws.
  fileprivate func withMovesAndViews<State>() -> Feature
  where Subject == CapabilityHost<State, OrdersCapability> {
    on(Moves.load) { host in await host.load() }
      .on(Moves.setQuery) { host, query in host.setQuery(query) }
      .on(Moves.delete) { host, id in host.delete(id) }
      .view("OrdersList") { host in OrdersScreen(orders: host.capability).list }
      .view("SearchField") { host in OrdersScreen(orders: host.capability).searchField }
      .view("Spinner") { host in OrdersScreen(orders: host.capability).spinner }
  }
}
