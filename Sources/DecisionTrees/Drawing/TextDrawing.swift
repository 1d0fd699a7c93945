extension Tree {
  /// The tree as indented text, no line wider than the style allows.
  ///
  /// A node that several branches lead to is drawn once and named after that. Ends with a line end.
  package func text(_ style: DrawingStyle = DrawingStyle()) -> String {
    var drawing = TextDrawing(tree: self, style: style)
    return drawing.draw()
  }
}

/// Draws a tree line by line, remembering which nodes are drawn already.
private struct TextDrawing {
  let tree: Tree
  let style: DrawingStyle
  var lines: [String] = []
  var drawn: Set<Int> = []

  private var words: DrawingWords { DrawingWords(language: tree.language) }

  init(tree: Tree, style: DrawingStyle) {
    (self.tree, self.style) = (tree, style)
  }

  mutating func draw() -> String {
    add("\(tree.id) \(tree.version): \(tree.title)", first: "", rest: "  ")
    lines.append("")
    node(0, indent: "")
    legend()
    return lines.joined(separator: "\n") + "\n"
  }
}

extension TextDrawing {
  private mutating func node(_ index: Int, indent: String) {
    drawn.insert(index)
    let node = tree.nodes[index]
    let question = tree.questions[node.question]
    add("\(question.id)? \(question.text)", first: indent, rest: indent + style.trunk)
    let groups = tree.groups(of: node)
    for (place, group) in groups.enumerated() {
      branch(group, isLast: place == groups.count - 1, indent: indent)
    }
  }

  private mutating func branch(_ group: BranchGroup, isLast: Bool, indent: String) {
    let inner = deeper(indent, isLast ? "   " : style.trunk)
    let labels = group.labels.joined(separator: ", ")
    let first = indent + (isLast ? style.lastFork : style.fork)
    switch group.target {
    case .node(let index) where !drawn.contains(index):
      add(labels, first: first, rest: inner)
      node(index, indent: inner)
    case .node(let index):
      let name = words.seeAbove(tree.questions[tree.nodes[index].question].id + "?")
      add("\(labels) \(style.arrow) \(name)", first: first, rest: inner)
    case .outcome(let index):
      add("\(labels) \(style.arrow) \(tree.outcomes[index].id)", first: first, rest: inner)
    }
  }

  /// Indents further while half of the width is left for words.
  private func deeper(_ indent: String, _ mark: String) -> String {
    indent.count + mark.count > style.width / 2 ? indent : indent + mark
  }

  private mutating func legend() {
    lines.append("")
    for question in tree.questions where question.isOptional {
      add("\(words.forTheRecord) \(question.id)? \(question.text)", first: "", rest: "  ")
      lines.append("")
    }
    for outcome in tree.outcomes {
      add("\(outcome.id): \(outcome.title)", first: "", rest: "  ")
    }
  }

  private mutating func add(_ text: String, first: String, rest: String) {
    for (place, line) in wrap(text, to: style.width - max(first.count, rest.count)).enumerated() {
      lines.append((place == 0 ? first : rest) + line)
    }
  }
}
