import Synchronization

/// What a process that serves a lesson does around each step; elsewhere nothing is done.
struct StepWatch: Sendable {
  /// Called with the step's number before any of the lesson's code runs; 0 is the start.
  var begin: @Sendable (Int) -> Void
  /// Called after a step; gives what the lesson's code has printed meanwhile.
  var takeOutput: @Sendable () -> String

  /// The watch of this process; set once, before the first run.
  static let current = Mutex<StepWatch?>(nil)

  static func begin(_ step: Int) {
    current.withLock { $0 }?.begin(step)
  }

  static func takeOutput() -> String {
    current.withLock { $0 }?.takeOutput() ?? ""
  }
}
