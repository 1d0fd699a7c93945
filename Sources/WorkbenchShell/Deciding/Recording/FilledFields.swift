import DecisionTrees
import Problems
import Spelling

/// The answers to a record's questions, with what nobody answered left open.
struct FilledFields: Sendable {
  let decided: DecidedWalk
  var given: [RecordField: String] = [:]

  /// A record is written in one language, English, whatever language the walk was held in.
  init(_ decided: DecidedWalk) {
    self.decided = decided.inEnglish
  }

  /// What the record says: the answer given, a restated one, or `Open:` with the question.
  func text(_ field: RecordField) -> String {
    if let text = given[field] { return text }
    if let text = field.restated(decided) { return text }
    let hint = field.hint(.english).isEmpty ? "" : " — \(field.hint(.english))"
    return "Open: \(field.question(.english))\(hint)"
  }

  func isOpen(_ field: RecordField) -> Bool {
    given[field] == nil && field.restated(decided) == nil
  }

  /// The questions nobody has answered.
  var open: [RecordField] { RecordField.allCases.filter(isOpen) }

  /// The keys of everything that is open, what the walk left open before what nobody said.
  var openKeys: [String] {
    (decided.walk.decided == nil ? ["outcome", "price"] : []) + open.map(\.rawValue)
  }

  /// The conditions, dates and sentences that call for another look, one each.
  var revisit: [String] {
    guard let text = given[.revisit] else { return decided.walk.revisit }
    return text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  var title: String { text(.title) }

  /// Takes `key=value` words as they follow `--record`.
  mutating func take(_ pairs: [Word]) throws(Problem) {
    for pair in pairs {
      let (key, value) = try Answers.split(pair.text)
      guard let field = RecordField(rawValue: key) else {
        let keys = RecordField.allCases.map(\.rawValue)
        throw .unknownField(key, nearest: Nearest.names(to: key, in: keys), all: keys)
      }
      set(field, value)
    }
  }

  /// An empty answer leaves the field as it was.
  mutating func set(_ field: RecordField, _ value: String) {
    let text = value.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
    if !text.isEmpty { given[field] = text }
  }
}
