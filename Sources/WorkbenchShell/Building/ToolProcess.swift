#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that was started with pipes of its own, in a process group of its own, so that what it
/// starts can be stopped with it.
struct ToolProcess {
  let id: pid_t
  /// The ends to read from; the reader closes them.
  let output, errors: Int32

  /// Starts a program found in `PATH`; its standard input is empty.
  static func start(_ words: [String]) -> Result<ToolProcess, OutsideFailure> {
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    guard pipe(&output) == 0, pipe(&errors) == 0 else {
      return .failure(OutsideFailure(systemReason()))
    }
    for descriptor in output + errors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    defer {
      close(output[1])
      close(errors[1])
    }
    switch spawn(words, output: output[1], errors: errors[1]) {
    case .success(let id):
      return .success(ToolProcess(id: id, output: output[0], errors: errors[0]))
    case .failure(let failure):
      close(output[0])
      close(errors[0])
      return .failure(failure)
    }
  }

  /// Waits for its end; true where it says that it did what it was asked.
  static func ending(of id: pid_t) -> Bool {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }

  private static func spawn(
    _ words: [String],
    output: Int32,
    errors: Int32
  ) -> Result<pid_t, OutsideFailure> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, words[0], &actions, &attributes, &arguments, environ)
    return code == 0 ? .success(child) : .failure(OutsideFailure(systemReason(code)))
  }
}
