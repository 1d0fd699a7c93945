/// Something that waits for its time: a task that sleeps, or work that was asked for later.
public struct Sleep: Hashable, Sendable, Codable {
  /// Counts the sleeps of a run from 1.
  public let number: Int
  /// When it ends.
  public let due: VirtualClock.Instant
  /// The step that began it.
  public let startedBy: Int
  /// Who the sleeping task belongs to, if anybody.
  public let owner: Owner?

  init(number: Int, due: VirtualClock.Instant, context: CallContext?) {
    self.number = number
    self.due = due
    startedBy = context?.step ?? 0
    owner = context?.owner
  }
}
