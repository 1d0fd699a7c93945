import Foundation
import PTYKit

/// The checkout the tests were built in.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  /// Paths below a folder that end in a suffix, relative to the root, sorted.
  static func files(in folder: String, endingIn suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)
    let paths = (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(suffix) }
    return paths.map { folder + "/" + $0 }.sorted()
  }

  /// The manifest as the package manager understands it, asked for with a scratch folder of its
  /// own, so that it does not wait for the build that runs this test.
  static func manifest() throws -> Manifest {
    let result = try run(
      "/usr/bin/env",
      ["swift", "package", "--scratch-path", ".build/in-tests", "dump-package"],
      environment: ProcessInfo.processInfo.environment,
      directory: root
    )
    return try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
  }
}

/// The parts of a manifest that tests look at.
struct Manifest: Decodable {
  var targets: [Target]

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]

    /// The folder its sources are in.
    var folder: String {
      path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)")
    }
  }

  struct Dependency: Decodable {
    var byName: [String?]?
    var product: [String?]?

    var name: String { (byName?.first ?? product?.first ?? nil) ?? "" }
  }
}
