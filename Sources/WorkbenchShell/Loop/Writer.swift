import DecisionTrees

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
      let problem = ShellError.cannotWrite("standard output", reason: systemReason()).problem
      _ = world.write(.errors, problem.page.text(settings.look))
      return .outside
    }
    if !remarks.isEmpty { _ = world.write(.errors, remarks) }
    return reply.status
  }

  /// Prints a page for the person at the terminal.
  func put(_ page: Page, _ settings: Settings) {
    _ = put(Reply(page: page), settings.withoutJSON)
  }

  private static func output(of reply: Reply, _ settings: Settings) -> String {
    if settings.json, let data = reply.data { return json(data) + "\n" }
    if let raw = reply.raw { return raw }
    return settings.json && reply.page.blocks.isEmpty ? "" : reply.page.text(settings.look)
  }

  /// One object on one line, keys sorted so that it is the same every time.
  static func json(_ data: any Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(data) else { return "{}" }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Settings {
  fileprivate var withoutJSON: Settings {
    var settings = self
    settings.json = false
    return settings
  }
}
