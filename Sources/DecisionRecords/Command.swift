import Platform
import Processes

/// Runs a program to its end and takes what it prints.
enum Command {
  /// The output of a program found in the search path; nil when it cannot be started or fails.
  ///
  /// Its input is given whole, its messages are dropped, and it never asks a question.
  static func output(of arguments: [String], input: [UInt8]) -> [UInt8]? {
    guard let inputFile = file(holding: input) else { return nil }
    defer { close(inputFile) }
    let streams: [Int32: Launch.Stream] = [0: .same(inputFile), 2: .nothing]
    let launch = Launch(arguments, environment: environment, streams: streams)
    guard let (bytes, end) = try? launch.output(), end == .exited(0) else { return nil }
    return bytes
  }

  /// A nameless file with some bytes, read from its beginning.
  private static func file(holding bytes: [UInt8]) -> Int32? {
    guard let file = try? Descriptors.namelessFile() else { return nil }
    guard write(file, bytes, bytes.count) == bytes.count, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  /// Our own environment, except that git is to look at the folder it is given, to leave locks and
  /// the network alone, and to ask nothing.
  private static var environment: [String: String] {
    var variables = Environment.variables
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
      variables[name] = nil
    }
    let added = ["GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"]
    return variables.merging(added) { $1 }
  }
}
