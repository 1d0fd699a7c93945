import DecisionRecords
import Foundation
import Testing

/// A folder of its own for one test, removed afterwards. It lies in a folder with a border, so that
/// nothing around it is taken for the project's.
final class Sandbox {
  let path: String
  private let border: String

  init() {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    border = base + "/records-" + UUID().uuidString
    path = border + "/project"
    for folder in [path, border + "/.hg"] {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: border)
  }

  /// Writes files; a name with folders makes them.
  @discardableResult
  func write(_ files: [String: String]) throws -> Sandbox {
    for (name, text) in files { try write(name, Data(text.utf8)) }
    return self
  }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  func names(_ folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  /// Every file of the folder with its text, hidden ones too.
  func everything() throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in names() { texts[name] = try text(name) }
    return texts
  }

  /// Expects these files with these texts and no others.
  func expect(_ files: [String: String], at place: SourceLocation = #_sourceLocation) throws {
    #expect(names() == files.keys.sorted(), sourceLocation: place)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let found = try self.text(name)
      #expect(found == text, "\(name)", sourceLocation: place)
    }
  }

  var folder: RecordFolder { RecordFolder(path) }
}

extension Record {
  /// The record on a few lines, for comparison as a whole.
  var summary: String {
    var lines = ["\(number.map(String.init) ?? "-") \(title ?? "-")"]
    lines.append("status: \(status ?? "-") [\(statusWord ?? "-")] \(standing)")
    lines.append("date: \(date ?? "-") [\(isoDate ?? "-")]")
    lines += people.map { "\($0.role): \($0.name)" }
    if !tags.isEmpty { lines.append("tags: " + tags.joined(separator: ", ")) }
    lines += links.map { "link \($0.line): \($0.kind) -> \($0.target)" }
    return lines.joined(separator: "\n")
  }
}

/// The helper program beside the tests.
enum Probe {
  static var path: String {
    let places = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    let folders = places.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return folders.map { $0 + "/RecordsProbe" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    } ?? "RecordsProbe"
  }

  static func start(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> (process: Process, output: Pipe) {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return (process, output)
  }

  /// Runs the helper to its end; gives its output and its exit status or the signal that ended it.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    let (process, pipe) = try start(arguments, environment: environment)
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
