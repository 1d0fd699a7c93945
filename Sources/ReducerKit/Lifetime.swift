/// One effect from the moment it was returned to its end.
@MainActor
final class EffectRecord<Action: Sendable> {
  enum Phase { case waiting, running, finished, cancelled }

  /// Counts the effects of a store.
  let number: Int
  /// Which returned effect it was part of.
  let batch: Int
  let work: Effect<Action>.Work
  let group: EffectGroup
  var phase = Phase.waiting
  weak var lifetime: Lifetime<Action>?

  init(
    number: Int,
    batch: Int,
    work: Effect<Action>.Work,
    group: EffectGroup,
    lifetime: Lifetime<Action>
  ) {
    self.number = number
    self.batch = batch
    self.work = work
    self.group = group
    self.lifetime = lifetime
  }

  var isOver: Bool { phase == .finished || phase == .cancelled }
}

/// The effects of a store, or of one instance of a child in it; a child that comes again gets a new one.
///
/// It holds the tasks but the tasks do not hold it, so they are cancelled when it goes.
@MainActor
final class Lifetime<Action: Sendable> {
  private(set) var isOver = false
  private var records: [Int: EffectRecord<Action>] = [:]
  private var numbers: [EffectID: Set<Int>] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var children: [EffectID: Lifetime] = [:]

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// How many effects are filed here and in children.
  var count: Int { children.values.reduce(records.count) { $0 + $1.count } }

  /// The present instance of a child.
  func child(_ id: EffectID) -> Lifetime {
    if let child = children[id] { return child }
    let child = Lifetime()
    children[id] = child
    return child
  }

  /// Ends the present instance of a child with everything it began.
  func leave(_ id: EffectID) {
    children.removeValue(forKey: id)?.end()
  }
}

extension Lifetime {
  func file(_ record: EffectRecord<Action>) {
    records[record.number] = record
    for id in record.work.ids { numbers[id, default: []].insert(record.number) }
  }

  func keep(_ task: Task<Void, Never>, of record: EffectRecord<Action>) {
    tasks[record.number] = task
  }

  func finish(_ record: EffectRecord<Action>) {
    if record.phase != .cancelled { record.phase = .finished }
    remove(record)
  }

  /// Cancels what is filed under an id, except what the same returned effect files after this cancelling.
  func cancel(_ id: EffectID, asNumber number: Int, of batch: Int) {
    for filed in (numbers[id] ?? []).sorted() {
      guard let record = records[filed], filed < number || record.batch != batch else { continue }
      cancel(record)
    }
  }

  /// Cancels everything for good.
  func end() {
    isOver = true
    for child in children.values { child.end() }
    children = [:]
    for record in records.values.sorted(by: { $0.number < $1.number }) { cancel(record) }
  }

  private func cancel(_ record: EffectRecord<Action>) {
    record.phase = .cancelled
    let task = tasks[record.number]
    remove(record)
    task?.cancel()
  }

  private func remove(_ record: EffectRecord<Action>) {
    records[record.number] = nil
    tasks[record.number] = nil
    for id in record.work.ids {
      numbers[id]?.remove(record.number)
      if numbers[id]?.isEmpty == true { numbers[id] = nil }
    }
  }
}
