import DecisionRecords
import LessonKit
import LineEditing
import Problems

/// `doctor`: what the workbench needs from the machine, checked in under a second.
enum Doctor {
  static let command = Command(
    name: "doctor",
    aliases: ["troubleshoot"],
    group: .program,
    summary: "check toolchain, terminal, locale, folders and write access",
    usage: ["doctor"],
    details: ["Each line says what was found; where something is wrong it says what to do."],
    examples: ["doctor"],
    run: { _, session throws(Problem) in reply(checks(session)) }
  )

  /// One thing looked at.
  struct Check: Encodable, Equatable, Sendable {
    var name: String
    var isFine: Bool
    var found: String
    /// What to do where it is not fine, or what it costs to leave it.
    var advice: String?

    enum CodingKeys: String, CodingKey {
      case name, found
      case isFine = "ok"
      case advice = "try"
    }
  }

  /// What `doctor --json` prints: `{"checks":[{"name","ok","found","try"}]}`.
  struct Report: Encodable, Sendable {
    var checks: [Check]
  }

  static func checks(_ session: Session) -> [Check] {
    [
      toolchain(session.world), terminal(session), locale(session.world),
      home(session.world), records(session), folder(session.world),
    ] + stepping()
  }

  private static func reply(_ checks: [Check]) -> Reply {
    var reply = Reply(data: Report(checks: checks))
    reply.page.rows(checks.flatMap(rows))
    reply.status = checks.allSatisfy(\.isFine) ? .done : .no
    return reply
  }
}

extension Doctor {
  private static func rows(_ check: Check) -> [Page.Row] {
    let mark: Line = check.isFine ? "\("fine", .good)" : "\("look", .bad)"
    let found = Page.Row(Line(check.name, .strong), "\(mark)  \(check.found)")
    return [found] + (check.advice.map { [Page.Row("", "\($0)")] } ?? [])
  }

  private static func toolchain(_ world: World) -> Check {
    let advice = "Install Swift 6.2 or newer from swift.org; deciding and recording work without."
    switch world.run(["swift", "--version"]) {
    case .success(let text):
      let line = text.split(separator: "\n").first { $0.contains("Swift version") }
      let version = (line ?? "").drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      let parts = version.split(separator: ".").compactMap { Int($0) }
      let isRecent = (parts.first ?? 0, parts.dropFirst().first ?? 0) >= (6, 2)
      return Check(
        name: "toolchain",
        isFine: isRecent,
        found: version.isEmpty ? "swift answers, but not with a version" : "Swift \(version)",
        advice: isRecent ? nil : advice
      )
    case .failure(let failure):
      return Check(
        name: "toolchain",
        isFine: false,
        found: "swift: \(failure.reason)",
        advice: advice
      )
    }
  }

  /// What a lesson's steps hold in this program, one line each.
  private static func stepping() -> [Check] {
    Control.allCases.map { control in
      guard Control.missing.contains(control) else {
        return Check(name: "steps", isFine: true, found: "\(control) held")
      }
      return Check(
        name: "steps",
        isFine: false,
        found: "\(control) not held",
        advice: control.isNeeded
          ? "No lesson runs; build the workbench with the toolchain's shared runtime."
          : "A lesson that needs it says so; build with the toolchain's shared runtime."
      )
    }
  }

  private static func terminal(_ session: Session) -> Check {
    let terminal = TerminalInfo.current()
    guard terminal.isOutput else {
      return Check(
        name: "terminal",
        isFine: true,
        found: "none: plain text, no colour, nothing is asked"
      )
    }
    let size = "\(terminal.columns)×\(terminal.rows)"
    let name = session.world.environment("TERM") ?? "unknown"
    let colour = session.settings.look.colour ? "colour" : "no colour"
    let isWide = terminal.columns >= 40
    return Check(
      name: "terminal",
      isFine: isWide,
      found: "\(name), \(size), \(colour)",
      advice: isWide ? nil : "Make the window at least 40 columns wide."
    )
  }

  private static func locale(_ world: World) -> Check {
    let isFine = Settings.speaksUTF8(world.environment)
    return Check(
      name: "locale",
      isFine: true,
      found: Settings.locale(world.environment),
      advice: isFine ? nil : "Not UTF-8, so marks are ASCII; export LC_ALL=C.UTF-8 for the others."
    )
  }

  private static func home(_ world: World) -> Check {
    guard let path = Home(world).path else {
      return Check(
        name: "history",
        isFine: false,
        found: "neither HOME nor WORKBENCH_HOME is set",
        advice: "export WORKBENCH_HOME=DIR; until then nothing is remembered."
      )
    }
    return writable("history", path, world, advice: "export WORKBENCH_HOME=DIR, a folder of yours.")
  }

  private static func folder(_ world: World) -> Check {
    writable("here", world.directory, world, advice: "Start the workbench in a folder of yours.")
  }

  private static func records(_ session: Session) -> Check {
    let place = RecordPlace(session, option: nil)
    if place.isOwn {
      return Check(
        name: "records",
        isFine: true,
        found: "\(place.path) is the workbench's own",
        advice: "record --dir DIR, or a start in your project's folder, writes yours."
      )
    }
    return writable(
      "records",
      place.path,
      session.world,
      advice: "Name another folder: record --dir DIR."
    )
  }

  /// A folder that is not there yet is judged by the nearest one above it that is.
  private static func writable(
    _ name: String,
    _ path: String,
    _ world: World,
    advice: String
  ) -> Check {
    var folder = path
    while !folder.isEmpty, folder != "/", !LiveFiles.isFolder(folder) {
      folder = Paths.parent(of: folder)
    }
    let note = folder == path ? "" : " (will be made)"
    switch world.canWrite(folder) {
    case .success: return Check(name: name, isFine: true, found: path + note)
    case .failure(let failure):
      return Check(
        name: name,
        isFine: false,
        found: "\(path): \(failure.reason)",
        advice: advice
      )
    }
  }
}
