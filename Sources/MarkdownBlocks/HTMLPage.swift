extension MarkdownDocument {
  /// The document as HTML without front matter; raw HTML and dangerous addresses are left out.
  ///
  ///     MarkdownDocument("a *b*").html  // "<p>a <em>b</em></p>\n"
  package var html: String {
    let start = frontMatter?.range.upperBound ?? source.markLength
    return CMarkLibrary.html(of: source.bytes[start...])
  }
}
