import Testing

@testable import LessonKit

struct GuideTests {
  @Test func proseAndBlocksBecomeSteps() {
    let guide = Guide.read(
      """
      # Title

      Before.

      ## One

      Say **this**
      twice.

      ```
      .add("tea")

        deliver e1 ok
      ```

      Still one heading.

      ```text
      next
      ```

      The end.

      """
    )
    #expect(
      guide.steps == [
        .init(
          heading: "One",
          text: "Before.\n\nSay **this**\ntwice.",
          commands: [".add(\"tea\")", "deliver e1 ok"]
        ),
        .init(heading: nil, text: "Still one heading.", commands: ["next"]),
      ]
    )
    #expect(guide.closing == "The end.")
  }

  @Test func textBehindABlockIsSaidAfterIt() {
    let guide = Guide.read(
      """
      ## One
      ```
      leave
      ```
      It went.

      It is gone.
      ## Two
      ```
      appear
      ```
      ## Three
      Wait.
      # Four
      ```
      cost
      ```
      So much.
      # The end
      Go on.
      """
    )
    #expect(guide.steps.map(\.heading) == ["One", "Two", "Four"])
    #expect(guide.steps.map(\.text) == ["", "", "Wait."])
    #expect(guide.steps.map(\.after) == ["It went.\n\nIt is gone.", "", "So much."])
    #expect(guide.closing == "Go on.")
  }

  @Test(arguments: ["", "```", "```\n.open", "# Only a heading\r\n", "\u{0}\n```\r```"])
  func anyTextIsRead(text: String) {
    #expect(Guide.read(text).steps.count <= 1)
  }
}

struct CostTests {
  @Test func linesAndDeclarationsAreCountedOutsideOfBodies() {
    let cost = Cost.count(
      #"""
      import LessonKit

      /// A comment. struct No {}
      /* struct No {
         /* nested */ var no = 1
      */
      public struct State: Equatable {
        var text = "struct { // no"  // var no
        private(set) var items: [String] = []
      }

      @MainActor @Observable
      final class Model {
        enum Action { case add(String, Int), remove }
        func load() async {
          let local = { 1 }
          switch local() {
          case 1: break
          default: break
          }
        }
        subscript(place: Int) -> Int { place }
      }
      """#
    )
    #expect(cost.lines == 17)
    #expect(cost.declarations == 9)
  }
}
