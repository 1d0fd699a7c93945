import LineEditing
import Problems

/// `predict`: whether a guided frame is asked about before it is shown.
enum PredictCommand {
  static let command = Command(
    name: "predict",
    aliases: ["guess"],
    group: .lessons,
    summary: "before each guided frame, be asked what it will change",
    usage: ["predict [on|off]"],
    details: [
      "Answer with the names of all that will change, of effects, of views that are told, with broken where a promise breaks, with nothing where it changes nothing; Enter passes. The answer is marked by running, and what else it says is refused, not marked.",
      "Other commands work there too, and the question stays open: look before you guess.",
    ],
    examples: ["predict on"],
    takes: 0...1,
    complete: { _ in ["on", "off"].map { .init($0) } },
    run: { invocation, session throws(Problem) in
      switch invocation.words.first?.text {
      case "on": session.asksToPredict = true
      case "off": session.asksToPredict = false
      case nil: break
      case let typed?: throw .unknownValue(typed, of: "predict", allowed: ["on", "off"])
      }
      return Reply(Line("Predictions are \(session.predicts ? "on" : "off")."))
    }
  )
}
