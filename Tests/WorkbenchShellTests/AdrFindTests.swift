import LineEditing
import PTYKit
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Finding records")
struct AdrFindTests {
  static func team() throws -> PlayedSession {
    let session = try PlayedSession()
    try session.scratch.writeRecord(1, "Use tea", status: "Superseded by [2](0002-use-coffee.md)")
    try session.scratch.writeRecord(2, "Use coffee", date: "2026-03-01")
    try session.scratch.write(
      "doc/adr/0003-use-milk.md",
      """
      ---
      status: proposed
      date: 2026-11-02
      decision-makers: [Ana Ruiz, Luis]
      tags: [kitchen, Cold]
      ---

      # 3. Use milk

      With coffee, never with tea.
      """
    )
    try session.scratch.writeRecord(4, "Use water", status: "Rejected", date: "28/02/2019")
    try session.scratch.write("doc/adr/0005-empty.md", " \n")
    return session
  }

  static let filters: [(options: String, numbers: [String])] = [
    ("", ["1", "2", "3", "4"]), ("--status accepted", ["2"]), ("--status PROPOSED", ["3"]),
    ("--status rejected", ["4"]), ("--tag cold", ["3"]), ("--tag col", []),
    ("--person ruiz", ["3"]), ("--since 2026-03-01", ["2", "3"]), ("--since 2026-11", ["3"]),
    ("--since 2026", ["1", "2", "3"]), ("--live", ["2", "3"]), ("--superseded", ["1"]),
    ("--live --since 2026-04", ["3"]), ("--live --superseded", []),
  ]

  @Test("filters have to hold together", arguments: filters)
  func filtering(options: String, numbers: [String]) throws {
    var session = try Self.team()
    let listed = session.play("adr list " + options).split(separator: "\n")
      .filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isNumber == true }
      .map { String($0.dropFirst(2).prefix { $0 != " " }) }
    #expect(listed == numbers)
  }

  @Test("the list says which folder and why, and what cannot be read")
  func listing() throws {
    var session = try Self.team()
    #expect(
      session.play("adr list") == """
        doc/adr (found as doc/adr)
          1     Use tea  (Superseded by 2, 2026-01-15)
          2     Use coffee  (Accepted, 2026-03-01)
          3     Use milk  (proposed, 2026-11-02)
          4     Use water  (Rejected, 28/02/2019)

        Cannot be read
          doc/adr/0005-empty.md  it is empty

        """
    )
    #expect(
      session.play("adr list --tag cold --json") == """
        {"folders":[{"path":"doc/adr","reason":"found as doc/adr"}],"records":[{"date":\
        "2026-11-02","id":"0003-use-milk","number":3,"openPoints":0,"path":\
        "doc/adr/0003-use-milk.md","people":["Ana Ruiz","Luis"],"status":"proposed",\
        "statusWord":"proposed","tags":["kitchen","Cold"],"title":"Use milk"}],\
        "unreadable":[{"path":"doc/adr/0005-empty.md","reason":"it is empty"}]}
        """
    )
    #expect(
      session.play("adr list --since yesterday") == """
        workbench: 'yesterday' is no day for --since.
          Try a day of the calendar, such as 2026-11-30.

        """
    )
  }

  @Test("the packages of one repository, together or by name; from below, paths lead upwards")
  func packages() throws {
    var session = try PlayedSession()
    try session.scratch.write(".git/HEAD", "ref: refs/heads/main\n")
    try session.scratch.writeRecord(1, "One", in: "packages/a/docs/adr")
    try session.scratch.writeRecord(1, "Two", in: "packages/b/Decisions")
    try session.scratch.write("packages/c/adr/README.md", "Nothing yet.\n")
    session.shell.session.world.directory += "/packages/a"
    #expect(
      session.play("adr list --all") == """
        docs/adr (found as docs/adr)
          1     One  (Accepted, 2026-01-15)

        ../b/Decisions (found as Decisions)
          1     Two  (Accepted, 2026-01-15)

        """
    )
    #expect(
      session.play("adr list --dir docs/adr --dir ../b/Decisions --dir docs/adr") == """
        docs/adr (as asked)
          1     One  (Accepted, 2026-01-15)

        ../b/Decisions (as asked)
          1     Two  (Accepted, 2026-01-15)

        """
    )
    #expect(session.play("adr search decision --all --json").contains("\"../b/Decisions/0001-two"))
    #expect(session.play("adr check --all").hasSuffix("1 record, nothing found.\n"))
    #expect(session.status(of: "adr check --dir nowhere") == .outside)
  }

  @Test("other folders beside the one in use are named")
  func others() throws {
    var session = try PlayedSession()
    try session.scratch.writeRecord(1, "One", in: "doc/adr")
    try session.scratch.writeRecord(1, "Two", in: "docs/decisions")
    #expect(
      session.play("adr list") == """
        doc/adr (found as doc/adr)
          1     One  (Accepted, 2026-01-15)
          Not looked at: docs/decisions. --all or --dir reads it too.

        """
    )
  }

  @Test("a record is shown with what refers to it; raw is the file itself")
  func showing() throws {
    var session = try Self.team()
    let shown = session.play("adr show 2")
    #expect(shown.hasPrefix("doc/adr/0002-use-coffee.md\n\n# 2. Use coffee\n\nDate: 2026-03-01\n"))
    #expect(shown.hasSuffix("\n\nReferred to by\n  1     Use tea — Superseded by\n"))
    #expect(session.play("adr show 2 --json").contains(",\"linkedFrom\":[{\"path\":\"doc/adr/0001"))
    #expect(
      session.play("adr show 2 --raw") == (try session.scratch.text("doc/adr/0002-use-coffee.md"))
    )
    try session.scratch.write("doc/adr/0006-odd.md", "# 6. Odd \u{1B}]0;pwned\u{7}\n\nx\u{202E}y\n")
    #expect(session.play("adr show 6").unicodeScalars.allSatisfy { $0.value != 0x1B })
    #expect(session.play("adr list").unicodeScalars.allSatisfy { $0.value != 0x1B })
    #expect(session.play("adr toc").unicodeScalars.allSatisfy { $0.value != 0x1B })
  }

  @Test("search ranks titles before text and gives the matching line")
  func searching() throws {
    var session = try Self.team()
    #expect(
      session.play("adr search Tea") == """
          1     Use tea  (Superseded by 2, 2026-01-15)
          doc/adr/0001-use-tea.md:1: # 1. Use tea
          3     Use milk  (proposed, 2026-11-02)
          doc/adr/0003-use-milk.md:10: With coffee, never with tea.
        doc/adr/0005-empty.md is left out: it is empty.

        """
    )
    #expect(
      session.play("adr search tea never --json").hasPrefix("{\"hits\":[{\"line\":10,\"record\":")
    )
    #expect(
      session.play("adr search soup")
        == "No record in doc/adr holds 'soup'.\ndoc/adr/0005-empty.md is left out: it is empty.\n"
    )
    #expect(
      session.play("adr search use --limit 1").contains("\nThere are more; --limit 0 shows all.\n")
    )
    #expect(session.play("adr search use --limit x").contains("'x' is no value of --limit"))
    #expect(
      session.play("adr search").hasPrefix("workbench: 'adr search' needs a word to look for.")
    )
  }

  @Test("the words found stand out in their line")
  func marking() {
    let line = AdrSearch.marked("Über tea and TEApot", "tea über")
    #expect(line.spans.map(\.text) == ["Über", " ", "tea", " and ", "TEA", "pot"])
    #expect(line.spans.map(\.tone) == [.strong, .plain, .strong, .plain, .strong, .plain])
  }

  @Test("a table of contents is printed, or kept between two marks of a file")
  func contents() throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk"])
    #expect(
      session.play("adr toc") == """
        * [1. Use tea](doc/adr/0001-use-tea.md)
        * [2. Use milk](doc/adr/0002-use-milk.md)

        """
    )
    try session.scratch.write(
      "doc/README.md",
      "Before.\r\n\r\n<!-- adr-toc -->\r\nold\r\n<!-- /adr-toc -->\r\nAfter."
    )
    #expect(session.play("adr toc doc/README.md") == "doc/README.md\n")
    #expect(
      try session.scratch.text("doc/README.md")
        == "Before.\r\n\r\n<!-- adr-toc -->\r\n\r\n* [1. Use tea](adr/0001-use-tea.md)\r\n* [2. Use milk](adr/0002-use-milk.md)\r\n\r\n<!-- /adr-toc -->\r\nAfter."
    )
    #expect(
      session.play("adr toc doc/README.md") == "Nothing to change: it says so already.\n"
    )
    try session.scratch.write("plain.md", "Nothing here.\n")
    #expect(
      session.play("adr toc plain.md") == """
        workbench: "plain.md" has no place for the list. Put the lines "<!-- adr-toc
        -->" and "<!-- /adr-toc -->" into it.

        """
    )
  }

  @Test(
    "Tab knows numbers with titles, statuses of the folder, templates, options and folders",
    arguments: [
      ("adr show ", ["1", "2", "3", "4"]), ("adr supersede 1 --by 3", ["3"]),
      ("adr status 2 rej", ["rejected"]), ("adr status 2 sup", ["superseded"]),
      ("adr new Tea --template mad", ["madr", "madr-minimal", "madr-bullets"]),
      ("adr new Tea --supersedes 4", ["4"]),
      ("adr list --s", ["--status", "--since", "--superseded"]),
      ("adr link 1 Am", ["Amends"]), ("adr link 1 Amends 2", ["2"]),
      ("adr show --dir do", ["doc/"]), ("adr show --dir nowhere ", []),
      ("adr re", ["retitle", "review"]), ("adr review team-s", ["team-size="]),
    ]
  )
  func completion(line: String, expected: [String]) throws {
    let session = try Self.team()
    let completer = Completer(commands: .workbench, session: session.shell.session)
    #expect(completer.complete(line).candidates.map(\.text) == expected)
  }

  @Test(
    "what cannot be read is told beside every answer",
    arguments: ["adr search zz", "adr search coffee", "adr review", "adr toc", "adr toc list.md"]
  )
  func unreadable(line: String) throws {
    var session = try Self.team()
    try session.scratch.write("list.md", "<!-- adr-toc -->\n\n<!-- /adr-toc -->\n")
    #expect(session.play(line).contains("doc/adr/0005-empty.md is left out: it is empty.\n"))
    if !line.contains("toc") {
      let data = "\"unreadable\":[{\"path\":\"doc/adr/0005-empty.md\",\"reason\":\"it is empty\"}]}"
      #expect(session.play(line + " --json").contains(data))
    }
    #expect(session.play("adr check").contains("4 records and 1 unreadable file, "))
  }
}
