import Synchronization

/// A job of a run that was enqueued by a thread that does not step, so real time or real work is behind it.
public struct Escape: Hashable, Sendable, Codable {
  /// The step that started the task which came back.
  public let startedBy: Int
  /// The number the runtime gave to the task, unique in the process and different in each run.
  public let task: UInt64
}

/// The tasks that are known to belong to a world, and those of their jobs that came from elsewhere.
struct Members {
  var steps: [UInt64: Int] = [:]
  var inbox: [QueuedJob] = []
  var isOver = false
}

extension World {
  /// Takes a job that the stepping thread enqueued.
  func adopt(_ job: UnownedJob, isOnMainActor: Bool) {
    queue.append(QueuedJob(job: job, isOnMainActor: isOnMainActor, door: door))
    guard let number = TaskNumber.of(job) else { return }
    members.withLock { [stepNumber] members in
      if members.steps[number] == nil { members.steps[number] = stepNumber }
    }
  }

  /// Keeps a job that another thread enqueued until the next step, if its task is one of this world.
  func receive(_ item: QueuedJob, task: UInt64) -> Bool {
    let step: Int? = members.withLock { members in
      guard !members.isOver, let step = members.steps[task] else { return nil }
      members.inbox.append(item)
      return step
    }
    guard let step else { return false }
    report(.escaped(Escape(startedBy: step, task: task)))
    return true
  }

  func takeInbox() {
    let jobs = members.withLock { members in
      defer { members.inbox = [] }
      return members.inbox
    }
    for job in jobs { queue.append(job) }
  }
}

extension Stepper {
  /// Gives a job from another thread to the world its task belongs to; false if there is none.
  func giveBackToWorld(_ job: UnownedJob, isOnMainActor: Bool) -> Bool {
    guard let number = TaskNumber.of(job) else { return false }
    let item = QueuedJob(job: job, isOnMainActor: isOnMainActor, door: .time)
    let living = worlds.withLock { $0.values.compactMap(\.world) }
    return living.contains { $0.receive(item, task: number) }
  }
}
