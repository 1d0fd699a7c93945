import Synchronization

extension World {
  /// Every call of this run, in the order they were made.
  public var calls: [Call] { ledger.withLock { $0.calls } }

  /// The calls that a task still waits for, in the order they were made.
  public var callsInFlight: [Call] { ledger.withLock { $0.callsInFlight } }

  /// The highest number a call has, or was left for one.
  public var lastCallNumber: Int { ledger.withLock { $0.lastNumber } }

  /// Leaves the numbers up to this one free: the calls of a step that is not taken keep theirs.
  public func passCalls(through number: Int) {
    ledger.withLock { $0.pass(through: number) }
  }

  /// One call, if this run has made it.
  public func call(_ id: Call.ID) -> Call? { ledger.withLock { $0[id] } }

  /// What happened since the last time this was called, in order.
  public func takeEvents() -> [Event] {
    ledger.withLock { ledger in
      defer { ledger.events.removeAll(keepingCapacity: true) }
      return ledger.events
    }
  }

  func report(_ event: Event) {
    ledger.withLock { $0.events.append(event) }
  }
}

extension World {
  /// Gives a call its id; nil once the run has ended.
  func open(_ request: CallRequest) -> Call.ID? {
    let context = context
    return ledger.withLock { ledger in
      guard !ledger.isOver else { return nil }
      return ledger.open(request, context)
    }
  }

  /// Keeps the waiting task, or wakes it at once if the call has been cancelled meanwhile.
  func park(_ id: Call.ID, _ waiter: Waiter<Int>) {
    let isInFlight = ledger.withLock { $0.park(id, waiter) }
    if !isInFlight { waiter.continuation.resume(throwing: CancellationError()) }
  }

  /// Ends a call because its task was cancelled.
  func cancelCall(_ id: Call.ID) {
    let waiter: Waiter<Int>? = ledger.withLock { ledger in
      guard ledger[id]?.isInFlight == true else { return nil }
      return ledger.close(id, as: .cancelled, .cancelled(id))
    }
    waiter?.continuation.resume(throwing: CancellationError())
  }
}
