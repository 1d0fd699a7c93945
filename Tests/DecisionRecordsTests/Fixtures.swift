import DecisionRecords
import Foundation
import TestSupport
import Testing

typealias Sandbox = ScratchFolder

extension ScratchFolder {
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
