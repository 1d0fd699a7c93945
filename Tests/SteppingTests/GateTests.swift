import Stepping
import Team
import Testing

/// The gate: code of a module that knows nothing of us, compiled under default isolation, runs on the
/// stepping thread alone, in one order, and is over when the step is.
struct GateTests {
  @Test(arguments: Row.all, 1...5)
  func staysInTheWorld(row: Row, time: Int) {
    let world = World()
    let log = Log()
    world.perform(.start) { row.start(log) }
    #expect(row.matches(log.take(), row.first))
    for (duration, lines) in row.later {
      world.advance(by: duration)
      #expect(row.matches(log.take(), lines))
    }
    #expect(world.clock.sleeps == [])
    #expect(world.takeEvents().allSatisfy { $0 == .woke })
    #expect(world.end().isNothing)
  }

  @Test(arguments: Row.all)
  @MainActor
  func staysInTheWorldInAMainActorTest(row: Row) async {
    await Task.yield()
    let world = World()
    let log = Log()
    world.perform(.start) { row.start(log) }
    #expect(row.matches(log.take(), row.first))
    #expect(world.end().isNothing)
    await Task.yield()
    isolated()
  }

  @Test func chanceRepeatsWithTheSeed() {
    func notes(seed: UInt64) -> [String] {
      let world = World(seed: seed, start: 1_700_000_000)
      let log = Log()
      world.perform(.start) { Row.chance.start(log) }
      world.end()
      return log.take()
    }
    #expect(notes(seed: 7) == notes(seed: 7))
    #expect(notes(seed: 7) != notes(seed: 8))
    #expect(notes(seed: 7).count == 2)
  }

  nonisolated private func isolated() { MainActor.assumeIsolated {} }
}

extension Row {
  func matches(_ lines: [String], _ expected: [String]) -> Bool {
    isOrdered ? lines == expected : lines.sorted() == expected.sorted()
  }
}
