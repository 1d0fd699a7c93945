#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Programs that the workbench starts and waits for.
enum ChildProcess {
  /// Runs a program found in `PATH` and gives what it printed on standard output; its standard
  /// input is empty and its standard error is dropped.
  static func output(of words: [String]) -> Result<String, OutsideFailure> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failure(OutsideFailure(systemReason())) }
    defer { close(ends[0]) }
    let started = spawn(words, output: ends[1], closing: ends[0])
    close(ends[1])
    switch started {
    case .failure(let failure): return .failure(failure)
    case .success(let child):
      let text = everything(from: ends[0])
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      guard status == 0 else { return .failure(OutsideFailure("it ended with an error")) }
      return .success(text)
    }
  }

  private static func spawn(
    _ words: [String],
    output: Int32,
    closing other: Int32
  ) -> Result<pid_t, OutsideFailure> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, other)
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    #if canImport(Darwin)
      let variables = _NSGetEnviron().pointee
    #else
      let variables = environ
    #endif
    let code = posix_spawnp(&child, words[0], &actions, nil, &arguments, variables)
    return code == 0 ? .success(child) : .failure(OutsideFailure(systemReason(code)))
  }

  private static func everything(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
