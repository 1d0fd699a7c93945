import MarkdownBlocks

extension Line {
  /// A rendered Markdown line with each role in the tone that fits it.
  init(markdown line: StyledLine) {
    self.init(spans: line.map { span in Span(text: span.text, tone: Self.tone(span.role)) })
  }

  private static func tone(_ role: StyledSpan.Role) -> Tone {
    switch role {
    case .heading, .strong, .tableHead: .strong
    case .code, .link: .typed
    default: .plain
    }
  }
}
