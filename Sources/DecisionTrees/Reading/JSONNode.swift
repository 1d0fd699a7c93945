/// A JSON value that remembers the line it began on.
struct JSONNode: Equatable, Sendable {
  let line: Int
  let value: Value

  enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    /// Kept as written, so that nothing is lost before it is understood.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A key and its value, in the order of the file.
  struct Member: Equatable, Sendable {
    let key: String
    let line: Int
    let node: JSONNode
  }
}

extension JSONNode.Value {
  /// What the value is, for a message that expected something else.
  var form: TreeProblem.Form {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
