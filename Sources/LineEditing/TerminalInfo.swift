import CLibEdit
import Platform

/// What the process is connected to.
package struct TerminalInfo: Equatable, Sendable {
  /// Whether standard input, output and error are terminals.
  package var isInput, isOutput, isError: Bool
  /// The size in cells; 80 by 24 where no terminal says otherwise.
  package var columns, rows: Int
  /// The value of `TERM`, empty where unset.
  package var term: String
  /// Whether `NO_COLOR` is set to anything but the empty text.
  package var refusesColour: Bool

  /// Describes a connection, for tests.
  package init(
    isInput: Bool,
    isOutput: Bool,
    isError: Bool = false,
    columns: Int = 80,
    rows: Int = 24,
    term: String = "",
    refusesColour: Bool = false
  ) {
    self.isInput = isInput
    self.isOutput = isOutput
    self.isError = isError
    self.columns = columns
    self.rows = rows
    self.term = term
    self.refusesColour = refusesColour
  }
}

extension TerminalInfo {
  /// Whether lines can be edited: both ends are terminals.
  package var canEdit: Bool { isInput && isOutput }

  /// Whether the terminal understands escapes at all; `dumb`, `emacs` and nothing do not.
  package var understandsEscapes: Bool { !["", "dumb", "emacs"].contains(term) }

  /// Whether coloured output is welcome.
  package var allowsColour: Bool { isOutput && understandsEscapes && !refusesColour }

  /// The connection as it is now; asks the system again each time.
  package static func current() -> TerminalInfo {
    let size = windowSize()
    return TerminalInfo(
      isInput: isatty(0) == 1,
      isOutput: isatty(1) == 1,
      isError: isatty(2) == 1,
      columns: size.columns,
      rows: size.rows,
      term: variable("TERM"),
      refusesColour: !variable("NO_COLOR").isEmpty
    )
  }
}

/// The terminal's size, from the first standard stream that has one.
func windowSize() -> (columns: Int, rows: Int) {
  var columns: Int32 = 0
  var rows: Int32 = 0
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
  where le_window_size(descriptor, &columns, &rows) == 0 && columns > 0 && rows > 0 {
    return (Int(columns), Int(rows))
  }
  return (80, 24)
}

/// An environment variable's value, empty where unset.
func variable(_ name: String) -> String {
  getenv(name).map { String(cString: $0) } ?? ""
}
