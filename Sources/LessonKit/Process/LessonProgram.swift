import Platform

/// A program that serves lessons: what is started, and what it may use.
package struct LessonProgram: Hashable, Sendable {
  /// The executable's path.
  package var path: String
  /// Its name in messages.
  package var name: String
  /// Variables besides those that every lesson's process gets.
  package var environment: [String: String]
  /// What its process may use.
  package var limits: Limits

  /// What a lesson's process may use.
  package struct Limits: Hashable, Sendable {
    /// How long a step, or a look at the run, may take.
    package var time: Duration
    /// How many bytes of data the process may have; macOS does not enforce it.
    package var memory: Int
    /// How many bytes a step may print.
    package var output: Int

    /// Ten seconds, 512 MB of data, 4 MB of output where nothing else is said.
    package init(time: Duration = .seconds(10), memory: Int = 512 << 20, output: Int = 4 << 20) {
      (self.time, self.memory, self.output) = (time, memory, output)
    }
  }

  /// Describes the executable of a lesson package.
  package init(
    path: String,
    environment: [String: String] = [:],
    limits: Limits = Limits()
  ) {
    self.path = path
    name = String(path.split(separator: "/").last ?? "")
    (self.environment, self.limits) = (environment, limits)
  }

  /// The program that runs now, for lessons that are built into it: its `main.swift` begins with
  /// ``LessonHost/serveIfAsked(_:)``. On Linux the image that runs is started again even when the
  /// file has been replaced since.
  package static let current: LessonProgram = {
    var program = LessonProgram(path: ThisProgram.path ?? CommandLine.arguments[0])
    program.name =
      CommandLine.arguments.first.map { String($0.split(separator: "/").last ?? "") } ?? ""
    return program
  }()
}

extension LessonProgram {
  /// The ids of the lessons it serves; starts it and ends it again. Throws why it could not be started.
  package func lessons(stop: Int32? = nil) throws(ProcessProblem) -> [String] {
    let child = try LessonChild.start(self, lessons: [])
    defer { child.end() }
    return try child.greet(self, stop: stop)
  }

  /// Scrubbed: nothing of the user's but where libraries are found.
  var variables: [String: String] {
    var variables = [
      "PATH": "/usr/bin:/bin",
      "LC_ALL": "C.UTF-8",
      "TZ": "UTC0",
      // Sets and dictionaries have one order, the same in every start.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,images=none,"
        + "registers=none,limit=24",
    ]
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "SWIFT_ROOT"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables.merging(environment) { $1 }
  }
}
