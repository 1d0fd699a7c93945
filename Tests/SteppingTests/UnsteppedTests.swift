import Stepping
import Testing

/// Tests and code that no world steps run by themselves.
struct UnsteppedTests {
  @MainActor private static var count = 0

  @MainActor @Test(arguments: 0..<50)
  func mainActorTestRuns(number: Int) async {
    Self.count += 1
    let before = Self.count
    #expect(MainActor.assumeIsolated { Self.count } == before)
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

  @concurrent private func double(_ number: Int) async -> Int { 2 * number }
}
