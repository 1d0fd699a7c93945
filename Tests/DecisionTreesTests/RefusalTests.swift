import DecisionTrees
import Foundation
import Testing

/// A damage to the team's tree, and what is said of it.
struct Damage: CustomTestStringConvertible, Sendable {
  let name: String
  let old: String
  let new: String
  let message: String

  init(_ name: String, _ old: String, _ new: String, _ message: String) {
    (self.name, self.old, self.new, self.message) = (name, old, new, message)
  }

  var testDescription: String { name }
}

private func problem(_ text: String) -> String? {
  do {
    _ = try Tree(bytes: Array(text.utf8), file: "team.json")
    return nil
  } catch {
    return error.description
  }
}

@Test func theTeamsTreeIsAccepted() throws {
  let tree = try Tree(bytes: Array(teamTree.utf8), file: "team.json")
  #expect(tree.id == "team" && tree.version == 3 && tree.language == .english)
  #expect(tree.bytes == Array(teamTree.utf8))
  #expect(Walk(tree, ["people": .number(19), "mood": .choice("cold")]).decided?.id == "salad")
}

@Test(arguments: Damage.all)
func isRefused(_ damage: Damage) throws {
  let range = try #require(teamTree.range(of: damage.old))
  let broken = teamTree.replacingCharacters(in: range, with: damage.new)
  #expect(problem(broken) == damage.message)
}

@Test func bytesThatAreNoTreeAreRefused() {
  let word = "Check the line and the one before it."
  #expect(problem("") == "team.json:1: Expected a value, found the end of the file. \(word)")
  #expect(
    problem("[]")
      == "team.json:1: \"the file\" is a list, not an object. Write an object."
  )
  #expect(
    problem(teamTree + "x") == "team.json:47: Expected nothing more, found \"x\". \(word)"
  )
  #expect(
    problem(String(repeating: "[", count: 100_000))
      == "team.json:1: Lists and objects are nested too deeply here. "
      + "Nest at most 24 deep; a tree needs six."
  )
  #expect(
    problem(String(repeating: " ", count: 300_000))
      == "team.json:1: The file has 300000 bytes. Keep a tree under 262144 bytes."
  )
}

@Test func linesEndAsTheyDoElsewhere() {
  for end in ["\n", "\r\n", "\r"] {
    let text = teamTree.replacingOccurrences(of: "\n", with: end)
    let broken = text.replacingOccurrences(of: "\"to\": \"mood\"", with: "\"to\": \"mod\"")
    #expect(problem(broken)?.hasPrefix("team.json:22: ") == true)
  }
}

@Test func aByteOrderMarkIsNoFault() throws {
  let tree = try Tree(bytes: [0xEF, 0xBB, 0xBF] + Array(teamTree.utf8), file: "team.json")
  #expect(tree.id == "team")
}

@Test func brokenTextIsRefused() {
  let bytes = Array("{\n\"id\": \"".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
  let problem = #expect(throws: TreeProblem.self) { try Tree(bytes: bytes, file: "t") }
  #expect(problem?.line == 2)
  #expect(problem?.fault == .brokenText)
}
