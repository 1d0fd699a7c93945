import LineEditing

/// `predict`: whether a guided move is asked about before it is shown.
enum PredictCommand {
  static let command = Command(
    name: "predict",
    aliases: ["guess"],
    group: .lessons,
    summary: "before each guided move, be asked what it will change",
    usage: ["predict [on|off]"],
    details: [
      "Answer with the names of what will change, which effects, which views are told; Enter passes. The answer is marked by running."
    ],
    examples: ["predict on"],
    takes: 0...1,
    complete: { _ in ["on", "off"].map { .init($0) } },
    run: { invocation, session throws(ShellError) in
      switch invocation.words.first?.text {
      case "on": session.wishes(predictions: true)
      case "off": session.wishes(predictions: false)
      case nil: break
      case let typed?: throw .unknownValue(typed, of: "predict", allowed: ["on", "off"])
      }
      return Reply(Line("Predictions are \(session.predicts ? "on" : "off")."))
    }
  )
}
