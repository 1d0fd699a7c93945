import Stepping
import Testing

@MainActor
private final class Poller {
  let fetch: @Sendable () async throws -> Int
  let clock: any Clock<Duration>
  var task: Task<Void, Never>?

  init(_ world: World) {
    fetch = world.endpoint("fetch", outcomes: [.returns("ok", 1)])
    clock = world.clock
  }

  func politePolling() {
    Task {
      while !Task.isCancelled {
        try? await clock.sleep(for: .seconds(1))
        _ = try? await fetch()
      }
    }
  }

  func deafPolling() {
    Task { while true { _ = try? await fetch() } }
  }

  func deafSleeping() {
    Task { while true { try? await clock.sleep(for: .seconds(1)) } }
  }

  func spin() {
    Task { while true { await Task.yield() } }
  }

  func waitForever() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    self.continuation = continuation
    Task { for await _ in stream {} }
  }

  deinit { continuation?.finish() }

  private var continuation: AsyncStream<Int>.Continuation?
}

struct EndingTests {
  private let world = World(budget: 1000)

  @Test func taskThatListensEnds() {
    let poller = world.perform(.start) { Poller(world) }
    world.perform(.start) { poller.politePolling() }
    #expect(world.end().isNothing)
    #expect(world.takeEvents() == [])
  }

  @Test func waitingCallsAreCancelled() {
    let poller = world.perform(.start) { Poller(world) }
    world.perform(.start) { poller.politePolling() }
    world.advance(by: .seconds(1))
    #expect(world.end().isNothing)
    #expect(world.takeEvents() == [.woke, .started("e1"), .cancelled("e1")])
  }

  @Test(
    arguments: [
      { poller in poller.deafPolling() }, { poller in poller.deafSleeping() },
      { poller in poller.spin() },
    ] as [@MainActor @Sendable (Poller) -> Void]
  )
  private func taskThatDoesNotListenIsCounted(start: @MainActor @Sendable (Poller) -> Void) {
    let poller = world.perform(.start) { Poller(world) }
    world.stepNumber = 3
    world.perform(.start) { start(poller) }
    let leftover = world.end()
    #expect(leftover.jobs >= 1)
    #expect(leftover.waiting == 0)
    #expect(leftover.steps == [3])
    #expect(world.takeEvents().contains(.exhausted(jobs: 1000)))
  }

  @Test func budgetStopsAnEndlessStep() {
    let poller = world.perform(.start) { Poller(world) }
    world.perform(.start) { poller.spin() }
    #expect(world.takeEvents() == [.exhausted(jobs: 1000)])
  }

  @Test func lettingGoOfTheFeatureEndsWhatWaitsForIt() {
    let held = Held(world.perform(.start) { Poller(world) })
    world.perform(.start) { held.poller?.waitForever() }
    #expect(world.stepsWithLivingTasks == [0])
    #expect(world.end { held.poller = nil }.isNothing)
  }

  @MainActor private final class Held {
    var poller: Poller?
    nonisolated init(_ poller: Poller) { self.poller = poller }
  }
}

struct EscapeTests {
  /// The one test that needs real time: an escape is a job that comes back from it.
  @Test func realSleepIsNamedWhenItComesBack() async throws {
    let world = World()
    let notes = world.perform(.start) { Notes() }
    world.stepNumber = 4
    world.perform(.start) { notes.sleepForReal() }
    while world.perform(.start, { notes.count }) == 0 { await Task.yield() }
    let escapes = world.takeEvents().compactMap { event in
      if case .escaped(let escape) = event { escape.startedBy } else { nil }
    }
    #expect(escapes == [4])
    #expect(world.end().isNothing)
  }

  @MainActor private final class Notes {
    var count = 0
    func sleepForReal() {
      Task {
        try? await Task.sleep(for: .microseconds(1))
        count += 1
      }
    }
  }
}
