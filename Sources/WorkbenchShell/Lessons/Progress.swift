import LessonKit

/// What was done in each lesson, made from events. Doing it again, elsewhere or wrongly afterwards
/// never takes anything away.
struct Progress: Equatable {
  /// By the lesson's key, `workbench/counter`.
  var lessons: [String: Done] = [:]

  /// What was done in one lesson.
  struct Done: Equatable {
    /// The guided steps taken, each with the contents it had then.
    var steps: [String: Set<String>] = [:]
    /// The styles and variants in which something was done, `mvvm plain`, in order.
    var styles: [String] = []
    /// The marks of each predicted line, oldest first.
    var predictions: [Question: [JournalEvent.Mark]] = [:]
    var isFinished = false
    /// The lesson's contents at the times something was done.
    var contents: Set<String> = []
  }

  /// A line of a guided step.
  struct Question: Hashable {
    var step: String
    var line: Int
  }
}

extension Progress {
  /// Adds up the events that count, in the order of their times.
  init(_ events: [JournalEvent]) {
    for event in events.counting.sorted(by: { $0.at < $1.at }) {
      lessons[event.lesson, default: Done()].add(event)
    }
    lessons = lessons.filter { $0.value != Done() }
  }

  /// What was done in a lesson of the shelf; nil where nothing was.
  subscript(entry: LessonShelf.Entry) -> Done? { lessons[entry.key] }
}

extension Progress.Done {
  mutating func add(_ event: JournalEvent) {
    switch event.event {
    case .guided:
      if let step = event.step { steps[step, default: []].insert(event.text ?? "") }
    case .prediction:
      guard let step = event.step, let mark = event.mark else { break }
      predictions[.init(step: step, line: event.line ?? 1), default: []].append(mark)
    case .finished: isFinished = true
    case .script, .step: break
    default: return
    }
    if let hash = event.hash { contents.insert(hash) }
    let style = [event.style, event.variant].compactMap(\.self).joined(separator: " ")
    if !style.isEmpty, !styles.contains(style) { styles.append(style) }
  }
}

/// How predictions went: each predicted line counts once.
struct PredictionCounts: Encodable, Equatable, Sendable {
  var rightFirst = 0
  var rightLater = 0
  var partly = 0
  var wrong = 0
  /// Never answered.
  var passed = 0

  init(_ predictions: some Collection<[JournalEvent.Mark]>) {
    for marks in predictions {
      if marks.first == .right {
        rightFirst += 1
      } else if marks.contains(.right) {
        rightLater += 1
      } else if marks.contains(.partly) {
        partly += 1
      } else if marks.contains(.wrong) {
        wrong += 1
      } else {
        passed += 1
      }
    }
  }
}

extension PredictionCounts {
  /// `2 right first time, 1 passed`; empty where nothing was asked.
  var words: String {
    let parts = [
      (rightFirst, "right first time"), (rightLater, "right later"), (partly, "partly right"),
      (wrong, "wrong"), (passed, "passed"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
