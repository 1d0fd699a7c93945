package import LessonKit

/// The outside world as the shell sees it: closures, so that a test can fix each of them.
public struct World: Sendable {
  /// The folder the program was started in, absolute.
  public var directory: String
  /// The folders that the command names from the root; paths in them are shown from there too.
  var asked: [String] = []
  /// The value of an environment variable.
  public var environment: @Sendable (String) -> String?
  /// Today's local date as `2026-11-30`.
  public var today: @Sendable () -> String
  /// The time in UTC as `2026-11-30T08:20:00Z`.
  public var now: @Sendable () -> String
  /// A file's bytes, or why they cannot be had.
  public var readFile: @Sendable (String) -> Result<[UInt8], OutsideFailure>
  /// Writes a new file, whole or not at all; one that exists is a failure.
  public var createFile: @Sendable (String, String) -> Result<Void, OutsideFailure>
  /// Whether something can be written in a folder, or why not.
  public var canWrite: @Sendable (String) -> Result<Void, OutsideFailure>
  /// Runs a program to its end and gives what it printed on standard output.
  public var run: @Sendable ([String]) -> Result<String, OutsideFailure>
  /// Runs a program in the foreground of the user's terminal and waits for its end: an editor.
  public var edit: @Sendable ([String]) -> Result<Void, OutsideFailure>
  /// Writes to standard output or standard error; false when it could not.
  public var write: @Sendable (Stream, String) -> Bool
  /// The file of the program that runs; nil where the system does not tell.
  public var program: String?
  /// The checkout this program was built in; nil where there is none any more.
  public var checkout: String?
  /// Runs a build, or another of the Swift tools, to its end or until the user stops it.
  public var build: @Sendable (BuildRequest) -> Result<BuildResult, OutsideFailure>
  /// Starts the program in a file as a lesson's; the name is for one that holds several lessons.
  package var startLesson: @Sendable (String, String?) -> Result<any LessonSession, OutsideFailure>
  /// Waits until a file below some folders differs from the content known, or the user has enough.
  public var awaitChange: @Sendable (WatchedFolders, WatchedFolders.Content) -> WatchEvent
}

/// Where text goes.
public enum Stream: Sendable {
  case output, errors
}

/// Why the outside world said no, in the system's words.
public struct OutsideFailure: Error, Equatable, Sendable {
  /// The reason, as it reads after a colon.
  public var reason: String

  /// What a file that exists already answers.
  public static let exists = OutsideFailure("it exists already")

  /// What work answers that the user has stopped.
  static let stopped = OutsideFailure("it was stopped")

  /// Makes a failure with a reason that reads after a colon.
  public init(_ reason: String) {
    self.reason = reason
  }
}
