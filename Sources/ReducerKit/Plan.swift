/// A returned effect whose work is filed already and waits to be begun.
@MainActor
indirect enum Plan<Action: Sendable> {
  case send(Action, Lifetime<Action>)
  case run(EffectRecord<Action>)
  case cancel(EffectID, number: Int, batch: Int, Lifetime<Action>)
  case leave(EffectID, Lifetime<Action>)
  case together([Plan])
  case inTurn([Plan])
}

/// Gives numbers to the effects of a store.
struct Numbers {
  private(set) var last = 0
  private(set) var batch = 0

  mutating func next() -> Int {
    last += 1
    return last
  }

  mutating func nextBatch() { batch += 1 }
}

extension Store {
  /// Files the work of an effect and everything in it, in the order written.
  func plan(
    _ operation: Effect<Action>.Operation,
    in lifetime: Lifetime<Action>,
    _ group: EffectGroup
  ) -> Plan<Action> {
    switch operation {
    case .send(let action): .send(action, lifetime)
    case .run(let work): .run(file(work, in: lifetime, group))
    case .cancel(let id): .cancel(id, number: numbers.next(), batch: numbers.batch, lifetime)
    case .merge(let parts): .together(parts.map { plan($0, in: lifetime, group) })
    case .concatenate(let parts): .inTurn(parts.map { plan($0, in: lifetime, group) })
    case .inside(let child, let part): plan(part, in: lifetime.child(child), group)
    case .leave(let child): .leave(child, lifetime)
    }
  }

  private func file(
    _ work: Effect<Action>.Work,
    in lifetime: Lifetime<Action>,
    _ group: EffectGroup
  ) -> EffectRecord<Action> {
    let record = EffectRecord(
      number: numbers.next(),
      batch: numbers.batch,
      work: work,
      group: group,
      lifetime: lifetime
    )
    lifetime.file(record)
    return record
  }

  /// Begins what was filed; `finished` is called once all of it has ended.
  func carryOut(
    _ plan: Plan<Action>,
    _ group: EffectGroup,
    finished: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    switch plan {
    case .send(let action, let lifetime):
      arrive(Arrival(action: action, origin: .reducer, lifetime: lifetime, group: group))
      finished()
    case .run(let record): begin(record, finished: finished)
    case .cancel(let id, let number, let batch, let lifetime):
      lifetime.cancel(id, asNumber: number, of: batch)
      finished()
    case .leave(let child, let lifetime):
      lifetime.leave(child)
      finished()
    case .together(let parts): carryOut(together: parts, group, finished: finished)
    case .inTurn(let parts): carryOut(inTurn: parts[...], group, finished: finished)
    }
  }

  private func carryOut(
    together parts: [Plan<Action>],
    _ group: EffectGroup,
    finished: @escaping @MainActor @Sendable () -> Void
  ) {
    guard !parts.isEmpty else { return finished() }
    let open = Countdown(parts.count)
    for part in parts {
      carryOut(part, group) { if open.isLast() { finished() } }
    }
  }

  private func carryOut(
    inTurn parts: ArraySlice<Plan<Action>>,
    _ group: EffectGroup,
    finished: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let first = parts.first else { return finished() }
    carryOut(first, group) { [weak self] in
      self?.carryOut(inTurn: parts.dropFirst(), group, finished: finished)
    }
  }
}

/// Counts parts that are still to end.
@MainActor
private final class Countdown {
  private var left: Int

  init(_ count: Int) { left = count }

  func isLast() -> Bool {
    left -= 1
    return left == 0
  }
}
