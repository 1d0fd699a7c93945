/// How long a writer waits for another that holds its folder, and who hears of it and of a write
/// that was cut off.
///
///     var patience = FolderPatience()
///     patience.isOver = { userHasEnough() }
///     try RecordFolder("Decisions", patience: patience).create(draft)
public struct FolderPatience: Sendable {
  /// How long it waits at most, in milliseconds.
  public var limit: Int
  /// Called once, with the folder's path, where it takes longer than half a second.
  public var waits: @Sendable (String) -> Void
  /// Asked again and again while it waits; true ends the wait with `stoppedWaiting`.
  public var isOver: @Sendable () -> Bool
  /// Called where a write that was cut off has been finished or undone.
  public var recovers: @Sendable (Recovery) -> Void

  /// Twenty seconds, in silence, unless told otherwise.
  public init(
    limit: Int = 20_000,
    waits: @escaping @Sendable (String) -> Void = { _ in },
    isOver: @escaping @Sendable () -> Bool = { false },
    recovers: @escaping @Sendable (Recovery) -> Void = { _ in }
  ) {
    self.limit = limit
    self.waits = waits
    self.isOver = isOver
    self.recovers = recovers
  }
}
