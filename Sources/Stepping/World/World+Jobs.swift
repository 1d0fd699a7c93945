extension World: JobTaker {
  /// Takes a job that the stepping thread enqueued.
  func adopt(_ job: UnownedJob, isOnMainActor: Bool) {
    queue.append(QueuedJob(job: job, isOnMainActor: isOnMainActor, door: door))
    guard let number = TaskNumber.of(job), number != lastMember else { return }
    members.add(number, step: stepNumber)
    lastMember = number
  }

  /// Queues what came from other threads since the last step.
  func takeInbox() {
    for (job, escape) in members.takeInbox() {
      report(.escaped(escape))
      queue.append(job)
    }
  }
}
