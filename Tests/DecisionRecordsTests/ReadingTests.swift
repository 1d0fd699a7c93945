import DecisionRecords
import TestSupport
import Testing

@Suite struct ReadingTests {
  @Test(arguments: Shape.all) func `Every shape of record is read`(shape: Shape) throws {
    let sandbox = try Sandbox().write([shape.name: shape.text])
    let contents = try sandbox.folder.read()
    #expect(contents.unreadable == [])
    #expect(contents.records.map(\.summary) == [shape.summary])
  }

  @Test(arguments: Shape.all) func `Line ends and a byte order mark change nothing`(shape: Shape)
    throws
  {
    let windows = "\u{FEFF}" + shape.text.replacing("\n", with: "\r\n")
    let sandbox = try Sandbox().write([shape.name: windows])
    #expect(try sandbox.folder.read().records.map(\.summary) == [shape.summary])
  }
}

/// A record as some tool or team writes it, and how it reads.
struct Shape: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var name: String
  var text: String
  var summary: String

  init(_ description: String, _ name: String, _ text: String, _ summary: String) {
    testDescription = description
    self.name = name
    self.text = text
    self.summary = summary
  }
}

extension Shape {
  static let all = ofTools + homeMade
}
