/// A run of the Swift tools, which may take a while and can be stopped.
public struct BuildRequest: Sendable, Equatable {
  /// The program and its arguments.
  public var words: [String]
  /// What is being done, as it is said while it runs: `building counter`.
  public var label: String
  /// Whether a person watches at a terminal that may be drawn over.
  public var isWatched: Bool

  /// Asks for a run of a program.
  public init(_ words: [String], label: String, isWatched: Bool = false) {
    (self.words, self.label, self.isWatched) = (words, label, isWatched)
  }
}

/// What a run of the Swift tools left behind.
public struct BuildResult: Sendable, Equatable {
  /// How it ended.
  public var ending: Ending
  /// What it wrote to standard output.
  public var output: String
  /// What it wrote to standard error.
  public var errors: String

  /// How a run can end.
  public enum Ending: Sendable, Equatable {
    /// It did what it was asked.
    case done
    /// It said no.
    case failed
    /// The user stopped it.
    case interrupted
  }

  /// Describes a result, for tests.
  public init(_ ending: Ending, output: String = "", errors: String = "") {
    (self.ending, self.output, self.errors) = (ending, output, errors)
  }
}
