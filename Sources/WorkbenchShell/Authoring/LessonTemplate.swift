import Problems

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
    return [
      File(path: "Package.swift", text: manifest),
      File(path: ".gitignore", text: ".build/\n.swiftpm/\n"),
      File(path: "\(lesson)/Reducer.swift", text: reducer),
      File(path: "\(lesson)/Model.swift", text: model),
      File(path: "\(lesson)/Capability.swift", text: capability),
      File(path: "\(lesson)/Lesson.swift", text: lessonFile),
      File(path: "\(lesson)/Text/Text.swift", text: texts),
      File(path: "\(lesson)/lesson.md", text: guide),
      File(path: "\(lesson)/refused/write-saved.swift", text: refused),
      File(path: "Sources/\(names.module)Program/main.swift", text: program),
      File(path: "Tests/\(names.module)Tests/\(names.module)Tests.swift", text: tests),
    ]
  }
}

extension LessonTemplate {
  var manifest: String {
    let name = names.module
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      /// The checkout with LessonKit; WORKBENCH_PATH names another one.
      let workbench = Context.environment["WORKBENCH_PATH"] ?? \(quoted(kit))
      let kit = Target.Dependency.product(name: "LessonKit", package: "workbench")

      let package = Package(
        name: "\(names.id)",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "workbench", path: workbench)],
        targets: [
          .target(
            name: "\(name)Lesson",
            dependencies: [kit, "\(name)Text"],
            exclude: ["Text", "lesson.md", "refused"]
          ),
          // The same folder again: what the lesson shows of itself, embedded.
          .target(
            name: "\(name)Text",
            dependencies: [kit],
            path: "Sources/\(name)Lesson",
            exclude: ["Lesson.swift"],
            sources: ["Text"],
            resources: [
              .embedInCode("Reducer.swift"), .embedInCode("Model.swift"),
              .embedInCode("Capability.swift"), .embedInCode("lesson.md"),
              .embedInCode("refused/write-saved.swift"),
            ]
          ),
          .executableTarget(name: "\(name)Program", dependencies: [kit, "\(name)Lesson"]),
          .testTarget(name: "\(name)Tests", dependencies: [kit, "\(name)Lesson"]),
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  var program: String {
    """
    import LessonKit
    import \(names.module)Lesson

    LessonHost.serve([.\(names.member)])

    """
  }

  var texts: String {
    """
    import LessonKit

    /// The files of the lesson as they were compiled.
    public let \(names.member)Texts = LessonTexts([
      ("Reducer.swift", PackageResources.Reducer_swift),
      ("Model.swift", PackageResources.Model_swift),
      ("Capability.swift", PackageResources.Capability_swift),
      ("lesson.md", PackageResources.lesson_md),
      ("refused/write-saved.swift", PackageResources.write_saved_swift),
    ])

    """
  }

  private func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
