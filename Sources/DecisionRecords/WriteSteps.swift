/// The steps of a write, made visible so that a test can stop the world at each of them.
package struct WriteSteps: Sendable {
  /// Called before each step, with what is about to happen.
  package var before: @Sendable (String) -> Void

  /// Steps that nobody watches.
  package init(before: @escaping @Sendable (String) -> Void = { _ in }) {
    self.before = before
  }
}
