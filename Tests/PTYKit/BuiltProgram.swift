import CPTY
import Foundation

/// No program of that name stands beside the tests.
public struct NotBuilt: Error {
  /// The program's name.
  public let name: String
}

/// The path of a product of this package, found beside the running tests, so right for any build
/// folder and configuration. The test target has to name it as a dependency.
public func builtProgram(_ name: String) throws -> String {
  guard let image = cpty_image() else { throw NotBuilt(name: name) }
  var folder = URL(fileURLWithPath: String(cString: image)).resolvingSymlinksInPath()
  while folder.path != "/" {
    folder.deleteLastPathComponent()
    let candidate = folder.appendingPathComponent(name).path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      return candidate
    }
  }
  throw NotBuilt(name: name)
}

/// The environment a test gives a program: nothing of the machine's but the path.
public func cleanEnvironment(home: String, _ more: [String: String] = [:]) -> [String: String] {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  let base = [
    "PATH": path, "HOME": home, "TERM": "xterm", "LC_ALL": "C.UTF-8",
    "SWIFT_BACKTRACE": "enable=no",
  ]
  return base.merging(more) { _, new in new }
}

/// A folder of a test's own, removed with the value.
public final class ScratchFolder {
  /// The folder's path, without symbolic links.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("scratch-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
