import Stepping
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What happened, with the virtual time when it did.
@MainActor
private final class Log {
  let clock: any Clock<Duration>
  let world: World
  var lines: [String] = []

  init(_ world: World) {
    self.world = world
    clock = world.clock
  }

  func note(_ text: String) { lines.append("\(world.clock.now.offset) \(text)") }

  func sleep(_ seconds: Int, _ name: String) {
    Task {
      do {
        try await clock.sleep(for: .seconds(seconds))
        note(name)
      } catch {
        note("\(name) cancelled")
      }
    }
  }
}

struct ClockTests {
  private let world = World()

  private func log() -> Log { world.perform(.start) { Log(world) } }

  private func lines(of log: Log) -> [String] { world.perform(.start) { log.lines } }

  @Test func sleepsEndInTheOrderTheyAreDue() {
    let log = log()
    world.perform(.start) {
      log.sleep(2, "b")
      log.sleep(1, "a")
      log.sleep(2, "c")
      log.sleep(9, "z")
    }
    #expect(lines(of: log) == [])
    world.advance(by: .seconds(3))
    #expect(lines(of: log) == ["1.0 seconds a", "2.0 seconds b", "2.0 seconds c"])
    #expect(world.clock.now.offset == .seconds(3))
    #expect(world.clock.sleeps.map(\.due.offset) == [.seconds(9)])
    #expect(world.end().isNothing)
    #expect(lines(of: log).last == "3.0 seconds z cancelled")
  }

  @Test func sleepThatFollowsASleepFallsDueInTheSameAdvance() {
    let log = log()
    world.perform(.start) {
      Task {
        for number in 1...3 {
          try await log.clock.sleep(for: .seconds(1))
          log.note("tick \(number)")
        }
      }
    }
    world.advance(by: .milliseconds(2500))
    #expect(lines(of: log) == ["1.0 seconds tick 1", "2.0 seconds tick 2"])
    #expect(world.end().isNothing)
  }

  @Test func timeoutCancelsTheWork() throws {
    let fetch: @Sendable () async throws -> Int = world.endpoint(
      "fetch",
      outcomes: [.returns("ok", 7)]
    )
    let log = log()
    let clock = world.clock
    world.perform(.start) {
      Task {
        do {
          log.note("\(try await clock.timeout(.seconds(5)) { try await fetch() })")
        } catch {
          log.note("\(error)")
        }
      }
    }
    world.advance(by: .seconds(5))
    #expect(lines(of: log) == ["5.0 seconds TimedOut(limit: 5.0 seconds)"])
    #expect(world.takeEvents() == [.started("e1"), .woke, .cancelled("e1")])
    #expect(world.end().isNothing)
  }

  @Test func workInTimeEndsTheTimeout() throws {
    let fetch: @Sendable () async throws -> Int = world.endpoint(
      "fetch",
      outcomes: [.returns("ok", 7)]
    )
    let log = log()
    let clock = world.clock
    world.perform(.start) {
      Task { log.note("\(try await clock.timeout(.seconds(5)) { try await fetch() })") }
    }
    world.advance(by: .seconds(4))
    try world.deliver("e1")
    #expect(lines(of: log) == ["4.0 seconds 7"])
    #expect(world.clock.sleeps == [])
    #expect(world.end().isNothing)
  }

  @Test func debounceRunsTheLastOnly() {
    let log = log()
    let debounce = Debounce(for: .milliseconds(300), clock: world.clock)
    for text in ["t", "te", "tea"] {
      world.perform(.method("setQuery")) { debounce { log.note(text) } }
      world.advance(by: .milliseconds(200))
    }
    #expect(lines(of: log) == [])
    world.advance(by: .milliseconds(100))
    #expect(lines(of: log) == ["0.7 seconds tea"])
    #expect(world.end().isNothing)
  }

  @Test func sleepInACancelledTaskEndsAtOnce() {
    let log = log()
    world.perform(.start) {
      let task = Task { try await log.clock.sleep(for: .seconds(1)) }
      task.cancel()
      Task { if case .failure(let error) = await task.result { log.note("\(error)") } }
    }
    #expect(lines(of: log) == ["0.0 seconds CancellationError()"])
    #expect(world.end().isNothing)
  }
}

struct ControlledTests {
  @Test func everyRunGetsTheSame() {
    let worlds = [World(), World()]
    for world in worlds {
      #expect([world.ids.next(), world.ids.next()] == [1, 2])
      #expect(world.ids.uuid().uuidString == "00000000-0000-0000-0000-000000000003")
      world.advance(by: .milliseconds(1500))
      #expect(world.dates.now.timeIntervalSince1970 == 1.5)
    }
    var (one, two) = (worlds[0].random, worlds[1].random)
    #expect((1...5).map { _ in one.next() } == (1...5).map { _ in two.next() })
    #expect(Int.random(in: 1...6, using: &one) == Int.random(in: 1...6, using: &two))
    for world in worlds { world.end() }
  }

  @Test func seedsDiffer() {
    #expect(ControlledRandom(seed: 1).next() != ControlledRandom(seed: 2).next())
  }
}
