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
    page.text(
      "What will \(typed: line) change? Name paths, effects, views (\(names(session)))."
    )
    page.text("\(typed: "Enter") passes · \(typed: "predict off") · Ctrl-C leaves the step")
    return page
  }

  mutating func answer(_ text: String, _ session: inout Session) throws(ShellError) -> Turn {
    let typed = text.trimmed.lowercased()
    switch typed {
    case "back", "quit", "q": return .ends(Reply(page: leave(&session)))
    case "help", "?", "hint", "why": return .goesOn(Page("The answer is marked by running."))
    case "predict off": session.lesson?.guide.predicts = false
    default: break
    }
    let passes = ["", "next", "n", "skip", "predict off"].contains(typed)
    let known = known(session)
    session.dialogue = nil
    let number = run.step.commands.count - run.lines.count + 1
    var reply = try run.take(after: Reply(), &session)
    if session.predicts, let lesson = session.lesson {
      let prediction = Prediction(passes ? "" : text, known: known, frame: lesson.frame)
      if !passes { reply.page.append(prediction.page) }
      session.journal.notePrediction(text.trimmed, prediction.mark, line: number, in: lesson)
    }
    let last = try run.goOn(reply, &session)
    return session.dialogue == nil ? .ends(last) : .goesOnWith(last.page)
  }

  /// The names a prediction can be made of: paths, views, effects by name and by number.
  private func known(_ session: Session) -> [String] {
    guard let open = session.lesson else { return [] }
    var names = open.description.views + open.description.calls.map(\.name)
    if case .names(let paths)? = try? open.session.ask(.paths(nil)) { names = paths + names }
    return names + (1...9).map { "e\($0)" } + ["nothing"]
  }

  private func names(_ session: Session) -> String {
    known(session).prefix { $0 != "e1" }.joined(separator: ", ")
  }

  func leave(_ session: inout Session) -> Page {
    Page("The guided step was not taken; \(typed: "next") takes it.")
  }

  func inputEnded(_ session: inout Session) throws(ShellError) -> Reply { Reply() }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    known(session).map { Candidate($0) }
  }
}

/// What was said before a step against what it did.
struct Prediction {
  /// The names that were said, as they are written.
  var said: [String] = []
  /// Words that are no name here.
  var unknown: [String] = []
  var frame: Frame

  init(_ text: String, known: [String], frame: Frame) {
    self.frame = frame
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
    for word in words where !["and", "the", "y", "e"].contains(word.lowercased()) {
      let meant = known.filter { $0.lowercased().hasPrefix(word.lowercased()) }
      let exact = meant.first { $0.lowercased() == word.lowercased() }
      if let name = exact ?? meant.first { said.append(name) } else { unknown.append(word) }
    }
  }

  var page: Page {
    var page = Page()
    let marks = said.map { name -> Line in
      didHappen(name) ? "\(name) \("✓ yes", .good)" : "\(name) \("✗ no", .bad)"
    }
    if !marks.isEmpty {
      page.row("you said", Line(spans: Array(marks.map(\.spans).joined(separator: [Self.gap]))))
    }
    if !missed.isEmpty { page.row("not said", "\(missed.joined(separator: ", "))") }
    if !unknown.isEmpty { page.row("no name", "\(unknown.joined(separator: ", "))") }
    return page
  }

  /// Right where all that was said happened and nothing else did.
  var mark: JournalEvent.Mark {
    if said.isEmpty { return unknown.isEmpty ? .passed : .wrong }
    let right = said.count(where: didHappen)
    if right == 0 { return .wrong }
    return right == said.count && unknown.isEmpty && missed.isEmpty ? .right : .partly
  }

  /// Whether something of that name happened; `nothing`, where nothing did.
  private func didHappen(_ name: String) -> Bool {
    happened.isEmpty ? name == "nothing" : happened.contains { Self.fits($0, name) }
  }

  private var missed: [String] {
    happened.filter { name in !said.contains { Self.fits(name, $0) } }
  }

  private static let gap = Span(text: "   ", tone: .plain)

  /// A path counts for the parts below it: `state` for `state.loaded[0]`.
  private static func fits(_ name: String, _ said: String) -> Bool {
    name == said || name.hasPrefix(said + ".") || name.hasPrefix(said + "[")
  }

  /// The paths that changed, the effects that something happened to, the views that were told.
  private var happened: [String] {
    var seen: Set<String> = []
    let names = frame.changed.map(\.path) + frame.effects.map(\.name) + frame.notified.map(\.view)
    return names.filter { seen.insert($0).inserted }
  }
}
