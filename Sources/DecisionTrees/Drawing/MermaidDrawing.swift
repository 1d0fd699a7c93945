extension Tree {
  /// The tree as a Mermaid flowchart, labels escaped; ends with a line end.
  package var mermaid: String {
    var lines = ["flowchart TD"]
    for (index, node) in nodes.enumerated() {
      let question = questions[node.question]
      lines.append("  n\(index){\"\("\(question.id): \(question.text)".escapedForMermaid)\"}")
    }
    for (index, outcome) in outcomes.enumerated() {
      lines.append("  o\(index)[\"\("\(outcome.id): \(outcome.title)".escapedForMermaid)\"]")
    }
    for (index, node) in nodes.enumerated() {
      for group in groups(of: node) {
        let label = group.labels.joined(separator: ", ").escapedForMermaid
        lines.append("  n\(index) -->|\"\(label)\"| \(group.target.name)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Target {
  /// A name for drawings that no id can clash with.
  var name: String {
    switch self {
    case .node(let index): "n\(index)"
    case .outcome(let index): "o\(index)"
    }
  }
}

extension String {
  /// Everything Mermaid could read as syntax, as the character's number.
  fileprivate var escapedForMermaid: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "#", "&", "<", ">", "\\", "`", ";", "{", "}", "|": "#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: " "
      default: String(scalar)
      }
    }.joined()
  }
}
