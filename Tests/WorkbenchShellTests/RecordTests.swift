import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Recording")
struct RecordTests {
  @Test("a record written without a dialogue, whole")
  func whole() throws {
    var session = try PlayedSession()
    let answer = session.play(
      "decide team-size=2 --record owner=Ana title=\"Use light MVVM\" revisit=\"2027-06-01; team-size>=5; when it hurts\""
    )
    #expect(
      answer == """
        Decisions/0001-use-light-mvvm.md
        9 open points, marked Open: in the record — scope, package, version, upgrades,
        budget, hiring, test-style, success, exit-criteria

        """
    )
    let text = try session.scratch.text("Decisions/0001-use-light-mvvm.md")
    #expect(
      text.hasPrefix(
        """
        ---
        status: proposed
        date: 2026-11-30
        owner: Ana
        tree: architecture
        tree-version: 1
        answers:
          team-size: 2
        revisit:
          - 2027-06-01
          - team-size>=5
          - when it hurts
        ---

        # 1. Use light MVVM

        The test of this record: the next engineer can read the choice, test it and undo it (K56). \
        Numbers such as K56 or D1 are explained by `workbench help K56`.

        ## Status

        Proposed

        ## Context

        - **Features in scope:** Open: Which features does it cover? — the feature class is the unit of decision (K76)

        | Question | Answer | Asked by |
        |---|---|---|
        | team-size | 2 | Chancay K51, K74; D1 |

        ## Options considered

        """
      ),
      "\(text)"
    )
    for line in [
      "- **Price:** Nothing in the structure stops a model from growing",
      "- **Budget:** Open: How much time is set aside for it?",
      "- **Otasevic** would answer otherwise: No view models",
      "1. Make packages from the first commit",
      "## Consequences", "## First steps", "## Revisit",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test(
    "titles are text, never patterns",
    arguments: [
      ("Use R&D for C++", "0001-use-r-d-for-c.md"), ("Use A|B", "0001-use-a-b.md"),
      ("C:\\\\new\\\\1", "0001-c-new-1.md"),
      ("Store DATE columns with STATUS", "0001-store-date-columns-with-status.md"),
      ("../../etc/passwd", "0001-etc-passwd.md"), ("Über *café*", "0001-uber-cafe.md"),
    ]
  )
  func titles(title: String, name: String) throws {
    var session = try PlayedSession()
    #expect(
      session.play("decide team-size=2 --record title=\"\(title)\"").hasPrefix(
        "Decisions/\(name)\n"
      )
    )
    let listed = session.play("adr list")
    #expect(listed.contains(title.replacing("\\\\", with: "\\")), "\(listed)")
  }

  @Test("the dialogue asks for each field, Enter leaves it open, done writes")
  func dialogue() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play(["decide team-size=2 domain=simple transition-tests=none min-os=18 for=app"])
    #expect(
      session.play("record") == """
        What is the decision called?
          Enter takes: Light MVVM with @Observable
          back · done writes now
        record · title 1/14

        """
    )
    #expect(
      session.play("") == """
        Who owns this decision?
          Enter leaves it open · back · done writes now
        record · owner 2/14

        """
    )
    #expect(session.play("back").hasSuffix("record · title 1/14\n"))
    #expect(session.play(["“done”", "Ana"]).hasSuffix("record · scope 3/14\n"))
    #expect(session.play("done").hasPrefix("Decisions/0001-done.md\n"))
    #expect(try session.scratch.text("Decisions/0001-done.md").contains("owner: Ana\n"))
  }

  @Test("leaving the dialogue writes nothing; the decision stays")
  func leaving() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play(["decide team-size=2 domain=simple transition-tests=none min-os=18 for=app"])
    _ = session.play(["record", "A title"])
    #expect(session.shell.leaveDialogue() != nil)
    #expect(session.scratch.names() == [])
    #expect(session.play("record").contains("What is the decision called?"))
  }

  @Test("it goes into the folder the project already uses")
  func existingFolder() throws {
    var session = try PlayedSession()
    try session.scratch.write(
      "doc/adr/0041-old.md",
      "# 41. Old\n\nDate: 2020-01-01\n\n## Status\n\nAccepted\n\n## Context\n\nx\n"
    )
    #expect(
      session.play("decide team-size=2 --record title=New").hasPrefix("doc/adr/0042-new.md\n")
    )
    #expect(
      session.play("decide team-size=2 --record title=Other --dir else --json") == """
        {"number":1,"open":["owner","scope","package","version","upgrades","budget","hiring","test-style",\
        "success","exit-criteria"],"record":"else/0001-other.md","status":"proposed"}\
        10 open points, marked Open: in the record — owner, scope, package, version,
        upgrades, budget, hiring, test-style, success, exit-criteria

        """
    )
  }

  @Test("listing and showing what was written")
  func listing() throws {
    var session = try PlayedSession()
    #expect(
      session.play("adr list")
        == """
        No records in Decisions (the default, as no other was found). decide or adr new
        starts one.

        """
    )
    _ = session.play("decide team-size=2 --record title=\"Use MVVM\" owner=Ana")
    #expect(
      session.play("adr list") == """
        Decisions (found as Decisions)
          1     Use MVVM  (proposed, 2026-11-30)

        """
    )
    #expect(session.play("adr show 1").contains("\n## Status\n\nProposed\n"))
    #expect(session.play("adr show mvvm").contains("Use MVVM"))
    #expect(session.play("adr show 2").hasPrefix("workbench: No record is called \"2\"."))
  }
}

@Suite("Recording on a disk that says no", .enabled(if: canMountDisks))
struct RecordFaultTests {
  @Test(
    "a full and a read-only disk end in status 3 with nothing left behind",
    arguments: [true, false]
  )
  func disks(isFull: Bool) throws {
    let scratch = ScratchFolder()
    let mount = scratch.path + "/disk"
    try scratch.write("disk/.keep", "")
    let made = try run("/bin/mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", mount]).status
    try #require(made == .exited(0))
    defer { _ = try? run("/bin/umount", ["-l", mount]) }
    if isFull {
      _ = try run("/bin/dd", ["if=/dev/zero", "of=\(mount)/filler", "bs=4k"])
    } else {
      _ = try run("/bin/mount", ["-o", "remount,ro", mount])
    }
    let result = try workbench(
      ["decide", "team-size=2", "--record", "--dir", mount + "/adr"],
      in: scratch
    )
    #expect(result.status == .exited(3))
    #expect(result.output == "")
    let told = result.error.filter { !$0.isWhitespace }
    #expect(told.hasPrefix("workbench:\"\(mount)"), "a long path is cut where lines end")
    #expect(scratch.names(in: "disk/adr") == [])
  }

  @Test("standard output that is full is an error and not silence")
  func fullOutput() throws {
    let scratch = ScratchFolder()
    let result = try run(
      "/bin/sh",
      ["-c", "\(try builtProgram("workbench")) trees > /dev/full"],
      environment: cleanEnvironment(home: scratch.path)
    )
    #expect(result.status == .exited(3))
    #expect(result.error.hasPrefix("workbench: Standard output cannot be written: no space left"))
    #expect(!result.error.contains("doctor"))
  }
}
