/// The lines that cross between a workbench and a lesson's process, each one JSON object.
///
///     ← {"version":2,"memory":536870912,"output":4194304}
///     → {"hello":{"version":2,"lessons":["counter"]}}
///     ← {"id":1,"lesson":"counter","ask":"step","request":{"typed":".increment"}}
///     → {"begin":1}
///     → {"id":1,"answer":{"step":1,"as":".increment",…}}
///
/// `begin` names the step whose code runs from now on; it is a sign of life, too. The version counts
/// every change of the lines themselves and of requests and replies.
enum ProcessMessage {
  /// The version this kit speaks.
  static let version = 2
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

/// A request of the workbench, by its word.
struct Asked<Request: LessonRequest>: Encodable {
  var id: Int
  var lesson: String
  var request: Request

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AskedKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(lesson, forKey: .lesson)
    try container.encode(Request.word, forKey: .ask)
    try container.encode(request, forKey: .request)
  }
}

private enum AskedKeys: CodingKey { case id, lesson, ask, request }

/// A request as the lesson's process reads it, of whichever type its word is for.
struct Heard: Decodable {
  var id: Int
  var lesson: String
  var request: any LessonRequest

  private static let types = Dictionary(uniqueKeysWithValues: Requests.all.map { ($0.word, $0) })

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AskedKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    lesson = try container.decode(String.self, forKey: .lesson)
    let word = try container.decode(String.self, forKey: .ask)
    guard let type = Self.types[word] else {
      throw DecodingError.dataCorruptedError(
        forKey: .ask,
        in: container,
        debugDescription: "no request is called \(word)"
      )
    }
    request = try container.decode(type, forKey: .request)
  }
}

/// The line of a lesson's process that answers a request: with an answer, or with a problem.
struct HostReply<Answer: Codable>: Codable {
  var id: Int
  var answer: Answer?
  var problem: LessonProblem?
}

/// What a lesson's process says first.
struct Hello: Codable {
  var version: Int
  var lessons: [String]

  struct Line: Codable {
    var hello: Hello
  }
}
