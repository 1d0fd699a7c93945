extension LessonProblem: CustomStringConvertible {
  /// The problem in a sentence or two: what happened and what to try.
  public var description: String {
    switch self {
    case .unknownMove(let name, let nearest, let known):
      "There is no move \".\(name)\"." + hint(nearest, known) { ".\($0)" }
    case .wrongArguments(let typed, let expected):
      "\"\(typed)\" does not fit. Expected \(expected)."
    case .notAStep(let text, let problem): "\"\(text)\" is no step. \(problem)"
    case .screenIsGone(let step): "\"\(step)\" needs the screen, which is gone. Try appear."
    case .nothingSleeps:
      "Nothing waits for a time. Try advance 300ms, to let time pass all the same."
    case .screenIsThere: "The screen is there already. Try leave first."
    case .cannotRestore(let reason): "The value cannot be put back: \(reason)."
    case .nothingThere(let step): "At step \(step) there was no state: its owner was gone."
    case .noSuchStep(let number, let last): "There is no step \(number); the run has 0 to \(last)."
    case .skippedAlready(let number, true): "Step \(number) is skipped already."
    case .skippedAlready(let number, false): "Step \(number) is not skipped."
    case .refusedStart(let name, let reason): "It cannot start from \"\(name)\": \(reason)."
    case .nothingToShow(let what): "This lesson has no \(what)."
    case .notStarted: "No run has been started."
    case .otherLesson(let other, let this): "The script is for \"\(other)\", this is \"\(this)\"."
    case .notHeld(let controls):
      "This program cannot be stepped: its Swift runtime does not hand over \(list(controls)). "
        + "Try a build with the toolchain's own shared runtime."
    case .process(let problem): problem.description
    default: callWords ?? nameWords
    }
  }

  private var callWords: String? {
    switch self {
    case .unknownCall(let id, []): "There is no call \(id); nothing is in flight."
    case .unknownCall(let id, let inFlight): "There is no call \(id). In flight: \(list(inFlight))."
    case .callIsOver(let id, let name, let how): "\(id) \(name) is over: \(how)."
    case .callIsLost(let id, let name):
      "\(id) \(name) was lost, so no answer can come; only cancelling ends it."
    case .noOutcome(let outcome?, let id, let name, let offered):
      "\(id) \(name) has no outcome \"\(outcome)\" here. Try \(list(offered))."
    case .noOutcome(nil, let id, let name, _): "\(id) \(name) has no such outcome."
    default: nil
    }
  }

  private var nameWords: String {
    switch self {
    case .unknownStyle(let name, let nearest, let known):
      "There is no style \"\(name)\"." + hint(nearest, known)
    case .unknownVariant(let name, let style, let nearest, let known):
      "\(style) has no variant \"\(name)\"." + hint(nearest, known)
    case .unknownStart(let name, let nearest, let known):
      "There is no start state \"\(name)\"." + hint(nearest, known)
    case .unknownPath(let path, let known): "There is nothing at \"\(path)\"." + hint(nil, known)
    case .unknownSnippet(let name, let nearest, let known):
      "There is no snippet \"\(name)\"." + hint(nearest, known)
    case .unknownSource(let name, let nearest, let known):
      "There is no source \"\(name)\"." + hint(nearest, known)
    default: ""
    }
  }

  private func hint(
    _ nearest: String?,
    _ known: [String],
    _ write: (String) -> String = { $0 }
  ) -> String {
    if let nearest { return " Did you mean \(write(nearest))?" }
    return known.isEmpty ? "" : " Known: \(list(known.map(write)))."
  }

  private func list(_ items: [some CustomStringConvertible]) -> String {
    items.map(\.description).joined(separator: ", ")
  }
}

extension StepProblem: CustomStringConvertible {
  /// The problem in a sentence.
  public var description: String {
    switch self {
    case .empty: "Nothing was typed."
    case .unknownWord(let word): "\"\(word)\" is not known; a move begins with a dot."
    case .malformed(let text): "In \"\(text)\" a quote or a parenthesis does not close."
    case .form(let word, let expected): "\"\(word)\" is written \"\(expected)\"."
    }
  }
}
