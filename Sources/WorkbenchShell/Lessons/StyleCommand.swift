import LessonKit
import LineEditing
import Problems

/// `style`: the script so far, run again in another style or variant.
enum StyleCommand {
  static let command = Command(
    name: "style",
    aliases: ["only"],
    group: .lessons,
    summary: "run the script so far again in another style or variant",
    usage: ["style [NAME [VARIANT]]"],
    details: [
      "Without a name it lists the styles and variants, each with its reason. With one it names each step that shows something else there, breaks an invariant or is impossible, then shows the last step."
    ],
    examples: ["style reducer"],
    takes: 0...2,
    complete: { request in candidates(request) },
    run: { invocation, session throws(Problem) in
      let words = invocation.words.map(\.text)
      var open = try session.opened("style")
      guard let name = words.first else { return list(open) }
      let before = try open.frames()
      let frames = try change(&open, to: name, words.dropFirst().first)
      session.lesson = open
      return changed(open, before, frames, session)
    }
  )

  /// Gives the frames of the same steps in another style.
  private static func change(
    _ open: inout OpenLesson,
    to name: String,
    _ variant: String?
  ) throws(Problem) -> [Frame] {
    var script = open.whole
    let styles = open.description.styles
    let begun = styles.filter { $0.name.hasPrefix(name) }
    script.style = begun.count == 1 ? begun[0].name : name
    script.variant = variant
    let other = open.asOtherStyle
    let frames = try open.start(script, at: open.position)
    open.otherStyle = other
    return frames
  }

  private static func changed(
    _ open: OpenLesson,
    _ before: [Frame],
    _ frames: [Frame],
    _ session: Session
  ) -> Reply {
    let later = StyleChange(before: before, after: frames)
    var page = Page("\(open.place, .strong): \(reason(open))")
    if let host = HostWords(open).line { page.text(host) }
    page.append(later.page)
    var reply = session.reply(open.frame)
    page.append(reply.page)
    reply.page = page
    reply.data = Change(frame: open.frame, later: later.steps)
    reply.status = .done
    return reply
  }

  private static func reason(_ open: OpenLesson) -> String {
    guard let variant = open.variant else { return "" }
    return "\(variant.reason) (\(variant.mark.words))"
  }

  /// What `style NAME --json` prints: the last frame, and beside its keys
  /// `"later":[{"step","words","verdict","broken"}]`, all steps as they compare with the style before.
  struct Change: Encodable, Sendable {
    var frame: Frame
    var later: [StepComparison]

    func encode(to encoder: any Encoder) throws {
      try frame.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(later, forKey: .later)
    }

    private enum CodingKeys: CodingKey { case later }
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
