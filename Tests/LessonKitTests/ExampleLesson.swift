import LessonKit

// State and logic of one feature, in three styles. Each could stand in an app as it is.

struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
  }

  enum Action { case setQuery(String), search, found([String]) }

  let find: @Sendable (String) async throws -> [String]

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setQuery(let query): state.query = query
    case .found(let results): state.results = results
    case .search:
      let (find, query) = (find, state.query)
      return .run { send in await send(.found((try? await find(query)) ?? [])) }
    }
    return .none
  }
}

@MainActor @Observable
final class SearchModel {
  var query = ""
  private(set) var results: [String] = []
  private let find: @Sendable (String) async throws -> [String]

  init(find: @escaping @Sendable (String) async throws -> [String]) { self.find = find }

  func search() async { results = (try? await find(query)) ?? [] }
}

struct SearchCapability {
  let query: String
  let results: [String]
  let setQuery: @MainActor (String) -> Void
  let search: @MainActor () async -> Void
}

@MainActor
struct SearchLogic {
  @Binding var state: Search.State
  let find: @Sendable (String) async throws -> [String]

  var capability: SearchCapability {
    SearchCapability(
      query: state.query,
      results: state.results,
      setQuery: { state.query = $0 },
      search: { state.results = (try? await find(state.query)) ?? [] }
    )
  }
}

// The lesson: moves and calls have one name in all styles; each style says what a move does.

private enum Moves {
  static let setQuery = Move("setQuery", Parameter<String>("query"), origin: .binding)
  static let search = Move("search", origin: .appearance)
}

private enum Calls {
  static let find = Endpoint<[String], String>(
    "find",
    .returns("ok") { query in ["\(query) with milk"] },
    .fails("offline", CancellationError())
  )
}

extension Lesson {
  static let search = Lesson(
    "search",
    title: "One search, three styles",
    reason: "It is the smallest feature with a dependency.",
    moves: [Moves.setQuery, Moves.search],
    calls: [Calls.find],
    styles: [
      .reducer(reducer),
      .mvvm(model),
      .capability(capability),
    ]
  )

  private static let reducer = Variant(
    "plain",
    reason: "Every change is an action.",
    mark: .ours,
    owner: .app,
    file: "Reducer.swift",
    feature: Feature(Search.State()) { world in Search(find: world.endpoint(Calls.find)) }
      .on(Moves.setQuery) { store, query in store.send(.setQuery(query)) }
      .on(Moves.search) { store in await store.send(.search).finish() }
      .view("Field") { store in store.query }
      .view("Results") { store in store.results.joined(separator: ", ") }
      .starting("found", from: Search.State(query: "tea", results: ["green", "black"]))
  )

  private static let model = Variant(
    "plain",
    reason: "Every change is a method or a binding.",
    mark: .ours,
    owner: .screen,
    file: "Model.swift",
    feature: Feature(model: { world in SearchModel(find: world.endpoint(Calls.find)) })
      .on(Moves.setQuery, writing: { \.query })
      .on(Moves.search) { model in await model.search() }
      .view("Field") { model in model.query }
      .view("Results") { model in model.results.joined(separator: ", ") }
      .refusing(start: "found", because: "only the model writes results")
  )

  private static let capability = Variant(
    "plain",
    reason: "Views see a value of data and closures.",
    mark: .ours,
    owner: .parent,
    file: "Capability.swift",
    feature: Feature(hosting: Search.State()) { state, world in
      SearchLogic(state: state, find: world.endpoint(Calls.find)).capability
    }
    .on(Moves.setQuery) { host, query in host.setQuery(query) }
    .on(Moves.search) { host in await host.search() }
    .view("Field") { host in host.query }
    .view("Results") { host in host.results.joined(separator: ", ") }
    .starting("found", from: Search.State(query: "tea", results: ["green", "black"]))
  )
}
