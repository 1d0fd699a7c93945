import DecisionRecords
import LineEditing
import Problems

/// `adr list`: every record with its number, date, status and title.
enum AdrList {
  static let command = Command(
    name: "list",
    aliases: ["ls"],
    group: .records,
    summary: "the records, with number, date and status",
    usage: ["adr list [--status WORD] [--tag TAG] [--person NAME] [--since DAY] [--live] …"],
    details: [
      "Files that cannot be read are listed too, with the reason.",
      "--live is what is in force or on its way; --superseded what another record has replaced. Several filters have to hold together.",
      "With --json: {\"folders\":[{\"path\", \"reason\"}], \"records\":[{\"date\", \"id\", \"number\", \"openPoints\", \"path\", \"people\":[…], \"status\", \"statusWord\", \"tags\":[…], \"title\"}], \"unreadable\":[{\"path\", \"reason\"}]}; what a file does not say is left out.",
    ],
    examples: ["adr list", "adr list --live --since 2026-01"],
    options: [
      .init(
        name: "--status",
        value: "WORD",
        summary: "the first word of the status",
        complete: Adr.statuses
      ),
      .init(name: "--tag", value: "TAG", summary: "one of the tags"),
      .init(name: "--person", value: "NAME", summary: "a part of somebody's name"),
      .init(name: "--since", value: "DAY", summary: "the earliest date: 2026, 2026-11 or a day"),
      .init(name: "--live", value: nil, summary: "only what is in force or on its way"),
      .init(name: "--superseded", value: nil, summary: "only what has been replaced"),
    ] + Adr.folderOptions,
    run: { invocation, session throws(Problem) in
      let filter = try filter(invocation)
      var listings: [Listing] = []
      for place in try RecordPlace.all(invocation, session) {
        let contents = try session.records { () throws(RecordsProblem) in
          try place.folder.read()
        }
        let wanted = contents.records.filter { isWanted($0, filter, invocation) }
        listings.append(Listing(place: place, contents: contents, records: wanted))
      }
      return reply(listings, session)
    }
  )

  /// What one folder holds, and which of it is wanted.
  struct Listing: Sendable {
    var place: RecordPlace
    var contents: RecordFolder.Contents
    var records: [Record]

    var unreadable: [RecordFolder.Unreadable] { contents.unreadable }
    var isEmpty: Bool { contents.records.isEmpty && unreadable.isEmpty }
  }

  private static func filter(_ invocation: Invocation) throws(Problem) -> RecordFilter {
    var filter = RecordFilter()
    filter.status = invocation.value("--status")
    filter.tag = invocation.value("--tag")
    filter.person = invocation.value("--person")
    filter.isLive = invocation.has("--live") ? true : nil
    guard let since = invocation.value("--since") else { return filter }
    guard ["", "-01", "-01-01"].contains(where: { CalendarDate(since + $0) != nil }) else {
      throw .notADay(since, of: "--since")
    }
    filter.since = since
    return filter
  }

  private static func isWanted(
    _ record: Record,
    _ filter: RecordFilter,
    _ invocation: Invocation
  ) -> Bool {
    filter.matches(record) && (!invocation.has("--superseded") || record.standing == .superseded)
  }
}

extension AdrList {
  private static func reply(_ listings: [Listing], _ session: Session) -> Reply {
    let filled = listings.filter { !$0.isEmpty }
    var page = Page()
    for listing in filled.isEmpty ? Array(listings.prefix(1)) : filled {
      page.gap()
      page.append(self.page(listing, session))
    }
    let unreadable = listings.flatMap(\.unreadable)
    if !unreadable.isEmpty {
      page.heading("Cannot be read")
      page.rows(
        unreadable.map { .init(Line(Paths.short($0.path, in: session.world)), "\($0.reason)") }
      )
    }
    return Reply(page: page, data: RecordListData(listings, session.world))
  }

  private static func page(_ listing: Listing, _ session: Session) -> Page {
    var page = Page()
    let folder = Paths.short(listing.place.path, in: session.world)
    let all = listing.contents.records
    if all.isEmpty {
      page.text(
        "No records in \(folder) (\(listing.place.reason)). \(typed: "decide") or \(typed: "adr new") starts one."
      )
    } else {
      page.text(listing.place.headline(session))
    }
    if listing.records.isEmpty, !all.isEmpty {
      page.aside("None of \(Adr.count(all.count, "record", "records")) is wanted by these filters.")
    }
    page.rows(listing.records.map(Adr.row))
    if let note = listing.place.note(session) { page.aside(note) }
    return page
  }
}
