import Foundation
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("The prompt", .serialized, .timeLimit(.minutes(10)))
struct PromptTests {
  @Test(
    "the first screen says what to type and how to leave",
    arguments: [(100, 30), (60, 18), (40, 20)]
  )
  func firstScreen(columns: Int, rows: Int) throws {
    let prompted = try Prompted(columns: columns, rows: rows)
    #expect(
      prompted.terminal.screen.text == """
          decide        choose an architecture
          open counter  step the first lesson
          adr list      see what was decided
          quit          leave; help shows more
        workbench ›
        """
    )
    try prompted.leave()
  }

  @Test("a full walk and its record", arguments: [(100, 30), (60, 18), (40, 20)])
  func walk(columns: Int, rows: Int) throws {
    let prompted = try Prompted(columns: columns, rows: rows)
    try prompted.enter("decide", then: "architecture ›")
    try prompted.enter("", then: "architecture · 1/4 ›")
    try prompted.enter("4", then: "architecture · 2/4 ›")
    try prompted.enter("comp", then: "architecture · 3/4 ›")
    try prompted.enter("required", then: "architecture · 4/4 ›")
    try prompted.enter("", then: "workbench ›")
    #expect(prompted.terminal.screen.lines.allSatisfy { $0.count <= columns })
    try prompted.enter("record", then: "record · title 1/14 ›")
    try prompted.enter("Use TCA for booking", then: "record · owner 2/14 ›")
    try prompted.enter("Ana", then: "record · scope 3/14 ›")
    try prompted.enter("done", then: "workbench ›")
    #expect(prompted.terminal.screen.text.contains("Decisions/0001-use-tca-for-booking.md"))
    #expect(try prompted.home.text("Decisions/0001-use-tca-for-booking.md").contains("owner: Ana"))
    try prompted.leave()
  }

  @Test("Ctrl-C clears the line, leaves a walk, and twice in a row says how to leave")
  func cancelling() throws {
    let prompted = try Prompted()
    prompted.terminal.type("half a line")
    try prompted.wait("workbench › half a line")
    prompted.terminal.type("\u{3}")
    try prompted.wait("workbench ›")
    try prompted.enter("decide", then: "architecture ›")
    try prompted.enter("", then: "architecture · 1/4 ›")
    try prompted.enter("4", then: "architecture · 2/4 ›")
    prompted.terminal.type("\u{3}")
    try prompted.wait("workbench ›")
    let kept = "The answers are kept for this session; decide goes on."
    #expect(prompted.terminal.screen.text.contains(kept))
    try prompted.enter("decide for=app", then: "architecture · 2/4 ›")
    prompted.terminal.type("\u{4}")
    try prompted.wait("workbench ›")
    prompted.terminal.type("\u{3}")
    try prompted.terminal.wait("a new prompt") { $0.text.hasSuffix("^C\nworkbench ›") }
    prompted.terminal.type("\u{3}")
    try prompted.terminal.wait("the way out") {
      $0.text.hasSuffix("Ctrl-D or quit leaves.\nworkbench ›")
    }
    try prompted.leave()
  }

  @Test("pasted lines are run one by one, and the first that fails stops the rest")
  func pasting() throws {
    let prompted = try Prompted()
    try prompted.enter("open counter", then: "counter · mvvm · 0/0 ›")
    prompted.terminal.paste(".increment\n.increment\nnonsense\n.increment")
    try prompted.terminal.wait("the pasted text") { $0.text.hasSuffix("nonsense\n.increment") }
    prompted.terminal.type("\r")
    try prompted.wait("counter · mvvm · 2/2 ›")
    #expect(prompted.terminal.screen.text.contains("'nonsense' is not a command."))
    try prompted.leave()
  }

  @Test("what is printed follows the width the terminal has now")
  func resizing() throws {
    let prompted = try Prompted(columns: 100)
    prompted.terminal.resize(columns: 40, rows: 20)
    try prompted.enter("help flip", then: "workbench ›")
    #expect(
      prompted.terminal.screen.text.contains(
        """
        The nearest other answer to a question
        that changes the outcome; where no
        single answer does, the smallest set
        """
      ),
      "\(prompted.terminal.screen.text)"
    )
    try prompted.leave()
  }

  @Test("plain: Ctrl-C leaves a walk and keeps the program")
  func plainCancel() throws {
    let prompted = try Prompted("workbench", ["--plain"])
    prompted.terminal.type("decide for=app\r")
    try prompted.wait("architecture · 1/4 ›")
    prompted.terminal.type("\u{3}")
    try prompted.terminal.wait("the prompt") {
      $0.text.hasSuffix("The answers are kept for this session; decide goes on.\nworkbench ›")
    }
    try prompted.leave()
  }

  @Test("history lives across runs, private, in a folder of our own")
  func history() throws {
    let first = try Prompted()
    try first.enter("trees", then: "workbench ›")
    try first.leave()
    let folder = ".local/state/workbench"
    #expect(try first.home.text("\(folder)/history") == "\"trees\"\n")
    let second = try Prompted(in: first.home)
    second.terminal.type("\u{1b}[A")
    try second.wait("workbench › trees")
    second.terminal.type("\u{3}")
    try second.wait("workbench ›")
    try second.leave()
  }

  @Test("a folder that cannot be made is mentioned once, with the first line to keep")
  func noHistory() throws {
    let home = ScratchFolder()
    // A link to nowhere: nothing can be made below it, not even by root.
    let link = home.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/no/such/place")
    let prompted = try Prompted(in: home, columns: 300, ["WORKBENCH_HOME": link + "/nope"])
    #expect(!prompted.terminal.screen.text.contains("History"))
    try prompted.enter("quit --help", then: "workbench ›")
    try prompted.enter("quit --help", then: "workbench ›")
    let text = prompted.terminal.screen.text
    let told = text.filter { !$0.isWhitespace }
    #expect(told.contains("Historycannotbewrittenat\"\(link)/nope/history\":"), "\(text)")
    #expect(text.split(separator: "History cannot").count == 2, "\(text)")
    prompted.terminal.type("\u{1b}[A")
    try prompted.wait("workbench › quit --help")
    prompted.terminal.type("\u{3}")
    try prompted.wait("workbench ›")
    try prompted.leave()
  }

  @Test("Tab puts in a record's number for a word of its title")
  func titles() throws {
    let prompted = try Prompted()
    try prompted.enter("decide team-size=2 --record title=\"Use GRDB\"", then: "workbench ›")
    prompted.terminal.type("adr show grd\t")
    try prompted.wait("workbench › adr show 1")
    prompted.terminal.type("\u{3}")
    try prompted.wait("workbench ›")
    try prompted.leave()
  }

  @Test("Tab completes a command, and lists answers with what they mean")
  func completion() throws {
    let prompted = try Prompted()
    prompted.terminal.type("dec\t")
    try prompted.wait("workbench › decide")
    prompted.terminal.type("architecture domain=\t\t")
    try prompted.terminal.wait("the list") { $0.text.contains("domain=complex") }
    #expect(prompted.terminal.screen.text.contains("complex: phases, branches"))
    prompted.terminal.type("\u{3}")
    try prompted.wait("workbench ›")
    try prompted.leave()
  }

  @Test("a signal that ends the program leaves the terminal as it was", arguments: [15, 1])
  func signals(number: Int32) throws {
    let prompted = try Prompted()
    prompted.terminal.signal(number)
    #expect(try prompted.terminal.waitForExit() == .exited(128 + number))
    #expect(prompted.terminal.isCooked)
  }

  @Test("plain: lines are read cooked, and nothing moves the cursor or colours it")
  func plain() throws {
    let prompted = try Prompted("workbench", ["--plain"])
    prompted.terminal.type("trees\r")
    try prompted.terminal.wait("the next prompt") {
      $0.text.hasSuffix("min-os\nworkbench ›")
    }
    #expect(!prompted.terminal.transcript.contains(0x1B))
    try prompted.leave()
  }

  @Test("colour, and none where it is not wanted", arguments: [true, false])
  func colour(isWanted: Bool) throws {
    let prompted = try Prompted("workbench", [], isWanted ? [:] : ["NO_COLOR": "1"])
    try prompted.enter("help what-if", then: "workbench ›")
    let text = String(decoding: prompted.terminal.transcript, as: UTF8.self)
    #expect(text.contains("\u{1B}[36m") == isWanted)
    try prompted.leave()
  }
}
