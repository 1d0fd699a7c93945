import DecisionRecords
import DecisionTrees
import LineEditing
import Problems

/// `adr review`: which decisions want to be looked at again, with today's facts.
enum AdrReview {
  static let command = Command(
    name: "review",
    group: .records,
    summary: "decisions to look at again, with today's facts",
    usage: ["adr review [fact=value …] [--date DAY]"],
    details: [
      "A live record is named when its review date has passed, when a condition of its own holds (team-size>=5), or when its tree, walked again with the facts given, now ends elsewhere.",
      "Answers kept in a record stand where no newer fact is given; answers of this session's walks count as given. A fact that nobody ever answered is asked for at the prompt, and named otherwise.",
      "The exit status is 1 when something wants to be looked at again.",
      "With --json: {\"date\",\"facts\":{…},\"items\":[{\"reasons\":[{\"kind\",\"line\",\"text\"}],\"record\":{…}}],\"missingFacts\":[…],\"unknownTrees\":[paths],\"unreadable\":[{\"path\",\"reason\"}]}.",
    ],
    examples: ["adr review", "adr review team-size=5 --date 2027-06-30"],
    options: [
      .init(name: "--date", value: "DAY", summary: "the day to review for, today unless said"),
      TreeShelf.option,
    ] + Adr.folderOptions,
    takesPairs: true,
    takes: nil,
    complete: { request in
      let shelf = TreeShelf(session: request.session)
      let trees = Tree.builtInIDs.compactMap { try? shelf.builtIn($0) }
      return Answers(trees: trees, language: request.session.treeLanguage)
        .candidates(request.partial)
    },
    run: { invocation, session throws(Problem) in
      let date = if let given = invocation.value("--date") { given } else { try session.today }
      if invocation.has("--date"), CalendarDate(date)?.description != date {
        throw .notADay(date, of: "--date")
      }
      var run = ReviewRun(date: date, places: try RecordPlace.all(invocation, session))
      run.trees = try invocation.values("--tree").map { path throws(Problem) in
        try TreeShelf(session: session).tree(inFile: path)
      }
      for pair in invocation.words { try run.take(pair.text, &session) }
      return try reply(run, &session)
    }
  )

  private static func reply(_ run: ReviewRun, _ session: inout Session) throws(Problem) -> Reply {
    let review = try run.review(session)
    guard session.settings.isTerminal, !review.missing.isEmpty else {
      return ReviewPage(run, review, session).reply
    }
    session.dialogue = ReviewDialogue(run: run, missing: review.missing)
    return Reply()
  }
}
