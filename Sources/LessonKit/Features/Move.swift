/// Something the user can do, with one name and one form in every style of a lesson.
///
///     static let setAmount = Move("setAmount", Parameter<Int>("amount"), origin: .binding)
///     static let submit = Move("submit")
///
/// Each style says with ``Feature/on(_:_:)`` what it does there.
public struct Move<each Value: MoveArgument>: Sendable {
  /// The word behind the dot.
  public let name: String
  /// What it takes.
  public let parameters: [LessonDescription.Parameter]
  /// Where it comes from, which decides what `leave` cancels.
  public let origin: LessonDescription.Origin

  /// Makes a move.
  public init(
    _ name: String,
    _ parameter: repeat Parameter<each Value>,
    origin: LessonDescription.Origin = .button
  ) {
    var parameters: [LessonDescription.Parameter] = []
    repeat parameters.append((each parameter).description)
    (self.name, self.parameters, self.origin) = (name, parameters, origin)
  }

  /// Takes the values out of typed arguments; nil when they do not fit.
  func values(_ arguments: [Argument]) -> (repeat each Value)? {
    guard arguments.count == parameters.count else { return nil }
    var rest = arguments[...]
    return try? (repeat Self.next((each Value).self, &rest))
  }

  private static func next<Next: MoveArgument>(
    _: Next.Type,
    _ rest: inout ArraySlice<Argument>
  ) throws -> Next {
    guard let argument = rest.popFirst(), let value = Next(argument) else { throw Misfit() }
    return value
  }
}

/// An argument is of another sort than the parameter.
private struct Misfit: Error {}

/// One argument of a move: its type and what it is called.
public struct Parameter<Value: MoveArgument>: Sendable {
  let label: String

  /// Makes a parameter: `Parameter<Int>("amount")`.
  public init(_ label: String) { self.label = label }

  var description: LessonDescription.Parameter {
    LessonDescription.Parameter(label: label, type: Value.argumentType, choices: Value.choices)
  }
}

/// A move of any form, as a lesson lists it.
public protocol LessonMove: Sendable {
  /// The move as data.
  var description: LessonDescription.Move { get }
}

extension Move: LessonMove {
  /// The move as data.
  public var description: LessonDescription.Move {
    LessonDescription.Move(name: name, parameters: parameters, origin: origin)
  }
}
