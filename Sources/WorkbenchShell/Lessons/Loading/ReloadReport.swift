import LessonKit

/// How a script fares on code that was built anew; `reload --json` prints it as
/// `{"steps","same","step","words","difference"}`.
struct ReloadReport: Encodable, Equatable, Sendable {
  /// How many steps the script has.
  var steps: Int
  /// Whether every frame is as before.
  var same: Bool
  /// The first step that differs, 0 for the start.
  var step: Int?
  /// That step as typed.
  var words: String?
  /// What is different there, or why the step cannot be taken.
  var difference: String?
}

extension ReloadReport {
  /// Compares the frames of a script with those of the same script on new code, which may end early
  /// with a trap.
  init(before: [Frame], after: [Frame], trap: String? = nil) {
    steps = before.count - 1
    let all = StepComparison.compare(before, after, from: -1)
    let first = all.first { $0.verdict != .same && $0.verdict != .skipped }
    same = first == nil && after.count >= before.count
    step = first?.step ?? (same ? nil : after.count)
    guard let step else { return }
    words = before[step].as
    let found = first.map { Self.difference(before[step], after[step], $0) }
    difference = [found, trap].compactMap(\.self).joined(separator: ". ")
  }

  /// `12 steps, same until 7: total 30 → 33`.
  var line: Line {
    let count = steps == 1 ? "1 step" : "\(steps) steps"
    guard let step, let difference else { return "\(count), \("same throughout", .good)." }
    let place = step == 0 ? "different from the start" : "same until \(step)"
    return "\(count), \(place, .other): \(difference)"
  }

  private static func difference(_ old: Frame, _ new: Frame, _ found: StepComparison) -> String {
    switch found.verdict {
    case .impossible(let problem): "\(found.words) is not possible any more. \(problem)"
    case .different(let before, let now):
      values(old, new) ?? "\(before) before, \(now) now"
    case .same, .skipped: ""
    }
  }

  /// The first value that a step leaves differently.
  private static func values(_ old: Frame, _ new: Frame) -> String? {
    let paths = (old.changed + new.changed).map(\.path)
    for path in paths {
      let before = old.changed.first { $0.path == path }
      let now = new.changed.first { $0.path == path }
      if before?.to != now?.to {
        return "\(path) \(words(before, now)) → \(words(now, before))"
      }
    }
    return nil
  }

  /// The value after the step; where it did not change, the value the other run began with.
  private static func words(_ change: Frame.Change?, _ other: Frame.Change?) -> String {
    if let change { return change.to ?? "gone" }
    return other?.from ?? "nothing"
  }
}
