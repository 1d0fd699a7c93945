import Processes

/// Programs that the workbench starts and waits for.
enum ChildProcess {
  /// Runs a program found in `PATH` and gives what it printed on standard output; its standard
  /// input is empty and its standard error is dropped.
  static func output(of words: [String]) -> Result<String, OutsideFailure> {
    do {
      let (bytes, end) = try Launch(words, streams: [0: .nothing, 2: .nothing]).output()
      guard end == .exited(0) else { return .failure(OutsideFailure("it ended with an error")) }
      return .success(String(decoding: bytes, as: UTF8.self))
    } catch {
      return .failure(OutsideFailure(error))
    }
  }
}

extension OutsideFailure {
  /// The system's words for what it refused.
  init(_ failure: SystemFailure) { self.init(failure.description) }
}
