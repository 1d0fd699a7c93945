public import LessonKit
import LineEditing
import Problems
import Spelling
import Synchronization

/// The lessons a program can open, by their words.
public struct LessonShelf: Sendable {
  /// Puts the lessons on the shelf when somebody looks, so that a start that needs none makes none.
  private let made: Made

  /// The lessons in the order they are offered.
  public var entries: [Entry] { made.entries }

  /// A lesson on the shelf: what can be said of it before it is opened, and how it is opened.
  public struct Entry: Sendable {
    /// Who made it; progress is kept by pack and id.
    public var pack: String
    /// The description, without a run.
    public var description: LessonDescription
    /// Makes a session that runs it.
    package var open: @Sendable () -> any LessonSession
    /// Where it comes from, and so how it is built again.
    var origin = LessonOrigin.builtIn

    /// Describes a lesson and how it is opened; `pack` tells it from another's of the same id.
    package init(
      _ description: LessonDescription,
      pack: String = "workbench",
      open: @escaping @Sendable () -> any LessonSession
    ) {
      (self.description, self.pack, self.open) = (description, pack, open)
    }

    /// A lesson that this program serves, see ``LessonHost/serveIfAsked(_:)``; it runs in a process of
    /// its own, which Ctrl-C stops.
    public init(builtIn description: LessonDescription) {
      self.init(description) {
        ProcessSession(
          .current,
          lesson: description.id,
          description: description,
          stop: { Interrupts.installedDescriptor }
        )
      }
    }
  }

  /// Makes a shelf; the order is the order of learning.
  public init(_ entries: @autoclosure @escaping @Sendable () -> [Entry]) {
    made = Made(make: entries)
  }

  /// What is made at the first look and kept for the others.
  private final class Made: Sendable {
    let make: @Sendable () -> [Entry]
    private let kept = Mutex<[Entry]?>(nil)

    init(make: @escaping @Sendable () -> [Entry]) {
      self.make = make
    }

    var entries: [Entry] {
      kept.withLock { kept in
        let entries = kept ?? make()
        kept = entries
        return entries
      }
    }
  }
}

extension LessonShelf {
  /// The lessons' ids, in their order.
  var ids: [String] { entries.map(\.description.id) }

  /// A lesson by its id or a unique beginning of it.
  func entry(named typed: String) throws(Problem) -> Entry {
    let begun = ids.filter { $0.hasPrefix(typed) && !typed.isEmpty }
    let id = ids.first { $0 == typed } ?? (begun.count == 1 ? begun[0] : nil)
    guard let id, let entry = entries.first(where: { $0.description.id == id }) else {
      throw .unknownLesson(
        typed,
        nearest: begun.isEmpty ? Nearest.names(to: typed, in: ids) : begun,
        all: ids
      )
    }
    return entry
  }

  func candidates() -> [Candidate] {
    entries.map { Candidate($0.description.id, description: $0.description.title) }
  }
}

extension LessonShelf {
  /// What opens each of some lessons: `open counter · open cart`.
  static func opening(_ ids: [String]) -> Line {
    Line(ids.map { "open \($0)" }.joined(separator: " · "), .typed)
  }
}
