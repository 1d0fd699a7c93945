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
    var sources: [String]?
    var exclude: [String]?
    var dependencies: [Dependency]

    /// The Swift files that are compiled into it.
    var files: [String] {
      let folders = sources.map { $0.map { "\(folder)/\($0)" } } ?? [folder]
      let left = (exclude ?? []).map { "\(folder)/\($0)" }
      return folders.flatMap { Repository.files(in: $0, endingIn: ".swift") }
        .filter { file in !left.contains { file == $0 || file.hasPrefix($0 + "/") } }
    }

    /// The folder its sources are in.
    var folder: String {
      path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)")
    }
  }

  struct Dependency: Decodable {
    var byName: [Part?]?
    var target: [Part?]?
    var product: [Part?]?

    var name: String {
      let parts = byName ?? target ?? product ?? []
      return parts.compactMap { $0?.name }.first ?? ""
    }

    /// A name, or a condition that a name stands under.
    struct Part: Decodable {
      var name: String?

      init(from decoder: any Decoder) throws {
        name = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }
}
