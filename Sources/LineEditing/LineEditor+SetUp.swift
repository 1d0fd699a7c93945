import CLibEdit

extension LineEditor {
  /// Own commands and defaults, then the user's file, then what must not be lost to it.
  func setUp() {
    le_use_signals(handle, 0)
    le_set_prompt(handle) { handle in LineEditor.from(handle)?.prompt.bytes }
    le_set_reader(handle) { handle, scalar in LineEditor.from(handle)?.read(into: scalar) ?? 0 }
    addCommands()
    le_history_limit(list, Int32(history.limit))
    le_use_history(handle, list)
    enterHistory()
    bindAll()
    paints = understandsEscapes && canEdit && le_draw_into_memory(handle) == 0
  }

  /// The editor that a C callback is about.
  static func from(_ handle: OpaquePointer?) -> LineEditor? {
    guard let handle, let context = le_context(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
  }

  private func read(into scalar: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    guard let next = nextScalar() else { return 0 }
    scalar?.pointee = wchar_t(truncatingIfNeeded: next.value)
    return 1
  }
}

extension LineEditor {
  private func bindAll() {
    le_set_keys(handle, "emacs")
    bindDefaults()
    runUserFile()
    if le_uses_vi_keys(handle) != 0 { bindDefaults() }
    bindEssentials()
    for flag in ["-isig", "-ixon"] { le_set_terminal_flag(handle, flag) }
  }

  /// The user's file, line by line; a line that libedit refuses stops only itself.
  private func runUserFile() {
    let text = UserFile.text()
    userKeys = UserFile.boundKeys(in: text)
    for line in UserFile.lines(of: text) { le_run_line(handle, line) }
  }

  /// Habits of other shells that libedit leaves unbound or binds to something surprising.
  private func bindDefaults() {
    le_bind(handle, "^R", "em-inc-search-prev")
    le_bind(handle, "^S", "em-inc-search-next")
    le_bind(handle, "^W", "ed-delete-prev-word")
    // Escape and x would open libedit's own command line; in vi's map it must stay unbound,
    // because a bound sequence makes escape itself wait for more.
    if le_uses_vi_keys(handle) == 0 { le_bind(handle, "\\ex", "wb-nothing") }
  }

  private func bindEssentials() {
    let keys = [
      "^I": "wb-complete", "^C": "wb-cancel", "^D": "wb-end", "^Z": "wb-suspend", "^L": "wb-clear",
    ]
    for (key, command) in keys { bindInBothMaps(key, command) }
    for key in PrivateKey.allCases { bindInBothMaps(key.binding, key.command) }
  }

  private func bindInBothMaps(_ key: String, _ command: String) {
    le_bind(handle, key, command)
    le_bind_alternative(handle, key, command)
  }
}
