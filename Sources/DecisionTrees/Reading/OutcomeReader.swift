import Spelling

/// Reads outcomes; knows which facts their conditions may speak of.
struct OutcomeReader {
  typealias Failure = JSONReader.Failure

  let facts: [String]

  func outcome(_ node: JSONNode) throws(Failure) -> TreeOutcome {
    var fields = try Fields(node, key: "outcomes", place: "The outcome")
    let id = try fields.id("id")
    fields.place = "The outcome \"\(id)\""
    let outcome = TreeOutcome(
      id: id,
      title: try fields.string("title"),
      why: try fields.string("why"),
      price: try fields.string("price"),
      training: try fields.string("training"),
      firstSteps: try fields.strings("firstSteps"),
      exit: try fields.string("exit"),
      revisit: try fields.strings("revisit"),
      voices: try voices(try fields.required("voices")),
      sources: try fields.strings("sources"),
      adjustments: try adjustments(fields.optional("adjustments"), key: "adjustments"),
      tensions: try adjustments(fields.optional("tensions"), key: "tensions"),
      see: try fields.optionalStrings("see")
    )
    try fields.finish()
    return outcome
  }
}

extension OutcomeReader {
  private func voices(_ node: JSONNode) throws(Failure) -> [Voice] {
    var voices: [Voice] = []
    for entry in try node.list("voices", atMost: 40) { voices.append(try voice(entry)) }
    guard voices.map(\.source) == Voice.panel else {
      throw Failure(line: node.line, fault: .panel(found: voices.map(\.source)))
    }
    return voices
  }

  private func voice(_ node: JSONNode) throws(Failure) -> Voice {
    var fields = try Fields(node, key: "voices", place: "A voice")
    let stated = try fields.required("agrees")
    let agrees = stated.value == .null ? nil : try stated.bool("agrees")
    let voice = Voice(
      source: try fields.string("source"),
      answer: try answer(&fields, isNeeded: agrees != nil),
      because: try fields.string("because"),
      agrees: agrees
    )
    try fields.finish()
    return voice
  }

  /// Who agrees, or does not, has an answer; who is silent has none.
  private func answer(_ fields: inout Fields, isNeeded: Bool) throws(Failure) -> String? {
    isNeeded ? try fields.string("answer") : try fields.optional("answer")?.string("answer")
  }

  private func adjustments(_ node: JSONNode?, key: String) throws(Failure) -> [Adjustment] {
    guard let node else { return [] }
    var adjustments: [Adjustment] = []
    for entry in try node.list(key, atMost: 40) { adjustments.append(try adjustment(entry, key)) }
    return adjustments
  }

  private func adjustment(_ node: JSONNode, _ key: String) throws(Failure) -> Adjustment {
    var fields = try Fields(node, key: key, place: "An entry of \"\(key)\"")
    var conditions: [Condition] = []
    for entry in try fields.list("when", atMost: 10) { conditions.append(try condition(entry)) }
    let text = try fields.string("text")
    let price = key == "tensions" ? nil : try fields.optional("price")?.string("price")
    try fields.finish()
    return Adjustment(when: conditions, text: text, price: price)
  }

  private func condition(_ node: JSONNode) throws(Failure) -> Condition {
    let text = try node.string("when")
    guard let condition = Condition(parsing: text) else {
      throw Failure(line: node.line, fault: .badCondition(text))
    }
    guard facts.contains(condition.question) else {
      let close = Nearest.name(to: condition.question, in: facts)
      throw Failure(line: node.line, fault: .unknownFact(condition.question, nearest: close))
    }
    return condition
  }
}
