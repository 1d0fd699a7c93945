extension Tree {
  /// The tree as a Graphviz graph, labels escaped; ends with a line end.
  package var dot: String {
    var lines = ["digraph \"\(id.escapedForDot)\" {"]
    for (index, node) in nodes.enumerated() {
      let question = questions[node.question]
      let label = "\(question.id): \(question.text)".escapedForDot
      lines.append("  n\(index) [shape=diamond, label=\"\(label)\"];")
    }
    for (index, outcome) in outcomes.enumerated() {
      let label = "\(outcome.id): \(outcome.title)".escapedForDot
      lines.append("  o\(index) [shape=box, label=\"\(label)\"];")
    }
    for (index, node) in nodes.enumerated() {
      for group in groups(of: node) {
        let label = group.labels.joined(separator: ", ").escapedForDot
        lines.append("  n\(index) -> \(group.target.name) [label=\"\(label)\"];")
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// Quotes and backslashes escaped, control characters as spaces.
  fileprivate var escapedForDot: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: " "
      default: String(scalar)
      }
    }.joined()
  }
}
