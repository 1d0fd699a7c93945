/// What a world must hold of its process, so that what it steps runs in steps.
public enum Control: String, Hashable, Sendable, Codable, CaseIterable {
  /// Jobs of the main actor.
  case mainJobs
  /// Jobs that a feature leaves to the global pool.
  case poolJobs
}

extension Control: CustomStringConvertible {
  /// The control in words.
  public var description: String {
    switch self {
    case .mainJobs: "work of the main actor"
    case .poolJobs: "work beside the main actor"
    }
  }
}
