import StateDiff
import Testing

/// Two values, and the whole text of their difference.
struct Case: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: @Sendable () -> String
  let expected: String

  /// A difference in its compact form.
  init<Value>(
    _ name: String,
    _ old: @autoclosure @escaping @Sendable () -> Value,
    _ new: @autoclosure @escaping @Sendable () -> Value,
    structural: Bool = false,
    _ expected: String
  ) {
    testDescription = name
    text = {
      StateDifference.between(
        old(),
        new(),
        options: StateDifference.Options(structural: structural)
      ).compact()
    }
    self.expected = expected
  }
}

/// A difference in its full form.
func full<Value>(_ old: Value, _ new: Value) -> String {
  StateDifference.between(old, new).full()
}

/// A difference in its compact form.
func compact<Value>(_ old: Value, _ new: Value) -> String {
  StateDifference.between(old, new).compact()
}
