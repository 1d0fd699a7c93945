/// A job of a run that was enqueued outside every step, so real time, another thread or a call that
/// was no step is behind it. It has waited for the step that reports it.
public struct Escape: Hashable, Sendable, Codable {
  /// The step that started the task which came back.
  public let startedBy: Int
  /// The number the runtime gave to the task, unique in the process and different in each run.
  public let task: UInt64
}
