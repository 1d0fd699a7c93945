extension World {
  /// Makes a dependency call that waits until a step decides how it ends.
  ///
  /// Each call gets the next id and stands in ``calls``. Cancelling the waiting task ends it, unless
  /// the endpoint is durable: then the task goes on waiting for the answer (K18).
  ///
  ///     let send: @Sendable (Int, String) async throws -> Receipt = world.endpoint(
  ///       "send",
  ///       outcomes: [.returns("ok") { Receipt(amount: $0, recipient: $1) }, .fails("offline", Offline())])
  public func endpoint<each Argument: Sendable, Value: Sendable>(
    _ name: String,
    durable: Bool = false,
    outcomes: [Outcome<Value, repeat each Argument>]
  ) -> @Sendable (repeat each Argument) async throws -> Value {
    let choices = outcomes.map { $0.choice }
    // Left to its caller's actor, a closure over a parameter pack stops the 6.3.1 compiler.
    return { @concurrent (argument: repeat each Argument) in
      let request = CallRequest(
        name: name,
        arguments: self.describeAll(repeat each argument),
        choices: choices,
        isDurable: durable
      )
      let number = try await self.answer(to: request)
      return try outcomes[number].make(repeat each argument)
    }
  }

  private func describeAll<each Argument>(_ argument: repeat each Argument) -> [String] {
    var texts: [String] = []
    repeat texts.append(describe(each argument))
    return texts
  }

  /// Registers a call and waits for the number of its outcome.
  private func answer(to request: CallRequest) async throws -> Int {
    guard let id = open(request) else {
      // A loop that ignores its cancellation must pass through the queue, where jobs are counted.
      await Task.yield()
      throw CancellationError()
    }
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { park(id, Waiter($0)) }
    } onCancel: {
      if !request.isDurable { cancelCall(id) }
    }
  }
}
