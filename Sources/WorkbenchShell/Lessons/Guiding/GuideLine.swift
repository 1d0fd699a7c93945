import LessonKit

/// What may stand between the fences of `lesson.md`: steps, travelling through them, and looking.
///
/// A guide's lines are run for a learner who has not read them, so that nothing in them may write a
/// file, ask for trust, leave, or go to another lesson.
enum GuideLine {
  /// The commands a guide may use, by the names they have in the list of commands.
  static let commands = Set(StepVerb.all.map(\.name)).union(others)

  private static let others: Set = [
    "back", "goto", "skip", "unskip", "reset", "style", "compare",
    "state", "diff", "effects", "views", "writers", "log", "source", "cost", "compile", "predict",
  ]

  /// Whether a line may be run; `test` shows its text, and with a file it would write.
  static func mayRun(_ line: String, _ list: CommandList) -> Bool {
    if line.hasPrefix(".") || line.hasPrefix("send .") || line.hasPrefix("do .") { return true }
    guard let (_, typed) = try? GlobalOptions.split(words(of: line)) else { return true }
    let words = typed.first == Word(text: "workbench") ? Array(typed.dropFirst()) : typed
    guard let first = words.first else { return true }
    // What is no command at all says so itself, in better words.
    guard !first.text.hasPrefix("."), let (_, name, rest) = try? list.resolve(words) else {
      return true
    }
    return commands.contains(name) || name == "test" && rest.isEmpty
  }

  /// Why a line was not run.
  static let refusal = "not run: a guide takes steps and looks; type it yourself if you want it."
}
