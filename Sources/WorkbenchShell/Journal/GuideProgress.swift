/// How far the guided steps of a lesson have been taken.
struct GuideProgress: Sendable, Equatable {
  /// The guided step that comes next, from 0.
  var next = 0
  /// The words of the run as the guide left it; other words since then were free play.
  var words: String?
}
