import DecisionTrees
import LessonKit

/// Which lessons show a fact and which trees cite it.
struct FactUses {
  private let lessons: [(id: String, shows: Set<String>)]

  /// The numbers in the texts of the built-in trees, read once.
  private static let trees: [(id: String, cites: Set<String>)] = Tree.builtInIDs.map { id in
    let bytes = ((try? Tree.builtIn(id)) ?? nil)?.bytes ?? []
    let words = String(decoding: bytes, as: UTF8.self).split { !($0.isLetter || $0.isNumber) }
    return (id, Set(words.filter { $0.first == "K" || $0.first == "D" }.map(String.init)))
  }

  /// Takes the lessons that are on the session's shelf.
  init(_ session: Session) {
    lessons = session.shelf.entries.map { ($0.description.id, Set($0.description.shows)) }
  }

  func lessons(showing id: String) -> [String] {
    lessons.filter { $0.shows.contains(id) }.map(\.id)
  }

  func trees(citing id: String) -> [String] {
    Self.trees.filter { $0.cites.contains(id) }.map(\.id)
  }

  /// The rows of a fact's page that say where it can be met.
  func rows(of id: String) -> [Page.Row] {
    let lessons = lessons(showing: id).map { "open \($0)" }
    let trees = trees(citing: id).map { "decide \($0)" }
    return [("shown by", lessons), ("cited by", trees)].filter { !$0.1.isEmpty }.map {
      .init("\($0.0)", Line($0.1.joined(separator: " · "), .typed))
    }
  }
}

/// What `help K51 --json` and `help facts --json` print:
/// `{"facts":[{"id","name","meaning","from","lessons","trees"}]}`.
struct FactData: Encodable, Sendable {
  var facts: [Entry]

  struct Entry: Encodable, Sendable {
    var id: String
    var name: String
    var meaning: String
    /// The sources by short name; empty where none is named.
    var from: [String]
    var lessons: [String]
    var trees: [String]

    init(_ fact: KnownFact, _ uses: FactUses) {
      (id, name, meaning) = (fact.id, fact.name, fact.meaning)
      from = fact.sources.map(\.rawValue)
      (lessons, trees) = (uses.lessons(showing: fact.id), uses.trees(citing: fact.id))
    }
  }
}

extension KnownFact {
  /// Who says it, in words.
  var from: String {
    let names = sources.map(\.rawValue).joined(separator: ", ")
    return names.isEmpty ? "no single source is named for it" : names
  }
}
