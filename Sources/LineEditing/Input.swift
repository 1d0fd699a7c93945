/// What came of asking for a line.
package enum Input: Equatable, Sendable {
  /// The text without its final newline; a pasted text may hold newlines inside.
  case line(String)
  /// Ctrl-C, or an interrupt from outside: the text is dropped.
  case cancelled
  /// Ctrl-D on an empty line, or the terminal is gone.
  case end
  /// A signal that asks the program to leave, already with the terminal restored;
  /// the exit status that fits is 128 plus the signal.
  case terminated(signal: Int32)
}

/// One key pressed where no line is edited.
package enum Key: Equatable, Sendable {
  /// A key that stands for text, the space bar included.
  case character(Character)
  /// A control character by its letter, for example `control("r")`.
  case control(Character)
  /// Keys with a name of their own.
  case enter, escape, tab, backspace, delete, up, down, left, right, home, end, pageUp, pageDown
  /// Ctrl-C, or an interrupt from outside.
  case interrupt
  /// Ctrl-D, or the terminal is gone.
  case endOfInput
  /// A signal that asks the program to leave.
  case terminated(signal: Int32)
}
