/// What a process may be kept from using more of.
package enum ResourceLimit {
  case data, file, core

  /// Holds this process to so many bytes.
  package func set(to value: Int) {
    var both = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(name, &both)
  }

  #if canImport(Glibc)
    private var name: __rlimit_resource_t {
      switch self {
      case .data: __rlimit_resource_t(RLIMIT_DATA.rawValue)
      case .file: __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      case .core: __rlimit_resource_t(RLIMIT_CORE.rawValue)
      }
    }
  #else
    private var name: Int32 {
      switch self {
      case .data: RLIMIT_DATA
      case .file: RLIMIT_FSIZE
      case .core: RLIMIT_CORE
      }
    }
  #endif
}
