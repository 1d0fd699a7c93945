import Platform

/// A launch in the system's own form, for as long as the object lives.
final class SpawnRequest {
  private var actions = emptySpawnActions()
  private var attributes = emptySpawnAttributes()
  private var copies: [Int32] = []

  init(_ launch: Launch) throws(SystemFailure) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    for (number, stream) in launch.streams.sorted(by: { $0.key < $1.key }) {
      try add(stream, as: number)
    }
    posix_spawnattr_setflags(&attributes, flags(launch.group) | flags(launch.signals))
  }

  deinit {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    for copy in copies { close(copy) }
  }

  /// Starts the program; gives an error's number, or 0.
  func spawn(
    _ process: inout pid_t,
    _ program: String,
    _ words: [UnsafeMutablePointer<CChar>?],
    _ variables: [UnsafeMutablePointer<CChar>?]?
  ) -> Int32 {
    let spawn = program.utf8.contains(UInt8(ascii: "/")) ? posix_spawn : posix_spawnp
    guard let variables else {
      return spawn(&process, program, &actions, &attributes, words, ThisProgram.environment)
    }
    return spawn(&process, program, &actions, &attributes, words, variables)
  }
}

extension SpawnRequest {
  /// Our descriptor is copied above those that the program is given, so that none of these replaces
  /// it before its turn, and a descriptor that keeps its number is still given.
  private func add(_ stream: Launch.Stream, as number: Int32) throws(SystemFailure) {
    switch stream {
    case .file(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
    case .same(let ours):
      let copy = fcntl(ours, F_DUPFD_CLOEXEC, Descriptors.lowest)
      guard copy >= 0 else { throw SystemFailure() }
      copies.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy, number)
    }
  }

  private func flags(_ group: Launch.Group) -> Int16 {
    switch group {
    case .shared: return 0
    case .own:
      posix_spawnattr_setpgroup(&attributes, 0)
      return Int16(POSIX_SPAWN_SETPGROUP)
    case .ownSession: return spawnsOwnSession
    }
  }

  private func flags(_ signals: Launch.Signals) -> Int16 {
    var set = sigset_t()
    sigemptyset(&set)
    switch signals {
    case .inherited: return 0
    case .usual(let signals):
      for signal in signals { sigaddset(&set, signal) }
      posix_spawnattr_setsigdefault(&attributes, &set)
      return Int16(POSIX_SPAWN_SETSIGDEF)
    case .fresh:
      posix_spawnattr_setsigmask(&attributes, &set)
      sigfillset(&set)
      posix_spawnattr_setsigdefault(&attributes, &set)
      return Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    }
  }
}
