import LessonKit

/// What was done in a lesson against the lesson as it is now.
struct LessonReport: Encodable, Equatable, Sendable {
  /// The lesson's key, `workbench/counter`.
  var lesson: String
  /// The guided steps there are, and how many of them were taken.
  var steps: Int
  var done: Int
  var finished: Bool
  /// Guided steps that were taken and read otherwise now.
  var changed: [String]
  /// Guided steps that were taken and are no more.
  var gone: [String]
  /// Whether anything in the lesson is otherwise than whenever something was done.
  var lessonChanged: Bool
  var styles: [String]
  var predictions: PredictionCounts
}

extension LessonReport {
  init(_ entry: LessonShelf.Entry, _ done: Progress.Done) {
    self.init(entry.key, entry.description, done)
  }

  init(_ key: String, _ description: LessonDescription, _ done: Progress.Done) {
    let keys = LessonKeys.steps(of: description)
    let taken = keys.filter { done.steps[$0.name] != nil }
    let names = Set(keys.map(\.name))
    lesson = key
    (steps, self.done) = (keys.count, taken.count)
    finished = done.isFinished
    changed = taken.filter { done.steps[$0.name]?.contains($0.hash) == false }.map(\.name)
    gone = done.steps.keys.filter { !names.contains($0) }.sorted()
    lessonChanged = !done.contents.contains(LessonKeys.hash(of: description))
    styles = done.styles
    predictions = PredictionCounts(done.predictions.values)
  }

  /// `5 of 7 steps done`.
  var steppedWords: String {
    let end = finished && done == steps ? "; finished" : finished ? "; was finished" : ""
    return "\(done) of \(steps) steps done\(end)"
  }

  /// What is otherwise since it was done, in sentences; nil where nothing is.
  var changedWords: String? {
    var parts: [String] = []
    if !changed.isEmpty { parts.append("changed since you did it: \(changed.quotedList)") }
    if !gone.isEmpty { parts.append("done and no longer there: \(gone.quotedList)") }
    if parts.isEmpty, lessonChanged { parts.append("changed since you did it") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension LessonShelf.Entry {
  /// The name under which its progress is kept.
  var key: String { LessonKeys.lesson(description.id, in: pack) }
}

extension [String] {
  fileprivate var quotedList: String {
    map { "“\($0)”" }.joined(separator: ", ")
  }
}
