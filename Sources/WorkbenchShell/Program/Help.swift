import LineEditing
import Problems
import Spelling

/// `help`: a command, a group of them, a term, a fact or a move.
enum Help {
  static let command: Command = Command(
    name: "help",
    aliases: ["?", "h", "info", "commands"],
    group: .program,
    summary: "what can be typed, or more on one word",
    usage: ["help [WORD]"],
    details: [
      "WORD is a command (`decide`, `adr list`), a term of the trees (`reducer`), a source (`Chancay`), or a number that trees and records cite (`K51`, `D7`); `help facts` lists these.",
      "With --json: {\"commands\":[…]}, a term, {\"terms\":[…]}, or {\"facts\":[{\"id\",\"name\",\"meaning\",\"from\",\"lessons\",\"trees\"}]}.",
    ],
    examples: ["help decide", "help K51"],
    takes: nil,
    complete: { request in
      let facts = FactHelp.candidates(request)
      return request.words.isEmpty ? topics(request.session.commands) + facts : facts
    },
    run: { invocation, session throws(Problem) in
      let list = session.commands
      guard !invocation.words.isEmpty else { return HelpPages.overview(list) }
      return try page(on: invocation.words, list, session)
    }
  )

  /// What there is a page for.
  private static func topics(_ list: CommandList) -> [Candidate] {
    list.commands.map { Candidate($0.name, description: $0.summary) }
      + Glossary.terms.map { Candidate($0.name, description: "term") }
  }

  private static func page(
    on words: [Word],
    _ list: CommandList,
    _ session: Session
  ) throws(Problem) -> Reply {
    let topic = words.map(\.text).joined(separator: " ").lowercased()
    if let reply = try FactHelp.page(on: topic, session) { return reply }
    if let move = session.lesson?.move(topic) { return Reply(page: move.page, data: move) }
    if ["glossary", "terms"].contains(topic) { return glossary }
    let group = Command.Group.allCases.first { $0.topic == topic }
    if let group, list.exact(topic) == nil { return HelpPages.page(on: group, list) }
    if let term = Glossary.term(topic), list.exact(topic) == nil { return page(on: term) }
    do {
      let (command, name, _) = try list.resolve(words)
      return HelpPages.page(of: command, named: name, list)
    } catch {
      if case .ambiguous = error { throw error.problem }
      if let term = Glossary.term(beginning: topic) { return page(on: term) }
      let topics = list.commands.map(\.name) + Glossary.terms.map(\.name)
      throw .unknownTopic(topic, nearest: Nearest.names(to: topic, in: topics))
    }
  }

  /// Every term, with the first sentence of what it means.
  private static var glossary: Reply {
    var page = Page()
    page.rows(
      Glossary.terms.map { term in
        let sentence = term.meaning.firstRange(of: ". ").map {
          term.meaning[..<$0.lowerBound] + "."
        }
        return .init(Line(term.name, .typed), Line(sentence.map(String.init) ?? term.meaning))
      }
    )
    return Reply(page: page, data: GlossaryData(terms: Glossary.terms))
  }

  private static func page(on term: Glossary.Term) -> Reply {
    var page = Page()
    page.heading("\(term.name, .strong)")
    page.text(Line(term.meaning))
    page.row("example", Line(term.example))
    if !term.facts.isEmpty { page.row("from", Line(term.facts)) }
    return Reply(page: page, data: term)
  }

}

/// What `help glossary --json` prints: `{"terms":[…]}`, each as `help TERM --json` prints it.
struct GlossaryData: Encodable, Sendable {
  var terms: [Glossary.Term]
}
