/// Reads the guided steps of a lesson: prose, the words to type in a fenced block, and what is said
/// once they have run.
///
/// Text between a block and the next heading is said after the block; text between two blocks of one
/// heading before the second; text behind the last block ends the guide. A heading without a block
/// lends its text to the next one that has some.
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
  /// Text that a heading without a block has left.
  private var lead = ""
  private var prose: [Substring] = []
  private var commands: [String]?
  /// Whether the prose stands behind a block and under its heading.
  private var isBehindBlock = false

  /// The prose behind the last block.
  var closing: String { joined }

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
    if isBehindBlock {
      steps[steps.count - 1].after = joined
    } else {
      lead = joined
    }
    heading = String(line.drop { $0 == "#" }.trimmed)
    (prose, isBehindBlock) = ([], false)
  }

  private mutating func add(_ line: Substring) {
    let words = line.trimmed
    if !words.isEmpty { commands?.append(String(words)) }
  }

  private mutating func close(_ block: [String]) {
    steps.append(.init(heading: heading, text: joined, commands: block))
    (heading, lead, prose, commands, isBehindBlock) = (nil, "", [], nil, true)
  }

  private var joined: String {
    let text = String(prose.joined(separator: "\n").trimmed)
    return [lead, text].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
