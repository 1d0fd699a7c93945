import Problems

/// A file to be opened in the user's own editor.
struct EditorRequest {
  /// Absolute.
  let path: String

  /// Opens it and waits; whatever goes wrong, the file is kept.
  func run(_ session: Session) throws(Problem) {
    let world = session.world
    let short = Paths.short(path, in: world)
    guard let editor = Self.editor(world) else { throw .noEditor(path: short) }
    guard let words = try? words(of: editor), !words.isEmpty else {
      throw .editorFailed(editor, path: short, reason: "a quote in it is never closed")
    }
    if case .failure(let failure) = world.edit(words.map(\.text) + [path]) {
      throw .editorFailed(editor, path: short, reason: failure.reason)
    }
  }

  /// `VISUAL` before `EDITOR`, each with its arguments.
  private static func editor(_ world: World) -> String? {
    ["VISUAL", "EDITOR"].lazy.compactMap(world.environment).first { !$0.trimmed.isEmpty }
  }
}
