import StateDiff
public import Testing

/// Records an issue that shows what differs when two values are not the same.
///
///     expectNoDifference(cart.total, Total(net: 10, tax: 2))
///     // - tax: 1,
///     // + tax: 2,
public func expectNoDifference<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ expected: @autoclosure () throws -> Value,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  let difference = StateDifference.between(try actual(), try expected())
  if difference.isEmpty { return }
  record(
    "The values differ (- actual, + expected):\n" + difference.full(),
    comment(),
    sourceLocation
  )
}

/// Records an issue where an operation changed a value otherwise than said.
///
///     expectDifference(counter.state) {
///       counter.send(.increment)
///     } changes: {
///       $0.count = 1
///     }
///
/// Changes to objects cannot be said in this way, as there is no second one to make them in; name them
/// as text: `changes: "count   0 → 1"`.
public func expectDifference<Value>(
  _ value: @autoclosure () throws -> Value,
  _ comment: @autoclosure () -> Comment? = nil,
  operation: () throws -> Void,
  changes: (inout Value) throws -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  var expected = try value()
  guard StateCapture(expected).isValue else {
    return record(objectsCannotChange, comment(), sourceLocation)
  }
  try operation()
  let actual = try value()
  try changes(&expected)
  compare(actual, expected, comment(), sourceLocation)
}

/// Records an issue where an asynchronous operation changed a value otherwise than said.
public func expectDifference<Value>(
  _ value: @autoclosure () throws -> Value,
  _ comment: @autoclosure () -> Comment? = nil,
  operation: () async throws -> Void,
  changes: (inout Value) throws -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) async rethrows {
  var expected = try value()
  guard StateCapture(expected).isValue else {
    return record(objectsCannotChange, comment(), sourceLocation)
  }
  try await operation()
  let actual = try value()
  try changes(&expected)
  compare(actual, expected, comment(), sourceLocation)
}

/// Records an issue where an operation changed a value or an object otherwise than the text says.
///
///     expectDifference(model, changes: "count   0 → 1") { model.increment() }
public func expectDifference<Value>(
  _ value: @autoclosure () throws -> Value,
  _ comment: @autoclosure () -> Comment? = nil,
  changes: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  operation: () throws -> Void
) rethrows {
  let before = StateCapture(try value())
  try operation()
  compare(before, StateCapture(try value()), changes, comment(), sourceLocation)
}

/// Records an issue where an asynchronous operation changed a value or an object otherwise than the
/// text says.
public func expectDifference<Value>(
  _ value: @autoclosure () throws -> Value,
  _ comment: @autoclosure () -> Comment? = nil,
  changes: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  operation: () async throws -> Void
) async rethrows {
  let before = StateCapture(try value())
  try await operation()
  compare(before, StateCapture(try value()), changes, comment(), sourceLocation)
}

private let objectsCannotChange = """
  An object is in this value, and the changes would be made in the very object that is looked at. \
  Name them as text instead: changes: "count   0 → 1".
  """

private func compare<Value>(
  _ actual: Value,
  _ expected: Value,
  _ comment: Comment?,
  _ sourceLocation: SourceLocation
) {
  let difference = StateDifference.between(actual, expected)
  if difference.isEmpty { return }
  record(
    "It changed otherwise (- actual, + expected):\n" + difference.full(),
    comment,
    sourceLocation
  )
}

private func compare(
  _ before: StateCapture,
  _ after: StateCapture,
  _ expected: String,
  _ comment: Comment?,
  _ sourceLocation: SourceLocation
) {
  let actual = StateDifference.between(before, after).compact()
  if actual == expected { return }
  let shown = actual.isEmpty ? "Nothing changed." : "It changed otherwise:\n" + actual
  record("\(shown)\nexpected:\n\(expected)", comment, sourceLocation)
}

private func record(_ text: String, _ comment: Comment?, _ sourceLocation: SourceLocation) {
  let words = [comment?.rawValue, text].compactMap { $0 }.joined(separator: "\n")
  Issue.record(Comment(rawValue: words), sourceLocation: sourceLocation)
}
