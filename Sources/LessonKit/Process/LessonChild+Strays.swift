import Platform

extension LessonChild {
  /// Ends what the lesson's code has started and moved into a group of its own: its standard output or
  /// error is still the file that was made for this lesson. Only Linux tells.
  ///
  /// What has closed both, and what was done to others before, is beyond this: a lesson that was
  /// trusted runs as its user.
  func endStrays() {
    #if os(Linux)
      guard let own = FileIdentity(output) else { return }
      // One that is ended may have started another meanwhile.
      for _ in 0..<8 {
        let strays = Self.processes.filter { Self.writes($0, to: own) }
        if strays.isEmpty { return }
        for stray in strays { kill(stray, SIGKILL) }
      }
    #endif
  }

  private static var processes: [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var found: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = pid_t(name), number != getpid() { found.append(number) }
    }
    return found
  }

  private static func writes(_ process: pid_t, to file: FileIdentity) -> Bool {
    ["1", "2"].contains { FileIdentity(path: "/proc/\(process)/fd/\($0)") == file }
  }
}
