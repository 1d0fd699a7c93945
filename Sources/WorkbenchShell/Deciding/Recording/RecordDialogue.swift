import DecisionRecords
import DecisionTrees
import LineEditing
import Problems

/// Asks for what a record has to say, one field after the other, and writes it at the end.
struct RecordDialogue: Dialogue {
  private var fields: FilledFields
  private var index = 0
  /// Where to write; nil in the workbench's own checkout, where it is asked first.
  private var folder: String?

  init(_ fields: FilledFields, folder: String?) {
    self.fields = fields
    self.folder = folder
  }
}

extension RecordDialogue {
  private var field: RecordField? {
    folder != nil && index < RecordField.allCases.count ? RecordField.allCases[index] : nil
  }

  func place(_ session: Session) -> String {
    guard let field else { return "record · dir" }
    return "record · \(field.rawValue) \(index + 1)/\(RecordField.allCases.count)"
  }

  func question(_ session: Session) -> Page {
    let phrases = RecordPhrases(language: session.treeLanguage)
    var page = Page()
    guard let field else {
      page.heading(phrases.folderQuestion)
      page.aside(phrases.folderAid)
      return page
    }
    page.heading(Line(field.question(session.treeLanguage)))
    let hint = field.hint(session.treeLanguage)
    if !hint.isEmpty { page.aside("\(hint)") }
    guard let restated = field.restated(fields.decided) else {
      page.aside("\(phrases.leavesOpen) · \(phrases.commands)")
      return page
    }
    page.aside(phrases.takes(restated))
    page.aside(phrases.commands)
    return page
  }

  mutating func answer(_ line: String, _ session: inout Session) throws(Problem) -> Turn {
    let text = line.trimmed
    guard folder != nil else { return try takeFolder(text, &session) }
    switch text.lowercased() {
    case "back", "atrás", "atras":
      index = max(0, index - 1)
      return .goesOn(Page())
    case "why", "?", "help", "por qué", "por que", "ayuda":
      return .goesOn(Page(hint(session.treeLanguage)))
    case "unknown", "skip", "no sé", "no se", "saltar": return .goesOn(skipped())
    case "done", "hecho": return .ends(try write(session))
    default: break
    }
    if let field { fields.set(field, try Self.unquoted(text)) }
    index += 1
    return field == nil ? .ends(try write(session)) : .goesOn(Page())
  }

  private func hint(_ language: Language) -> Line {
    let hint = field?.hint(language) ?? ""
    return hint.isEmpty ? RecordPhrases(language: language).noHint : Line(hint)
  }

  private mutating func skipped() -> Page {
    index += 1
    return Page()
  }

  /// An answer in quotes is taken without them, so that the words of the dialogue can be values.
  private static func unquoted(_ text: String) throws(Problem) -> String {
    guard let first = text.first, "\"“«".contains(first) else { return text }
    let words = try? words(of: text)
    return words?.count == 1 ? words?[0].text ?? text : text
  }

  private mutating func takeFolder(
    _ text: String,
    _ session: inout Session
  ) throws(Problem) -> Turn {
    guard !text.isEmpty else { throw .needsFolder(command: "record") }
    folder = Paths.absolute(text, in: session.world)
    session.world.asked = Paths.fromRoot([text], in: session.world)
    return .goesOn(Page())
  }

  private func write(_ session: Session) throws(Problem) -> Reply {
    guard let folder else { throw .needsFolder(command: "record") }
    return try RecordCommand.write(fields, in: folder, session)
  }

  func leave(_ session: inout Session) -> Page {
    Page(RecordPhrases(language: session.treeLanguage).nothingWritten)
  }

  /// The lines have ended: what they did not answer is open.
  func inputEnded(_ session: inout Session) throws(Problem) -> Reply {
    try write(session)
  }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    folder == nil ? Files.candidates(partial, session) : []
  }
}
