import DecisionTrees
import Testing

@Test func drawsText() throws {
  #expect(
    try tree("architecture").text() == """
      architecture 1: Which architecture for the app's screens

      team-size? How many people will change these features in the coming year?
      ├─ below 3 → mvvm
      └─ 3 or more
         domain? Is the domain simple, or does it have complex states?
         ├─ simple → mvvm
         └─ complex
            transition-tests? Is a test of every state transition a requirement?
            ├─ required → tca
            └─ wished, none → mvvm-dependencies

      For the record only: min-os? What is the oldest iOS version you support?

      mvvm: Light MVVM with @Observable
      mvvm-dependencies: MVVM with @Observable plus a dependency library
      tca: TCA, for the features with many transitions

      """
  )
}

@Test func drawsNarrowTextInASCII() throws {
  #expect(
    try tree("architecture").text(DrawingStyle(width: 40, isASCII: true)) == """
      architecture 1: Which architecture for
        the app's screens

      team-size? How many people will
      |  change these features in the coming
      |  year?
      |- below 3 -> mvvm
      `- 3 or more
         domain? Is the domain simple, or
         |  does it have complex states?
         |- simple -> mvvm
         `- complex
            transition-tests? Is a test of
            |  every state transition a
            |  requirement?
            |- required -> tca
            `- wished, none ->
               mvvm-dependencies

      For the record only: min-os? What is
        the oldest iOS version you support?

      mvvm: Light MVVM with @Observable
      mvvm-dependencies: MVVM with
        @Observable plus a dependency library
      tca: TCA, for the features with many
        transitions

      """
  )
}

@Test func drawsASharedNodeOnce() throws {
  let text = try tree("mix").text()
  #expect(text.split(separator: "features-like-this? How many").count == 2)
  #expect(text.contains("├─ yes → features-like-this?, above"))
}

@Test func drawsInSpanish() throws {
  let text = try tree("architecture", .spanish).text()
  #expect(text.contains("├─ menos de 3 → mvvm\n└─ 3 o más\n"))
  #expect(text.contains("Solo para el registro: min-os?"))
}

@Test func drawsMermaid() throws {
  #expect(
    try tree("architecture").mermaid == """
      flowchart TD
        n0{"team-size: How many people will change these features in the coming year?"}
        n1{"domain: Is the domain simple, or does it have complex states?"}
        n2{"transition-tests: Is a test of every state transition a requirement?"}
        o0["mvvm: Light MVVM with @Observable"]
        o1["mvvm-dependencies: MVVM with @Observable plus a dependency library"]
        o2["tca: TCA, for the features with many transitions"]
        n0 -->|"below 3"| o0
        n0 -->|"3 or more"| n1
        n1 -->|"simple"| o0
        n1 -->|"complex"| n2
        n2 -->|"required"| o2
        n2 -->|"wished, none"| o1

      """
  )
}

@Test func drawsDOT() throws {
  #expect(
    try tree("architecture").dot == """
      digraph "architecture" {
        n0 [shape=diamond, label="team-size: How many people will change these features in the \
      coming year?"];
        n1 [shape=diamond, label="domain: Is the domain simple, or does it have complex states?"];
        n2 [shape=diamond, label="transition-tests: Is a test of every state transition a \
      requirement?"];
        o0 [shape=box, label="mvvm: Light MVVM with @Observable"];
        o1 [shape=box, label="mvvm-dependencies: MVVM with @Observable plus a dependency library"];
        o2 [shape=box, label="tca: TCA, for the features with many transitions"];
        n0 -> o0 [label="below 3"];
        n0 -> n1 [label="3 or more"];
        n1 -> o0 [label="simple"];
        n1 -> n2 [label="complex"];
        n2 -> o2 [label="required"];
        n2 -> o1 [label="wished, none"];
      }

      """
  )
}

@Test func escapesLabels() throws {
  let text = teamTree.replacing("\"How many?\"", with: #""A \"b\" \\ <c> #d;\n|e|""#)
  let tree = try Tree(bytes: Array(text.utf8), file: "team.json")
  let mermaid = "  n0{\"people: A #34;b#34; #92; #60;c#62; #35;d#59; #124;e#124;\"}"
  #expect(tree.mermaid.split(separator: "\n")[1] == mermaid)
  let dot = #"  n0 [shape=diamond, label="people: A \"b\" \\ <c> #d; |e|"];"#
  #expect(tree.dot.split(separator: "\n")[1] == dot)
}

@Test(arguments: allFiles, [80, 60, 40, 20])
func noLineIsWider(_ file: (String, Language), _ width: Int) throws {
  let tree = try tree(file.0, file.1)
  for line in tree.text(DrawingStyle(width: width)).split(separator: "\n") {
    #expect(line.count <= width, "\(line)")
  }
}

@Test(arguments: allFiles)
func asciiMarksAreASCII(_ id: String, _ language: Language) throws {
  let text = try tree(id, language).text(DrawingStyle(isASCII: true))
  #expect(!text.contains { "├└│─→".contains($0) })
}

@Test func wideWordsAreCutByColumns() throws {
  let text = teamTree.replacing("Which lunch", with: String(repeating: "\u{6F22}", count: 24))
  let tree = try Tree(bytes: Array(text.utf8), file: "team.json")
  let lines = tree.text(DrawingStyle(width: 20)).split(separator: "\n").prefix(4).map(String.init)
  let nine = String(repeating: "\u{6F22}", count: 9)
  #expect(lines == ["team 3:", "  " + nine, "  " + nine, "  " + String(nine.prefix(6))])
}
