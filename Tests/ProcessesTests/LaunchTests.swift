import Foundation
import Processes
import Testing

@Suite("Starting programs")
struct LaunchTests {
  private func shell(_ script: String) -> Launch { Launch(["sh", "-c", script]) }

  private func text(_ launch: Launch) throws -> String {
    String(decoding: try launch.output().bytes, as: UTF8.self)
  }

  @Test(
    "what is printed is given with how it ended",
    arguments: [
      ("printf a; printf b >&2", ProcessEnd.exited(0)), ("printf a; exit 3", .exited(3)),
      ("printf a; kill -TERM $$", .signalled(SIGTERM)),
    ]
  )
  func output(script: String, expected: ProcessEnd) throws {
    var launch = shell(script)
    launch.streams[2] = .nothing
    launch.signals = .fresh
    let (bytes, end) = try launch.output()
    #expect(bytes == Array("a".utf8))
    #expect(end == expected)
  }

  @Test("more than a pipe holds is read to its end")
  func long() throws {
    #expect(try text(shell("head -c 300000 /dev/zero | tr '\\0' x")).count == 300_000)
  }

  @Test("what cannot be started says why", arguments: ["no-such-program", "/dev/null/none", ""])
  func failing(name: String) {
    #expect(throws: SystemFailure.self) { try Launch([name]).start() }
  }

  @Test("a launch without words fails, and so does one from a closed descriptor")
  func nothing() {
    #expect(throws: SystemFailure(ENOENT)) { try Launch([]).start() }
    #expect(throws: SystemFailure(EBADF)) { try Launch(["true"], streams: [0: .same(999)]).start() }
  }

  @Test("the program's path and its first word may differ")
  func name() throws {
    var launch = Launch(["other", "-c", "echo $0"])
    launch.program = "/bin/sh"
    #expect(try text(launch) == "other\n")
  }

  @Test("its variables are ours, or those it is given and no other")
  func variables() throws {
    setenv("LAUNCH_TEST", "a=b", 1)
    #expect(try text(shell("echo $LAUNCH_TEST")) == "a=b\n")
    #expect(Environment.variables["LAUNCH_TEST"] == "a=b")
    let given = Launch(["/usr/bin/env"], environment: ["B": "2", "A": "1"])
    #expect(try text(given) == "A=1\nB=2\n")
  }

  @Test("descriptors may change places, and one may keep its own")
  func descriptors() throws {
    let files = try ["one", "two", "three"].map(Scratch.file)
    defer { for file in files { close(file) } }
    var launch = Launch(["cat"] + files.map { "/dev/fd/\($0)" })
    launch.streams = [
      files[0]: .same(files[1]), files[1]: .same(files[0]), files[2]: .same(files[2]),
    ]
    #expect(try text(launch) == "twoonethree")
  }

  @Test("a nameless file is read by a program that is given it, and by no other")
  func nameless() throws {
    let file = try Scratch.file("text")
    defer { close(file) }
    #expect(try text(Launch(["cat"], streams: [0: .same(file)])) == "text")
    #expect(try text(shell("[ -e /dev/fd/\(file) ] && echo open || echo closed")) == "closed\n")
    var facts = stat()
    #expect(fstat(file, &facts) == 0 && facts.st_nlink == 0)
  }

  @Test("what makes no two descriptors says why")
  func pair() {
    #expect(throws: SystemFailure(EMFILE)) {
      try Descriptors.pair { _ in
        errno = EMFILE
        return -1
      }
    }
  }

  @Test("pipes do not reach a program that is started later")
  func inherited() throws {
    let first = try Launch(["cat"], streams: [0: .nothing]).start(reading: [1])
    defer {
      for end in first.ends { close(end) }
      _ = ProcessEnd.waiting(for: first.process)
    }
    #expect(first.ends.count == 1)
    for end in first.ends {
      #expect(try text(shell("[ -e /dev/fd/\(end) ] && echo open || echo closed")) == "closed\n")
    }
  }

  @Test("a group of its own is led by the program; a session too")
  func groups() throws {
    for group in [Launch.Group.own, .ownSession] {
      var launch = shell("read -r line")
      let pipe = try Descriptors.pipe()
      launch.group = group
      launch.streams[0] = .same(pipe.reading)
      let (process, ends) = try launch.start(reading: [1])
      #expect(getpgid(process) == process)
      #expect((getsid(process) == process) == (group == .ownSession))
      for end in ends + [pipe.reading, pipe.writing] { close(end) }
      #expect(ProcessEnd.waiting(for: process) != nil)
    }
  }

  @Test(
    "an ignored signal does what it usually does where that is asked",
    arguments: [
      (Launch.Signals.inherited, ProcessEnd.exited(0)), (.usual([SIGUSR1]), .signalled(SIGUSR1)),
      (.fresh, .signalled(SIGUSR1)),
    ]
  )
  func signals(signals: Launch.Signals, expected: ProcessEnd) throws {
    let before = signal(SIGUSR1, SIG_IGN)
    defer { _ = signal(SIGUSR1, before) }
    // The threads that tests run on block signals.
    var (mask, none) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    var launch = shell("kill -USR1 $$")
    launch.signals = signals
    #expect(ProcessEnd.waiting(for: try launch.start()) == expected)
  }

  @Test("a process is waited for once")
  func once() throws {
    let process = try Launch(["true"]).start()
    #expect(ProcessEnd.waiting(for: process) == .exited(0))
    #expect(ProcessEnd.waiting(for: process) == nil)
  }
}

private enum Scratch {
  /// A nameless file that holds a text, to be read from its beginning.
  static func file(_ text: String) throws -> Int32 {
    let file = try Descriptors.namelessFile()
    let bytes = Array(text.utf8)
    #expect(write(file, bytes, bytes.count) == bytes.count)
    #expect(lseek(file, 0, SEEK_SET) == 0)
    return file
  }
}
