import Synchronization

extension World {
  /// Ends a call with an outcome, the first that returns when none is named, and settles.
  public func deliver(_ id: Call.ID, _ outcome: String? = nil) throws(CallProblem) {
    try end(id, outcome, of: { _ in true }) { $0.first { !$0.isFailure } ?? $0.first }
  }

  /// Ends a call with an outcome that throws, the first such when none is named, and settles.
  public func fail(_ id: Call.ID, _ outcome: String? = nil) throws(CallProblem) {
    try end(id, outcome, of: \.isFailure) { $0.first }
  }

  /// Marks a call as lost: no answer will come, and only cancellation can end it.
  public func lose(_ id: Call.ID) throws(CallProblem) {
    let problem: CallProblem? = ledger.withLock { ledger in
      if let problem = ledger.problem(with: id) { return problem }
      ledger.lose(id)
      return nil
    }
    if let problem { throw problem }
    step(.effect(id)) {}
  }

  private func end(
    _ id: Call.ID,
    _ outcome: String?,
    of isOffered: (Call.Choice) -> Bool,
    _ standard: ([Call.Choice]) -> Call.Choice?
  ) throws(CallProblem) {
    let found = ledger.withLock { ledger in
      ledger.end(id, outcome, of: isOffered, standard)
    }
    let (number, waiter) = try found.get()
    step(.effect(id)) { waiter?.continuation.resume(returning: number) }
  }
}
