import DependencyKit
import Testing

private struct Client: Sendable, DependencyKey {
  var send: @Sendable (Int, String) async throws -> String
  var count: @Sendable () async throws -> Int

  static func live(_ dependencies: Dependencies) -> Client {
    Client(send: { "sent \($0) to \($1)" }, count: { 7 })
  }

  static func test(_ dependencies: Dependencies) -> Client {
    Client(
      send: dependencies.unimplemented("Client.send"),
      count: dependencies.unimplemented("Client.count")
    )
  }
}

/// Made from another dependency, and without a test value.
private struct Greeter: Sendable, DependencyKey {
  let greet: @Sendable (String) async throws -> String

  static func live(_ dependencies: Dependencies) throws -> Greeter {
    let client = try dependencies.client
    return Greeter { name in try await client.send(1, name) }
  }
}

private enum Chicken: DependencyKey {
  static func live(_ dependencies: Dependencies) throws -> Int { try dependencies[Egg.self] + 1 }
}

private enum Egg: DependencyKey {
  static func live(_ dependencies: Dependencies) throws -> Int {
    try dependencies[Chicken.self] + 1
  }
}

private final class Counter: Sendable, DependencyKey {
  static func live(_ dependencies: Dependencies) -> Counter { Counter() }
  static func test(_ dependencies: Dependencies) -> Counter { Counter() }
}

extension Dependencies {
  fileprivate var client: Client { get throws { try self[Client.self] } }
  fileprivate var greeter: Greeter { get throws { try self[Greeter.self] } }
}

struct DependenciesTests {
  @Test func liveValuesAreLive() async throws {
    let dependencies = Dependencies(.live)
    #expect(try await dependencies.greeter.greet("ana") == "sent 1 to ana")
  }

  @Test func missingTestValueFailsByName() {
    let dependencies = Dependencies(.test)
    #expect(throws: DependencyProblem.noTestValue("Greeter")) { try dependencies.greeter }
    #expect(dependencies.problems == [.noTestValue("Greeter")])
  }

  @Test func unimplementedEndpointFailsByNameAndIsNoted() async throws {
    let dependencies = Dependencies(.test)
    let client = try dependencies.client
    #expect((try? await client.send(1, "ana")) == nil)
    #expect(dependencies.problems == [.unimplemented("Client.send")])
  }

  @Test func oneClosureIsReplacedAtATime() async throws {
    let dependencies = Dependencies(.test)
      .changing(Client.self) { $0.send = { "fake \($0) \($1)" } }
      .changing(Client.self) { $0.count = { 1 } }
    let client = try dependencies.client
    #expect(try await client.send(2, "bo") == "fake 2 bo")
    #expect(try await client.count() == 1)
    #expect(dependencies.problems == [])
  }

  @Test func innermostReplacementWins() async throws {
    let one = Dependencies(.test).changing(Client.self) { $0.count = { 1 } }
    let two = one.changing(Client.self) { $0.count = { 2 } }
    #expect(try await one.client.count() == 1)
    #expect(try await two.client.count() == 2)
  }

  @Test func whatWasMadeFromAReplacedValueIsMadeAnew() async throws {
    let dependencies = Dependencies(.live)
    _ = try dependencies.greeter
    let changed = dependencies.changing(Client.self) { $0.send = { _, name in "fake \(name)" } }
    #expect(try await changed.greeter.greet("ana") == "fake ana")
  }

  @Test func valueIsMadeOncePerSet() throws {
    let dependencies = Dependencies(.test)
    let counter = try dependencies[Counter.self]
    #expect(try dependencies[Counter.self] === counter)
    #expect(try Dependencies(.test)[Counter.self] !== counter)
  }

  @Test func cycleIsReportedByName() {
    let cycle = DependencyProblem.cycle(["Chicken", "Egg", "Chicken"])
    #expect(throws: cycle) { try Dependencies(.live)[Chicken.self] }
    #expect(
      "\(cycle)" == "A dependency needs itself: Chicken needs Egg needs Chicken."
    )
  }

  @Test func standInIsNoted() {
    let dependencies = Dependencies(.test)
    let now: @Sendable () -> Int = dependencies.unimplemented("Client.now", standIn: 3)
    #expect(now() == 3)
    #expect(dependencies.problems == [.unimplemented("Client.now")])
  }
}
