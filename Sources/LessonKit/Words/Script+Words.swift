extension Script {
  /// Reads a script as ``words`` writes it; blank lines and lines that begin with `#` are passed over.
  ///
  /// Throws ``ScriptProblem`` with the line that is wrong.
  public init(words: String) throws(ScriptProblem) {
    var script = Script(lesson: "", style: "")
    for (place, line) in words.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmed
      if line.isEmpty || line.first == "#" { continue }
      do throws(StepProblem) {
        try script.read(String(line))
      } catch {
        throw ScriptProblem(line: place + 1, text: String(line), problem: error)
      }
    }
    self = script
  }

  private mutating func read(_ line: String) throws(StepProblem) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch (words.first, words.count) {
    case ("open", 2), ("load", 2): lesson = words[1]
    case ("open", 4) where words[2] == "from": (lesson, start) = (words[1], words[3])
    case ("style", 2): style = words[1]
    case ("style", 3): (style, variant) = (words[1], words[2])
    case ("skip", 2):
      guard let place = Int(words[1]), steps.indices.contains(place - 1) else {
        throw .form(line, expected: "skip N")
      }
      skipped.insert(place)
    default: steps.append(try Step.parse(line))
    }
  }
}

/// A line of a script that cannot be read.
public struct ScriptProblem: Error, Hashable, Sendable, Codable {
  /// The line's number, from 1.
  public let line: Int
  /// What stands there.
  public let text: String
  /// What is wrong.
  public let problem: StepProblem
}

extension ScriptProblem: CustomStringConvertible {
  /// The problem in a sentence.
  public var description: String { "Line \(line), \"\(text)\": \(problem)" }
}
