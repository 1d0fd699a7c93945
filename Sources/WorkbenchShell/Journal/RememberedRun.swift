import LessonKit

/// A run as the journal has it: enough to make it again.
struct RememberedRun: Equatable {
  /// The lesson's key.
  var lesson: String
  /// When something was done in it last.
  var at: String
  /// The script's words.
  var words: String
  /// The folder of the package it is in; nil for a lesson of the workbench.
  var folder: String?
  /// How many guided steps were taken, the last of them by name, and the script as the guide left
  /// it.
  var guide = 0
  var step: String?
  var guideWords: String?
}

extension RememberedRun {
  /// The runs that can be made again, the one in which something was done last at the end.
  static func all(in events: [JournalEvent]) -> [RememberedRun] {
    var runs: [String: RememberedRun] = [:]
    var lastPlaces: [String: Int] = [:]
    for (place, event) in events.counting.enumerated() {
      guard let name = event.run else { continue }
      let key = "\(event.lesson) \(name)"
      if runs[key] != nil {
        runs[key]?.add(event)
      } else if event.event == .script, let words = event.words {
        runs[key] = RememberedRun(lesson: event.lesson, at: event.at, words: words)
        runs[key]?.add(event)
      }
      lastPlaces[key] = place
    }
    let inOrder = lastPlaces.sorted { $0.value < $1.value }.compactMap { runs[$0.key] }
    return inOrder.sorted { $0.at < $1.at }
  }

  private mutating func add(_ event: JournalEvent) {
    at = max(at, event.at)
    switch event.event {
    case .script:
      words = event.words ?? words
      folder = event.folder ?? folder
      guard let place = event.guide else { break }
      (guide, step) = (place, nil)
      guideWords = place > 0 ? words : nil
    case .step: words += (event.words ?? "") + "\n"
    case .guided:
      guard let place = event.guide else { break }
      (guide, step, guideWords) = (place, event.step, words)
    default: break
    }
  }
}

extension RememberedRun {
  /// Where the guide stands in a lesson that may have been changed since: behind the step of that
  /// name, else behind as many.
  func progress(in description: LessonDescription) -> GuideProgress {
    let names = LessonKeys.steps(of: description).map(\.name)
    let named = step.flatMap { name in names.firstIndex(of: name).map { $0 + 1 } }
    let next = named ?? min(max(guide, 0), names.count)
    let words = guideWords.map { words in (try? Script(words: words))?.words ?? words }
    return GuideProgress(next: next, words: next > 0 ? words : nil)
  }
}
