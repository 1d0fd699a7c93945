/// A type that a move can take: `String`, `Int`, `Double`, `Bool`, ``Day``, and enums of words.
public protocol MoveArgument: Sendable, SendableMetatype {
  /// What is expected at the prompt.
  static var argumentType: LessonDescription.ArgumentType { get }
  /// The words to choose from; empty unless the type is a choice.
  static var choices: [String] { get }
  /// Takes the value out of a typed argument; nil when it is another sort.
  init?(_ argument: Argument)
}

extension MoveArgument {
  /// No words to choose from.
  public static var choices: [String] { [] }
}

extension String: MoveArgument {
  /// Text.
  public static var argumentType: LessonDescription.ArgumentType { .text }

  /// Takes text.
  public init?(_ argument: Argument) {
    guard case .text(let text) = argument else { return nil }
    self = text
  }
}

extension Int: MoveArgument {
  /// A whole number.
  public static var argumentType: LessonDescription.ArgumentType { .number }

  /// Takes a whole number.
  public init?(_ argument: Argument) {
    guard case .number(let number) = argument else { return nil }
    self = number
  }
}

extension Double: MoveArgument {
  /// A number with a point.
  public static var argumentType: LessonDescription.ArgumentType { .decimal }

  /// Takes a number with a point.
  public init?(_ argument: Argument) {
    guard case .decimal(let number) = argument else { return nil }
    self = number
  }
}

extension Bool: MoveArgument {
  /// Yes or no.
  public static var argumentType: LessonDescription.ArgumentType { .yesNo }

  /// Takes yes or no.
  public init?(_ argument: Argument) {
    guard case .yesNo(let answer) = argument else { return nil }
    self = answer
  }
}

extension Day: MoveArgument {
  /// A day.
  public static var argumentType: LessonDescription.ArgumentType { .date }

  /// Takes a day.
  public init?(_ argument: Argument) {
    guard case .date(let day) = argument else { return nil }
    self = day
  }
}

/// An enum of words that a move can take.
///
///     enum Speed: String, MoveChoice { case express, standard }
public protocol MoveChoice: MoveArgument, CaseIterable, RawRepresentable<String> {}

extension MoveChoice {
  /// One of some words.
  public static var argumentType: LessonDescription.ArgumentType { .choice }

  /// The raw values in the order written.
  public static var choices: [String] { allCases.map(\.rawValue) }

  /// Takes one of the words.
  public init?(_ argument: Argument) {
    guard case .choice(let name) = argument else { return nil }
    self.init(rawValue: name)
  }
}
