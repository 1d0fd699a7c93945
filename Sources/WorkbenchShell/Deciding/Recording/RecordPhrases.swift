import DecisionTrees

/// The words of the dialogue that asks for a record's fields, in one language.
struct RecordPhrases {
  private let words: Words<Key>

  init(language: Language) { words = Words("record", language) }

  enum Key: String, CaseIterable, Sendable {
    case folderQuestion, folderAid, takes, leavesOpen, words, noHint, nothingWritten
    case onePoint, points, open
  }
}

extension RecordPhrases {
  var folderQuestion: Line { words.line(.folderQuestion) }

  var folderAid: Line { words.line(.folderAid) }

  /// What Enter puts down where an answer or a sourced fact can be restated.
  func takes(_ restated: String) -> Line { words.line(.takes, restated) }

  var leavesOpen: Line { words.line(.leavesOpen) }

  var commands: Line { words.line(.words) }

  var noHint: Line { words.line(.noHint) }

  var nothingWritten: Line { words.line(.nothingWritten) }

  /// How many points are open, and which.
  func open(_ keys: [String]) -> Line {
    let count = keys.count == 1 ? words[.onePoint] : words[.points].filled("\(keys.count)")
    return words.line(.open, count, keys.joined(separator: ", "))
  }
}
