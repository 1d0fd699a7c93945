import Synchronization

/// A job of a run that was enqueued outside every step, so real time, another thread or a call that
/// was no step is behind it. It has waited for the step that reports it.
public struct Escape: Hashable, Sendable, Codable {
  /// The step that started the task which came back.
  public let startedBy: Int
  /// The number the runtime gave to the task, unique in the process and different in each run.
  public let task: UInt64
}

/// The tasks that are known to belong to a world, and those of their jobs that came from elsewhere.
///
/// Apart from the world, so that other threads can look here without holding it.
final class Members: Sendable {
  private let contents = Mutex(Contents())

  private struct Contents: Sendable {
    var steps: [UInt64: Int] = [:]
    var inbox: [(job: QueuedJob, escape: Escape)] = []
    var isOver = false
  }

  func add(_ task: UInt64, step: Int) {
    contents.withLock { contents in
      if contents.steps[task] == nil { contents.steps[task] = step }
    }
  }

  /// Keeps a job that another thread enqueued until the next step, if its task is known.
  func receive(_ job: QueuedJob, task: UInt64) -> Bool {
    contents.withLock { contents in
      guard !contents.isOver, let step = contents.steps[task] else { return false }
      contents.inbox.append((job, Escape(startedBy: step, task: task)))
      return true
    }
  }

  func takeInbox() -> [(job: QueuedJob, escape: Escape)] {
    contents.withLock { contents in
      guard !contents.inbox.isEmpty else { return [] }
      defer { contents.inbox = [] }
      return contents.inbox
    }
  }

  /// Lets jobs that come later run by themselves.
  func end() {
    contents.withLock { $0.isOver = true }
  }
}

extension World {
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
