extension RecordDraft {
  /// Plain words on one line, written so that Markdown reads back the same words.
  ///
  ///     RecordDraft.words("a *b*")  // "a \\*b\\*"
  public static func words(_ text: String) -> String { MarkdownWords.line(text) }
}
