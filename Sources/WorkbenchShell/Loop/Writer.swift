import DecisionTrees
import MarkdownBlocks
import Problems

/// The one place that prints.
struct Writer: Sendable {
  var world: World

  /// Prints a reply and gives the status to end with: the reply's own, or that of a writing that
  /// failed.
  func put(_ reply: Reply, _ settings: Settings) -> ExitStatus {
    let output = Self.output(of: reply, settings)
    let remarks = reply.remarks.text(settings.look)
    guard output.isEmpty || world.write(.output, output) else {
      var problem = Problem.cannotWriteStream("Standard output", reason: systemReason())
      problem.places += reply.written.map { "\($0) was written all the same." }
      _ = world.write(.errors, problem.page.text(settings.look))
      return .outside
    }
    if !remarks.isEmpty { _ = world.write(.errors, remarks) }
    return reply.status
  }

  /// Prints a page for the person at the terminal, beside the objects that a program reads.
  func put(_ page: Page, _ settings: Settings) {
    _ = put(settings.json ? Reply(remarks: page) : Reply(page: page), settings)
  }

  /// Ends the line in which the terminal shows `^C`, so that a message begins at the margin.
  func endEcho() {
    _ = world.write(.output, "\n")
  }

  private static func output(of reply: Reply, _ settings: Settings) -> String {
    if settings.json { return object(for: reply).map { JSONText.line($0) + "\n" } ?? "" }
    guard let raw = reply.raw else { return reply.page.text(settings.look) }
    return settings.showsOnTerminal ? visibleLines(raw) : raw
  }

  /// What a program reads: the reply's own data, else its text, so that every line is an object.
  private static func object(for reply: Reply) -> (any Encodable)? {
    if let data = reply.data { return data }
    let text = reply.raw ?? reply.page.text(.piped)
    return text.isEmpty ? nil : ["text": text]
  }

  /// A file's text as a terminal may have it: its lines, and nothing that a terminal acts on.
  private static func visibleLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
      .joined(separator: "\n")
  }
}
