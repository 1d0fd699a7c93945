import DecisionTrees

/// An open question as a person sees it: the text, an aid, the answers, the other words.
struct QuestionPage {
  let question: Question
  let phrases: Phrases
  /// Whether the outcome is out and the answer is for the record only.
  var isForTheRecord = false

  var page: Page {
    var page = Page()
    page.heading(Line(question.text))
    page.aside("\(question.aid)")
    page.append(answers)
    page.aside("\(words)")
    return page
  }

  private var words: String {
    if isForTheRecord { return phrases[.forTheRecordWords] }
    return question.id == "for" ? phrases[.subjectWords] : phrases[.dialogueWords]
  }

  /// Why it is asked, and who asks it.
  var why: Page {
    var page = Page("\(phrases[.because], .strong): \(question.why) (\(question.source))")
    if let lessons = question.see {
      page.text("\(phrases[.see], .strong): \(LessonShelf.opening(lessons))")
    }
    return page
  }

  private var answers: Page {
    var page = Page()
    switch question.kind {
    case .number, .yesNo: page.aside("\(question.allowed(phrases), .typed)")
    case .choice(let choices):
      page.rows(
        choices.enumerated().map { index, choice in
          .init("\(index + 1) \(choice.id, .typed)", Line(choice.label))
        }
      )
    }
    return page
  }
}
