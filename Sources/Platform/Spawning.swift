/// How `posix_spawn` is told what to do: structures on one system, pointers on the other.
#if canImport(Darwin)
  package typealias SpawnActions = posix_spawn_file_actions_t?
  package typealias SpawnAttributes = posix_spawnattr_t?
#else
  package typealias SpawnActions = posix_spawn_file_actions_t
  package typealias SpawnAttributes = posix_spawnattr_t
#endif

/// Nothing yet; `posix_spawn_file_actions_init` makes it whole.
package func emptySpawnActions() -> SpawnActions {
  #if canImport(Darwin)
    nil
  #else
    SpawnActions()
  #endif
}

/// Nothing yet; `posix_spawnattr_init` makes it whole.
package func emptySpawnAttributes() -> SpawnAttributes {
  #if canImport(Darwin)
    nil
  #else
    SpawnAttributes()
  #endif
}

/// The flag that starts a program in a session of its own; the headers hide its name.
package var spawnsOwnSession: Int16 {
  #if canImport(Darwin)
    0x0400
  #else
    0x80
  #endif
}
