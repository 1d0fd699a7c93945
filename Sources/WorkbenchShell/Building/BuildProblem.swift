import LessonKit

/// What can keep a lesson from being built and started.
enum BuildProblem: Error, Equatable, Sendable {
  /// The workbench was not built in a checkout that is still there.
  case noCheckout
  /// There is no such folder.
  case noFolder(String)
  /// The folder of the lesson that is open is not there any more.
  case gone(String)
  /// The folder is not a package.
  case noPackage(String)
  /// Nobody has allowed building it, with what has changed where somebody had.
  case notTrusted(TrustQuestion)
  /// None of its programs, or more than one, uses `LessonKit`.
  case programs(String, found: [String])
  /// The compiler or the package manager said no.
  case failed(String, faults: [BuildLog.Fault], tail: [String])
  /// The user stopped it.
  case stopped(String)
  /// The new code cannot begin the run that is open.
  case refused(LessonProblem)
  /// What was built does not serve a lesson.
  case cannotStart(String, reason: String)
  /// There is no folder of the user's to build it in.
  case noPlace(String)
  /// What it would be remembered by cannot be read.
  case unreadable(String, reason: String)
}

/// What the user is asked before a folder is built.
struct TrustQuestion: Equatable, Sendable {
  /// The folder, absolute.
  var folder: String
  /// The folder as it was typed.
  var typed: String
  /// Why it has to be asked.
  var reason: Reason
  /// What is asked about: the folder's content, as digests by path.
  var content: [String: String]

  /// Why an answer is needed.
  enum Reason: Equatable, Sendable {
    /// Nobody has said yet whether it may be built.
    case unknown
    /// These files differ from what was trusted.
    case changed([String])
    /// These files came to differ while it was asked, or while it was built.
    case changedMeanwhile([String])
  }
}
