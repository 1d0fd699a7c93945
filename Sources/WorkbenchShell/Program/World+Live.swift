import LineEditing
import Platform
import Processes

extension World {
  /// The world as it is.
  public static var live: World {
    World(
      directory: currentDirectory(),
      environment: { name in getenv(name).map { String(cString: $0) } },
      today: { ProcessClock.today() },
      now: { ProcessClock.now() },
      readFile: { path in LiveFiles.bytes(of: path) },
      createFile: { path, text in LiveFiles.create(path, text) },
      canWrite: { path in LiveFiles.canWrite(in: path) },
      run: { words in ChildProcess.output(of: words) },
      edit: { words in ForegroundProcess.run(words) },
      write: { stream, text in LiveFiles.write(text, to: stream == .output ? 1 : 2) },
      program: Checkout.program,
      checkout: Checkout.find(program: Checkout.program),
      build: { request in BuildRun.result(of: request) },
      startLesson: { program, lesson in LessonPrograms.start(program, lesson) },
      awaitChange: { folders, known in Watching.next(folders, known) }
    )
  }

  private static func currentDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}

/// The calendar of the place the program runs in, and the time.
enum ProcessClock {
  /// Today's local date, by the system's own time zone rules.
  static func today() -> String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
  }

  /// The time in UTC, to the second.
  static func now() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let date = "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    return "\(date)T\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))Z"
  }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
