import Testing

@testable import WorkbenchShell

@Suite("Changing the style, and looking back")
struct StyleChangeTests {
  private func played(_ lines: String...) throws -> PlayedSession {
    var session = try PlayedSession()
    _ = session.play(lines)
    return session
  }

  private static let race = [
    "open transfer", ".setAmount(50)", ".setRecipient(\"ana\")", ".submit",
    ".setRecipient(\"bob\")", "deliver e1 ok", ".edit",
  ]

  @Test("a step that breaks the same promise is named, although the last frame shows nothing")
  func brokenBefore() throws {
    var session = try PlayedSession()
    _ = session.play(Self.race)
    #expect(
      session.play("style reducer").hasPrefix(
        """
        transfer · reducer · 6/6: An edit is accepted in any phase, and no action leads
        out of sent or failed. (ours)
          5 deliver e1 ok  broken: the receipt is for the recipient on the screen (as
                           before)
        The other 5 steps change and draw the same, by other doors and with effects that
        end otherwise.
        .edit
          changed   nothing

        """
      )
    )
    #expect(
      session.play("style capability").hasPrefix(
        """
        transfer · capability · 6/6: The closures write what they are given, in any
        phase. (ours)
        Hosted as a plain value: every view is told of every change. style capability
        object hosts an observable object.
          5 deliver e1 ok  broken: the receipt is for the recipient on the screen (as
                           before)
        The other 5 steps change and draw the same, by other doors, telling other views
        and with effects that end otherwise.
        .edit
          changed   nothing

        """
      )
    )
    #expect(
      session.play("style reducer careful").hasPrefix(
        """
        transfer · reducer careful · 6/6: Actions count only in their phase; editing
        again gives up the effect by its id. (ours)
          4 .setRecipient("bob")  different: RecipientField drew bob → nothing
          5 deliver e1 ok         different: broken: the receipt is for the recipient on
                                  the screen → nothing
          6 .edit                 different: nothing → SubmitButton drew Send
        The other 3 steps change and draw the same, by other doors, telling other views
        and with effects that end otherwise.
        .edit
          changed   phase  .sent

        """.dropLast()
      )
    )
  }

  @Test("where only the doors differ one sentence says so")
  func sameSteps() throws {
    var session = try played("open counter", ".increment", ".increment")
    #expect(
      session.play("style reducer").hasPrefix(
        """
        counter · reducer · 2/2: The store belongs to the app; the screen only looks at
        it. (as in Otasevic)
        All 2 steps change and draw the same, by other doors.
        .increment
          changed   count   1 → 2   by action .increment

        """
      )
    )
    _ = session.play(["leave", "appear"])
    #expect(
      session.play("style mvvm").hasPrefix(
        """
        counter · mvvm · 4/4: The screen makes its model and takes it along when it
        goes. (as in Otasevic)
          3 leave   different: nothing → self gone CounterModel(count: 2)
          4 appear  different: CountLabel drew 2 → CountLabel drew 0
        The other 2 steps change and draw the same, by other doors.
        appear

        """
      )
    )
  }

  @Test("what is impossible there, or broken, or skipped, stands in the log")
  func log() throws {
    var session = try played(
      "open orders",
      ".load",
      ".load",
      "deliver e2 ok",
      "deliver e1 empty",
      "skip 3"
    )
    #expect(
      session.play("log") == """
            0 open orders        nothing changed
            1 .load              state   .idle → .loading         by method load()
            2 .load              nothing changed
            3 deliver e2 ok      skipped
            4 deliver e1 empty   state   .loading → .loaded([])   by e1

        """
    )
    #expect(session.play("--json log").contains(#""isSkipped":true,"step":3"#))
    _ = session.play("unskip 3")
    #expect(
      session.play("log").hasSuffix(
        "    4 deliver e1 empty  broken  The list is the newest answer.\n"
      )
    )
    #expect(
      session.play("--json log").contains(
        #"{"broken":["The list is the newest answer."],"change":"#
      )
    )
    #expect(
      session.play("style mvvm careful") == """
        orders · mvvm careful · 4/4: The app's model keeps one load as a task and, until
        the app ends, what was deleted. (ours)
          2 .load             different: nothing → e1 fetchAll cancelled
          4 deliver e1 empty  impossible: e1 fetchAll() is over: cancelled.
        The other 2 steps change and draw the same.
        deliver e1 empty
          impossible  e1 fetchAll() is over: cancelled.

        """
    )
    let line = "    4 deliver e1 empty  impossible: e1 fetchAll() is over: cancelled.\n"
    #expect(session.play("log").hasSuffix(line))
    #expect(session.play("--json log").contains(#""impossible":{"callIsOver":"#))
  }

  @Test("views stand beside those of the style before until the next step")
  func views() throws {
    var session = try played(
      "open cart",
      ".setCoupon(\"TEN\")",
      ".add(\"tea\")",
      ".add(\"tea\")",
      ".remove(\"milk\")"
    )
    #expect(
      session.play("views") == """
            CartBadge     reads items    drew 1     told 3 times, drew 1 different
            CouponField   reads coupon   drew TEN   told once, drew 1 different
            TotalLabel    reads items    drew 8     told 3 times, drew 2 different

        """
    )
    _ = session.play("style mvvm observable-object")
    #expect(
      session.play("views") == """
            CartBadge     reads items    drew 1     told 4 times, drew 1 different
              in mvvm     reads items    drew 1     told 3 times, drew 1 different
            CouponField   reads coupon   drew TEN   told 4 times, drew 1 different
              in mvvm     reads coupon   drew TEN   told once, drew 1 different
            TotalLabel    reads items    drew 8     told 4 times, drew 2 different
              in mvvm     reads items    drew 8     told 3 times, drew 2 different

        """
    )
    _ = session.play(".add(\"milk\")")
    #expect(
      session.play("views") == """
            CartBadge     reads items    drew 2     told 5 times, drew 2 different
            CouponField   reads coupon   drew TEN   told 5 times, drew 1 different
            TotalLabel    reads items    drew 10    told 5 times, drew 3 different

        """
    )
  }

  @Test("JSON: the frame keeps its keys, the comparison is one more")
  func json() throws {
    var session = try played("open counter", ".increment")
    let frame = session.play("--json goto 1")
    let styled = session.play("--json style mvvm")
    #expect(
      styled
        == frame.replacing(
          "\"next\"",
          with:
            "\"later\":[{\"broken\":[],\"step\":1,\"verdict\":{\"same\":{}},\"words\":\".increment\"}],\"next\""
        )
    )
  }
}
