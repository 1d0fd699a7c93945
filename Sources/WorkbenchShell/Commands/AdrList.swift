import DecisionRecords

/// `adr list`: every record with its number, date, status and title.
enum AdrList {
  static let command = Command(
    name: "list",
    aliases: ["ls"],
    group: .records,
    summary: "the records, with number, date and status",
    usage: ["adr list [--dir DIR]"],
    details: ["Files that cannot be read are listed too, with the reason."],
    examples: ["adr list"],
    options: [Adr.folderOption],
    run: { invocation, session throws(ShellError) in
      let place = RecordPlace(session, option: invocation.value("--dir"))
      do throws(RecordsProblem) {
        return reply(try place.folder.read(), place, session)
      } catch {
        throw .records(error)
      }
    }
  )

  private static func reply(
    _ contents: RecordFolder.Contents,
    _ place: RecordPlace,
    _ session: Session
  ) -> Reply {
    let folder = Paths.short(place.path, in: session.world)
    var page = Page()
    if contents.records.isEmpty {
      page.text("No records in \(folder) (\(place.reason)). \(typed: "decide") starts one.")
    } else {
      page.text("\(folder) (\(place.reason))")
    }
    page.rows(contents.records.map(row))
    if !contents.unreadable.isEmpty {
      page.heading("Cannot be read")
      page.rows(
        contents.unreadable.map {
          .init(Line(Paths.short($0.path, in: session.world)), "\($0.reason)")
        }
      )
    }
    return Reply(page: page, data: RecordListData(contents, session.world))
  }

  private static func row(_ record: Record) -> Page.Row {
    let number = record.number.map { "\($0)" } ?? record.id
    let tail = [record.status, record.date].compactMap(\.self).joined(separator: ", ")
    return .init(Line(number, .strong), "\(record.name)\(tail.isEmpty ? "" : "  (\(tail))")")
  }
}
