/// Something about a lesson that does not hold, with what to do about it.
struct LessonFinding: Encodable, Equatable, Sendable {
  var kind: Kind
  /// What was found, a sentence.
  var what: String
  /// Where: a guided step, a style and variant, a file.
  var place: String
  /// What to do, a sentence.
  var advice: String

  /// What was looked at.
  enum Kind: String, Encodable, Sendable {
    /// The guided steps, in every style.
    case guide
    /// Two runs of one script.
    case repeats
    /// What naive and careful promise.
    case care
    /// Views, invariants, facts, the tree.
    case names
    /// The snippets that must not compile.
    case refused
    /// The files it shows.
    case source
    /// The size of what is shown.
    case screen
    /// Work that leaves the stepper.
    case escape
    /// Moves, views and answers that one variant has and another has not.
    case whole
  }

  enum CodingKeys: String, CodingKey {
    case kind, what
    case place = "where"
    case advice = "try"
  }
}

extension LessonFinding {
  init(_ kind: Kind, _ place: String, _ what: String, try advice: String) {
    self.init(kind: kind, what: what, place: place, advice: advice)
  }

  /// As it is shown: kind, place and sentence, then the advice below.
  var rows: [Page.Row] {
    [
      .init(Line(kind.rawValue, .bad), "\(place, .strong): \(what)"),
      .init("", "\(advice)"),
    ]
  }
}
