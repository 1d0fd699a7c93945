import Synchronization

/// The calls of a world, the tasks that wait for them, and what happened since somebody last asked.
struct Ledger {
  /// By number, from 1; a number that was passed over holds nothing.
  private var slots: [Slot?] = []
  /// The numbers in flight, in order, so that a long run need not look at all of them.
  private var flight: [Int] = []
  var events: [Event] = []
  var isOver = false

  private struct Slot {
    var call: Call
    var waiter: Waiter<Int>?
  }

  subscript(id: Call.ID) -> Call? {
    slots.indices.contains(id.number - 1) ? slots[id.number - 1]?.call : nil
  }

  var calls: [Call] { slots.compactMap { $0?.call } }

  var callsInFlight: [Call] { flight.compactMap { slots[$0 - 1]?.call } }

  /// The highest number in use.
  var lastNumber: Int { slots.count }

  mutating func open(_ request: CallRequest, _ context: CallContext) -> Call.ID {
    let id = Call.ID(number: slots.count + 1)
    slots.append(Slot(call: Call(id: id, request: request, context: context)))
    flight.append(id.number)
    events.append(.started(id))
    return id
  }

  /// Leaves numbers free, so that the next call has a higher one.
  mutating func pass(through number: Int) {
    while slots.count < number { slots.append(nil) }
  }

  /// Keeps whoever waits for a call; false if it is over already.
  mutating func park(_ id: Call.ID, _ waiter: Waiter<Int>) -> Bool {
    guard self[id]?.isInFlight == true else { return false }
    slots[id.number - 1]?.waiter = waiter
    return true
  }

  /// Marks a call that waits as lost.
  mutating func lose(_ id: Call.ID) {
    slots[id.number - 1]?.call.state = .lost
    events.append(.lost(id))
  }

  /// Closes a call in flight and hands over whoever waits for it.
  mutating func close(_ id: Call.ID, as state: Call.State, _ event: Event) -> Waiter<Int>? {
    let place = id.number - 1
    slots[place]?.call.state = state
    flight.removeAll { $0 == id.number }
    events.append(event)
    defer { slots[place]?.waiter = nil }
    return slots[place]?.waiter
  }
}

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

extension Call {
  init(id: ID, request: CallRequest, context: CallContext) {
    self.init(
      id: id,
      name: request.name,
      arguments: request.arguments,
      choices: request.choices,
      startedBy: context.step,
      door: context.door,
      owner: context.owner,
      isDurable: request.isDurable,
      state: .waiting
    )
  }
}
