/// The form of a new record.
public enum Template: Sendable, Equatable {
  /// Status, context, decision, consequences, as adr-tools writes it.
  case nygard
  /// MADR 4, all sections.
  case madr
  /// MADR 4, the sections it asks for.
  case madrMinimal
  /// MADR 2 and log4brains: particulars in a list below the title.
  case madrBullets
  /// One sentence with slots.
  case yStatement
  /// Front matter, status, Nygard's sections and the options considered.
  case workbench
  /// A file with places for number, title, date and status.
  case file(path: String)

  /// The templates that have a name, with their names.
  public static let named: [(name: String, template: Template)] = [
    ("nygard", .nygard), ("madr", .madr), ("madr-minimal", .madrMinimal),
    ("madr-bullets", .madrBullets), ("y-statement", .yStatement), ("workbench", .workbench),
  ]

  /// The template somebody means by a name.
  public static func named(_ name: String) throws(RecordsProblem) -> Template {
    guard let found = named.first(where: { $0.name == name.lowercased() }) else {
      throw .noSuchTemplate(name: name, known: named.map(\.name))
    }
    return found.template
  }
}

extension Template {
  /// The template for a folder none of whose records can be followed: its own file, or the one with
  /// the status where they have it.
  public init(following conventions: Conventions, isEmpty: Bool) {
    if let path = conventions.templatePath {
      self = .file(path: path)
    } else if isEmpty || conventions.statusForms == [.section] {
      self = .nygard
    } else if conventions.statusForms == [.frontMatter] {
      self = .madr
    } else if conventions.statusForms.contains(.frontMatter) {
      self = .workbench
    } else {
      self = conventions.heading == .plain ? .madrBullets : .nygard
    }
  }

  /// What a template is filled with.
  struct Slots {
    var heading: String
    var status: String
    var date: String
  }

  /// A built-in template filled; nil for a file.
  func text(_ slots: Slots) -> String? {
    let title = "# " + MarkdownWords.line(slots.heading)
    switch self {
    case .nygard:
      return Template.joined(
        [title, "Date: \(slots.date)", "## Status", Template.capital(slots.status)]
          + Template.sections(Template.nygardSections)
      )
    case .workbench:
      return Template.joined(
        [matter(slots, []), title, "## Status", Template.capital(slots.status)]
          + Template.sections(Template.workbenchSections)
      )
    case .madr:
      return Template.joined(
        [matter(slots, ["decision-makers:", "consulted:", "informed:"]), title]
          + Template.sections(Template.madrSections)
      )
    case .madrMinimal:
      return Template.joined(
        [matter(slots, []), title] + Template.sections(Template.minimalSections)
      )
    case .madrBullets:
      return Template.joined(
        [title, "- Status: \(slots.status.lowercased())\n- Date: \(slots.date)"]
          + Template.sections(Template.minimalSections) + ["## Links"]
      )
    case .yStatement:
      return Template.joined(
        [title, "Date: \(slots.date)", "## Status", Template.capital(slots.status), "## Decision"]
          + [Template.sentence]
      )
    case .file: return nil
    }
  }

  private func matter(_ slots: Slots, _ keys: [String]) -> String {
    let fields =
      RecordDraft.Field("status", .text(slots.status.lowercased())).lines
      + RecordDraft.Field("date", .text(slots.date)).lines
    return (["---"] + fields + keys + ["---"]).joined(separator: "\n")
  }

  private static func joined(_ parts: [String]) -> String {
    parts.joined(separator: "\n\n") + "\n"
  }

  private static func capital(_ status: String) -> String {
    MarkdownWords.line(status.prefix(1).uppercased() + status.dropFirst())
  }

  /// The sections of a record in a folder whose records share none.
  static func usualSections(isNygard: Bool) -> [String] {
    sections(isNygard ? nygardSections : minimalSections + [("## Links", "")])
  }

  /// The hint below a heading that the built-in templates know, in lower case.
  static func hint(below title: String) -> String? {
    let known = workbenchSections + madrSections
    let found = known.first { $0.0.drop { "# ".contains($0) }.lowercased() == title }
    return found.map { "<!-- \($0.1) -->" }
  }

  private static func sections(_ list: [(String, String)]) -> [String] {
    list.flatMap { title, hint in hint.isEmpty ? [title] : [title, "<!-- \(hint) -->"] }
  }
}

extension Template {
  private static let nygardSections = [
    ("## Context", "What forces are at work, and what makes a decision necessary now?"),
    ("## Decision", "What is going to be done, in full sentences."),
    ("## Consequences", "What becomes easier, what becomes harder, and what it costs."),
  ]

  private static let workbenchSections = [
    ("## Context", "What forces are at work, and what makes a decision necessary now?"),
    ("## Options considered", "The ways that were open, each with what speaks for and against it."),
    ("## Decision", "What is going to be done, in full sentences."),
    ("## Consequences", "What becomes easier, what becomes harder, and what it costs."),
  ]

  private static let minimalSections = [
    (
      "## Context and Problem Statement", "The problem in two or three sentences, or as a question."
    ),
    ("## Considered Options", "One line for each way that was open."),
    ("## Decision Outcome", "Chosen option: \"…\", because …"),
    ("### Consequences", "Good, because … Bad, because …"),
  ]

  private static let madrSections = [
    (
      "## Context and Problem Statement", "The problem in two or three sentences, or as a question."
    ),
    ("## Decision Drivers", "One line for each force or concern."),
    ("## Considered Options", "One line for each way that was open."),
    ("## Decision Outcome", "Chosen option: \"…\", because …"),
    ("### Consequences", "Good, because … Bad, because …"),
    ("### Confirmation", "How it will be seen that the decision is followed."),
    ("## Pros and Cons of the Options", "A heading of level 3 for each option, and its arguments."),
    ("## More Information", "Evidence, agreements, links to other records."),
  ]

  private static let sentence = """
    In the context of <!-- use case -->
    facing <!-- concern -->
    we decided for <!-- option -->
    and neglected <!-- other options -->
    to achieve <!-- quality -->
    accepting <!-- downside -->
    because <!-- reason -->
    """
}
