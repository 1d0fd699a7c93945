import Foundation
import Testing

/// The catalogue is taken by `docc` without a warning.
@Suite struct DocumentationTests {
  @Test(.enabled(if: docc != nil && modules != nil)) func theCatalogueIsWhole() throws {
    let docc = try #require(Self.docc)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let symbols = folder.appendingPathComponent("symbols")
    try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
    let bin = docc.deletingLastPathComponent()
    let extracted = try run(
      bin.appendingPathComponent("swift-symbolgraph-extract"),
      [
        "-module-name", "StateDiff", "-I", try #require(Self.modules).path, "-target",
        "\(Self.architecture)-unknown-linux-gnu", "-output-dir", symbols.path,
        "-minimum-access-level", "public",
      ]
    )
    #expect(extracted == Result(status: 0, text: ""))
    let catalogue = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/StateDiff/StateDiff.docc")
    let converted = try run(
      docc,
      [
        "convert", catalogue.path, "--additional-symbol-graph-dir", symbols.path, "--output-path",
        folder.appendingPathComponent("out").path, "--warnings-as-errors",
      ]
    )
    #expect(converted.status == 0, "\(converted.text)")
    #expect(!converted.text.contains("warning"), "\(converted.text)")
  }

  struct Result: Equatable {
    var status: Int32
    var text: String
  }

  private func run(_ program: URL, _ arguments: [String]) throws -> Result {
    let process = Process()
    (process.executableURL, process.arguments) = (program, arguments)
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      text: text.trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }

  /// The toolchain's own, beside the compiler; found on Linux, where its place is in the path.
  private static var docc: URL? {
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return paths.map { URL(fileURLWithPath: String($0) + "/docc").resolvingSymlinksInPath() }
      .first { url in
        let beside = url.deletingLastPathComponent()
          .appendingPathComponent("swift-symbolgraph-extract")
        return [url, beside].allSatisfy { FileManager.default.isExecutableFile(atPath: $0.path) }
      }
  }

  private static var modules: URL? {
    #if os(Linux)
      let folder = Bundle.main.bundleURL.appendingPathComponent("Modules")
      let module = folder.appendingPathComponent("StateDiff.swiftmodule")
      return FileManager.default.fileExists(atPath: module.path) ? folder : nil
    #else
      return nil
    #endif
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}
