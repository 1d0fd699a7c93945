#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The most memory this process has had at once, in MiB.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss / 1_048_576
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1_024
  #endif
}
