import DecisionTrees

/// An open question as a person sees it: the text, an aid, the answers, the other words.
struct QuestionPage {
  let question: Question
  let phrases: Phrases

  var page: Page {
    var page = Page()
    page.heading(Line(question.text))
    page.aside("\(question.aid)")
    page.append(answers)
    page.aside("\(phrases.dialogueWords)")
    return page
  }

  /// Why it is asked, and who asks it.
  var why: Page {
    Page("\(phrases.because, .strong): \(question.why) (\(question.source))")
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
