import LessonKit
import PTYKit
import Problems
import Synchronization
import Testing

@testable import WorkbenchShell

/// A lesson with one thing wrong, and how the finding reads.
struct BrokenProbe: Sendable, CustomTestStringConvertible {
  var what: String
  var kind: LessonFinding.Kind
  var begins: String
  var probe: @Sendable () -> Probe

  var testDescription: String { what }

  init(
    _ what: String,
    _ kind: LessonFinding.Kind,
    _ begins: String,
    _ change: @escaping @Sendable (inout Probe) -> Void
  ) {
    (self.what, self.kind, self.begins) = (what, kind, begins)
    probe = {
      var probe = Probe()
      change(&probe)
      return probe
    }
  }

  static let all = [
    BrokenProbe("a command nobody knows", .guide, "'.pres' fails") {
      $0.guide = "```\n.pres\n```\n"
    },
    BrokenProbe("a step that cannot be taken", .guide, "'deliver e1' fails") {
      $0.guide = "```\n.press\ndeliver e1\n```\n"
    },
    BrokenProbe("words that are no command", .guide, "'look around' fails") {
      $0.guide = "```\nlook around\n```\n"
    },
    BrokenProbe("a command that writes", .guide, "'adr new Hello' is no line for a guide") {
      $0.guide = "```\n.press\nadr new Hello\n```\n"
    },
    BrokenProbe("another lesson", .guide, "'open cart' is no line for a guide") {
      $0.guide = "```\nopen cart\n.add tea\n```\n"
    },
    BrokenProbe("two runs that differ", .repeats, "Two runs of the same script differ at step 0") {
      $0.drawn = { _ in
        probeCounter.withLock {
          $0 += 1
          return "\($0)"
        }
      }
    },
    BrokenProbe("naive code that holds", .care, "It is called naive, and no script") {
      $0.naive = .once
    },
    BrokenProbe(
      "careful code that breaks",
      .care,
      "It is called careful and breaks \"pressed once\" by .press, .press."
    ) {
      $0.careful = .everyTime
    },
    BrokenProbe("an empty title", .names, "The title is empty.") { $0.title = " " },
    BrokenProbe("a title that rings", .names, "The title holds the character U+7,") {
      $0.title = "A\u{7}probe"
    },
    BrokenProbe("a guide in colour", .names, "Guided step 1 holds the character U+1B,") {
      $0.guide = "# A probe\n\nPress \u{1B}[31mred.\n\n```\n.press\n```\n"
    },
    BrokenProbe("words that turn round", .names, "Guided step 1 holds the character U+202E,") {
      $0.guide = "# A probe\n\nPress \u{202E}it.\n\n```\n.press\n```\n"
    },
    BrokenProbe("no fact", .names, "It names no fact.") { $0.shows = [] },
    BrokenProbe("a fact nobody knows", .names, "There is no fact \"K81\".") { $0.shows = ["K81"] },
    BrokenProbe("a tree nobody knows", .names, "There is no tree \"birch\".") { $0.tree = "birch" },
    BrokenProbe("care without a promise", .names, "Variants are called naive or careful") {
      $0.promises = false
    },
    BrokenProbe("a snippet that compiles", .refused, "It compiles.") { $0.snippet = "let x = 1\n" },
    BrokenProbe(
      "a snippet refused with other words",
      .refused,
      "The compiler says \"cannot find 'elsewhere' in scope\""
    ) {
      $0.snippet = "let x = elsewhere\n"
    },
    BrokenProbe("a snippet that is not embedded", .refused, "It is not embedded.") {
      $0.files = ["Model.swift", "lesson.md"]
    },
    BrokenProbe("a file that is not embedded", .source, "Its file Model.swift is not found.") {
      $0.files = ["lesson.md", "refused/wrong.swift"]
    },
    BrokenProbe("prose longer than a screen", .screen, "The prose has ") {
      $0.guide = "# Long\n\n" + String(repeating: "A line.\n\n", count: 20) + "```\n.press\n```\n"
    },
    BrokenProbe("a frame higher than a screen", .screen, "The frame has ") {
      $0.drawn = { String(repeating: "word ", count: $0.count * 300) }
    },
    BrokenProbe("work without end", .escape, "Step 1, .press:") { $0.naive = .forever },
    BrokenProbe("a move one variant has not", .whole, "mvvm careful: the move .press does nothing")
    {
      $0.secondVariantPresses = false
    },
    BrokenProbe("no guided step", .whole, "lesson.md has no guided step.") {
      $0.guide = "Nothing."
    },
  ]
}

@Suite("lesson check")
struct LessonCheckTests {
  private func session(_ entries: [LessonShelf.Entry]) throws -> PlayedSession {
    var played = try PlayedSession()
    played.shell.session.shelf = LessonShelf(entries)
    played.shell.session.world.build = World.live.build
    return played
  }

  private func findings(_ probe: Probe) throws -> [LessonFinding] {
    let played = try session([])
    return LessonCheck(entry: probe.entry, session: played.shell.session).report.findings
  }

  @Test("the lessons of this package are proved", arguments: LessonShelf.built.entries.indices)
  func builtIn(place: Int) throws {
    let entry = LessonShelf.built.entries[place]
    var played = try session(LessonShelf.built.entries)
    let answer = played.play("lesson check \(entry.description.id)")
    #expect(answer.hasPrefix("\(entry.description.id): nothing found."), "\(answer)")
    #expect(!answer.contains("note"), "\(answer)")
  }

  @Test("a lesson that is whole has no finding")
  func whole() throws {
    #expect(try findings(Probe()) == [])
  }

  @Test("what is wrong is found, and each finding says what to do", arguments: BrokenProbe.all)
  func broken(_ broken: BrokenProbe) throws {
    let findings = try findings(broken.probe())
    #expect(
      findings.contains { $0.kind == broken.kind && $0.what.hasPrefix(broken.begins) },
      "\(findings)"
    )
    #expect(findings.allSatisfy { !$0.advice.isEmpty && $0.advice.hasSuffix(".") })
    #expect(findings.allSatisfy { !$0.place.isEmpty })
  }

  @Test("a guide that begins anew goes through several scripts, and each is run")
  func beginningAnew() throws {
    var probe = Probe()
    probe.guide = "```\n.press\n.press\nreset\n.press\n```\n"
    let check = LessonCheck(entry: probe.entry, session: try session([]).shell.session)
    let scripts = check.follow(in: "mvvm").scripts
    #expect(scripts.map { $0.steps.map(\.description) } == [[".press", ".press"], [".press"]])
    #expect(check.report.findings == [])
  }

  @Test("findings are the answer no, as text and as one object")
  func reply() throws {
    var probe = Probe()
    probe.shows = []
    var played = try session([probe.entry])
    let reply = try played.shell.evaluate(line: "lesson check probe")
    #expect(reply.status == .no)
    #expect(
      reply.page.text(.piped) == """
        probe: 1 finding
          names  Lesson.swift: It names no fact.
                 Add shows: with facts, K1 to K80, or D1 to D14.

        """
    )
    #expect(
      played.play("lesson check probe --json") == """
        {"findings":[{"kind":"names","try":"Add shows: with facts, K1 to K80, or D1 to D14.",\
        "what":"It names no fact.","where":"Lesson.swift"}],"lesson":"probe","notes":[]}
        """
    )
  }
}
