import Spelling

extension Step {
  /// The step with the types that the lesson's move expects, so that it prints in its canonical form.
  ///
  /// `.setName ana` becomes `.setName("ana")`, `.setPrice(3.0)` becomes `.setPrice(3)`. Throws ``LessonProblem/unknownMove(_:nearest:known:)`` or
  /// ``LessonProblem/wrongArguments(_:expected:)``. Steps that are no moves stay as they are.
  public func fitted(to moves: [LessonDescription.Move]) throws(LessonProblem) -> Step {
    guard case .move(let name, let arguments) = self else { return self }
    guard let move = moves.first(where: { $0.name == name }) else {
      let names = moves.map(\.name)
      throw .unknownMove(name, nearest: Nearest.name(to: name, in: names), known: names)
    }
    guard arguments.count == move.parameters.count else {
      throw .wrongArguments("\(self)", expected: move.expectation)
    }
    var fitted: [Argument] = []
    for (argument, parameter) in zip(arguments, move.parameters) {
      guard let fit = argument.fitted(to: parameter) else {
        throw .wrongArguments("\(self)", expected: move.expectation)
      }
      fitted.append(fit)
    }
    return .move(name, fitted)
  }
}

extension Argument {
  func fitted(to parameter: LessonDescription.Parameter) -> Argument? {
    switch (parameter.type, self) {
    case (.text, .text), (.number, .number), (.decimal, .decimal), (.yesNo, .yesNo), (.date, .date):
      self
    case (.text, .word(let word)): .text(word)
    case (.decimal, .number(let number)): .decimal(Double(number))
    case (.number, .decimal(let number)): Int(exactly: number).map { .number($0) }
    case (.yesNo, .word("yes")): .yesNo(true)
    case (.yesNo, .word("no")): .yesNo(false)
    case (.date, .text(let text)): Day(text).map { .date($0) }
    case (.choice, .choice(let name)), (.choice, .word(let name)), (.choice, .text(let name)):
      parameter.choices.contains(name) ? .choice(name) : nil
    default: nil
    }
  }
}
