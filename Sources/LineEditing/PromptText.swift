import Platform

/// The prompt of the line being edited, as libedit and as the painter want it.
struct PromptText: ~Copyable {
  /// The plain text, owned here because libedit keeps only the pointer.
  let bytes: UnsafeMutablePointer<CChar>?
  /// The text as the screen shows it.
  let shown: String

  init(_ prompt: Prompt = Prompt(""), isDecorated: Bool = false) {
    bytes = strdup(prompt.plain)
    shown = isDecorated ? prompt.styled : prompt.plain
  }

  deinit { free(bytes) }
}
