import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("The first record")
struct AdrInitTests {
  @Test("the default folder; a second time nothing happens")
  func initialising() throws {
    var session = try PlayedSession()
    #expect(
      session.play("adr init") == "Decisions/0001-record-architecture-decisions.md\n"
    )
    #expect(
      session.play("adr init")
        == "Decisions\nDecisions holds records already and is left as it is.\n"
    )
    #expect(session.scratch.names() == ["Decisions"])
    #expect(session.play("adr check").hasSuffix("1 record, nothing found.\n"))
  }

  @Test("a folder nobody would find is named in .adr-dir; one that is there stays")
  func remembering() throws {
    var session = try PlayedSession()
    #expect(
      session.play("adr init our/records") == """
        our/records/0001-record-architecture-decisions.md
        our/records is named in .adr-dir, so that it is found.

        """
    )
    #expect(try session.scratch.text(".adr-dir") == "our/records\n")
    #expect(session.play("adr new Tea") == "our/records/0002-tea.md\n")
    #expect(
      session.play("adr init other") == """
        other/0001-record-architecture-decisions.md
        .adr-dir names our/records, which stays in use; --dir other is this one.

        """
    )
    #expect(try session.scratch.text(".adr-dir") == "our/records\n")
    #expect(session.play("adr init docs/adr --json").hasPrefix("{\"folder\":\"docs/adr\",\"rec"))
  }

  @Test("in the workbench's own checkout only a folder that is named is written to")
  func ownCheckout() throws {
    var session = try PlayedSession()
    try session.scratch.write("Package.swift", "")
    try session.scratch.write("Sources/WorkbenchShell/Shell.swift", "")
    try session.scratch.writeRecord(1, "Ours", in: "Decisions")
    let before = try session.scratch.text("Decisions/0001-ours.md")
    for line in [
      "adr init", "adr new Tea", "adr status 1 rejected", "adr edit 1", "adr retitle 1 Theirs",
      "adr supersede 1 --by 1", "adr link 1 a 1 b", "adr check --fix",
    ] {
      #expect(session.play(line).contains("own checkout"), "\(line)")
    }
    #expect(session.scratch.names(in: "Decisions") == ["0001-ours.md"])
    #expect(try session.scratch.text("Decisions/0001-ours.md") == before)
    #expect(session.play("adr list").contains("Ours"))
    #expect(session.play("adr new Tea --dir Decisions") == "Decisions/0002-tea.md\n")
    #expect(session.play("adr status 1 Rejected --dir Decisions") == "Decisions/0001-ours.md\n")
  }
}
