package import Problems

extension TreeProblem {
  /// What is wrong, in which line of the file, and what to try.
  package var problem: Problem {
    Problem(what: fault.whatHappened, places: ["\(file):\(line)"], tries: [fault.whatToTry])
  }
}

extension TreeProblem: CustomStringConvertible {
  /// The same on one line: `team.json:14: …`.
  package var description: String { "\(file):\(line): \(fault.whatHappened) \(fault.whatToTry)" }
}

extension TreeProblem.Fault {
  /// What is wrong, in a sentence.
  fileprivate var whatHappened: String {
    switch self {
    case .tooLarge(let bytes, _): "The file has \(bytes) bytes."
    case .syntax(let expected, let found):
      "Expected \(expected.words), found \(found.words)."
    case .openString: "A string that begins here is never closed."
    case .brokenText: "A string that begins here is not UTF-8."
    case .controlCharacter(let value):
      "A string that begins here holds the control character \(value)."
    case .tooDeep: "Lists and objects are nested too deeply here."
    case .repeatedKey(let key): "The key \"\(key)\" is here for the second time."
    case .unknownKey(let key, let place, _): "\(place) has no key \"\(key)\"."
    case .missingKey(let key, let place): "\(place) lacks the key \"\(key)\"."
    case .wrongForm(let key, let expected, let found):
      "\"\(key)\" is \(found.words), not \(expected.words)."
    case .empty(let key): "\"\(key)\" is empty."
    case .tooMany(let key, let limit): "\"\(key)\" has more than \(limit) entries."
    case .notOneOf(let key, let found, _): "\"\(key)\" cannot be \"\(found)\"."
    case .outOfRange(let key, let found, _): "\"\(key)\" cannot be \(found)."
    case .badID(let id): "\"\(id)\" cannot be an id."
    case .reservedID(let id): "\"\(id)\" is a word of the dialogue and cannot be an id."
    case .repeatedID(let id): "The id \"\(id)\" is used for the second time."
    case .unknownQuestion(let id, _): "There is no question \"\(id)\"."
    case .unknownTarget(let id, _): "There is no node and no outcome \"\(id)\"."
    case .unknownAnswer(let answer, let question, _):
      "The question \"\(question)\" has no answer \"\(answer)\"."
    case .repeatedAnswer(let answer, let node):
      "The node \"\(node)\" has two branches for \"\(answer)\"."
    case .missingAnswer(let answer, let node):
      "The node \"\(node)\" has no branch for \"\(answer)\"."
    case .hole(let range, let node): "The node \"\(node)\" has no branch for \(range.words)."
    case .overlap(let range, let node): "The node \"\(node)\" has two branches for \(range.words)."
    case .emptyRange(let node): "The node \"\(node)\" has a branch that no number takes."
    case .wrongBranch(let node, let question):
      "A branch of the node \"\(node)\" does not fit the answers of \"\(question)\"."
    case .cycle(let ids): "The nodes lead in a circle: \(ids.joined(separator: " → "))."
    case .outOfOrder(let question, let after):
      "\"\(question)\" is asked after \"\(after)\" but is not listed after it."
    case .unreachable(let part, let id): "No answers lead to the \(part.rawValue) \"\(id)\"."
    case .optionalQuestionAsked(let id): "The question \"\(id)\" is optional, yet a node asks it."
    case .panel(let found): "The voices are \(found.quoted)."
    case .badCondition(let text): "\"\(text)\" is not a condition."
    case .unknownFact(let id, _): "This tree knows nothing of \"\(id)\"."
    }
  }
}

extension TreeProblem.Fault {
  /// What to try, in a sentence.
  fileprivate var whatToTry: String {
    switch self {
    case .tooLarge(_, let limit): "Keep a tree under \(limit) bytes."
    case .syntax(.key, _): "Check for a comma before a closing mark."
    case .syntax: "Check the line and the one before it."
    case .openString: "Close it with a double quote on the same line."
    case .brokenText: "Save the file as UTF-8."
    case .controlCharacter: "Remove it; only line ends and tabs are taken."
    case .tooDeep(let limit): "Nest at most \(limit) deep; a tree needs six."
    case .repeatedKey: "Keep one of the two."
    case .unknownKey(_, _, let nearest): nearest.meant ?? "Remove it."
    case .missingKey(let key, _): "Add \"\(key)\"."
    case .wrongForm(_, let expected, _): "Write \(expected.words)."
    case .empty: "Say something there; only an entry that may be absent can be left out."
    case .tooMany: "Split the tree in two."
    case .notOneOf(_, _, let allowed): "Use one of \(allowed.quoted)."
    case .outOfRange(_, _, let range): "Use a number \(range.fromTo)."
    case .badID: "Use lower-case letters, digits, dots and hyphens, beginning with a letter."
    case .reservedID: "Choose another word."
    case .repeatedID: "Give one of the two another id."
    case .unknownQuestion(_, let nearest): nearest.meant ?? "Add the question or name another."
    case .unknownTarget(_, let nearest): nearest.meant ?? "Lead to a node or an outcome by its id."
    case .unknownAnswer(_, _, let nearest): nearest.meant ?? "Name one of the question's choices."
    case .repeatedAnswer, .overlap: "Keep one of the two."
    case .missingAnswer(let answer, _): "Add a branch {\"answer\": \"\(answer)\", \"to\": …}."
    case .hole(let range, _): "Add a branch that begins at \(range.lowerBound)."
    case .emptyRange: "Let \"from\" be less than \"below\", within what the question takes."
    case .wrongBranch: "Use \"from\" and \"below\" for numbers, \"answer\" for everything else."
    case .cycle: "Let one of them lead to an outcome."
    case .outOfOrder(let question, let after): "List \"\(question)\" after \"\(after)\"."
    case .unreachable: "Lead a branch there, or remove it."
    case .optionalQuestionAsked: "Remove \"optional\", or the node."
    case .panel: "Let them be \(Voice.panel.quoted), each once and in this order."
    case .badCondition: "Write one like \"team-size>=5\" or \"domain=complex\"."
    case .unknownFact(_, let nearest):
      nearest.meant ?? "Name a question, or list another tree's fact under \"reads\"."
    }
  }
}

extension TreeProblem.Expected {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .key: "a key in double quotes"
    case .mark("\""): "a double quote"
    case .mark(let mark): "\"\(mark)\""
    case .commaOr(let mark): "a comma or \"\(mark)\""
    case .digit: "a digit"
    case .escape: "an escape that JSON knows"
    case .endOfFile: "nothing more"
    }
  }
}

extension UInt8? {
  fileprivate var words: String {
    switch self {
    case nil: "the end of the file"
    case 0x0A?, 0x0D?: "the end of the line"
    case UInt8(ascii: "\"")?: "a double quote"
    case let byte? where byte > 0x20 && byte < 0x7F: "\"\(UnicodeScalar(byte))\""
    case let byte?: "the byte \(byte)"
    }
  }
}

extension TreeProblem.Form {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a whole number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }

  fileprivate var fromTo: String { "from \(lowerBound) to \(upperBound)" }
}

extension String? {
  fileprivate var meant: String? { map { "Did you mean \"\($0)\"?" } }
}

extension [String] {
  fileprivate var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
