package import Platform

extension Launch {
  /// Starts the program with pipes in place of some of its descriptors; gives its number and the ends
  /// to read from, in the same order, for the caller to close.
  package func start(
    reading numbers: [Int32]
  ) throws(SystemFailure) -> (process: pid_t, ends: [Int32]) {
    var launch = self
    var (reading, writing): ([Int32], [Int32]) = ([], [])
    defer { for end in writing { close(end) } }
    do {
      for number in numbers {
        let pipe = try Descriptors.pipe()
        reading.append(pipe.reading)
        writing.append(pipe.writing)
        launch.streams[number] = .same(pipe.writing)
      }
      return (try launch.start(), reading)
    } catch {
      for end in reading { close(end) }
      throw error
    }
  }

  /// Runs the program to its end and gives what it wrote to its standard output.
  package func output() throws(SystemFailure) -> (bytes: [UInt8], end: ProcessEnd?) {
    let (process, ends) = try start(reading: [STDOUT_FILENO])
    let bytes = ends.flatMap(everything)
    return (bytes, ProcessEnd.waiting(for: process))
  }

  private func everything(from descriptor: Int32) -> [UInt8] {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
