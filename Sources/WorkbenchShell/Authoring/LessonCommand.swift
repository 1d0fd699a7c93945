import LineEditing
import Problems

/// `lesson`: writing lessons, and proving them.
enum LessonCommand {
  static let command = Command(
    name: "lesson",
    group: .authoring,
    summary: "write a lesson of your own, and prove one",
    usage: ["lesson new DIR", "lesson check NAME|DIR"],
    examples: ["lesson check counter"],
    subcommands: [new, check],
    run: { _, _ in Reply() }
  )

  static let new = Command(
    name: "new",
    group: .authoring,
    summary: "write a lesson package: three styles, tests, guided steps",
    usage: ["lesson new DIR"],
    details: [
      "It is an ordinary Swift package that finds LessonKit in the checkout of this workbench, without a network. Nothing that is there is overwritten.",
      "Then: open DIR, change a file, reload, lesson check DIR. Elsewhere WORKBENCH_PATH names the checkout.",
    ],
    examples: ["lesson new our-hard-part"],
    takes: 1...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      try NewLesson.write(invocation.words[0].text, session)
    }
  )

  static let check = Command(
    name: "check",
    group: .authoring,
    summary: "prove a lesson: its steps, names, promises, sources, size",
    usage: ["lesson check NAME|DIR [--trust]"],
    details: [
      "Each finding says what to do; with one it ends with status 1.",
      "Run are: the guided steps in every style, every script twice in processes of their own, the snippets that must not compile.",
    ],
    examples: ["lesson check counter"],
    options: [.init(name: "--trust", value: nil, summary: "build DIR without being asked")],
    takes: 1...1,
    complete: { request in
      let isPath = request.partial.contains("/") || request.partial.hasPrefix(".")
      return isPath
        ? Files.candidates(request.partial, request.session) : request.session.shelf.candidates()
    },
    run: { invocation, session throws(Problem) in
      let typed = invocation.words[0].text
      guard let folder = session.packageFolder(typed) else {
        return LessonCheck.reply(try session.shelved(typed), session)
      }
      return try session.withTrust(in: folder, typed: typed, given: invocation.has("--trust")) {
        session throws(Problem) in
        LessonCheck.reply(try session.load(folder, typed: typed), session)
      }
    }
  )
}
