extension TreeReader {
  /// Words the dialogue understands at every question.
  static let reserved = ["back", "for", "skip", "unknown", "why"]

  static func question(_ node: JSONNode) throws(Failure) -> Question {
    var fields = try Fields(node, key: "questions", place: "The question")
    let id = try fields.id("id")
    fields.place = "The question \"\(id)\""
    guard !reserved.contains(id) else {
      throw Failure(line: node.line, fault: .reservedID(id))
    }
    let question = Question(
      id: id,
      kind: try kind(&fields),
      isOptional: try fields.optional("optional")?.bool("optional") ?? false,
      text: try fields.string("text"),
      why: try fields.string("why"),
      aid: try fields.string("aid"),
      source: try fields.string("source"),
      see: try fields.optionalStrings("see")
    )
    try fields.finish()
    return question
  }

  private static func kind(_ fields: inout Fields) throws(Failure) -> Question.Kind {
    let node = try fields.required("kind")
    switch try node.string("kind") {
    case "number": return .number(try range(&fields))
    case "choice": return .choice(try choices(&fields))
    case "yes-no": return .yesNo
    case let other:
      let allowed = ["number", "choice", "yes-no"]
      throw Failure(line: node.line, fault: .notOneOf(key: "kind", found: other, allowed: allowed))
    }
  }

  private static func range(_ fields: inout Fields) throws(Failure) -> ClosedRange<Int> {
    let least = try fields.optional("least")?.number("least", in: 0...1_000_000) ?? 0
    let most = try fields.optional("most")?.number("most", in: least...1_000_000_000)
    return least...(most ?? 1_000_000)
  }

  private static func choices(_ fields: inout Fields) throws(Failure) -> [Choice] {
    var choices: [Choice] = []
    for node in try fields.list("choices", atMost: 40) {
      let choice = try self.choice(node)
      guard !choices.contains(where: { $0.id == choice.id }) else {
        throw Failure(line: node.line, fault: .repeatedID(choice.id))
      }
      choices.append(choice)
    }
    return choices
  }

  private static func choice(_ node: JSONNode) throws(Failure) -> Choice {
    var fields = try Fields(node, key: "choices", place: "The choice")
    let id = try fields.id("id")
    fields.place = "The choice \"\(id)\""
    guard !reserved.contains(id) else {
      throw Failure(line: node.line, fault: .reservedID(id))
    }
    let choice = Choice(
      id: id,
      label: try fields.string("label"),
      also: try fields.optionalStrings("also") ?? []
    )
    try fields.finish()
    return choice
  }
}
