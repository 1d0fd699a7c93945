import LessonKit

extension OpenLesson {
  /// The move that words with a leading dot begin with, in capital letters or not: `.setamount(50)`.
  func move(_ words: String) -> LessonDescription.Move? {
    guard words.first == "." else { return nil }
    let name = words.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased()
    return description.moves.first { $0.name.lowercased() == name }
  }
}

extension LessonDescription.Move {
  /// What `help .move` says: the form, what the words in it stand for, and where the move comes from.
  var page: Page {
    var page = Page()
    page.heading("\(".\(name)", .strong) — a move of this lesson")
    page.row("usage", "\(typed: form)")
    for parameter in parameters { parameter.meaning.map { page.row("", "\($0)") } }
    page.row("from", Line(origin.words))
    return page
  }
}

extension LessonDescription.Origin {
  /// Where a move comes from and what becomes of its work when the screen goes, in words.
  var words: String {
    switch self {
    case .appearance: "the screen's appearance; what it starts ends with the screen"
    case .button: "a button; what it starts goes on when the screen goes"
    case .binding: "a control that gives a value"
    case .parent: "the view or feature above; possible without the screen too"
    }
  }
}
