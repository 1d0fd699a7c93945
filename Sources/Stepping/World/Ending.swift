import Synchronization

/// What could not be ended when a run was, because it ignores its cancellation.
public struct Leftover: Hashable, Sendable, Codable {
  /// Jobs that the budget left in the queue; they will never run.
  public let jobs: Int
  /// Calls and sleeps that are still waited for.
  public let waiting: Int
  /// The steps whose tasks still live.
  public let steps: [Int]

  /// Whether the run ended whole.
  public var isNothing: Bool { jobs == 0 && waiting == 0 && steps.isEmpty }
}

extension World {
  /// Ends the run: cancels what was started, fails what waits, runs what follows from it, and counts what is left.
  ///
  /// - Parameter release: Lets go of the feature, so that what waits for its going ends too.
  /// - Returns: What goes on in spite of all that; ending again returns what is left by then.
  @discardableResult
  public func end(releasing release: @MainActor () -> Void = {}) -> Leftover {
    Stepper.shared.stepping(self) {
      step(.end, cancelEverything)
      step(.end) { withoutIsolation(release) }
      return leftover
    }
  }

  /// What is left of the run now.
  var leftover: Leftover {
    Leftover(
      jobs: queue.count,
      waiting: callsInFlight.count + clock.sleeps.count,
      steps: stepsWithLivingTasks
    )
  }

  private func cancelEverything() {
    let waiters = ledger.withLock { $0.endAll() }
    started.cancelAll()
    for waiter in waiters { waiter.end() }
    for work in clock.end() { adopt(work) }
    members.end()
    Stepper.shared.forget(members)
  }
}

extension Ledger {
  /// Closes every call in flight and refuses later ones.
  fileprivate mutating func endAll() -> [Waiter<Int>] {
    isOver = true
    return callsInFlight.compactMap { close($0.id, as: .cancelled, .cancelled($0.id)) }
  }
}
