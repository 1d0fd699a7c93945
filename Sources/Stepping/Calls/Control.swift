/// What a world must hold of its process, so that what it steps runs in steps.
public enum Control: String, Hashable, Sendable, Codable, CaseIterable {
  /// Jobs of the main actor.
  case mainJobs
  /// Jobs that a feature leaves to the global pool.
  case poolJobs
  /// Sleeps, and blocks that were asked for later.
  case sleeps
  /// Clocks and dates.
  case clocks
  /// Reads of observed properties, by which it is known what a view reads.
  case reads

  /// Whether nothing can be stepped without it.
  public var isNeeded: Bool { self == .mainJobs || self == .poolJobs }
}

extension Control: CustomStringConvertible {
  /// The control in words.
  public var description: String {
    switch self {
    case .mainJobs: "work of the main actor"
    case .poolJobs: "work beside the main actor"
    case .sleeps: "sleeps"
    case .clocks: "clocks and dates"
    case .reads: "reads of observed properties"
    }
  }
}
