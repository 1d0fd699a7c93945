import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  @Test("every session printed in it is what the program says")
  func sessions() throws {
    let transcripts = Transcript.all(in: try Repository.text("README.md"))
    #expect(transcripts.count >= 3)
    let player = try TranscriptPlayer()
    for transcript in transcripts {
      for step in transcript.steps {
        let output = try player.output(of: step.command)
        #expect(output == step.output, "README.md:\(transcript.line): \(step.command)")
      }
    }
  }

  @Test("it has the two commands and at most 150 lines")
  func shape() throws {
    let text = try Repository.text("README.md")
    #expect(text.contains("swift run workbench\n"))
    #expect(text.contains("\nswift test\n"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test("its table of commands is the list's own")
  func table() throws {
    let text = try Repository.text("README.md")
    let help = try TranscriptPlayer().output(of: "workbench help --json")
    let list = try JSONDecoder().decode(Help.self, from: Data(help.utf8))
    for group in Set(list.commands.map(\.group)) {
      let words = list.commands.filter { $0.group == group }.map { "`\($0.name)`" }
      let row = "| \(group.lowercased()) | \(words.joined(separator: " ")) |"
      #expect(text.contains(row), "\(row)")
    }
  }

  private struct Help: Decodable {
    var commands: [Command]

    struct Command: Decodable {
      var name, group: String
    }
  }
}
