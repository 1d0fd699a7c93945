/// Reads the guided steps of a lesson: prose, then the words to type in a fenced block.
enum Guide {
  static func read(_ text: String) -> (steps: [LessonDescription.GuidedStep], closing: String) {
    var reader = GuideReader()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      reader.read(line)
    }
    return (reader.steps, reader.closing)
  }
}

private struct GuideReader {
  var steps: [LessonDescription.GuidedStep] = []
  private var heading: String?
  private var prose: [Substring] = []
  private var commands: [String]?

  /// The prose behind the last block.
  var closing: String { String(prose.joined(separator: "\n").trimmed) }

  mutating func read(_ line: Substring) {
    let isFence = line.hasPrefix("```")
    switch (commands, isFence) {
    case (nil, true): commands = []
    case (let block?, true): close(block)
    case (_?, false): add(line)
    case (nil, false): readProse(line)
    }
  }

  private mutating func readProse(_ line: Substring) {
    guard line.first == "#" else { return prose.append(line) }
    heading = String(line.drop { $0 == "#" }.trimmed)
    prose = []
  }

  private mutating func add(_ line: Substring) {
    let words = line.trimmed
    if !words.isEmpty { commands?.append(String(words)) }
  }

  private mutating func close(_ block: [String]) {
    let text = prose.joined(separator: "\n").trimmed
    steps.append(.init(heading: heading, text: String(text), commands: block))
    (heading, prose, commands) = (nil, [], nil)
  }
}
