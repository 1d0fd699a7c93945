extension Finding: CustomStringConvertible {
  /// Place, code and what is wrong on one line: `a.md:3: no-status: …`.
  public var description: String { "\(path):\(line): \(code): \(message)" }

  /// What is wrong, as a sentence.
  public var message: String {
    switch kind {
    case .duplicateNumber(let number, let others):
      "Number \(number) is also used by \(others.joined(separator: ", "))."
    case .numberMismatch(let file, let heading):
      "The file's name says \(file), the heading says \(heading)."
    case .noTitle: "There is no title."
    case .noStatus: "No status is stated."
    case .unknownStatus(let status, let nearest):
      "\"\(status)\" is no known status." + (nearest.map { " Did you mean \"\($0)\"?" } ?? "")
    case .statusOutOfStep(let texts):
      "The status is stated as \(texts.map { "\"\($0)\"" }.joined(separator: " and as "))."
    case .noDate: "No date is stated."
    case .dateNotISO(let text, _): "\"\(text)\" is not a day written as YYYY-MM-DD."
    case .danglingLink(let address): "\"\(address)\" leads to nothing."
    case .oneSidedLink(let words, let other), .oneSidedSupersession(let words, let other):
      "It says \"\(words)\", but \(other) does not say the reverse."
    case .noSuccessor: "It is superseded, but by what is not said."
    case .supersessionCircle: "It has taken the place of what has taken its place."
    case .missingSection(let title): "There is no section on \(title)."
    case .emptySection(let title): "The section \"\(title)\" is empty."
    case .openPoint(let text): "Open: " + Finding.ended(text)
    case .reviewOverdue(let date): "It was to be looked at again by \(date)."
    case .unreadable(let reason): "It cannot be read: \(reason)."
    case .frontMatterLine(let text), .commentLine(let text): "\"\(text)\" is no key with a value."
    case .frontMatterValue(let text): "\"\(text)\" has a value that is no YAML."
    case .frontMatterOpen: "The front matter that begins here never ends."
    case .notUTF8: "Some bytes here are not UTF-8."
    }
  }

  /// Words with a full stop, unless they end a sentence already.
  private static func ended(_ text: String) -> String {
    text.last.map { ".?!。？！…".contains($0) } ?? false ? text : text + "."
  }

  /// Why it matters, as a sentence.
  public var why: String {
    switch kind {
    case .duplicateNumber, .numberMismatch:
      "People and links name records by number, so a number must mean one record."
    case .noTitle: "Lists and links show the title; without it nobody knows what was decided."
    case .noStatus, .unknownStatus, .statusOutOfStep:
      "Readers and tools need to know whether the decision is in force."
    case .noDate, .dateNotISO: "Only YYYY-MM-DD sorts, and reads the same in every country."
    case .danglingLink: "Whoever follows the reasons ends nowhere."
    case .oneSidedLink: "Whoever reads the other record does not learn of this one."
    case .oneSidedSupersession, .noSuccessor, .supersessionCircle:
      "Whoever reads the old record must learn that it no longer holds, and what does."
    case .missingSection, .emptySection:
      "The next engineer cannot test a choice without its reasons."
    case .openPoint: "A decision with open points has not been fully made."
    case .reviewOverdue: "The reasons may no longer hold."
    case .unreadable: "A record that cannot be read is a decision nobody knows."
    case .frontMatterLine, .frontMatterValue: "Other tools may refuse the whole block."
    case .frontMatterOpen: "All of it is read as text, so the record states nothing."
    case .commentLine: "A review does not know what it says."
    case .notUTF8: "Other tools may refuse the file or show other letters."
    }
  }

  /// What to do, as a sentence.
  public var fix: String {
    switch kind {
    case .duplicateNumber: "Give one of them the next free number."
    case .numberMismatch(let file, _): "Write \(file) into the heading, or rename the file."
    case .noTitle: "Begin the text with \"# Title\"."
    case .noStatus: "State one, such as proposed or accepted."
    case .unknownStatus(_, let nearest):
      "Use \(nearest.map { "\"\($0)\"" } ?? "a word such as proposed or accepted")."
    case .statusOutOfStep: "Set the status once more; both places will say the same."
    case .noDate: "Add a line \"Date: YYYY-MM-DD\"."
    case .dateNotISO(_, let suggestion):
      suggestion.map { "Write \($0)." } ?? "Write it as YYYY-MM-DD."
    case .danglingLink: "Correct the address or remove the link."
    case .oneSidedLink(_, let other): "Say it in \(other) too."
    case .oneSidedSupersession(_, let other) where isFixable: "Say it in \(other) too."
    case .oneSidedSupersession(_, let other):
      "Decide whether it holds; then say it in \(other) too, or take it away here."
    case .noSuccessor: "Name the record that took its place."
    case .supersessionCircle: "Take the relation away where it does not hold."
    case .missingSection(let title): "Add a section on \(title)."
    case .emptySection: "Write it, or remove the heading."
    case .openPoint: "Answer it, and take the word \"Open:\" away."
    case .reviewOverdue: "Look at it again, then set a later day."
    case .unreadable: "Correct the file, or move it out of the folder."
    case .frontMatterValue: "Close its brackets and quotes, or quote the whole value."
    case .frontMatterOpen: "End it with a line of its own: ---."
    case .frontMatterLine, .commentLine: "Write it as \"key: value\", or quote the text."
    case .notUTF8: "Save the file as UTF-8."
    }
  }
}
