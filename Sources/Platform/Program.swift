/// The program that runs.
package enum ThisProgram {
  /// A path that starts it again; on Linux the image that runs, even where its file was replaced since.
  package static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return "/proc/self/exe"
    #endif
  }

  /// Its variables as the system keeps them.
  package static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }

  /// Where standard output's buffer is kept, as a symbol.
  package static var outputStreamSymbol: String {
    #if canImport(Darwin)
      "__stdoutp"
    #else
      "stdout"
    #endif
  }

  /// The most memory it has had at once, in MiB.
  package static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return usage.ru_maxrss / 1_048_576
    #else
      return usage.ru_maxrss / 1_024
    #endif
  }
}
