import Dispatch
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
  /// What leaves is named where it leaves, and what comes back runs in the next step.
  @Test(
    arguments: [
      { $0.leaveFromTheMainActor() }, { $0.leaveFromADetachedTask() },
      { $0.leaveFromAPlainActor() },
    ] as [@MainActor @Sendable (Traveller) -> Void]
  )
  private func workThatLeavesIsNamed(
    start: @escaping @MainActor @Sendable (Traveller) -> Void
  ) async {
    let world = World()
    let traveller = world.perform(.start) { Traveller() }
    world.stepNumber = 4
    world.perform(.start) { start(traveller) }
    #expect(world.takeEvents() == [.left(Departure(kind: "queue", name: "disk"))])
    world.perform(.start) { traveller.disk.answer() }
    while world.perform(.start, { traveller.threads.isEmpty }) { await Task.yield() }
    #expect(world.perform(.start) { traveller.threads } == ["stepping"])
    #expect(Set(world.takeEvents().compactMap(\.escapedStep)) == [4])
    #expect(world.end().isNothing)
  }

  @Test func workCancelledOutsideAStepWaitsForTheNext() {
    let world = World()
    let fetch: @Sendable () async throws -> Int = world.endpoint(
      "fetch",
      outcomes: [.returns("ok", 1)]
    )
    let traveller = world.perform(.start) { Traveller() }
    let task = world.perform(.start) {
      Task { @MainActor in
        _ = try? await fetch()
        traveller.note()
      }
    }
    task.cancel()
    #expect(world.callsInFlight == [])
    #expect(world.perform(.start) { traveller.threads } == [])
    #expect(world.perform(.start) { traveller.threads } == ["stepping"])
    #expect(world.end().isNothing)
  }
}

extension Event {
  fileprivate var escapedStep: Int? {
    if case .escaped(let escape) = self { escape.startedBy } else { nil }
  }
}

@MainActor
private final class Traveller {
  var threads: [String] = []
  let disk = Disk()
  private let plain = Plain()

  actor Plain {
    func leave(for disk: Disk) async { await disk.read() }
  }

  func note() { threads.append(World.current == nil ? "elsewhere" : "stepping") }

  func leaveFromTheMainActor() {
    Task {
      await disk.read()
      note()
    }
  }

  func leaveFromADetachedTask() {
    Task.detached { [disk] in
      await disk.read()
      await self.note()
    }
  }

  func leaveFromAPlainActor() {
    Task {
      await plain.leave(for: disk)
      note()
    }
  }
}

/// A queue that belongs to no world and answers when it is told to.
private final class Disk: Sendable {
  private let isReady = DispatchSemaphore(value: 0)

  func read() async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "disk").async { [isReady] in
        isReady.wait()
        continuation.resume()
      }
    }
  }

  func answer() { isReady.signal() }
}
