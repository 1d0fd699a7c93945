package import Foundation

/// A folder of a test's own, removed with the value.
///
/// Its name has the same length in every run. It lies in a folder with a border, so that nothing
/// around it is taken for the project's.
package final class ScratchFolder: Sendable {
  /// The folder's path, without symbolic links.
  package let path: String
  private let border: String

  /// Makes an empty folder.
  package init() {
    border =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/s-" + UUID().uuidString.prefix(11)
    path = border + "/project"
    do {
      for folder in [path, border + "/.hg"] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      fatalError("no folder for a test: \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: border) }
}

extension ScratchFolder {
  /// Writes a file; a name with folders makes them.
  package func write(_ name: String, _ data: Data) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  package func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  /// Writes files by their names.
  @discardableResult
  package func write(_ files: [String: String]) throws -> ScratchFolder {
    for (name, text) in files { try write(name, text) }
    return self
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// The text of a file, repaired where it is not UTF-8.
  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }

  /// The names of everything in a folder below, sorted.
  package func names(in folder: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
    return (names ?? []).sorted()
  }

  /// Every file of the folder with its text, hidden ones too.
  package func everything() throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in names() { texts[name] = try text(name) }
    return texts
  }
}
