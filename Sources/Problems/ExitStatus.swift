/// What the program tells its caller when it ends.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// The answer is no: a check found something, a step failed.
  case no = 1
  /// The words were wrong: nothing was tried.
  case usage = 2
  /// The outside world failed: cannot read, cannot write, cannot start.
  case outside = 3
  case interrupted = 130
}
