import DecisionTrees
import Problems

/// `tree`: one tree, drawn or as its file.
enum DrawTree {
  static let command = Command(
    name: "tree",
    group: .deciding,
    summary: "draw a tree: text, Mermaid, DOT or its JSON file",
    usage: ["tree [NAME] [--tree FILE] [--format text|mermaid|dot|json]"],
    details: [
      "json is the file itself: save it, change it, and use it with --tree FILE.",
      "mermaid and dot are for documents: tree architecture --format mermaid.",
    ],
    examples: ["tree architecture", "tree mix --format mermaid"],
    options: [
      TreeShelf.option,
      .init(
        name: "--format",
        value: "FORMAT",
        summary: "text (the default), mermaid, dot or json",
        allowed: ["text", "mermaid", "dot", "json"]
      ),
    ],
    takes: 0...1,
    complete: { request in
      request.words.isEmpty ? TreeShelf(session: request.session).candidates() : []
    },
    run: { invocation, session throws(Problem) in
      let names = invocation.words.map(\.text)
      let tree = try TreeShelf(session: session).trees(names, invocation)[0]
      let format = invocation.value("--format") ?? "text"
      let drawing = drawn(tree, format, session.settings.look)
      // The file itself stays what it is, byte for byte.
      let isFolded = session.settings.look.ascii && format != "json"
      let text = isFolded ? asciiText(drawing) : drawing
      return Reply(data: Drawing(tree: tree.id, drawing: text), raw: text)
    }
  )

  /// What `tree --json` prints: `{"tree","drawing"}`.
  struct Drawing: Encodable, Sendable {
    var tree: String
    var drawing: String
  }

  private static func drawn(_ tree: Tree, _ format: String, _ look: Look) -> String {
    switch format {
    case "mermaid": ended(tree.mermaid)
    case "dot": ended(tree.dot)
    case "json": String(decoding: tree.bytes, as: UTF8.self)
    default: ended(tree.text(DrawingStyle(width: min(look.measure, 80), isASCII: look.ascii)))
    }
  }

  private static func ended(_ text: String) -> String {
    text.hasSuffix("\n") ? text : text + "\n"
  }
}
