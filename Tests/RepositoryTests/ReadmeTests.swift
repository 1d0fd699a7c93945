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
    let help = try TranscriptPlayer().output(of: "workbench help")
    for line in help.split(separator: "\n") where line.hasPrefix("  ") && !line.contains("--") {
      let name = line.trimmingPrefix("  ").prefix { $0.isLetter || $0 == "-" }
      if !name.isEmpty, name != "f" { #expect(text.contains("`\(name)"), "\(name)") }
    }
  }
}
