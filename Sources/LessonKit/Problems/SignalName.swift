import Platform

/// What a signal means, in words.
enum SignalName {
  static let words: [Int32: String] = [
    SIGILL: "illegal instruction",
    SIGTRAP: "illegal instruction",
    SIGABRT: "aborted",
    SIGFPE: "arithmetic error",
    SIGBUS: overrun,
    SIGSEGV: overrun,
    SIGKILL: "killed",
    SIGTERM: "asked to end",
    SIGPIPE: "nobody reads what it writes",
    SIGHUP: "its terminal is gone",
    SIGINT: "interrupted",
    SIGALRM: "its alarm went off",
  ]

  private static let overrun = "bad memory access, as recursion without end makes one"

  /// The signals by which code ends itself when it goes wrong.
  static let traps: Set<Int32> = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]
}
