import Stepping

extension Engine {
  /// What happened to effects since the last time, as the run counts them; nothing in a step whose
  /// frame is known, where nobody reads it.
  func takeEvents() -> Effects {
    var effects = Effects()
    let events = era.world.takeEvents()
    if isQuiet { return effects }
    for event in events {
      switch event {
      case .started(let id): add(id, .started, to: &effects)
      case .ended(let id, let outcome): addEnd(id, outcome, to: &effects)
      case .lost(let id): add(id, .lost, to: &effects)
      case .cancelled(let id): add(id, .cancelled, to: &effects)
      case .escaped(let escape): effects.remarks.append(.escaped(startedBy: escape.startedBy))
      case .exhausted(let jobs): effects.remarks.append(.endless(jobs: jobs))
      case .left(let departure): effects.remarks.append(.left(departure))
      case .notHeld(let controls): effects.remarks.append(.notHeld(controls))
      case .woke: break
      }
    }
    return effects
  }

  func effect(
    _ call: Call,
    _ event: Frame.Effect.Event,
    outcome: String? = nil
  ) -> Frame.Effect {
    Frame.Effect(
      id: era.shown(call.id),
      name: call.name,
      arguments: call.arguments,
      event: event,
      outcome: outcome,
      startedBy: call.startedBy,
      life: life(of: call)
    )
  }

  /// Every call of the run.
  func effects() -> [EffectStatus] {
    earlierCalls + era.world.calls.map { status($0, isOver: false) }
  }

  func status(_ call: Call, isOver: Bool) -> EffectStatus {
    let status: EffectStatus.Status =
      switch call.state {
      case .waiting: isOver ? .dropped : .waiting
      case .lost: isOver ? .dropped : .lost
      case .ended(let outcome): .ended(outcome)
      case .cancelled: .cancelled
      }
    return EffectStatus(
      id: era.shown(call.id),
      name: call.name,
      arguments: call.arguments,
      startedBy: call.startedBy,
      life: life(of: call),
      status: status,
      outcomes: status == .waiting
        ? call.choices.map { .init(name: $0.name, isFailing: $0.isFailure) } : []
    )
  }
}

extension Engine {
  private func add(_ id: Call.ID, _ event: Frame.Effect.Event, to effects: inout Effects) {
    if let call = era.world.call(id) { effects.listed.append(effect(call, event)) }
  }

  private func addEnd(_ id: Call.ID, _ outcome: String, to effects: inout Effects) {
    guard let call = era.world.call(id) else { return }
    let isFailure = call.choices.first { $0.name == outcome }?.isFailure == true
    effects.listed.append(effect(call, isFailure ? .failed : .finished, outcome: outcome))
  }

  private func life(of call: Call) -> Frame.Effect.Life {
    if call.isDurable { return .durable }
    let goesWithOwner = stage.endsWorkWhenReleased && variant.description.owner == .screen
    return call.owner == .screen || goesWithOwner ? .screen : .task
  }
}
