/// One way a waiting call can end, made from the arguments of the call.
///
///     .returns("ok") { amount, recipient in Receipt(amount: amount, recipient: recipient) }
///     .fails("offline", TransferError.offline)
public struct Outcome<Value: Sendable, each Argument: Sendable>: Sendable {
  /// The word to type and whether the call throws.
  public let choice: Call.Choice
  let make: @Sendable (repeat each Argument) throws -> Value

  /// An answer computed from the call's arguments.
  public static func returns(
    _ name: String,
    _ make: @escaping @Sendable (repeat each Argument) -> Value
  ) -> Self {
    Self(choice: Call.Choice(name: name, isFailure: false), make: make)
  }

  /// The same answer for any arguments.
  public static func returns(_ name: String, _ value: Value) -> Self {
    Self(choice: Call.Choice(name: name, isFailure: false)) { (_: repeat each Argument) in value }
  }

  /// The call throws this error.
  public static func fails(_ name: String, _ error: any Error) -> Self {
    Self(choice: Call.Choice(name: name, isFailure: true)) { (_: repeat each Argument) in
      throw error
    }
  }

  /// The call throws an error computed from its arguments.
  public static func fails(
    _ name: String,
    with makeError: @escaping @Sendable (repeat each Argument) -> any Error
  ) -> Self {
    Self(choice: Call.Choice(name: name, isFailure: true)) { (argument: repeat each Argument) in
      throw makeError(repeat each argument)
    }
  }
}
