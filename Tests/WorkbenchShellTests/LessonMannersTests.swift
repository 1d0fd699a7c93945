import Problems
import Testing

@testable import WorkbenchShell

@Suite("Small things at the prompt of a lesson")
struct LessonMannersTests {
  private func play(_ lines: String..., columns: Int = 80) throws -> String {
    var session = try PlayedSession(columns: columns)
    return lines.map { session.play($0) }.last ?? ""
  }

  @Test("going to an impossible step shows it and is no failure")
  func impossibleStep() throws {
    var session = try PlayedSession()
    _ = session.play([
      "open orders", ".load", ".load", "deliver e2 ok", "deliver e1 empty", ".load",
      "style mvvm careful",
    ])
    for line in ["goto 4", "back 0"] {
      #expect(try session.shell.evaluate(line: line).status == .done, "\(line)")
    }
  }

  @Test(
    "an argument of another kind is answered with the kind that is wanted",
    arguments: [".setAmount(\"x\")", ".setAmount(nan)", ".setAmount(1, 2)"]
  )
  func kinds(line: String) throws {
    let answer = try play("open transfer", line).split(whereSeparator: \.isWhitespace)
    let wanted = "Expected .setAmount(amount), where amount is a number."
    #expect(
      answer.joined(separator: " ") == "workbench: \"\(line)\" does not fit. \(wanted)"
    )
  }

  @Test("a whole number stays as it was typed")
  func wholeNumbers() throws {
    #expect(try play("open transfer", ".setAmount 50").hasPrefix(".setAmount(50)\n"))
    #expect(try play("open transfer", ".setAmount(50.0)").hasPrefix(".setAmount(50)\n"))
    #expect(try play("open transfer", ".setAmount(0.5)").hasPrefix(".setAmount(0.5)\n"))
    #expect(try play("open orders", ".delete(2.0)").hasPrefix(".delete(2)\n"))
  }

  @Test("help knows the moves of the open lesson")
  func moves() throws {
    #expect(
      try play("open transfer", "help .setAmount") == """
        .setAmount — a move of this lesson
          usage  .setAmount(amount)
                 amount is a number
          from   a control that gives a value

        """
    )
  }

  @Test("predictions can be declined before a lesson is open, and stay so in the next")
  func predictions() throws {
    var session = try PlayedSession(isTerminal: true)
    #expect(session.play("predict off") == "Predictions are off.\n")
    _ = session.play("open counter")
    #expect(!session.shell.session.predicts)
    _ = session.play(["predict on", "open cart"])
    #expect(session.shell.session.predicts)
  }

  @Test("what can come next is broken between words to type, not inside them", arguments: 32...60)
  func next(columns: Int) throws {
    let text = try play(
      "open transfer",
      ".setAmount 50",
      ".setRecipient ana",
      ".submit",
      columns: columns
    )
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    // With every outcome in it, `fail` is wider than what 37 columns leave beside the label.
    let wide = columns < 38 ? [] : ["fail e1 rejected|offline"]
    let words = ["deliver e1 ok", "lose e1", ".setAmount(amount)", "leave"] + wide
    for word in words {
      #expect(lines.contains { $0.contains(word) }, "\(columns): \(text)")
    }
    #expect(!lines.contains { $0.hasPrefix("·") })
  }

  @Test(
    "no page has two blank lines in a row",
    arguments: [
      ["open counter", "compile missing-case"], ["open transfer", "source"],
      ["open orders", "source capability"], ["open transfer", "source bare"],
    ]
  )
  func blankLines(lines: [String]) throws {
    var session = try PlayedSession()
    let text = lines.map { session.play($0) }.last ?? ""
    #expect(!text.contains("\n\n\n") && !text.isEmpty)
  }
}
