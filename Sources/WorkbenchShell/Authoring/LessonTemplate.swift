/// The files of a new lesson package: a button that saves a text, in three styles, each of them once
/// as one would write it and once so that two taps do no harm.
struct LessonTemplate {
  let names: LessonNames
  /// The checkout with `LessonKit`, absolute.
  let kit: String

  struct File {
    var path: String
    var text: String
  }

  var files: [File] {
    let lesson = "Sources/\(names.module)Lesson"
    let paths = [
      ("Package.swift", "Manifest.swift"),
      ("\(lesson)/Reducer.swift", "Reducer.swift"),
      ("\(lesson)/Model.swift", "Model.swift"),
      ("\(lesson)/Capability.swift", "Capability.swift"),
      ("\(lesson)/Lesson.swift", "Lesson.swift"),
      ("\(lesson)/Text/Text.swift", "Text.swift"),
      ("\(lesson)/lesson.md", "lesson.md"),
      ("\(lesson)/refused/write-saved.swift", "write-saved.swift"),
      ("Sources/\(names.module)Program/main.swift", "main.swift"),
      ("Tests/\(names.module)Tests/\(names.module)Tests.swift", "Tests.swift"),
    ]
    let written = paths.map { File(path: $0, text: named(content("NewLesson/\($1)"))) }
    let ignored = File(path: ".gitignore", text: ".build/\n.swiftpm/\n")
    return [written[0], ignored] + written.dropFirst()
  }

  /// A file of the template with the lesson's names in place of the placeholders.
  private func named(_ text: String) -> String {
    text.replacing("MyModule", with: names.module)
      .replacing("myMember", with: names.member)
      .replacing("my-id", with: names.id)
      .replacing("\"/my/kit\"", with: quoted(kit))
  }

  private func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
