import Synchronization

extension Stepper {
  func forget(_ members: Members) {
    self.members.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(members)) }
  }

  /// Gives a job from another thread to the world its task belongs to; false if there is none.
  func giveBackToWorld(_ job: UnownedJob, isOnMainActor: Bool) -> Bool {
    let candidates = members.withLock { $0 }
    guard !candidates.isEmpty, let number = TaskNumber.of(job) else { return false }
    let item = QueuedJob(job: job, isOnMainActor: isOnMainActor, door: .time)
    return candidates.values.contains { $0.receive(item, task: number) }
  }
}
