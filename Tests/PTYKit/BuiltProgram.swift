import CPTY
import Foundation

/// No program of that name stands beside the tests.
package struct NotBuilt: Error {
  /// The program's name.
  package let name: String
}

/// The path of a product of this package, found beside the running tests, so right for any build
/// folder and configuration. The test target has to name it as a dependency.
package func builtProgram(_ name: String) throws -> String {
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
package func cleanEnvironment(home: String, _ more: [String: String] = [:]) -> [String: String] {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  let base = [
    "PATH": path, "HOME": home, "TERM": "xterm", "LC_ALL": "C.UTF-8",
    "SWIFT_BACKTRACE": "enable=no",
  ]
  return base.merging(more) { _, new in new }
}
