#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A lesson in a package of its own: the folder, and the program that serves it.
struct LessonPackage: Sendable, Equatable {
  /// As its manifest says; progress is kept by it.
  var name: String
  /// Absolute.
  var folder: String
  /// What was built of it, in a folder of the user's that its author cannot have filled.
  var scratch: String
  var product: String
}

/// The parts of a manifest, as the package manager prints it, that tell which program serves a lesson.
struct DumpedManifest: Decodable {
  var name: String
  var products: [Product]
  var targets: [Target]

  struct Product: Decodable {
    var name: String
    var targets: [String]
    var type: Kind

    struct Kind: Decodable {
      var isExecutable: Bool

      private enum Keys: String, CodingKey { case executable }

      init(from decoder: any Decoder) throws {
        isExecutable = try decoder.container(keyedBy: Keys.self).contains(.executable)
      }
    }
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var dependencies: [Dependency]
  }

  struct Dependency: Decodable {
    /// The product of another package it names.
    var product: String?

    private enum Keys: String, CodingKey { case product, byName }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      let key = values.contains(.product) ? Keys.product : .byName
      var list = try? values.nestedUnkeyedContainer(forKey: key)
      product = try? list?.decode(String.self)
    }
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(DumpedManifest.self, from: Data(text.utf8))
  }
}

extension DumpedManifest {
  /// The programs that use `LessonKit`, by the names they are built under.
  var lessonPrograms: [String] {
    let users = targets.filter { target in
      target.type == "executable" && target.dependencies.contains { $0.product == "LessonKit" }
    }
    return users.map { target in
      let named = products.first { $0.type.isExecutable && $0.targets.contains(target.name) }
      return named?.name ?? target.name
    }
  }
}
