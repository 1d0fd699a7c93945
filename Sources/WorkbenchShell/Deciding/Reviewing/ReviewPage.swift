import DecisionRecords
import DecisionTrees
import Problems

/// What a review found, for people and for programs.
struct ReviewPage {
  let run: ReviewRun
  let result: ReviewRun.Result
  let session: Session

  init(_ run: ReviewRun, _ result: ReviewRun.Result, _ session: Session) {
    self.run = run
    self.result = result
    self.session = session
  }

  /// What `adr review --json` prints: `{"date","facts":{…},"items":[{"reasons":[{"kind","line",
  /// "text"}],"record"}],"missingFacts":[…],"unknownTrees":[paths],
  /// "unreadable":[{"path","reason"}]}`.
  struct Data: Encodable, Sendable {
    var date: String
    var facts: [String: String]
    var items: [Item]
    var missingFacts: [String]
    var unknownTrees: [String]
    var unreadable: [RecordListData.PathData]

    /// A record with why it is to be looked at.
    struct Item: Encodable, Sendable {
      var record: RecordData
      var reasons: [Reason]
    }

    /// One of the reasons.
    struct Reason: Encodable, Sendable {
      /// `date-passed`, `trigger-holds` or `outcome-changed`.
      var kind: String
      var text: String
      /// The line of the date or condition.
      var line: Int?
    }
  }

  var reply: Reply {
    var reply = Reply(page: page, data: data, status: result.items.isEmpty ? .done : .no)
    reply.tell(unreadable: result.unreadable, session)
    return reply
  }

  private var data: Data {
    Data(
      date: run.date,
      facts: run.facts(session),
      items: result.items.map { item in
        .init(
          record: RecordData(item.record, session.world),
          reasons: reasons(item)
        )
      },
      missingFacts: result.missing,
      unknownTrees: result.unknownTrees.map { Paths.short($0, in: session.world) },
      unreadable: result.unreadable.map { .init($0, session.world) }
    )
  }

  /// A reason that the front matter and the text both give is said once.
  private func reasons(_ item: ReviewItem) -> [Data.Reason] {
    var seen: Set<String> = []
    return item.reasons.map(reason).filter { seen.insert($0.text).inserted }
  }

  private func reason(_ reason: ReviewItem.Reason) -> Data.Reason {
    switch reason {
    case .datePassed(let trigger):
      .init(kind: "date-passed", text: "its day, \(trigger.text), has come", line: trigger.line)
    case .triggerHolds(let trigger, let value):
      .init(
        kind: "trigger-holds",
        text: "\(trigger.text) holds, as it is \(value)",
        line: trigger.line
      )
    case .outcomeChanged(let old, let new):
      .init(kind: "outcome-changed", text: "its tree now ends at \(new), not at \(old)")
    }
  }
}

extension ReviewPage {
  private var page: Page {
    var page = Page()
    for place in run.places { page.text("\(place.headline(session)), on \(run.date)") }
    let facts = run.facts(session).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    if !facts.isEmpty { page.aside("with \(facts.joined(separator: " "))") }
    for item in result.items { page.append(self.page(item)) }
    page.gap()
    page.text(summary)
    if !result.missing.isEmpty { page.text(missing) }
    for path in result.unknownTrees {
      let short = Paths.short(path, in: session.world)
      page.text("\(short) comes from a tree that is not here; \(typed: "--tree FILE") names it.")
    }
    return page
  }

  private func page(_ item: ReviewItem) -> Page {
    var page = Page()
    page.rows([Adr.row(item.record)])
    let path = Paths.short(item.record.path, in: session.world)
    for reason in reasons(item) {
      page.aside("\(path)\(reason.line.map { ":\($0)" } ?? ""): \(reason.text)")
    }
    return page
  }

  private var summary: Line {
    guard !result.items.isEmpty else { return "No decision wants to be looked at again." }
    return "\(Adr.count(result.items.count, "decision", "decisions"), .strong) to look at again."
  }

  private var missing: Line {
    let names = result.missing.joined(separator: ", ")
    return "Nobody has said: \(names). \(typed: "adr review \(result.missing[0])=…") says it."
  }
}
