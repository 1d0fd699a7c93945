import PTYKit
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("A folder that only its name speaks for")
struct FolderQuestionTests {
  static let refusal = """
    workbench: 'adr' has a name for records, but holds none. Nothing was written.
      Try COMMAND --dir adr, if that is the folder.
      Try COMMAND --dir DIR, with another one.

    """

  @Test(
    "in a pipe it is not written to, and the message says what to try",
    arguments: [
      ("adr new Tea", "adr new"), ("adr init", "adr init"), ("record owner=Ann", "record"),
    ]
  )
  func inPipe(line: String, command: String) throws {
    var session = try PlayedSession()
    try session.scratch.write("adr/main.c", "int main(void);\n")
    _ = session.play("decide team-size=2 domain=simple transition-tests=none min-os=18 for=app")
    #expect(session.play(line) == Self.refusal.replacing("COMMAND", with: command))
    #expect(session.status(of: line) == .outside)
    #expect(session.scratch.names(in: "adr") == ["main.c"])
    #expect(session.play(line + " --dir adr").hasPrefix("adr/0001-"))
    #expect(session.play("adr new Milk") == "adr/0002-milk.md\n")
  }

  @Test("at a terminal it is asked about")
  func atTerminal() throws {
    var session = try PlayedSession(isTerminal: true)
    try session.scratch.write("adr/main.c", "int main(void);\n")
    let question = """
      adr has a name for records (found as adr), but holds none.
      Write there? yes · no
      adr new

      """
    #expect(session.play("adr new Tea") == question)
    #expect(session.play("no") == "Nothing was written. --dir DIR names another folder.\n")
    #expect(session.scratch.names(in: "adr") == ["main.c"])
    #expect(session.play("adr new Tea") == question)
    #expect(session.play("yes") == "adr/0001-tea.md\n")
    #expect(session.play("adr new Milk") == "adr/0002-milk.md\n")
  }

  @Test("an empty folder gets its first record without a question; one that is named too")
  func empty() throws {
    var session = try PlayedSession()
    try session.scratch.write("doc/adr/x", "")
    try session.scratch.remove("doc/adr/x")
    #expect(session.play("adr init") == "doc/adr/0001-record-architecture-decisions.md\n")
    try session.scratch.write("docs/adr/x", "")
    #expect(session.play("adr init docs/adr").hasPrefix("docs/adr/0001-"))
  }

  @Test("what lies around a project is not written to")
  func around() throws {
    var session = try PlayedSession()
    for name in ["adr/main.c", ".adr-dir", "doc/adr/0001-a.md"] {
      try session.scratch.write(name, "x\n")
    }
    try session.scratch.write("project/x", "")
    session.shell.session.world.directory += "/project"
    #expect(session.play("adr new Tea").hasPrefix("Decisions/0001-tea.md\n"))
    #expect(session.scratch.names(in: "doc/adr") == ["0001-a.md"])
  }
}
