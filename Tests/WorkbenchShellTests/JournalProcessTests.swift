import Foundation
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("The journal of running programs")
struct JournalProcessTests {
  let folder: ScratchFolder

  init() throws { folder = ScratchFolder() }

  private func contents(_ name: String = "journal.jsonl") throws -> JournalContents {
    JournalContents(Array(try folder.text(name).utf8))
  }

  /// Runs shell lines; `$workbench` is the program, `$disk` an empty folder, seen by nobody else
  /// where it is mounted.
  private func shell(_ script: String, privately: Bool = false) throws -> RunResult {
    let disk = folder.path + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let around = privately ? "exec unshare --mount --propagation private " : "exec "
    return try run(
      "/bin/sh",
      ["-c", around + "sh -c \"$script\""],
      environment: cleanEnvironment(
        home: folder.path,
        [
          "script": script, "disk": disk, "workbench": try builtProgram("workbench"),
          "WORKBENCH_HOME": folder.path,
        ]
      ),
      directory: folder.path
    )
  }

  @Test("two processes that add 500 events each lose none", .timeLimit(.minutes(10)))
  func together() throws {
    try folder.write("lines", "open counter\n" + String(repeating: ".increment\n", count: 500))
    let result = try shell(
      """
      "$workbench" -f lines > first & "$workbench" -f lines > second & wait
      """
    )
    #expect(result.error == "")
    let contents = try contents()
    #expect(contents.damaged == [] && contents.tail == nil)
    let runs = Dictionary(grouping: contents.events) { $0.run }
    #expect(runs.count == 2)
    for events in runs.values { #expect(events.map(\.number) == Array(1...500)) }
  }

  @Test("killed while it works, every line that was answered is there", arguments: 1...8)
  func killed(round: Int) throws {
    try folder.write("lines", "open counter\n" + String(repeating: ".increment\n", count: 400))
    let result = try shell(
      """
      "$workbench" -f lines > out & until [ "$(grep -c next out)" -gt \(round * 20) ]; do :; done
      kill -9 $!; wait $!; grep -c ' next ' out
      """
    )
    let answered = try #require(Int(result.output.split(separator: "\n").last ?? ""))
    let steps = try contents().events.count
    // The answer to open is among those answered; the step being taken may be written already.
    #expect((answered - 1...answered + 1).contains(steps), "\(steps) of \(answered)")
    #expect(
      try shell("\"$workbench\" resume").output.contains("counter · mvvm · \(steps)/\(steps)")
    )
  }

  @Test("the file and its folder are for their owner alone")
  func privacy() throws {
    let result = try shell(
      """
      umask 022; export WORKBENCH_HOME="$disk/a/b"
      printf 'open counter\\n.increment\\n' | "$workbench" > out
      stat -c %a "$disk/a" "$disk/a/b" "$disk/a/b/journal.jsonl"
      """
    )
    #expect(result == RunResult(output: "700\n700\n600\n", status: .exited(0)))
  }

  @Test("what the user asks for has the rights the user gives to new files")
  func rights() throws {
    let result = try shell(
      """
      cd "$disk"; printf 'open counter\\n.increment\\nsave run.txt\\nexport progress done.jsonl\\n' > lines
      for mask in 022 077; do
        (umask $mask; "$workbench" -f lines > out); stat -c %a run.txt done.jsonl
        rm run.txt done.jsonl
      done; ls -A
      """
    )
    #expect(result == RunResult(output: "644\n644\n600\n600\nlines\nout\n", status: .exited(0)))
  }

  @Test("no home: it is said once, and the session has it all the same")
  func homeless() throws {
    let result = try shell(
      """
      unset HOME WORKBENCH_HOME XDG_STATE_HOME
      printf 'open counter\\n.increment\\n.increment\\nprogress\\nresume\\n' | "$workbench" | tail -n 12
      "$workbench" progress; "$workbench" lessons | head -n 1
      """
    )
    #expect(
      result.output.contains("  styles  mvvm plain\n")
        && result.output.contains("(counter · mvvm · 2/2)\n")
    )
    let message = """
      workbench: Progress has no place: neither HOME nor WORKBENCH_HOME is set.
        What you do is remembered until the program ends; export progress FILE keeps
        it.

      """
    #expect(result.error == message + message + message)
  }

  /// What stands in the journal's place, and what is said about it.
  static let places: [(set: String, reason: String)] = [
    ("mkdir journal.jsonl", "The journal cannot be read: it is not an ordinary file."),
    ("ln -s /dev/full journal.jsonl", "The journal cannot be read: it is not an ordinary file."),
    ("mkfifo journal.jsonl", "The journal cannot be read: it is not an ordinary file."),
    ("ln -s journal.jsonl journal.jsonl", "The journal cannot be read: it is a link, and nothing"),
  ]

  @Test("something else in its place is left as it is, said once", arguments: places)
  func occupied(set: String, reason: String) throws {
    let result = try shell(
      """
      \(set); before=$(ls -ld journal.jsonl)
      printf 'open counter\\n.increment\\n.increment\\nprogress\\n' | "$workbench" | tail -n 5
      [ "$before" = "$(ls -ld journal.jsonl)" ] && echo same
      "$workbench" resume; echo $?
      """
    )
    #expect(result.output.contains("  styles  mvvm plain\n"))
    #expect(result.output.hasSuffix("same\n3\n"))
    #expect(result.error.ranges(of: reason).count == 2, "\(result.error)")
  }

  #if os(Linux)
    @Test(
      "a disk that cannot be written: said once, read all the same",
      .enabled(if: geteuid() == 0)
    )
    func readOnly() throws {
      let result = try shell(
        """
        mount -t tmpfs none "$disk"; export WORKBENCH_HOME="$disk"
        printf 'open counter\\n.increment\\n' | "$workbench" > out
        printf '{"at":"torn' >> "$disk/journal.jsonl"
        mount -o remount,ro "$disk"
        printf 'open counter\\n.increment\\n.increment\\n.increment\\nresume\\n' | "$workbench" | tail -n 9
        mount -o remount,rw "$disk"
        "$workbench" resume 2> said | head -n 1; grep -c 'bytes were cut off' said; ls "$disk"
        """,
        privately: true
      )
      #expect(result.output.contains("(counter · mvvm · 3/3)\n"))
      #expect(
        result.output.hasSuffix(
          "One counter, three owners (counter · mvvm · 1/1)\n1\njournal.jsonl\njournal.jsonl.damaged\n"
        )
      )
      #expect(result.error.ranges(of: "cannot be written: read-only file system.").count == 1)
    }

    @Test("a full disk costs nothing older and tears no line", .enabled(if: geteuid() == 0))
    func full() throws {
      try folder.write("lines", "open counter\n" + String(repeating: ".increment\n", count: 200))
      let result = try shell(
        """
        mount -t tmpfs -o size=16k none "$disk"; export WORKBENCH_HOME="$disk"
        "$workbench" -f lines | tail -n 4; tail -c 3 "$disk/journal.jsonl"; cp "$disk/journal.jsonl" kept
        printf 'progress\\nexport progress mine\\n' | "$workbench" | tail -n 1
        """,
        privately: true
      )
      #expect(result.error.ranges(of: "cannot be written: no space left on device.").count == 1)
      #expect(result.output.contains("\"}\n"))
      let kept = try contents("kept")
      #expect(kept.damaged == [] && kept.tail == nil && kept.events.count > 30)
      #expect(kept.events.map(\.number) == Array(1...kept.events.count))
    }
  #endif
}
