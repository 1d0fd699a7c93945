/// One shape of asynchronous code, begun by a synchronous call as views do it.
public nonisolated struct Row: Sendable, CustomStringConvertible {
  /// What is tried.
  public let name: String
  /// What it notes at once.
  public let first: [String]
  /// What it notes after each stretch of time.
  public let later: [(after: Duration, lines: [String])]
  /// False where children run side by side: the optimiser drops hops between actors, so that their
  /// order is another one in release.
  public let isOrdered: Bool
  /// Begins it.
  public let start: @MainActor @Sendable (Log) -> Void

  init(
    _ name: String,
    _ first: [String] = [],
    later: [(after: Duration, lines: [String])] = [],
    isOrdered: Bool = true,
    _ start: @escaping @MainActor @Sendable (Log) -> Void
  ) {
    self.name = name
    self.first = first
    self.later = later
    self.isOrdered = isOrdered
    self.start = start
  }

  /// The name.
  public var description: String { name }

  /// Every row.
  public static let all = tasks + actors + queues + sleeps + places + moments
}
