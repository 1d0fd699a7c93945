import Problems

/// What the outside world refuses, worded.
extension Problem {
  static func cannotRead(_ path: String, reason: String) -> Problem {
    Problem(
      what: "\(quoted(path)) cannot be read: \(reason).",
      tries: ["another path."],
      status: .outside
    )
  }

  static func cannotWrite(_ path: String, reason: String) -> Problem {
    Problem(
      what: "\(quoted(path)) cannot be written: \(reason).",
      tries: ["doctor, which checks the folders."],
      status: .outside
    )
  }

  /// A standard stream, which is no file: no folder is to blame.
  static func cannotWriteStream(_ name: String, reason: String) -> Problem {
    Problem(
      what: "\(name) cannot be written: \(reason).",
      tries: ["another place for the output."],
      status: .outside
    )
  }

  static func cannotRun(_ program: String, reason: String) -> Problem {
    Problem(what: "'\(program)' could not be run: \(reason).", status: .outside)
  }

  static func exists(_ path: String) -> Problem {
    Problem(
      what: "\(quoted(path)) exists already and is left as it is.",
      tries: ["another name."],
      status: .outside
    )
  }
}
