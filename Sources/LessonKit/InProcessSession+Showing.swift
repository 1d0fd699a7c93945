import Spelling

extension InProcessSession {
  /// Answers what the lesson's files say.
  func show(_ request: LessonRequest) throws(LessonProblem) -> LessonAnswer {
    switch request {
    case .source(let name): .source(try source(name))
    case .bareTest(let style): .source(try bareTest(style))
    case .refused(let name): try refused(name)
    case .cost: .cost(cost())
    case .test: .source(TestText.file(for: try run(), of: lesson))
    default: throw .nothingToShow("answer to that")
    }
  }

  private func source(_ name: String?) throws(LessonProblem) -> SourceText {
    let file = if let name { file(name) } else { try fileThatRuns() }
    guard let text = lesson.texts[file] else {
      let known = lesson.texts.names
      throw .unknownSource(file, nearest: Nearest.name(to: file, in: known), known: known)
    }
    let isSwift = file.hasSuffix(".swift")
    return SourceText(name: file, header: isSwift ? header(file) : nil, text: text)
  }

  private func header(_ file: String) -> String {
    "// \(file) as it was compiled; @MainActor is the stepping one here and the standard one in an app."
  }

  private func fileThatRuns() throws(LessonProblem) -> String {
    let script = try run().script
    return try lesson.style(script.style).variant(script.variant).description.file ?? script.style
  }

  /// The file of a style, of a style with a variant, or of that name.
  private func file(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first, let style = try? lesson.style(first) else { return name }
    return (try? style.variant(words.dropFirst().first))?.description.file ?? name
  }

  private func bareTest(_ style: String?) throws(LessonProblem) -> SourceText {
    let style = if let style { style } else { try run().script.style }
    _ = try lesson.style(style)
    let name = "bare/\(style).swift"
    guard let text = lesson.texts[name] else { throw .nothingToShow("bare test in \(style)") }
    return SourceText(name: name, header: nil, text: text)
  }

  private func refused(_ name: String) throws(LessonProblem) -> LessonAnswer {
    let all = lesson.description.refused
    guard let snippet = all.first(where: { $0.name == name }),
      let text = lesson.texts["refused/\(name).swift"]
    else {
      let known = all.map(\.name)
      throw .unknownSnippet(name, nearest: Nearest.name(to: name, in: known), known: known)
    }
    let source = SourceText(name: "refused/\(name).swift", header: nil, text: text)
    return .refused(source, diagnostic: snippet.diagnostic)
  }

  private func cost() -> [CostLine] {
    lesson.description.styles.flatMap { style in
      style.variants.compactMap { variant in
        guard let file = variant.file, let text = lesson.texts[file] else { return nil }
        let cost = Cost.count(text)
        return CostLine(
          style: style.name,
          variant: variant.name,
          file: file,
          lines: cost.lines,
          declarations: cost.declarations
        )
      }
    }
  }
}
