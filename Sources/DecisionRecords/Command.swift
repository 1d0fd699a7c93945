#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a program to its end and takes what it prints.
enum Command {
  /// The output of a program found in the search path; nil when it cannot be started or fails.
  ///
  /// Its input is given whole, its messages are dropped, and it never asks a question.
  static func output(of arguments: [String], input: [UInt8]) -> [UInt8]? {
    guard let inputFile = temporary(holding: input) else { return nil }
    defer { close(inputFile) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = spawn(arguments, input: inputFile, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { return nil }
    let output = try? Files.read(ends[0], expecting: 1 << 14)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    return status == 0 ? output : nil
  }

  /// A nameless file with some bytes, read from its beginning.
  private static func temporary(holding bytes: [UInt8]) -> Int32? {
    if bytes.isEmpty { return open("/dev/null", O_RDONLY | O_CLOEXEC) }
    let folder = Files.environment("TMPDIR") ?? "/tmp"
    var name = Array((folder + "/workbench-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
    guard count == bytes.count, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  private static func spawn(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    return withWords(arguments) { words in
      withWords(environment) { environment in
        var process: pid_t = 0
        let failure = posix_spawnp(&process, arguments[0], &actions, nil, words, environment)
        return failure == 0 ? process : nil
      }
    }
  }

  /// Our own environment, except that git is to look at the folder it is given, to leave locks and
  /// the network alone, and to ask nothing.
  private static var environment: [String] {
    #if canImport(Darwin)
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [String] = []
    var index = 0
    while let variable = start?[index] {
      variables.append(String(cString: variable))
      index += 1
    }
    let dropped = ["GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "GIT_PREFIX="]
    variables.removeAll { variable in dropped.contains { variable.hasPrefix($0) } }
    return variables
      + ["GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"]
  }

  private static func withWords<Result>(
    _ arguments: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    return body(words + [nil])
  }
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
