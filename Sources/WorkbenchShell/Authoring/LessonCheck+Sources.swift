import LessonKit
import Platform
import Processes

extension LessonCheck {
  /// Every variant shows the file it was compiled from.
  func sources() -> [LessonFinding] {
    let session = entry.open()
    let script = Script(lesson: description.id, style: description.openingStyle)
    guard (try? session.ask(.start(script))) != nil else { return [] }
    defer { session.end() }
    return description.styles.flatMap { style in
      style.variants.compactMap { variant in
        let place = "\(style.name) \(variant.name)"
        guard (try? session.ask(.source(place))) != nil else {
          return LessonFinding(
            .source,
            place,
            "Its file \(variant.file ?? "") is not found.",
            try: "Name the file in the variant, and embed it in Text."
          )
        }
        return nil
      }
    }
  }

  /// Every snippet is refused by the compiler with the words the lesson gives; also what was not compiled.
  func refusals() -> ([LessonFinding], [String]) {
    guard !description.refused.isEmpty else { return ([], []) }
    guard let modules, LiveFiles.isFolder(modules) else {
      return ([], ["The refused snippets were not compiled: the built modules are not at hand."])
    }
    return (description.refused.compactMap { refusal($0, modules) }, [])
  }

  private var modules: String? {
    switch entry.origin {
    case .loaded(let package): BuildPlan.package(package, session.world).modules
    case .builtIn where session.rebuilt != nil: BuildPlan.workbench(session.world)?.modules
    case .builtIn: session.world.program.map { Paths.parent(of: $0) + "/Modules" }
    }
  }

  private func refusal(_ refused: LessonDescription.Refused, _ modules: String) -> LessonFinding? {
    let place = "refused/\(refused.name).swift"
    guard let source = try? entry.open().ask(.refused(refused.name)).source else {
      return LessonFinding(.refused, place, "It is not embedded.", try: "Embed it in Text.")
    }
    guard let result = compile(source.text, modules) else {
      return LessonFinding(.refused, place, "The compiler cannot be run.", try: "Try doctor.")
    }
    let error = BuildLog(result).faults(in: "/").first?.message
    if result.ending == .done {
      return LessonFinding(.refused, place, "It compiles.", try: "Make it refused, or drop it.")
    }
    guard let error, error.hasPrefix(refused.diagnostic) else {
      return LessonFinding(
        .refused,
        place,
        "The compiler says \"\(error ?? "nothing")\", the lesson says \"\(refused.diagnostic)\".",
        try: "Write the compiler's words into the lesson."
      )
    }
    return nil
  }

  /// What the compiler says of a text; nil where it cannot be asked.
  private func compile(_ text: String, _ modules: String) -> BuildResult? {
    var template = Array("\(Environment.temporaryFolder)/lesson-check-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let file = folder + "/Snippet.swift"
    defer {
      unlink(file)
      rmdir(folder)
    }
    guard case .success = session.world.createFile(file, text) else { return nil }
    // The kit's modules need the map of the C module below them, which the package manager keeps beside.
    let map = "-fmodule-map-file=\(modules)/../CWorld.build/module.modulemap"
    let words =
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, "-Xcc", map, file]
    return try? session.tool(words, "compiling a snippet")
  }
}
