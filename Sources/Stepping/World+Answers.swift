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

/// Why a call could not be ended as asked; nothing has changed.
public enum CallProblem: Error, Hashable, Sendable {
  /// No call of this run has the id; these are in flight.
  case unknown(Call.ID, inFlight: [Call.ID])
  /// The call has ended already.
  case over(Call)
  /// The call was lost.
  case lost(Call)
  /// The call offers no such outcome; `offered` are those that would do.
  case noOutcome(String?, Call, offered: [String])
}

extension Ledger {
  func problem(with id: Call.ID) -> CallProblem? {
    guard let call = self[id] else {
      return .unknown(id, inFlight: callsInFlight.map(\.id))
    }
    switch call.state {
    case .waiting: return nil
    case .lost: return .lost(call)
    case .ended, .cancelled: return .over(call)
    }
  }

  fileprivate mutating func end(
    _ id: Call.ID,
    _ outcome: String?,
    of isOffered: (Call.Choice) -> Bool,
    _ standard: ([Call.Choice]) -> Call.Choice?
  ) -> Result<(Int, Waiter<Int>?), CallProblem> {
    if let problem = problem(with: id) { return .failure(problem) }
    guard let call = self[id] else { return .failure(.unknown(id, inFlight: [])) }
    let offered = call.choices.filter(isOffered)
    let choice = outcome.map { name in offered.first { $0.name == name } } ?? standard(offered)
    guard let choice, let number = call.choices.firstIndex(of: choice) else {
      return .failure(.noOutcome(outcome, call, offered: offered.map(\.name)))
    }
    let name = choice.name
    return .success((number, close(id, as: .ended(name), .ended(id, outcome: name))))
  }
}
