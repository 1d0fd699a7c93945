import LessonKit
import LineEditing
import Problems

/// Asks what a guided frame will show, then takes the step and marks the answer by what happened.
struct PredictDialogue: Dialogue {
  var run: GuidedRun
  let line: String

  func place(_ session: Session) -> String {
    "\(session.lesson?.place ?? "") · predict"
  }

  func question(_ session: Session) -> Page {
    let names = known(session).all.dropLast().joined(separator: ", ")
    var page = Page()
    page.text(
      "What will \(typed: line) change, start, end or tell? Name all of it, out of \(names), or say \(typed: "nothing") where it changes nothing."
    )
    page.text(
      "\(typed: "Enter") passes · \(typed: "predict off") · other commands work too · Ctrl-C leaves the step"
    )
    return page
  }

  mutating func answer(_ text: String, _ session: inout Session) throws(Problem) -> Turn {
    let typed = text.trimmed
    switch typed.lowercased() {
    case "back", "quit", "q": return .ends(Reply(page: leave(&session)))
    case "help", "?", "hint", "why": return .goesOn(Self.help)
    case "", "next", "n", "skip", line.lowercased(): return try take("", nil, &session)
    case "predict off":
      session.asksToPredict = false
      return try take("", nil, &session)
    default: return try answer(typed, Guess(typed, among: known(session)), &session)
    }
  }

  func leave(_ session: inout Session) -> Page {
    let (taken, all) = (run.step.commands.count - run.lines.count, run.step.commands.count)
    guard taken > 0 else {
      return Page("The guided step was not taken; \(typed: "next") takes it.")
    }
    return Page(
      "The guided step was left after \(taken) of its \(all) lines; \(typed: "next") takes it from its beginning."
    )
  }

  func inputEnded(_ session: inout Session) throws(Problem) -> Reply { Reply() }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    known(session).all.map { Candidate($0) }
  }
}

extension PredictDialogue {
  private static let help = Page(
    "Names and \(typed: "nothing") are a guess, which is marked by running; any other command, typed in full, runs, and the question stays."
  )

  /// A guess is taken; a command runs; what is neither cannot be marked and leaves the question open.
  private mutating func answer(
    _ typed: String,
    _ guess: Guess,
    _ session: inout Session
  ) throws(Problem) -> Turn {
    switch PredictAnswer(typed, guess, session.commands) {
    case .guess: return try take(typed, guess, &session)
    case .command: return try evaluate(typed, &session)
    case .neither: return .goesOn(Self.refusal(of: guess))
    }
  }

  /// Why an answer is not marked; nothing was taken.
  private static func refusal(of guess: Guess) -> Page {
    if guess.isYesOrNo { return Page("This is not asked for a yes or a no, but for names.") }
    let words = enumeration(guess.unknown.map { "\"\($0)\"" }, "and")
    let isOne = guess.unknown.count == 1
    return Page(
      "Only names can be marked, and \(words) \(isOne ? "is none" : "are none") here, nor a whole command. The step was not taken."
    )
  }

  /// Takes the step, marks the guess, and goes on to the next question or to the end.
  private mutating func take(
    _ typed: String,
    _ guess: Guess?,
    _ session: inout Session
  ) throws(Problem) -> Turn {
    session.dialogue = nil
    let number = run.step.commands.count - run.lines.count + 1
    var reply = try run.take(after: Reply(), &session)
    if session.predicts, let lesson = session.lesson {
      let prediction = Prediction(guess ?? Guess(), lesson.frame)
      if guess != nil { reply.page.append(prediction.page) }
      session.journal.notePrediction(typed, prediction.mark, line: number, in: lesson)
    }
    let last = try run.goOn(reply, &session)
    return session.dialogue == nil ? .ends(last) : .goesOnWith(last.page)
  }

  /// Runs a command; one that only looks leaves the question open, any other the guided step.
  private func evaluate(_ typed: String, _ session: inout Session) throws(Problem) -> Turn {
    let before = session.lesson
    let stood = before?.session.standing
    var asked = session
    asked.dialogue = nil
    var shell = Shell(asked)
    var reply = try shell.evaluate(line: typed)
    session = shell.session
    reply.page.takeIn(&reply.raw)
    if let before, session.lesson?.opening === before.opening, session.dialogue == nil,
      session.lesson?.session.standing == stood, !reply.watches
    {
      return .goesOn(reply.page)
    }
    reply.page.gap()
    let isOpen = session.lesson?.opening === before?.opening
    reply.page.append(Page("The guided step was left\(isOpen ? "; next takes it" : "")."))
    return session.dialogue == nil ? .ends(reply) : .goesOnWith(reply.page)
  }

  /// The names a guess can be made of: paths, views, effects, a promise that breaks.
  private func known(_ session: Session) -> Guess.Known {
    guard let open = session.lesson else { return Guess.Known(paths: [], others: []) }
    let names = open.description.views + open.description.calls.map(\.name)
    var known = Guess.Known(paths: [], others: names)
    known.paths = (try? open.session.ask(.paths(nil))) ?? []
    if StepVerb.named(line)?.movesState == true { known.paths.append("self") }
    if !open.description.invariants.isEmpty { known.others.append("broken") }
    return known
  }
}

/// What an answer to a prediction is.
private enum PredictAnswer {
  case guess, command, neither

  /// Names in full count before a command, a command's whole name before the beginnings of names. The
  /// beginning of a command is none here, since it may well be meant as an answer.
  init(_ typed: String, _ guess: Guess, _ commands: CommandList) {
    let word = typed.split(separator: " ").first.map(String.init) ?? ""
    if word.hasPrefix(".") || word.hasPrefix(":") {
      self = .command
    } else if guess.isMadeOfNames, guess.isInFull {
      self = .guess
    } else if !guess.isHedged, commands.exact(word) != nil {
      self = .command
    } else {
      self = guess.isMadeOfNames ? .guess : .neither
    }
  }
}
