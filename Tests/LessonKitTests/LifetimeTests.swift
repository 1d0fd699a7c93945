import LessonKit
import Testing

struct LifetimeTests {
  private func run(_ variant: String, _ steps: String...) throws -> Run {
    let run = try Run(.payment, style: "mvvm", variant: variant)
    for step in steps { run.take(try Step.parse(step)) }
    return run
  }

  @Test func buttonGoesOnWithoutTheScreenAndAppearanceDoesNot() throws {
    let run = try run("naive", ".pay 5", ".payAtOnce", "leave", "deliver e1", "appear")
    #expect(
      run.frames.dropFirst().map(\.description).joined(separator: "\n") == """
        .pay(5)
          effects     e1 send(5, "ana")   started, waiting; goes on without the screen
          not told    Note   reads note
        .payAtOnce
          effects     e2 send(1, "ana")   started, waiting; ends with the screen
          not told    Note   reads note
        leave
          changed     note   "" → "cancelled"   by leave
          effects     e2 send(1, "ana")   cancelled
          screen      gone
        deliver e1 ok
          changed     receipt   nil → Receipt(amount: 5, recipient: "ana")   by e1
          changed     note   "cancelled" → "sent"   by e1
          effects     e1 send(5, "ana")   finished: ok
          screen      gone
        appear
          notified    Note   reads note   drew sent
        """
    )
  }

  @Test func durableCallOutlivesItsScreenAndItsTask() throws {
    let run = try run("durable", ".payAtOnce", "leave")
    #expect(run.frames[2].effects == [] && run.frames[2].inFlight == ["e1"])
    #expect(run.take(.deliver("e1", nil)).effects.map(\.event) == [.finished])
    #expect(run.end() == 0)
  }

  @Test func invariantIsReportedInTheFrameThatBreaksIt() throws {
    let run = try run("naive", ".pay 5", ".setRecipient bob", "deliver e1", "advance 1s")
    let sentence = "the receipt is for the recipient on the screen"
    #expect(run.frames.map(\.broken) == [[], [], [], [sentence], []])
    #expect(run.take(.move("setRecipient", [.text("ana")])).broken == [])
    #expect(run.take(.move("setRecipient", [.text("eva")])).broken == [sentence])
  }

  @Test func timeMovesOnlyWhenItIsAdvanced() throws {
    let run = try run("naive", ".pay 5", "deliver e1")
    #expect(run.frames[2].next.first == "advance 2s")
    #expect(run.take(.advance(.milliseconds(1_500))).changed == [])
    let frame = run.take(.advance(.milliseconds(500)))
    #expect(frame.changed.map(\.description) == ["note   \"sent\" → \"\"   by time"])
    #expect(frame.time == 2_000)
  }

  @Test func moveFromAboveNeedsNoScreen() throws {
    let run = try run("naive", "leave", ".push fast yes", ".pay 5")
    #expect(run.frames[2].as == ".push(.fast, true)")
    #expect(run.frames[2].changed.map(\.to) == ["\"fast true\""])
    #expect(run.frames[3].impossible == .screenIsGone(".pay(5)"))
  }

  @Test func moveFromAboveReachesNobodyWhoIsGone() throws {
    let run = try run("durable", "leave", ".push fast yes")
    #expect(run.frames[2].impossible == .screenIsGone(".push(.fast, true)"))
  }
}
