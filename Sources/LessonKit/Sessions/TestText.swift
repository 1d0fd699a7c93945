extension Lesson {
  /// Runs a script, given in the words of ``Script/words``, and tells all its frames as text.
  ///
  /// Throws ``ScriptProblem`` where a line cannot be read and ``LessonProblem`` where the run cannot begin.
  public func transcript(_ words: String) throws -> String {
    let script = try Script(words: words)
    let run = try Run(self, script)
    defer { run.end() }
    run.play(script)
    return run.transcript
  }
}

extension Run {
  /// All frames as text, one after the other.
  public var transcript: String { frames.map(\.description).joined(separator: "\n") }
}

/// Writes a run as a Swift Testing case that needs the lesson, this kit, and nothing else.
enum TestText {
  static func file(for run: Run, of lesson: Lesson) -> SourceText {
    let name = name(of: run.script)
    let text = """
      \([lesson.module, "LessonKit", "Testing"].sorted().map { "import \($0)" }.joined(separator: "\n"))

      /// What this script showed when the test was written by the command `test`.
      @Test func \(name)() throws {
        let script = #\"\"\"
      \(indented(run.script.words.trimmed))
          \"\"\"#
        let transcript = #\"\"\"
      \(indented(run.transcript))
          \"\"\"#
        #expect(try Lesson.\(identifier(lesson.description.id)).transcript(script) == transcript)
      }

      """
    return SourceText(name: "\(name.capitalizedFirst)Tests.swift", header: nil, text: text)
  }

  private static func name(of script: Script) -> String {
    let words = [script.lesson, script.style, script.variant, script.start].compactMap { $0 }
    return identifier(words.joined(separator: "-"))
  }

  /// `transfer-mvvm` becomes `transferMvvm`.
  private static func identifier(_ words: String) -> String {
    let parts = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return (parts.first ?? "") + parts.dropFirst().map(\.capitalizedFirst).joined()
  }

  private static func indented(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : "    " + line
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
