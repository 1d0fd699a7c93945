import LessonKit
import Testing

/// The frames of a script for the example lesson, without the opening.
private func frames(_ style: String, _ steps: String...) throws -> String {
  let script = try Script(words: "open search\nstyle \(style)\n" + steps.joined(separator: "\n"))
  let run = try Run(.search, script)
  defer { #expect(run.end() == 0) }
  run.play(script)
  return run.frames.dropFirst().map(\.description).joined(separator: "\n")
}

struct RunTests {
  @Test func everyViewDrawsOnceAtTheStart() throws {
    let run = try Run(.search, style: "mvvm")
    #expect(
      run.transcript == """
        open search
          notified    Field   reads query   drew nothing
          notified    Results   reads results   drew nothing
        """
    )
    #expect(run.frames[0].next == [".setQuery(\"query\")", ".search", "leave"])
  }

  @Test func actionChangesAndTellsReadersOnly() throws {
    #expect(
      try frames("reducer", ".setQuery tea", ".search", "deliver e1") == """
        .setQuery("tea")
          changed     query   "" → "tea"   by action .setQuery("tea")
          notified    Field   reads query   drew tea
          not told    Results   reads results
        .search
          effects     e1 find("tea")   started, waiting; ends with the screen
          not told    Field   reads query
          not told    Results   reads results
        deliver e1 ok
          changed     results[0]   new "tea with milk"   by e1
          effects     e1 find("tea")   finished: ok
          notified    Results   reads results   drew tea with milk
          not told    Field   reads query
        """
    )
  }

  @Test func bindingOfAModelIsItsOwnDoor() throws {
    #expect(
      try frames("mvvm", ".setQuery tea") == """
        .setQuery("tea")
          changed     query   "" → "tea"   by binding query
          notified    Field   reads query   drew tea
          not told    Results   reads results
        """
    )
  }

  @Test func hostOfAValueTellsEveryView() throws {
    #expect(
      try frames("capability", ".setQuery tea") == """
        .setQuery("tea")
          changed     query   "" → "tea"   by closure setQuery("tea")
          notified    Field   reads query, results   drew tea
          notified    Results   reads query, results   drew nothing, as before
        """
    )
  }

  @Test func leavingCancelsWhatTheAppearanceStartedAndDropsWhatTheScreenOwned() throws {
    #expect(
      try frames("mvvm", ".setQuery tea", ".search", "leave", "appear").hasSuffix(
        """
        leave
          changed     self   gone SearchModel(query: "tea", results: [])   by leave
          effects     e1 find("tea")   cancelled
          screen      gone
        appear
          changed     self   new SearchModel(query: "", results: [])   by appear
          notified    Field   reads query   drew nothing
          notified    Results   reads results   drew nothing
        """
      )
    )
  }

  @Test func lostCallStaysInFlightAndTakesNoAnswer() throws {
    #expect(
      try frames("mvvm", ".search", "lose e1", "deliver e1", "leave") == """
        .search
          effects     e1 find("")   started, waiting; ends with the screen
          not told    Field   reads query
          not told    Results   reads results
        lose e1
          effects     e1 find("")   lost: no answer will come; ends with the screen
          not told    Field   reads query
          not told    Results   reads results
        deliver e1
          impossible  e1 find("") was lost, so no answer can come; only cancelling ends it.
        leave
          changed     self   gone SearchModel(query: "", results: [])   by leave
          effects     e1 find("")   cancelled
          screen      gone
        """
    )
  }

  @Test func relaunchDropsEffectsAndCountsCallsOn() throws {
    #expect(
      try frames("reducer", ".setQuery tea", ".search", "relaunch", ".search", "fail e2").hasSuffix(
        """
        relaunch
          changed     query   "tea" → ""   by relaunch
          effects     e1 find("tea")   gone with the app
          notified    Field   reads query   drew nothing
          notified    Results   reads results   drew nothing
        .search
          effects     e2 find("")   started, waiting; ends with the screen
          not told    Field   reads query
          not told    Results   reads results
        fail e2 offline
          effects     e2 find("")   failed: offline
          not told    Field   reads query
          not told    Results   reads results
        """
      )
    )
  }

  @Test func restorePutsBackTheValueWithoutItsEffects() throws {
    #expect(
      try frames("reducer", ".setQuery tea", ".search", ".setQuery milk", "restore 2", "deliver e1")
        .hasSuffix(
          """
          restore 2
            changed     query   "milk" → "tea"   by restore 2
            effects     e1 find("tea")   gone with the app
            notified    Field   reads query   drew tea
            notified    Results   reads results   drew nothing
          deliver e1
            impossible  e1 find is over: it ended with its app or its value.
          """
        )
    )
  }

  @Test func objectCannotBePutBack() throws {
    let run = try Run(.search, style: "mvvm")
    run.take(.move("setQuery", [.text("tea")]))
    let reason = "the state is inside an object that alone may write it"
    #expect(run.take(.restore(0)).impossible == .cannotRestore(reason))
  }

  @Test func moveThatChangesNothingIsIgnored() throws {
    let run = try Run(.search, style: "reducer")
    #expect(run.take(.move("setQuery", [.text("")])).isIgnored)
  }

  @Test(arguments: ["reducer", "mvvm", "capability"])
  func endedRunLeavesNothing(style: String) throws {
    let run = try Run(.search, style: style)
    for _ in 0..<50 { run.take(.move("search", [])) }
    #expect(run.frames.last?.inFlight.count == 50)
    #expect(run.end() == 0)
  }
}

struct RunRefusalTests {
  @Test(arguments: [
    ("xyz", nil, nil, "There is no style \"xyz\". Known: reducer, mvvm, capability."),
    ("mvm", nil, nil, "There is no style \"mvm\". Did you mean mvvm?"),
    ("mvvm", "naive", nil, "mvvm has no variant \"naive\". Known: plain."),
    ("mvvm", nil, "found", "It cannot start from \"found\": only the model writes results."),
    ("reducer", nil, "lost", "There is no start state \"lost\". Known: found."),
  ])
  func runThatCannotBeginSaysWhy(
    style: String,
    variant: String?,
    start: String?,
    words: String
  ) {
    #expect {
      try Run(.search, style: style, variant: variant, start: start)
    } throws: {
      "\($0)" == words
    }
  }

  @Test(arguments: [
    ("deliver e1", "There is no call e1; nothing is in flight."),
    ("appear", "The screen is there already. Try leave first."),
    ("restore 7", "There is no step 7; the run has 0 to 0."),
    (".serch", "There is no move \".serch\". Did you mean .search?"),
    (".setQuery 1", "\".setQuery(1)\" does not fit. Expected .setQuery(\"query\")."),
  ])
  func stepThatIsNotPossibleSaysWhyAndChangesNothing(words: String, problem: String) throws {
    let run = try Run(.search, style: "reducer")
    let frame = run.take(try Step.parse(words))
    #expect(frame.impossible?.description == problem)
    #expect(frame.changed.isEmpty && frame.effects.isEmpty && frame.notified.isEmpty)
  }

  @Test func reducerStartsAnywhere() throws {
    let run = try Run(.search, style: "reducer", start: "found")
    #expect(run.frames[0].notified.map(\.drew) == ["tea", "green, black"])
  }
}
