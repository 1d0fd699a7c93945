import LineEditing
import Platform
import Processes

/// Runs a tool to its end: reads both of its streams all the while, turns a spinner where a person
/// watches, says at once when it waits for somebody else, and stops it at Ctrl-C.
struct BuildRun {
  private let request: BuildRequest
  private let child: pid_t
  private var output: BuildStream
  private var errors: BuildStream
  private var spinner: Spinner
  private var isStopping = false
  private var hasSaidWaiting = false

  /// Starts it, waits for it, and gives what it left.
  static func result(of request: BuildRequest) -> Result<BuildResult, OutsideFailure> {
    var before = sigaction()
    sigaction(SIGINT, nil, &before)
    defer { sigaction(SIGINT, &before, nil) }
    Interrupts.install()
    Interrupts.clear()
    do {
      // In a group of its own, so that what it starts can be stopped with it.
      let launch = Launch(request.words, streams: [0: .nothing], group: .own)
      let (process, ends) = try launch.start(reading: [1, 2])
      var run = BuildRun(request, process, output: ends[0], errors: ends[1])
      return .success(run.finish())
    } catch {
      return .failure(OutsideFailure(error))
    }
  }

  private init(_ request: BuildRequest, _ process: pid_t, output: Int32, errors: Int32) {
    self.request = request
    child = process
    self.output = BuildStream(descriptor: output)
    self.errors = BuildStream(descriptor: errors)
    spinner = Spinner(label: request.label, isShown: request.isWatched)
  }
}

extension BuildRun {
  private mutating func finish() -> BuildResult {
    while output.isOpen || errors.isOpen {
      wait()
      output.read()
      errors.read()
      sayWhoIsWaitedFor()
      if Interrupts.wasInterrupted { stop() }
      spinner.turn()
    }
    spinner.erase()
    let isDone = ProcessEnd.waiting(for: child) == .exited(0)
    return BuildResult(
      isStopping ? .interrupted : isDone ? .done : .failed,
      output: output.text,
      errors: errors.text
    )
  }

  /// Until something is to be read, an interrupt comes, or the spinner is due.
  private func wait() {
    let interrupts = isStopping ? nil : Interrupts.descriptor
    var waiting = [output.pollable, errors.pollable, interrupts].compactMap(\.self)
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&waiting, nfds_t(waiting.count), 100)
  }

  /// The first time it asks, the second time it insists.
  private mutating func stop() {
    Interrupts.clear()
    kill(-child, isStopping ? SIGKILL : SIGINT)
    isStopping = true
  }

  private mutating func sayWhoIsWaitedFor() {
    guard !hasSaidWaiting, let holder = BuildLog.holder(in: errors.text + output.text) else {
      return
    }
    hasSaidWaiting = true
    spinner.erase()
    _ = LiveFiles.write(
      "Waiting for another build\(holder) in this folder; Ctrl-C stops.\n",
      to: 2
    )
  }
}

/// One stream of a tool that runs.
private struct BuildStream {
  private var descriptor: Int32
  private var bytes: [UInt8] = []
  private(set) var isOpen = true

  /// What is kept of a tool that talks without end.
  private static let most = 4 << 20

  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  var pollable: Int32? { isOpen ? descriptor : nil }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while isOpen {
      let count = systemRead(descriptor, &buffer)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      if count > 0 {
        if bytes.count < Self.most { bytes += buffer[..<count] }
      } else {
        close(descriptor)
        isOpen = false
      }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
