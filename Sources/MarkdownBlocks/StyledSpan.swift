/// A piece of a terminal line with one role; the words never carry escapes.
package struct StyledSpan: Sendable, Equatable {
  /// What is printed, already safe.
  package var text: String
  /// What it is, for whoever chooses colours.
  package var role: Role

  /// A piece of a line; the text is made safe here, so no span can carry a control character.
  package init(_ text: String, _ role: Role = .body) {
    self.text = VisibleText.of(text)
    self.role = role
  }

  /// What a piece of a line is.
  package enum Role: String, Sendable, CaseIterable {
    /// Running text.
    case body
    /// A heading.
    case heading
    /// Emphasised words.
    case emphasis
    /// Strongly emphasised words.
    case strong
    /// Words struck out.
    case struck
    /// Code in a line or in a block.
    case code
    /// The words of a link.
    case link
    /// The address of a link or a picture.
    case address
    /// Bullets, numbers, quotation bars, table lines and rules.
    case mark
    /// The first row of a table.
    case tableHead
    /// Comments and raw HTML.
    case aside
  }
}

/// One line of the terminal.
package typealias StyledLine = [StyledSpan]

extension [StyledSpan] {
  /// The words of a line without roles.
  package var plainText: String { map(\.text).joined() }

  /// The same line with neighbouring spans of one role joined.
  var merged: [StyledSpan] {
    var result: [StyledSpan] = []
    for span in self where !span.text.isEmpty {
      if result.last?.role == span.role {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
    return result
  }
}
