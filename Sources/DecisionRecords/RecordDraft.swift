import MarkdownBlocks

/// A record yet to be written, in the workbench's own form: front matter, heading, a first
/// paragraph, the status, then the sections.
public struct RecordDraft: Sendable, Equatable {
  /// The title; text, never a pattern.
  public var title: String
  /// The status, `proposed` unless somebody decided already.
  public var status: String
  /// The local day, YYYY-MM-DD.
  public var date: String
  /// The keys between `date` and the end of the front matter, in order.
  public var fields: [Field]
  /// The paragraph under the title, as Markdown; empty for none.
  public var lead: String
  /// The sections after the status, in order.
  public var sections: [Section]

  /// Describes a record.
  public init(
    title: String,
    status: String = "proposed",
    date: String,
    fields: [Field] = [],
    lead: String = "",
    sections: [Section] = []
  ) {
    self.title = title
    self.status = status
    self.date = date
    self.fields = fields
    self.lead = lead
    self.sections = sections
  }

  /// A key of the front matter.
  public struct Field: Sendable, Equatable {
    /// The key.
    public var key: String
    /// What it holds; texts are quoted where YAML needs it.
    public var value: Value

    /// Describes a key.
    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }

    /// What a key holds.
    public enum Value: Sendable, Equatable {
      /// One text.
      case text(String)
      /// A list of texts.
      case list([String])
      /// Keys with texts, in order.
      case map([Record.TreeWalk.Answer])
    }
  }

  /// A heading of level 2 with Markdown below it.
  public struct Section: Sendable, Equatable {
    /// The heading's words.
    public var title: String
    /// The Markdown below, without blank lines around it.
    public var body: String

    /// Describes a section.
    public init(_ title: String, _ body: String) {
      self.title = title
      self.body = body
    }
  }
}

extension RecordDraft.Field {
  /// The key as lines of YAML.
  var lines: [String] { lines { YAML.quoted($0) } }

  /// The same with texts quoted in a way of their own.
  func lines(quoted: (String) -> String) -> [String] {
    switch value {
    case .text(let text): ["\(key): \(quoted(text))"]
    case .list(let items) where items.isEmpty: ["\(key): []"]
    case .list(let items): ["\(key):"] + items.map { "  - \(quoted($0))" }
    case .map(let pairs) where pairs.isEmpty: ["\(key): {}"]
    case .map(let pairs):
      ["\(key):"] + pairs.map { "  \(quoted($0.question)): \(quoted($0.answer))" }
    }
  }
}

extension RecordDraft.Field {
  /// The key as a line of running text: `Owner: Ana`.
  fileprivate var line: String {
    let texts =
      switch value {
      case .text(let text): [text]
      case .list(let items): items
      case .map(let pairs): pairs.map { "\($0.question) \($0.answer)" }
      }
    let name = key.prefix(1).uppercased() + key.dropFirst()
    return "\(name): \(MarkdownWords.line(texts.joined(separator: ", ")))"
  }
}

extension RecordDraft {
  /// The whole file, given the heading with its number as plain words.
  func text(heading: String, status spelled: String) -> String {
    let matter =
      ["---"] + Field("status", .text(status)).lines + Field("date", .text(date)).lines
      + fields.flatMap(\.lines) + ["---"]
    let head = [matter.joined(separator: "\n"), "# " + MarkdownWords.line(heading)]
    return joined(head + body(status: spelled))
  }

  /// The same for a folder without front matter: the date and the people in lines below the title,
  /// what only programs read in a comment at the end.
  func plainText(heading: String, status spelled: String) -> String {
    let people = fields.filter { Vocabulary.people.contains($0.key) }
    let kept = fields.filter { !Vocabulary.people.contains($0.key) }
    let head = ["# " + MarkdownWords.line(heading), "Date: \(date)"] + people.map(\.line)
    return joined(head + body(status: spelled) + [ClosingComment.text(kept)])
  }

  private func body(status: String) -> [String] {
    let parts = [lead.trimmed, "## Status", MarkdownWords.line(status)]
    let sections = sections.flatMap { section in
      ["## " + MarkdownWords.line(section.title), section.body.trimmed]
    }
    return (parts + sections).filter { !$0.isEmpty }
  }

  private func joined(_ parts: [String]) -> String {
    parts.joined(separator: "\n\n") + "\n"
  }
}
