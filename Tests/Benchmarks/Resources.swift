import Platform

/// The most memory this process has had at once, in MiB.
func peakMemory() -> Int { ThisProgram.peakMemory }

/// The processor time this process has used.
func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
