extension Store {
  /// Runs a filed effect in a task of its own; the task does not keep the store.
  func begin(
    _ record: EffectRecord<Action>,
    finished: @escaping @MainActor @Sendable () -> Void
  ) {
    guard !record.isOver else { return finished() }
    record.phase = .running
    let task = Task { @MainActor [weak self] in
      let send = Send<Action> { [weak self] action in self?.receive(action, from: record) }
      await Self.perform(record, send) { [weak self] in self?.problems.append($0) }
      record.lifetime?.finish(record)
      finished()
      record.group.remove(number: record.number)
    }
    record.lifetime?.keep(task, of: record)
    record.group.add(task, number: record.number)
  }

  private static func perform(
    _ record: EffectRecord<Action>,
    _ send: Send<Action>,
    report: (StoreProblem) -> Void
  ) async {
    guard !record.isOver, !Task.isCancelled else { return }
    do {
      try await record.work.body(send)
    } catch is CancellationError {
    } catch {
      report(.effectFailed(record.work.place, error: "\(error)"))
    }
  }

  private func receive(_ action: Action, from record: EffectRecord<Action>) {
    guard record.phase != .cancelled, !Task.isCancelled else { return }
    guard record.phase == .running, let lifetime = record.lifetime else {
      return problems.append(.sentAfterEnd(record.work.place, action: "\(action)"))
    }
    arrive(
      Arrival(
        action: action,
        origin: .effect,
        lifetime: lifetime,
        group: record.group,
        record: record
      )
    )
  }
}
