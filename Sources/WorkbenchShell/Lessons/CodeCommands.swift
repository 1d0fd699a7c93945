import LessonKit
import LineEditing
import Problems

/// Looking at the code: `source`, `cost`, `compile`.
enum CodeCommands {
  static let all = [source, cost, compile]

  static let source = Command(
    name: "source",
    aliases: ["code"],
    group: .lessons,
    summary: "this style as it was compiled; bare: the test without the kit",
    usage: ["source [NAME]", "source bare"],
    details: ["NAME is a style, a variant or a file of the lesson."],
    examples: ["source"],
    takes: 0...1,
    complete: { request in
      let styles = request.session.lesson?.description.styles ?? []
      return styles.map { Candidate($0.name) } + [Candidate("bare")]
    },
    run: { invocation, session throws(Problem) in
      let open = try session.opened("source")
      let name = invocation.words.first?.text
      return reply(
        name == "bare" ? try open.ask(.bareTest(style: nil)) : try open.ask(.source(name))
      )
    }
  )

  static let cost = Command(
    name: "cost",
    group: .lessons,
    summary: "lines and declarations of each style",
    usage: ["cost"],
    details: [
      "Lines that are neither blank nor comment, counted in all the files of a variant that were compiled, those it shares included. What draws is counted for none."
    ],
    examples: ["cost"],
    run: { _, session throws(Problem) in
      let lines = try session.opened("cost").ask(.cost)
      var page = Page()
      page.grid([
        .init(
          "",
          lines.map { line in
            [
              Line("\(line.style) \(line.variant)", .strong), "\(line.lines) lines",
              "\(line.declarations) declarations", Line(line.files.joined(separator: " + ")),
            ]
          }
        )
      ])
      return Reply(page: page, data: CostData(cost: lines))
    }
  )

  static let compile = Command(
    name: "compile",
    group: .lessons,
    summary: "a snippet that must not compile, and what the compiler says",
    usage: ["compile NAME"],
    examples: ["compile missing-case"],
    takes: 1...1,
    complete: { request in
      (request.session.lesson?.description.refused ?? []).map {
        Candidate($0.name, description: $0.diagnostic)
      }
    },
    run: { invocation, session throws(Problem) in
      let open = try session.opened("compile")
      let refused = try open.ask(.refused(invocation.words[0].text))
      var reply = reply(refused.source)
      reply.page.gap()
      reply.page.row("refused", "\(refused.diagnostic, .bad)")
      reply.data = refused
      return reply
    }
  )

  /// What `cost --json` prints.
  struct CostData: Encodable, Sendable {
    var cost: [CostLine]
  }

  private static func reply(_ source: SourceText) -> Reply {
    var page = Page()
    page.text("\(source.name, .strong)")
    if let header = source.header { page.text(Line(header)) }
    page.gap()
    var lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    page.verbatim(lines.map { Line(String($0)) })
    return Reply(page: page, data: source)
  }
}
