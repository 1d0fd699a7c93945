import Foundation
import StateDiff
import Testing

/// Types whose mirror does not show what they are.
@Suite struct KindTests {
  struct Board {
    var cells: InlineArray<3, Int> = [1, 2, 3]
    var moves = 1
  }

  struct Task<Payload> {
    var title: String
    var payload: Payload
  }

  struct Pixel {
    var light: Float16 = 1
    var place = SIMD2<Float>(1, 2)
  }

  struct JSON {
    var content: Any
    init(_ text: String) throws {
      content = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
  }

  private static func board(_ cells: InlineArray<3, Int>) -> Board { Board(cells: cells) }

  @Test(arguments: [
    Case("a list in place", board([1, 2, 3]), board([1, 2, 4]), "cells[2]   3 → 4"),
    Case("the same list in place", board([1, 2, 3]), board([1, 2, 3]), ""),
    Case("several", [board([1, 2, 3])], [board([1, 5, 3])], "[0].cells[1]   2 → 5"),
    Case("half numbers", Pixel(), Pixel(light: 2), "light   1.0 → 2.0"),
    Case("vectors", Pixel(), Pixel(place: SIMD2(1, 3)), "place[1]   2.0 → 3.0"),
    Case(
      "a type of the name Task",
      Task(title: "a", payload: 1),
      Task(title: "b", payload: 1),
      #"title   "a" → "b""#
    ),
    Case(
      "long durations",
      Duration.seconds(Int64.max) * 4,
      .seconds(Int64.min) * 2,
      "self   36893488147419103228 seconds → -18446744073709551616 seconds"
    ),
    Case(
      "time zones",
      TimeZone(identifier: "GMT"),
      TimeZone(identifier: "Europe/Berlin"),
      "self   GMT → Europe/Berlin"
    ),
    Case(
      "locales",
      Locale(identifier: "de_DE"),
      Locale(identifier: "en_GB"),
      "self   de_DE → en_GB"
    ),
    Case("formatted text", AttributedString("a"), AttributedString("b"), #"self   "a" → "b""#),
    Case("text in a class", NSString("a\nb"), NSString("a\nc"), #"lines[1]   "b" → "c""#),
    Case(
      "bytes in a class",
      NSData(data: Data([1])),
      NSData(data: Data([2])),
      "self   Data(1 byte: 01) → Data(1 byte: 02)"
    ),
    Case(
      "a date in a class",
      NSDate(timeIntervalSinceReferenceDate: 0),
      NSDate(timeIntervalSinceReferenceDate: 0.5),
      "self   2001-01-01T00:00:00Z → 2001-01-01T00:00:00.5Z"
    ),
    Case("a number in a class", NSNumber(value: 1), NSNumber(value: 2.5), "self   1 → 2.5"),
    Case("an equal number", NSNumber(value: 1), NSNumber(value: 1), ""),
  ])
  func kinds(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test func aListInPlaceIsShown() {
    #expect(StateCapture(Board()).text() == "Board(cells: [1, 2, 3], moves: 1)")
  }

  @Test func parsedTextIsComparedByItsValues() throws {
    let old = try JSON(#"{"a": 1, "b": true, "c": "x", "d": null, "e": [1, 2.5]}"#)
    let new = try JSON(#"{"a": 2, "b": false, "c": "y", "d": null, "e": [1, 2.75]}"#)
    let rows = StateDifference.between(old, new).rows()
    #expect(
      rows.map(\.path) == [
        #"content["a"]"#, #"content["b"]"#, #"content["c"]"#, #"content["e"][1]"#,
      ]
    )
    #expect(rows.allSatisfy { ($0.from?.count ?? 99) < 8 && $0.from != $0.to })
    #expect(StateDifference.between(old, old).isEmpty)
  }

  @Test func textInAClassIsCapturedAsItIs() {
    let text = NSMutableString("a")
    let before = StateCapture(["k": text as Any])
    text.append("b")
    #expect(before.text() == #"["k": "a"]"#)
    #expect(
      StateDifference.between(before, StateCapture(["k": text as Any])).compact()
        == #"["k"]   "a" → "ab""#
    )
  }

  @Test func noAddressIsPrinted() {
    let values: [Any] = [
      NSNumber(value: true), NSUUID(), NSURL(string: "a:b") as Any, NSMutableData(), NSNull(),
      CharacterSet.alphanumerics, UnsafeMutablePointer<Int>.allocate(capacity: 1),
    ]
    for value in values {
      let text = StateCapture(value).text()
      #expect(!text.contains("base:") && !text.contains("pointerValue"), "\(text)")
    }
  }

  @Test func manyAddressesAreMarked() {
    struct Described: CustomStringConvertible, CustomReflectable {
      var description: String { String(repeating: "<0x7fA1> 0x ", count: 3) }
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    #expect(StateCapture(Described()).text() == "<0x…> 0x <0x…> 0x <0x…> 0x ")
  }
}
