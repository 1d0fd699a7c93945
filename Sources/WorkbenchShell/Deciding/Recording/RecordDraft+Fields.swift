import DecisionRecords
import DecisionTrees
import Problems

extension RecordDraft {
  /// A decision with its answers, its options and voices, its price and what is still open.
  init(_ fields: FilledFields, date: String) {
    let walk = fields.decided.walk
    self.init(
      title: fields.title,
      date: date,
      fields: [
        .init("owner", .text(fields.text(.owner))),
        .init("tree", .text(walk.tree.id)),
        .init("tree-version", .text("\(walk.tree.version)")),
        .init(
          "answers",
          .map(walk.path.map { .init(question: $0.question, answer: $0.answer.text) })
        ),
        .init("revisit", .list(fields.revisit)),
      ],
      lead: RecordWords.lead,
      sections: [
        .init("Context", RecordWords.context(fields)),
        .init("Options considered", RecordWords.options(walk)),
        .init("Decision", RecordWords.decision(fields)),
        .init("Consequences", RecordWords.consequences(fields)),
        .init("First steps", RecordWords.firstSteps(walk)),
        .init("Revisit", RecordWords.revisit(fields)),
      ]
    )
  }
}

/// The sections of a decision's record, as Markdown.
enum RecordWords {
  /// Says what a good record is, and where the numbers that stand in it are explained.
  static let lead =
    "The test of this record: the next engineer can read the choice, test it and undo it (K56). Numbers such as K56 or D1 are explained by `workbench help K56`."

  static func context(_ fields: FilledFields) -> String {
    let walk = fields.decided.walk
    let rows = walk.path.map { entry in
      let question = walk.tree.question(entry.question)
      return "| \(entry.question) | \(entry.answer.text) | \(words(question?.source ?? "")) |"
    }
    let table = ["| Question | Answer | Asked by |", "|---|---|---|"] + rows
    let subject = fields.decided.subject.map { "- **For:** \($0.rawValue)\n" } ?? ""
    return """
      \(subject)- **Features in scope:** \(line(.scope, fields))

      \(table.joined(separator: "\n"))
      """
  }

  static func options(_ walk: Walk) -> String {
    let chosen = walk.decided?.id
    let possible = chosen == nil ? walk.possible.map(\.id) : []
    let options = walk.tree.outcomes.map { outcome in
      let leads = outcome.id == chosen ? " — where these answers lead" : ""
      let mark = possible.contains(outcome.id) ? " — still possible" : leads
      return "- **\(words(outcome.title))** (`\(outcome.id)`)\(mark)"
    }
    let voices = (walk.decided?.voices ?? []).map { "- \(voice($0))" }
    var parts = [options.joined(separator: "\n")]
    if !voices.isEmpty {
      parts.append("What the sources say:\n\n" + voices.joined(separator: "\n"))
    }
    return (parts + changes(walk)).joined(separator: "\n\n")
  }

  /// The single answers that would change the outcome, and those that would only together.
  private static func changes(_ walk: Walk) -> [String] {
    let flips = walk.changes.map { change in
      "`\(change.typed)` → \(Problem.either(change.outcomes.map { "`\($0)`" }))"
    }
    let sets = walk.flipSets.map { set in
      let pairs = set.answers.map { "\($0.question)=\($0.answer.text)" }.joined(separator: " ")
      return "`\(pairs)` → `\(set.outcome)`"
    }
    return [("What would change it", flips), ("Only together would change it", sets)]
      .filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: ", "))." }
  }

  private static func voice(_ voice: Voice) -> String {
    let stance =
      switch voice.stance {
      case .agrees(let answer): "agrees: \(answer)"
      case .otherwise(let answer): "would answer otherwise: \(answer)"
      case .says(let answer): "says: \(answer)"
      case .silent: "has no opinion:"
      }
    return "**\(voice.source)** \(words(stance)) \(words(voice.because))"
  }

  static func decision(_ fields: FilledFields) -> String {
    """
    \(outcome(fields.decided.walk))

    \(list([.package, .version, .upgrades, .testStyle], fields))
    """
  }

  private static func outcome(_ walk: Walk) -> String {
    if let outcome = walk.decided {
      return "Where the answers lead: \(words(outcome.title)). \(words(walk.why))"
    }
    let possible = Problem.either(walk.possible.map { "`\($0.id)`" })
    return "Open: the answers do not settle it; still possible: \(possible)."
  }

  static func consequences(_ fields: FilledFields) -> String {
    let walk = fields.decided.walk
    let price = walk.decided == nil ? "Open: it depends on the outcome." : words(walk.price)
    return """
      - **Price:** \(price)
      \(list([.training, .budget, .hiring, .exit, .success, .exitCriteria], fields))
      """
  }

  static func firstSteps(_ walk: Walk) -> String {
    let steps =
      walk.decided?.firstSteps.map(words)
      ?? walk.open.map { "Find out `\($0.id)`: \(words($0.text))" }
    return steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }

  static func revisit(_ fields: FilledFields) -> String {
    let entries = fields.revisit.map { "- \(words($0))" }
    return entries.isEmpty ? "- \(line(.revisit, fields))" : entries.joined(separator: "\n")
  }

  private static func list(_ keys: [RecordField], _ fields: FilledFields) -> String {
    keys.map { "- **\(name($0)):** \(line($0, fields))" }.joined(separator: "\n")
  }

  private static func line(_ field: RecordField, _ fields: FilledFields) -> String {
    words(fields.text(field))
  }

  private static func words(_ text: String) -> String { RecordDraft.words(text) }

  private static func name(_ field: RecordField) -> String {
    switch field {
    case .package: "Library lives in"
    case .version: "Version"
    case .upgrades: "Upgrades"
    case .budget: "Budget"
    case .training: "Training"
    case .hiring: "Hiring"
    case .testStyle: "Test style"
    case .exit: "Exit"
    case .success: "Pilot succeeds when"
    case .exitCriteria: "Pilot ends when"
    default: field.rawValue
    }
  }
}
