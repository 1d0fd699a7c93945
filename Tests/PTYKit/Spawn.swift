import Foundation
import Platform

/// A program could not be started.
package struct SpawnFailure: Error, CustomStringConvertible {
  /// The program's path.
  package let program: String
  /// The system's error number.
  package let code: Int32
  /// The path and the system's words.
  package var description: String { "\(program): \(String(cString: strerror(code)))" }
}

/// A program that a test starts: always through `ptyexec`, with a clean signal state.
struct Child {
  let process: pid_t

  /// - Parameter streams: the descriptors that become standard input, output and error.
  init(
    program: String,
    arguments: [String],
    environment: [String: String],
    directory: String,
    streams: (Int32, Int32, Int32)
  ) throws {
    var actions = emptySpawnActions()
    var attributes = emptySpawnAttributes()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, streams.0, 0)
    posix_spawn_file_actions_adddup2(&actions, streams.1, 1)
    posix_spawn_file_actions_adddup2(&actions, streams.2, 2)
    // The test runner's blocked and ignored signals would be inherited.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    )
    let launcher = try builtProgram("ptyexec")
    let words = CStrings([launcher, directory, program] + arguments)
    let variables = CStrings(environment.map { "\($0.key)=\($0.value)" }.sorted())
    var process: pid_t = 0
    let code = posix_spawn(
      &process,
      launcher,
      &actions,
      &attributes,
      words.pointers,
      variables.pointers
    )
    guard code == 0 else { throw SpawnFailure(program: program, code: code) }
    self.process = process
  }
}

/// How a program ended.
package enum ExitStatus: Equatable, Sendable {
  /// It left with a status.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)

  init(raw: Int32) {
    self = raw & 0x7f == 0 ? .exited(raw >> 8 & 0xff) : .signalled(raw & 0x7f)
  }
}

/// Texts as C wants them, for as long as the object lives.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit { for pointer in pointers { free(pointer) } }
}
