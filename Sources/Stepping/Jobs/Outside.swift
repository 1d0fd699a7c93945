import Synchronization

/// Jobs for our main actor that no stepped world caused, such as a `@MainActor` test.
struct Outside {
  var jobs = JobQueue()
  var isDrainScheduled = false
}

extension Stepper {
  /// Queues a job that belongs to no world, and sees to it that somebody runs it.
  func acceptOutside(_ job: QueuedJob) {
    let mustSchedule = outside.withLock { outside in
      outside.jobs.append(job)
      defer { outside.isDrainScheduled = true }
      return !outside.isDrainScheduled
    }
    if mustSchedule { scheduleDrain() }
  }

  /// Lets a thread of the global pool take its turn; must not be called while this thread steps a world.
  private func scheduleDrain() {
    Task.detached { Stepper.shared.drain() }
  }

  private func drain() {
    turn.take()
    for _ in 0..<64 {
      guard let job = outside.withLock({ $0.jobs.popFirst() }) else { break }
      run(job)
    }
    turn.giveBack()
    let isMoreLeft = outside.withLock { outside in
      outside.isDrainScheduled = !outside.jobs.isEmpty
      return outside.isDrainScheduled
    }
    if isMoreLeft { scheduleDrain() }
  }
}
