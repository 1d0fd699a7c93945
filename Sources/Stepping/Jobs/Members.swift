import Synchronization

/// The tasks that are known to belong to a world, and those of their jobs that came from elsewhere.
///
/// Apart from the world, so that other threads can look here without holding it.
final class Members: Sendable {
  private let contents = Mutex(Contents())

  private struct Contents: Sendable {
    var steps: [UInt64: Int] = [:]
    var inbox: [(work: Work, escape: Escape)] = []
    var isOver = false
  }

  func add(_ task: UInt64, step: Int) {
    contents.withLock { contents in
      if contents.steps[task] == nil { contents.steps[task] = step }
    }
  }

  /// Keeps a job that another thread enqueued until the next step, if its task is known.
  func receive(_ work: Work, task: UInt64) -> Bool {
    contents.withLock { contents in
      guard !contents.isOver, let step = contents.steps[task] else { return false }
      contents.inbox.append((work, Escape(startedBy: step, task: task)))
      return true
    }
  }

  func takeInbox() -> [(work: Work, escape: Escape)] {
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
