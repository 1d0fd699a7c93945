#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The prompt of the line being edited, as libedit and as the painter want it.
struct PromptText: ~Copyable {
  /// The plain text, owned here because libedit keeps only the pointer.
  let bytes: UnsafeMutablePointer<CChar>?
  let scalars: [Unicode.Scalar]
  /// The coloured text, nil where it has no colour.
  let styled: String?

  init(_ prompt: Prompt = Prompt("")) {
    bytes = strdup(prompt.plain)
    scalars = Array(prompt.plain.unicodeScalars)
    styled = prompt.styled == prompt.plain ? nil : prompt.styled
  }

  deinit { free(bytes) }
}
