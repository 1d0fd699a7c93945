extension stat {
  /// When the content was last changed.
  package var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

/// A file without a name in memory, closed in programs that are started; -1 where there are none.
package func openFileInMemory(named name: String) -> Int32 {
  #if canImport(Darwin)
    return -1
  #else
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "memfd_create") else { return -1 }
    let closesInPrograms: UInt32 = 1
    return unsafeBitCast(symbol, to: Create.self)(name, closesInPrograms)
  #endif
}

/// Where programs keep what they remember, below the home folder.
package var stateFolder: String {
  #if canImport(Darwin)
    "Library/Application Support"
  #else
    ".local/state"
  #endif
}
