/// The lines that cross between a workbench and a lesson's process, each one JSON object.
///
///     ← {"version":1,"memory":536870912,"output":4194304}
///     → {"hello":{"version":1,"lessons":["counter"]}}
///     ← {"id":1,"lesson":"counter","request":{"step":{"_0":".increment"}}}
///     → {"begin":1}
///     → {"id":1,"reply":{"answer":{"_0":{"frames":{"_0":[…]}}}}}
///
/// `begin` names the step whose code runs from now on; it is a sign of life, too. The version counts
/// every change of the lines themselves and of requests and replies.
enum ProcessMessage {
  /// The version this kit speaks.
  static let version = 1
  /// The descriptor of the lesson's process that is one end of the socket.
  static let descriptor: Int32 = 3
  /// The first argument of a program that is to serve its lessons.
  static let argument = "--lesson-host"
}

/// The first line of the workbench.
struct Welcome: Codable, Equatable {
  var version = ProcessMessage.version
  /// How many bytes of data the process may have.
  var memory: Int
  /// How many bytes it may print in a step.
  var output: Int
}

/// A request of the workbench.
struct Asked: Codable {
  var id: Int
  var lesson: String
  var request: LessonRequest
}

/// A line of the lesson's process; one of its parts is there.
struct HostAnswer: Codable {
  var hello: Hello?
  var begin: Int?
  var id: Int?
  var reply: LessonReply?

  struct Hello: Codable {
    var version: Int
    var lessons: [String]
  }
}
