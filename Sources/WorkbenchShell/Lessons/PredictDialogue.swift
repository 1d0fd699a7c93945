import LessonKit
import LineEditing

/// Asks what a guided move will change, then takes it and marks the answer by what happened.
struct PredictDialogue: Dialogue {
  var run: GuidedRun
  let line: String

  func place(_ session: Session) -> String {
    "\(session.lesson?.place ?? "") · predict"
  }

  func question(_ session: Session) -> Page {
    var page = Page()
    page.text("What will \(typed: line) change? Paths, effects, views; \(typed: "Enter") passes.")
    return page
  }

  mutating func answer(_ text: String, _ session: inout Session) throws(ShellError) -> Turn {
    if ["predict off", "quit", "back"].contains(text.trimmed) {
      session.lesson?.guide.predicts = false
    }
    session.dialogue = nil
    var reply = try run.take(after: Reply(), &session)
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map { $0.lowercased() }
    if session.predicts, !words.isEmpty, let frame = session.lesson?.frame {
      reply.page.append(Prediction(words: words, frame: frame).page)
    }
    let last = try run.goOn(reply, &session)
    return session.dialogue == nil ? .ends(last) : .goesOnWith(last.page)
  }

  func leave(_ session: inout Session) -> Page {
    Page("The guided step was not taken; \(typed: "next") takes it.")
  }

  func inputEnded(_ session: inout Session) throws(ShellError) -> Reply { Reply() }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    let views = session.lesson?.description.views ?? []
    guard case .names(let names)? = try? session.lesson?.session.ask(.paths(nil)) else {
      return views.map { Candidate($0) }
    }
    return (names + views).map { Candidate($0) }
  }
}

/// What was said before a step against what it did.
struct Prediction {
  var words: [String]
  var frame: Frame

  var page: Page {
    var page = Page()
    let said = words.map { word -> Line in
      happened.contains { $0.lowercased().hasPrefix(word) }
        ? "\(word) \("✓ yes", .good)" : "\(word) \("✗ no", .bad)"
    }
    let missed = happened.filter { name in
      !words.contains { name.lowercased().hasPrefix($0) }
    }
    page.row("you said", Line(spans: Array(said.map(\.spans).joined(separator: [Self.gap]))))
    if !missed.isEmpty { page.row("not said", "\(missed.joined(separator: ", "))") }
    return page
  }

  private static let gap = Span(text: "   ", tone: .plain)

  /// The paths that changed, the effects that something happened to, the views that were told.
  private var happened: [String] {
    var seen: Set<String> = []
    let names =
      frame.changed.map(\.path) + frame.effects.flatMap { [$0.name, $0.id.description] }
      + frame.notified.map(\.view)
    return names.filter { seen.insert($0).inserted }
  }
}
