/// A task that waits, with the means to wake it and to cancel it.
///
/// It is woken by whoever takes it out of its table, and so once; that makes it safe to do without
/// the checked kind of continuation, which allocates and looks its own type up for every call.
///
/// The task reference is used only while the continuation is held, so only while the task lives;
/// that is what makes it safe to keep and why the storage is unchecked.
struct Waiter<Value: Sendable>: @unchecked Sendable {
  let continuation: UnsafeContinuation<Value, any Error>
  private let task: UnsafeCurrentTask?

  init(_ continuation: UnsafeContinuation<Value, any Error>) {
    self.continuation = continuation
    task = withUnsafeCurrentTask { $0 }
  }

  /// Marks the waiting task as cancelled and wakes it with a `CancellationError`.
  ///
  /// The waiter must be out of its table already: cancellation handlers run inside this call.
  func end() {
    task?.cancel()
    continuation.resume(throwing: CancellationError())
  }
}
