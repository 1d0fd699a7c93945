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
  /// The tests that need real time: an escape is a job that comes back from it.
  @Test(
    arguments: [
      { $0.sleepOnTheMainActor() }, { $0.sleepInADetachedTask() }, { $0.sleepInAPlainActor() },
    ] as [@MainActor @Sendable (Sleeper) -> Void]
  )
  private func realSleepIsNamedWhenItComesBack(
    start: @escaping @MainActor @Sendable (Sleeper) -> Void
  ) async {
    let world = World()
    let sleeper = world.perform(.start) { Sleeper() }
    world.stepNumber = 4
    world.perform(.start) { start(sleeper) }
    while world.perform(.start, { sleeper.threads.isEmpty }) { await Task.yield() }
    #expect(world.perform(.start) { sleeper.threads } == ["stepping"])
    #expect(Set(world.takeEvents().compactMap(\.escapedStep)) == [4])
    #expect(world.end().isNothing)
  }

  @Test func workCancelledOutsideAStepWaitsForTheNext() {
    let world = World()
    let fetch: @Sendable () async throws -> Int = world.endpoint(
      "fetch",
      outcomes: [.returns("ok", 1)]
    )
    let sleeper = world.perform(.start) { Sleeper() }
    let task = world.perform(.start) {
      Task { @MainActor in
        _ = try? await fetch()
        sleeper.note()
      }
    }
    task.cancel()
    #expect(world.callsInFlight == [])
    #expect(world.perform(.start) { sleeper.threads } == [])
    #expect(world.perform(.start) { sleeper.threads } == ["stepping"])
    #expect(world.end().isNothing)
  }
}

extension Event {
  fileprivate var escapedStep: Int? {
    if case .escaped(let escape) = self { escape.startedBy } else { nil }
  }
}

@MainActor
private final class Sleeper {
  var threads: [String] = []
  private let plain = Plain()

  actor Plain {
    func sleep() async { try? await Task.sleep(for: .milliseconds(50)) }
  }

  func note() { threads.append(World.current == nil ? "elsewhere" : "stepping") }

  func sleepOnTheMainActor() {
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      note()
    }
  }

  func sleepInADetachedTask() {
    Task.detached {
      try? await Task.sleep(for: .milliseconds(50))
      await self.note()
    }
  }

  func sleepInAPlainActor() {
    Task {
      await plain.sleep()
      note()
    }
  }
}
