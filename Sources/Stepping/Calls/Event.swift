/// Something that happened to a run besides the change of its state.
public enum Event: Hashable, Sendable, Codable {
  /// A call began to wait.
  case started(Call.ID)
  /// An outcome was delivered; the continuation runs behind `.effect(id)`.
  case ended(Call.ID, outcome: String)
  /// A call was marked as lost and goes on waiting.
  case lost(Call.ID)
  /// The task that waited was cancelled.
  case cancelled(Call.ID)
  /// A sleep fell due and its task went on.
  case woke
  /// A job of this run was enqueued by another thread.
  case escaped(Escape)
  /// Something left the world.
  case left(Departure)
  /// The world cannot hold this of its process, so what uses it runs past the steps.
  case notHeld([Control])
  /// The budget of one settling was used up and jobs are left.
  case exhausted(jobs: Int)
}
