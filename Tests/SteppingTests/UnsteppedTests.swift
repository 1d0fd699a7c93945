import Stepping
import Testing

/// Tests and code that no world steps run by themselves.
struct UnsteppedTests {
  @MainActor private static var count = 0

  @MainActor @Test(arguments: 0..<50)
  func mainActorTestRuns(number: Int) async {
    Self.count += 1
    let before = Self.count
    #expect(Self.isolatedCount() == before)
    let sum = await Task.detached { await MainActor.run { number + 1 } }.value
    #expect(sum == number + 1)
    async let doubled = double(number)
    #expect(await doubled == 2 * number)
  }

  @Test(arguments: 0..<50)
  func mainActorRunComesBack(number: Int) async {
    let value = await MainActor.run { number }
    #expect(value == number)
  }

  /// Real time and the real pool, beside the worlds of other tests.
  @Test(arguments: 0..<60)
  func realSleepsAndThePoolGoOn(number: Int) async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(1))
    #expect(ContinuousClock.now - start >= .milliseconds(1))
    let sum = await withTaskGroup(of: Int.self) { group in
      for part in 0..<4 { group.addTask { await double(part) } }
      return await group.reduce(0, +)
    }
    #expect(sum == 12)
    #expect(World.current == nil)
  }

  nonisolated private static func isolatedCount() -> Int { MainActor.assumeIsolated { count } }

  @concurrent private func double(_ number: Int) async -> Int { 2 * number }
}
