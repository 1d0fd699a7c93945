import DecisionTrees
import MarkdownBlocks
import Problems

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The one place that prints.
struct Writer: Sendable {
  var world: World

  /// Prints a reply and gives the status to end with: the reply's own, or that of a writing that
  /// failed.
  func put(_ reply: Reply, _ settings: Settings) -> ExitStatus {
    let output = Self.output(of: reply, settings)
    let remarks = reply.remarks.text(settings.look)
    guard output.isEmpty || world.write(.output, output) else {
      var problem = Problem.cannotWrite("standard output", reason: systemReason())
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
    if settings.json { return object(for: reply).map { json($0) + "\n" } ?? "" }
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

  /// One object on one line, keys sorted so that it is the same every time.
  static func json(_ data: any Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(data) else { return "{}" }
    return safe(String(decoding: bytes, as: UTF8.self))
  }

  /// JSON allows characters that a terminal acts on; they are written as escapes.
  private static func safe(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: VisibleText.isUnsafe) else { return json }
    return json.unicodeScalars.map { scalar in
      VisibleText.isUnsafe(scalar) ? escaped(scalar) : String(scalar)
    }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
