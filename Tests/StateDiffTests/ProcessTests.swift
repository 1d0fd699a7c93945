import Foundation
import Testing

/// The same bytes in every process, whatever its hash seed.
@Suite struct ProcessTests {
  @Test func twoProcessesPrintTheSame() throws {
    let (first, second) = (try run(), try run())
    #expect(first.hash != second.hash)
    #expect(first.output.count > 1_000)
    #expect(first.output == second.output)
  }

  private func run() throws -> (output: Data, hash: Data) {
    let process = Process()
    process.executableURL = products.appendingPathComponent("DiffPrinter")
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "SWIFT_DETERMINISTIC_HASHING"
    }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let hash = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return (text, hash)
  }

  /// Where the package's programs are built.
  private var products: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
