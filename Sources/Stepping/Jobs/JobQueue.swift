/// Work that waits for its turn, with the door through which it was caused.
struct QueuedJob {
  let work: Work
  let door: Door
}

/// Jobs in the order they came, whatever their priority, so that a run repeats.
struct JobQueue {
  private var jobs: [QueuedJob] = []
  private var head = 0

  var count: Int { jobs.count - head }
  var isEmpty: Bool { jobs.count == head }

  mutating func append(_ job: QueuedJob) {
    jobs.append(job)
  }

  mutating func popFirst() -> QueuedJob? {
    guard head < jobs.count else { return nil }
    // Mostly there is only one.
    if jobs.count == 1 { return jobs.popLast() }
    defer { advance() }
    return jobs[head]
  }

  private mutating func advance() {
    head += 1
    if head == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 4096, head * 2 >= jobs.count {
      jobs.removeFirst(head)
      head = 0
    }
  }
}
