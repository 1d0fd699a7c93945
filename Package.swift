// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "workbench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "workbench", targets: ["workbench"])
  ],
  targets: [
    .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "DecisionTreeFiles", resources: [.embedInCode("Trees")]),
    .target(name: "DecisionTrees", dependencies: ["DecisionTreeFiles"]),
    .target(name: "LineEditing", dependencies: ["CLibEdit"]),
    .target(name: "WorkbenchShell"),
    .executableTarget(name: "workbench", dependencies: ["WorkbenchShell"]),
    .target(name: "CPTY", path: "Tests/CPTY"),
    .executableTarget(name: "ptyexec", path: "Tests/ptyexec"),
    .target(name: "PTYKit", dependencies: ["CPTY", "ptyexec"], path: "Tests/PTYKit"),
    .executableTarget(name: "EditDemo", dependencies: ["LineEditing"], path: "Tests/EditDemo"),
    .testTarget(name: "LineEditingTests", dependencies: ["EditDemo", "LineEditing", "PTYKit"]),
    .testTarget(name: "DecisionTreesTests", dependencies: ["DecisionTrees"]),
  ]
)

/// Every Swift target is compiled alike; C targets and system libraries take no Swift settings.
let untouched: Set<String> = ["CLibEdit", "CMarkGFM", "CPTY", "ptyexec"]
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
