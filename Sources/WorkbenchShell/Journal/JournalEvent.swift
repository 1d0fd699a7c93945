/// One line of the journal: something that was done. It is written once and never changed.
///
///     {"at":"2026-11-30T08:20:00Z","event":"step","format":1,"hash":"6c62272e07bb0142",
///      "lesson":"workbench/counter","number":2,"run":"5f1c09aa","style":"mvvm",
///      "variant":"plain","words":".increment"}
///
/// In the file it is one line; keys are sorted, so every line begins with `{"at":"`.
struct JournalEvent: Codable, Hashable, Sendable {
  /// When, in UTC.
  var at: String
  var event: Kind
  /// The version of the format; lines of a higher one are left to a newer program.
  var format = JournalEvent.newestFormat
  /// The pack's id and the lesson's: two packs may each have a `counter`.
  var lesson: String
  /// The lesson's content when it was done, see ``LessonKeys``.
  var hash: String?
  /// Which opening of the lesson; events of several shells stand among each other.
  var run: String?
  /// Which event of its run, from 1, so that no two are equal.
  var number: Int?
  /// The folder of the package the lesson is in; nil for one of the workbench. It means something on
  /// one machine only, so it is not exported.
  var folder: String?
  var style: String?
  var variant: String?
  /// The whole script, the step that was added to it, or what was predicted.
  var words: String?
  /// How many guided steps were taken when the run stood at these words.
  var guide: Int?
  /// The guided step, by a name that survives renumbering.
  var step: String?
  /// The guided step's content when it was done.
  var text: String?
  /// The line of the guided step that was predicted, from 1.
  var line: Int?
  var mark: Mark?

  static let newestFormat = 1
}

extension JournalEvent {
  /// What was done. Kinds that are not known here are kept and do nothing.
  struct Kind: RawRepresentable, Codable, Hashable, Sendable {
    var rawValue: String

    /// The script became this.
    static let script = Kind(rawValue: "script")
    /// One step was added to the script.
    static let step = Kind(rawValue: "step")
    /// A guided step was taken to its end.
    static let guided = Kind(rawValue: "guided")
    /// A guided move was predicted, or the question passed over.
    static let prediction = Kind(rawValue: "prediction")
    /// The last guided step was taken.
    static let finished = Kind(rawValue: "finished")
    /// What was done in a lesson before this no longer counts.
    static let forgotten = Kind(rawValue: "forgotten")
    /// It counts again.
    static let remembered = Kind(rawValue: "remembered")
  }

  /// How a prediction compares with what happened.
  enum Mark: String, Codable, Hashable, Sendable {
    case right, partly, wrong, passed
  }

  /// The event as it stands in the file, without the newline.
  var json: String { JSONText.line(self) }
}

extension [JournalEvent] {
  /// The events without what another machine cannot use.
  var portable: [JournalEvent] {
    map { event in
      var event = event
      event.folder = nil
      return event
    }
  }

  /// The folders of the packages something was done in, by the keys of their lessons.
  var folders: [String: String] {
    reduce(into: [:]) { folders, event in
      if let folder = event.folder { folders[event.lesson] = folder }
    }
  }

  /// What counts: everything but what was forgotten and not remembered since.
  var counting: [JournalEvent] {
    var forgotten: [String: Int] = [:]
    for (place, event) in enumerated() {
      if event.event == .forgotten { forgotten[event.lesson] = place }
      if event.event == .remembered { forgotten[event.lesson] = nil }
    }
    return enumerated().filter { place, event in
      event.event != .forgotten && event.event != .remembered
        && place > forgotten[event.lesson] ?? -1
    }.map(\.element)
  }

  /// The events as lines of a file.
  var lines: String {
    map { $0.json + "\n" }.joined()
  }
}
