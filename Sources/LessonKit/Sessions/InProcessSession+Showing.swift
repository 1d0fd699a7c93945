import Spelling

extension InProcessSession {
  /// The files of a variant one after the other, or one file.
  func source(_ name: String?) throws(LessonProblem) -> SourceText {
    let files = if let name { files(name) } else { try filesThatRun() }
    let texts = try files.map { file throws(LessonProblem) in try text(file) }
    let isSwift = files[0].hasSuffix(".swift")
    let rest = zip(files, texts).dropFirst().map { "\n// \($0)\n\n\($1)" }
    return SourceText(
      name: files[0],
      header: isSwift ? header(files) : nil,
      text: texts[0] + rest.joined()
    )
  }

  private func text(_ file: String) throws(LessonProblem) -> String {
    guard let text = lesson.texts[file] else {
      let known = lesson.texts.names
      throw .unknownSource(file, nearest: Nearest.name(to: file, in: known), known: known)
    }
    return text
  }

  private func header(_ files: [String]) -> String {
    "// \(files.joined(separator: ", ")) as compiled."
  }

  private func filesThatRun() throws(LessonProblem) -> [String] {
    let script = try run().script
    let files = try lesson.style(script.style).variant(script.variant).description.files
    return files.isEmpty ? [script.style] : files
  }

  /// The files of a style, of a style with a variant, or the one of that name.
  private func files(_ name: String) -> [String] {
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first, let style = try? lesson.style(first),
      let variant = try? style.variant(words.dropFirst().first), variant.description.file != nil
    else { return [name] }
    return variant.description.files
  }

  func bareTest(_ style: String?) throws(LessonProblem) -> SourceText {
    let style = if let style { style } else { try run().script.style }
    _ = try lesson.style(style)
    let name = "bare/\(style).swift"
    guard let text = lesson.texts[name] else { throw .nothingToShow("bare test in \(style)") }
    return SourceText(name: name, header: nil, text: text)
  }

  func refused(_ name: String) throws(LessonProblem) -> RefusedText {
    let all = lesson.description.refused
    guard let snippet = all.first(where: { $0.name == name }),
      let text = lesson.texts["refused/\(name).swift"]
    else {
      let known = all.map(\.name)
      throw .unknownSnippet(name, nearest: Nearest.name(to: name, in: known), known: known)
    }
    let source = SourceText(name: "refused/\(name).swift", header: nil, text: text)
    return RefusedText(source: source, diagnostic: snippet.diagnostic)
  }

  func cost() -> [CostLine] {
    lesson.description.styles.flatMap { style in
      style.variants.compactMap { variant in
        guard let file = variant.file, lesson.texts[file] != nil else { return nil }
        let files = [file] + variant.sharedFiles
        let costs = files.compactMap { lesson.texts[$0] }.map(Cost.count)
        return CostLine(
          style: style.name,
          variant: variant.name,
          file: file,
          files: files,
          lines: costs.reduce(0) { $0 + $1.lines },
          declarations: costs.reduce(0) { $0 + $1.declarations }
        )
      }
    }
  }
}
