import StateDiffTesting
import Testing

/// What a test says of a difference, at the line that asked.
@Suite struct ExpectationTests {
  struct State: Equatable {
    var id = 7
    var count = 0
    var name = "a"
  }

  final class Model {
    var state = State()
    func increment() { state.count += 1 }
    func incrementLater() async { state.count += 1 }
  }

  /// The words of the issue that is recorded, and the line it is recorded at.
  private func issue(_ body: () -> Void) -> (words: String, line: Int)? {
    nonisolated(unsafe) var found: (String, Int)?
    withKnownIssue {
      body()
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined(separator: "\n")
      found = (words, issue.sourceLocation?.line ?? 0)
      return true
    }
    return found
  }

  @Test func nothingIsSaidOfWhatIsAsItShouldBe() {
    let model = Model()
    expectNoDifference(model.state, State())
    expectDifference(model.state) {
      model.increment()
    } changes: {
      $0.count = 1
    }
    expectDifference(model, changes: "state.count   1 → 2") { model.increment() }
  }

  @Test func anOperationMayTakeItsTime() async {
    let model = Model()
    await expectDifference(model.state) {
      await model.incrementLater()
    } changes: {
      $0.count = 1
    }
    await expectDifference(model, changes: "state.count   1 → 2") { await model.incrementLater() }
  }

  @Test func aDifferenceIsShown() {
    let line = #line + 1
    let found = issue { expectNoDifference(State(), State(count: 1), "after load") }
    #expect(found?.line == line)
    #expect(
      found?.words == """
        after load
        The values differ (- actual, + expected):
          State(
            id: 7,
        -   count: 0,
        +   count: 1,
            name: "a",
          )
        """
    )
  }

  @Test func anotherChangeIsShown() {
    let model = Model()
    let found = issue {
      expectDifference(model.state) {
        model.increment()
      } changes: {
        $0.count = 2
      }
    }
    #expect(
      found?.words == """
        It changed otherwise (- actual, + expected):
          State(
            id: 7,
        -   count: 1,
        +   count: 2,
            name: "a",
          )
        """
    )
  }

  @Test func anotherTextIsShown() {
    let model = Model()
    let found = issue {
      expectDifference(model, changes: "state.count   0 → 2") { model.increment() }
    }
    #expect(
      found?.words == """
        It changed otherwise:
        state.count   0 → 1
        expected:
        state.count   0 → 2
        """
    )
  }

  @Test func changesOfObjectsAreToldAsText() {
    let found = issue { expectDifference(Model(), operation: {}, changes: { _ in }) }
    #expect(found?.words.hasPrefix("An object is in this value") == true)
  }
}
