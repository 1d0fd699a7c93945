import CWorld

extension World: JobTaker {
  func adopt(_ work: Work) {
    queue.append(QueuedJob(work: work, door: door))
    guard let number = work.task else { return }
    // A task that goes on sleeps no longer; what would have woken it is done at once.
    if let stale = clock.awake(number) { queue.append(QueuedJob(work: stale, door: door)) }
    guard number != lastMember else { return }
    members.add(number, step: stepNumber)
    lastMember = number
  }

  func adopt(_ work: Work, after nanoseconds: UInt64, sleeps: Bool) {
    let task =
      sleeps ? withUnsafeCurrentTask { $0.map { SleepingTask($0, world_current_task()) } } : nil
    let due = clock.now.advanced(by: .nanoseconds(Int64(clamping: nanoseconds)))
    if !clock.keep(work, until: due, task) { adopt(work) }
  }

  func noteLeaving(_ departure: Departure) {
    report(.left(departure))
  }

  /// Queues what came from other threads since the last step.
  func takeInbox() {
    for (work, escape) in members.takeInbox() {
      report(.escaped(escape))
      queue.append(QueuedJob(work: work, door: .outside))
    }
  }

  /// Lets the stepped code see the time of the clock.
  func showTime() {
    moment.pointee.elapsed = clock.now.nanoseconds
  }
}
