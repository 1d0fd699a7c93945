/// The product's words, as `help WORD` explains them.
enum Glossary {
  /// A word, what it means here, and an example.
  struct Term: Encodable, Sendable {
    var name: String
    var meaning: String
    var example: String
    /// The facts it rests on, by K-number.
    var facts: String
  }

  static func term(_ name: String) -> Term? {
    terms.first { $0.name.lowercased() == name }
  }

  static func term(beginning typed: String) -> Term? {
    let begun = terms.filter { $0.name.lowercased().hasPrefix(typed) }
    return begun.count == 1 ? begun.first : nil
  }

  /// The product's own words, then the texts behind the trees and lessons, by the short names that
  /// stand in citations.
  static let terms = words + sources

  private static let words = (parts["words"]?.entries ?? []).map { Term($0) }

  private static let sources =
    parts["sources"].map { part in
      part.entries.map { Term(source: $0, side: part.about) }
    } ?? []

  /// The content they come from, part by part.
  static let parts = ContentText.named("Glossary/glossary.en.md")
}

extension Glossary.Term {
  fileprivate init(_ entry: ContentText.Entry) {
    (name, meaning) = (entry.title, entry.text)
    (example, facts) = (entry.fields["try"] ?? "", entry.fields["facts"] ?? "")
  }

  /// A source, of which it is said that the workbench takes no side; what it is cited for is what
  /// the facts say.
  fileprivate init(source entry: ContentText.Entry, side: String) {
    self.init(entry)
    meaning += " " + side
    guard let source = KnownFact.Source(rawValue: name) else { return }
    let cited = KnownFact.all.filter { $0.sources.contains(source) }
    example = "help \(cited.first?.id ?? "facts")"
    facts = KnownFact.ids(of: cited)
  }
}
