import CLibEdit

extension LineEditor {
  /// Keeps a line in the file and in the list that the up key walks.
  func remember(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    if history.append(line) {
      le_history_enter(list, listed(line))
    } else {
      enterHistory()
    }
  }

  /// Fills libedit's list anew, which it keeps without duplicates only this way.
  func enterHistory() {
    le_history_clear(list)
    for line in history.entries { le_history_enter(list, listed(line)) }
  }

  private func listed(_ line: String) -> String {
    editable(line, keeping: ["\n", "\t"])
  }
}
