import LessonKit
import LineEditing

/// `style`: the script so far, run again in another style or variant.
enum StyleCommand {
  static let command = Command(
    name: "style",
    aliases: ["only"],
    group: .lessons,
    summary: "run the script so far again in another style or variant",
    usage: ["style [NAME [VARIANT]]"],
    details: ["Without a name it lists the styles and variants, each with its reason."],
    examples: ["style reducer"],
    takes: 0...2,
    complete: { request in candidates(request) },
    run: { invocation, session throws(ShellError) in
      let words = invocation.words.map(\.text)
      var open = try session.opened("style")
      guard let name = words.first else { return list(open) }
      try change(&open, to: name, words.dropFirst().first)
      session.lesson = open
      var reply = session.reply(open.frame, saying: "\(open.place, .strong): \(reason(open))")
      reply.status = .done
      return reply
    }
  )

  private static func change(
    _ open: inout OpenLesson,
    to name: String,
    _ variant: String?
  ) throws(ShellError) {
    var script = open.script
    let styles = open.description.styles
    let begun = styles.filter { $0.name.hasPrefix(name) }
    script.style = begun.count == 1 ? begun[0].name : name
    script.variant = variant
    guard case .frames(let frames) = try open.ask(.start(script)), let last = frames.last else {
      return
    }
    open.frame = last
    try open.refreshScript()
  }

  private static func reason(_ open: OpenLesson) -> String {
    guard let variant = open.variant else { return "" }
    return "\(variant.reason) (\(variant.mark.words))"
  }

  private static func list(_ open: OpenLesson) -> Reply {
    var page = Page()
    let rows = open.description.styles.flatMap { style in
      style.variants.map { variant in
        Page.Row(
          Line("\(style.name) \(variant.name)", .typed),
          "\(variant.reason) (\(variant.mark.words))"
        )
      }
    }
    page.rows(rows)
    return Reply(page: page, data: Data(styles: open.description.styles))
  }

  /// What `style --json` prints: `{"styles":[…]}` as in the lesson's description.
  struct Data: Encodable, Sendable {
    var styles: [LessonDescription.Style]
  }

  private static func candidates(_ request: CompletionRequest) -> [Candidate] {
    guard let open = request.session.lesson else { return [] }
    guard let name = request.words.first else {
      return open.description.styles.map { Candidate($0.name) }
    }
    let style = open.description.styles.first { $0.name == name }
    return (style?.variants ?? []).map { Candidate($0.name, description: $0.reason) }
  }
}

extension LessonDescription.Mark {
  /// Whose code it is, in words (K66).
  var words: String {
    switch self {
    case .source(let name): "as in \(name)"
    case .ours: "ours"
    }
  }
}
