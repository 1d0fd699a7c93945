import LessonKit
import Testing

@Suite("Answers a lesson forges")
struct ForgedTests {
  private static func frame(_ step: Int, _ words: String = ".forge") -> String {
    """
    {"step":\(step),"input":"x","as":"\(words)","changed":[],"effects":[],"inFlight":[],\
    "notified":[],"notNotified":[],"broken":[],"next":[],"output":"","time":0,"isOnScreen":true,\
    "isHypothetical":false,"isSkipped":false,"remarks":[]}
    """
  }

  /// Answers to the third request, which takes step 2: of the right form, or of that of another.
  static let answers = [
    frame(-5), frame(Int.min), frame(Int.max), frame(1), frame(3), frame(2, "no step"),
    "[\(frame(2))]", "[]", "\"a text\"", "0", "{}", "null",
  ]

  static let begins = ["-9223372036854775808", "-1", "0", "1", "3", "2", "9223372036854775807"]

  private func expectRubbish(_ line: String) throws {
    let session = try hostile(.init(time: .seconds(60)), ["HOSTILE_LINE": line])
    #expect(
      session.trouble(.step(".forge")) == "Step 2 (.forge) wrote on the descriptor that the "
        + "lesson answers on. The run stands at step 1."
    )
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("an answer that cannot be one to the request is rubbish", arguments: answers)
  func answer(text: String) throws {
    try expectRubbish("{\"id\":3,\"answer\":\(text)}")
  }

  @Test("a step that cannot begin now is rubbish", arguments: begins)
  func begin(number: String) throws {
    try expectRubbish("{\"begin\":\(number)}")
  }

  @Test("beginning for ever is no way round the time limit")
  func forever() throws {
    let session = try hostile()
    #expect(session.trouble(.step(".beginForever")).contains("wrote on the descriptor"))
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }

  @Test("an answer that could be one is taken, and what comes then is not the next answer")
  func plausible() throws {
    let line = "{\"id\":3,\"answer\":\(Self.frame(2))}"
    let session = try hostile(.init(time: .seconds(60)), ["HOSTILE_LINE": line])
    #expect(try session.frame(.step(".forge")).changed == [])
    #expect(session.trouble(.state(path: nil, step: nil)).contains("wrote on the descriptor"))
    #expect(session.trouble(.log).contains("It could not be taken again, so it is left out"))
    #expect(try session.goesOn() == "2: count   1 → 2   by method increment()")
  }
}
