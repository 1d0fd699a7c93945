import Testing

@testable import LessonKit

struct StepTests {
  @Test(arguments: [
    (".increment", ".increment"),
    (".increment()", ".increment"),
    (".setAmount(50)", ".setAmount(50)"),
    (".setAmount 50", ".setAmount(50)"),
    (".setAmount(amount: 50)", ".setAmount(50)"),
    (".add(“tea”)", ".add(\"tea\")"),
    (".add „tea“", ".add(\"tea\")"),
    (".add('it is')", ".add(\"it is\")"),
    (".add(\"a \\\"b\\\" \\u{41}\\n\")", ".add(\"a \\\"b\\\" A\\n\")"),
    (".add(\"a, b)\", 2)", ".add(\"a, b)\", 2)"),
    (".set 1.5 true .express", ".set(1.5, true, .express)"),
    ("  deliver e1  ok ", "deliver e1 ok"),
    ("deliver e12", "deliver e12"),
    ("fail e1 offline", "fail e1 offline"),
    ("lose e1", "lose e1"),
    ("advance 300ms", "advance 300ms"),
    ("advance", "advance"),
    ("advance 1.5s", "advance 1500ms"),
    ("advance 2min", "advance 120s"),
    ("appear", "appear"), ("leave", "leave"), ("relaunch", "relaunch"),
    ("restore 3", "restore 3"),
  ])
  func wordsAreReadAndPrintedInOneForm(typed: String, canonical: String) throws {
    let step = try Step.parse(typed)
    #expect(step.description == canonical)
    #expect(Step(canonical) == step)
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "👨‍👩‍👧"), ("e\u{301}", "e\u{301}"), ("\u{1B}[31m", "\\u{1B}[31m"),
    ("\u{301}\u{302}", "\\u{301}\\u{302}"), ("\t\u{301}", "\\t\\u{301}"),
    ("\"\u{301}\\\u{301}", "\\\"\\u{301}\\\\\\u{301}"), ("\u{7}\u{301}", "\\u{7}\\u{301}"),
    ("a\u{A0}b\u{200B}c", "a\\u{A0}b\\u{200B}c"), ("\0\u{E0041}", "\\0\\u{E0041}"),
  ])
  func anyTextIsWrittenSoThatItIsReadAgain(text: String, literal: String) throws {
    let step = Step.move("add", [.text(text)])
    #expect(Array(step.description.unicodeScalars) == Array(".add(\"\(literal)\")".unicodeScalars))
    #expect(try Step.parse(step.description) == step)
  }

  @Test(arguments: [
    ("", StepProblem.empty),
    ("jump", .unknownWord("jump")),
    (".", .malformed(".")),
    (".add(\"tea", .malformed(".add(\"tea")),
    (".add(1", .malformed(".add(1")),
    (".add(1) 2", .malformed(".add(1) 2")),
    (".add(1 2)", .malformed(".add(1 2)")),
    (".add(\"\\q\")", .malformed(".add(\"\\q\")")),
    ("deliver", .form("deliver", expected: "deliver e1 [OUTCOME]")),
    ("deliver 1 ok", .form("deliver", expected: "deliver e1 [OUTCOME]")),
    ("deliver e1 a b", .form("deliver", expected: "deliver e1 [OUTCOME]")),
    ("advance soon", .form("advance", expected: "advance [300ms]")),
    ("advance 99999999999999s", .form("advance", expected: "advance [300ms]")),
    ("leave now", .form("leave", expected: "leave")),
    ("restore -1", .form("restore", expected: "restore 3")),
  ])
  func wordsThatAreNoStepAreRefused(typed: String, problem: StepProblem) {
    #expect(throws: problem) { try Step.parse(typed) }
  }
}

struct FittingTests {
  private let moves = [
    move("set", .text), move("pay", .decimal), move("agree", .yesNo), move("due", .date),
    LessonDescription.Move(
      name: "ship",
      parameters: [.init(label: "how", type: .choice, choices: ["express", "slow"])],
      origin: .button
    ),
  ]

  private static func move(
    _ name: String,
    _ type: LessonDescription.ArgumentType
  ) -> LessonDescription.Move {
    .init(name: name, parameters: [.init(label: "it", type: type, choices: [])], origin: .button)
  }

  @Test(arguments: [
    (".set tea", ".set(\"tea\")"), (".pay 3", ".pay(3)"), (".agree yes", ".agree(true)"),
    (".due 2026-02-28", ".due(\"2026-02-28\")"), (".due(\"2024-02-29\")", ".due(\"2024-02-29\")"),
    (".ship slow", ".ship(.slow)"), (".ship(.express)", ".ship(.express)"),
  ])
  func argumentsTakeTheExpectedType(typed: String, canonical: String) throws {
    #expect(try Step.parse(typed).fitted(to: moves).description == canonical)
  }

  @Test(arguments: [
    (".sett tea", "There is no move \".sett\". Did you mean .set?"),
    (".xyzzy", "There is no move \".xyzzy\". Known: .set, .pay, .agree, .due, .ship."),
    (".set 1 2", "\".set(1, 2)\" does not fit. Expected .set(\"it\")."),
    (".pay much", "\".pay(much)\" does not fit. Expected .pay(it), where it is a number."),
    (".due 2026-02-29", "\".due(2026-02-29)\" does not fit. Expected .due(\"2026-01-31\")."),
    (".ship far", "\".ship(far)\" does not fit. Expected .ship(.express or .slow)."),
  ])
  func whatDoesNotFitSaysWhatWould(typed: String, words: String) throws {
    let step = try Step.parse(typed)
    #expect { try step.fitted(to: moves) } throws: { "\($0)" == words }
  }
}
