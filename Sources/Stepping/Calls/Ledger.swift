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

  mutating func end(
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
