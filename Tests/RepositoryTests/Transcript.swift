import Foundation
import PTYKit
import TestSupport

/// A terminal session printed in a document: commands behind `$ ` and what they answer.
struct Transcript {
  var line: Int
  var steps: [Step] = []

  struct Step {
    var command: String
    var output: String
  }

  /// The `console` blocks of a Markdown text, in order.
  static func all(in text: String) -> [Transcript] {
    var found: [Transcript] = []
    var isInside = false
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```console"
        if isInside { found.append(Transcript(line: number + 1)) }
      } else if isInside, line.hasPrefix("$ ") {
        found[found.count - 1].steps.append(Step(command: String(line.dropFirst(2)), output: ""))
      } else if isInside, let step = found[found.count - 1].steps.indices.last {
        found[found.count - 1].steps[step].output += line + "\n"
      }
    }
    return found
  }
}

/// A folder in which the steps of a document's sessions are run one after the other.
struct TranscriptPlayer {
  let scratch: ScratchFolder

  init() throws { scratch = ScratchFolder() }

  /// What a shell prints for a command, standard error among it, with the built program in `PATH`.
  func output(of command: String) throws -> String {
    let programs = URL(fileURLWithPath: try builtProgram("workbench")).deletingLastPathComponent()
    let environment = cleanEnvironment(
      home: scratch.path,
      [
        "ADR_DATE": "2026-11-30",
        "PATH": programs.path + ":/usr/local/bin:/usr/bin:/bin",
      ]
    )
    return try run(
      "/bin/sh",
      ["-c", "exec 2>&1; \(command)"],
      environment: environment,
      directory: scratch.path
    ).output
  }
}
