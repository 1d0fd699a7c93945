// swift-tools-version: 6.2
import PackageDescription

/// Homebrew keeps cmark-gfm outside the compiler's search path, so macOS asks pkg-config where it
/// is. On Linux the headers are in the search path, and asking would only warn.
#if os(macOS)
  let cmarkPackage: String? = "libcmark-gfm"
#else
  let cmarkPackage: String? = nil
#endif

let package = Package(
  name: "workbench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "workbench", targets: ["workbench"]),
    .library(name: "LessonKit", targets: ["LessonKit"]),
    .library(name: "StateDiff", targets: ["StateDiff"]),
    .library(name: "StateDiffTesting", targets: ["StateDiffTesting"]),
  ],
  targets: [
    .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
    .systemLibrary(
      name: "CMarkGFM",
      pkgConfig: cmarkPackage,
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]
    ),
    .target(name: "Platform"),
    .target(name: "Problems"),
    .target(name: "Processes", dependencies: ["Platform"]),
    .target(name: "Spelling"),
    .target(name: "StateDiff"),
    .target(name: "StateDiffTesting", dependencies: ["StateDiff"]),
    .target(
      name: "CWorld",
      linkerSettings: [
        // For programs that use neither by themselves.
        .linkedLibrary("dispatch", .when(platforms: [.linux])),
        .linkedLibrary("BlocksRuntime", .when(platforms: [.linux])),
        .linkedFramework("CoreFoundation", .when(platforms: [.macOS])),
      ]
    ),
    .target(name: "Stepping", dependencies: ["CWorld", "Platform"]),
    .target(name: "DependencyKit"),
    .target(name: "Hosting"),
    .target(name: "ReducerKit", dependencies: ["DependencyKit", "Hosting"]),
    .target(
      name: "LessonKit",
      dependencies: [
        "Platform", "Processes", "Spelling", "StateDiff", "Stepping", "DependencyKit", "Hosting",
        "ReducerKit",
      ]
    ),
    .target(
      name: "CContent",
      exclude: ["Facts", "Glossary", "NewLesson", "Trees", "Words"]
    ),
    .target(name: "DecisionTrees", dependencies: ["CContent", "Problems", "Spelling"]),
    .target(name: "MarkdownBlocks", dependencies: ["CMarkGFM", "Platform"]),
    .target(
      name: "DecisionRecords",
      dependencies: ["MarkdownBlocks", "Platform", "Processes", "Spelling"]
    ),
    .target(name: "LineEditing", dependencies: ["CLibEdit", "Platform"]),
    .target(
      name: "WorkbenchShell",
      dependencies: [
        "CContent", "DecisionRecords", "DecisionTrees", "LessonKit", "LineEditing",
        "MarkdownBlocks", "Platform", "Problems", "Processes", "Spelling",
      ]
    ),
    .executableTarget(
      name: "workbench",
      dependencies: ["LessonKit", "Platform", "WorkbenchShell"]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "CPTY", path: "Tests/CPTY"),
    .executableTarget(name: "ptyexec", path: "Tests/ptyexec"),
    .target(
      name: "PTYKit",
      dependencies: ["CPTY", "Platform", "TestSupport", "ptyexec"],
      path: "Tests/PTYKit"
    ),
    .executableTarget(
      name: "EditDemo",
      dependencies: ["LineEditing", "Platform"],
      path: "Tests/EditDemo"
    ),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes"]),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["EditDemo", "LineEditing", "PTYKit", "Platform", "TestSupport"]
    ),
    .testTarget(name: "DecisionTreesTests", dependencies: ["DecisionTrees", "TestSupport"]),
    .testTarget(name: "MarkdownBlocksTests", dependencies: ["MarkdownBlocks"]),
    .testTarget(
      name: "DecisionRecordsTests",
      dependencies: [
        "DecisionRecords", "MarkdownBlocks", "Platform", "RecordsProbe", "TestSupport",
      ]
    ),
    .executableTarget(
      name: "RecordsProbe",
      dependencies: ["DecisionRecords", "MarkdownBlocks", "Platform"],
      path: "Tests/RecordsProbe"
    ),
    .testTarget(
      name: "WorkbenchShellTests",
      dependencies: [
        "DecisionRecords", "DecisionTrees", "LessonKit", "LineEditing", "MarkdownBlocks", "PTYKit",
        "Platform", "Problems", "TestSupport", "WorkbenchShell", "workbench",
      ]
    ),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["CContent", "PTYKit", "TestSupport", "workbench"]
    ),
    .testTarget(
      name: "StateDiffTests",
      dependencies: ["DiffPrinter", "StateDiff", "StateDiffTesting", "TestSupport"]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "DecisionRecords", "LessonKit", "Platform", "ReducerKit", "StateDiff", "Stepping",
      ],
      path: "Tests/Benchmarks"
    ),
    .executableTarget(name: "DiffPrinter", dependencies: ["StateDiff"], path: "Tests/DiffPrinter"),
    .testTarget(name: "SteppingTests", dependencies: ["PTYKit", "Stepping", "Team", "WorldProbe"]),
    .target(name: "Team", path: "Tests/Team"),
    .executableTarget(name: "WorldProbe", dependencies: ["Stepping"], path: "Tests/WorldProbe"),
    .testTarget(name: "DependencyKitTests", dependencies: ["DependencyKit"]),
    .testTarget(name: "ReducerKitTests", dependencies: ["Hosting", "ReducerKit", "Stepping"]),
    .testTarget(name: "LessonKitTests", dependencies: ["LessonKit", "Team"]),
    .testTarget(name: "LessonTests", dependencies: ["LessonKit", "LessonTranscript"]),
    .executableTarget(
      name: "LessonTranscript",
      dependencies: ["LessonKit"],
      path: "Tests/LessonTranscript"
    ),
    .executableTarget(
      name: "HostileLesson",
      dependencies: ["LessonKit", "Platform", "WorkbenchShell"],
      path: "Tests/HostileLesson"
    ),
    .executableTarget(
      name: "SessionProbe",
      dependencies: ["LessonKit", "Platform"],
      path: "Tests/SessionProbe"
    ),
    .testTarget(
      name: "LessonProcessTests",
      dependencies: [
        "HostileLesson", "LessonKit", "PTYKit", "SessionProbe", "TestSupport", "workbench",
      ]
    ),
  ]
)

/// C targets and system libraries, which take no Swift settings.
var untouched: Set<String> = [
  "CContent", "CLibEdit", "CMarkGFM", "CPTY", "CWorld", "ptyexec",
]

/// A lesson `Name` is the module `NameLesson` in `Lessons/Name`; `CNameText` in it embeds its files.
///
/// Tests in `bare` need nothing of the package but the lesson's own feature; they run with the others.
@MainActor func lesson(_ name: String, hasBareTests: Bool = false) {
  let path = "Lessons/\(name)"
  package.targets += [
    .target(
      name: "\(name)Lesson",
      dependencies: ["Hosting", "LessonKit", "ReducerKit", .target(name: "C\(name)Text")],
      path: path,
      exclude: ["Text", "lesson.md", "refused"] + (hasBareTests ? ["bare"] : [])
    ),
    .target(name: "C\(name)Text", path: "\(path)/Text"),
  ]
  untouched.insert("C\(name)Text")
  if hasBareTests {
    package.targets.append(
      .testTarget(
        name: "\(name)BareTests",
        dependencies: ["LessonKit", .target(name: "\(name)Lesson")],
        path: "\(path)/bare"
      )
    )
  }
  let users = [
    "Benchmarks", "LessonProcessTests", "LessonTests", "LessonTranscript", "WorkbenchShellTests",
    "workbench",
  ]
  for target in package.targets where users.contains(target.name) {
    target.dependencies.append(.target(name: "\(name)Lesson"))
  }
}

lesson("Counter")
lesson("Cart")
lesson("Orders")
lesson("Transfer", hasBareTests: true)

/// Every Swift target is compiled alike.
for target in package.targets where !untouched.contains(target.name) {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    // SE-0335: an existential type is written with `any`.
    .enableUpcomingFeature("ExistentialAny"),
    // SE-0409: an import is internal unless written `public import`.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // SE-0444: a member is visible only where its module is imported.
    .enableUpcomingFeature("MemberImportVisibility"),
    // SE-0461: a nonisolated async function runs on its caller's actor.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}

/// The team's module stands for code that was written for an app and for nobody else.
for target in package.targets where target.name == "Team" {
  target.swiftSettings?.append(.defaultIsolation(MainActor.self))
}
