import Foundation
import Platform
import TestSupport

/// What a program left behind.
package struct RunResult: Equatable, Sendable {
  /// Standard output and error, repaired where they are not UTF-8.
  package let output, error: String
  /// How it ended.
  package let status: ExitStatus

  /// Describes an expected result.
  package init(output: String, error: String = "", status: ExitStatus) {
    self.output = output
    self.error = error
    self.status = status
  }
}

/// Runs a program without a terminal to its end.
///
/// - Parameter input: the bytes on standard input, by default none.
package func run(
  _ program: String,
  _ arguments: [String] = [],
  input: [UInt8] = [],
  environment: [String: String]? = nil,
  directory: String = "/"
) throws -> RunResult {
  let scratch = ScratchFolder()
  let paths = ["input", "output", "error"].map { scratch.path + "/" + $0 }
  try Data(input).write(to: URL(fileURLWithPath: paths[0]))
  let descriptors = [
    open(paths[0], O_RDONLY | O_CLOEXEC),
    open(paths[1], O_WRONLY | O_CREAT | O_CLOEXEC, 0o600),
    open(paths[2], O_WRONLY | O_CREAT | O_CLOEXEC, 0o600),
  ]
  defer { for descriptor in descriptors { close(descriptor) } }
  let child = try Child(
    program: program,
    arguments: arguments,
    environment: environment ?? cleanEnvironment(home: scratch.path),
    directory: directory,
    streams: (descriptors[0], descriptors[1], descriptors[2])
  )
  var raw: Int32 = 0
  while waitpid(child.process, &raw, 0) < 0, errno == EINTR {}
  return RunResult(
    output: try text(at: paths[1]),
    error: try text(at: paths[2]),
    status: ExitStatus(raw: raw)
  )
}

private func text(at path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}
