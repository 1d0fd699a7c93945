// swift-tools-version: 6.2
import PackageDescription

/// The checkout with LessonKit; WORKBENCH_PATH names another one.
let workbench = Context.environment["WORKBENCH_PATH"] ?? "/my/kit"
let kit = Target.Dependency.product(name: "LessonKit", package: "workbench")

let package = Package(
  name: "my-id",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "workbench", path: workbench)],
  targets: [
    .target(
      name: "MyModuleLesson",
      dependencies: [kit, "MyModuleText"],
      exclude: ["Text", "lesson.md", "refused"]
    ),
    // The same folder again: what the lesson shows of itself, embedded.
    .target(
      name: "MyModuleText",
      dependencies: [kit],
      path: "Sources/MyModuleLesson",
      exclude: ["Lesson.swift"],
      sources: ["Text"],
      resources: [
        .embedInCode("Reducer.swift"), .embedInCode("Model.swift"),
        .embedInCode("Capability.swift"), .embedInCode("lesson.md"),
        .embedInCode("refused/write-saved.swift"),
      ]
    ),
    .executableTarget(name: "MyModuleProgram", dependencies: [kit, "MyModuleLesson"]),
    .testTarget(name: "MyModuleTests", dependencies: [kit, "MyModuleLesson"]),
  ],
  swiftLanguageModes: [.v6]
)
