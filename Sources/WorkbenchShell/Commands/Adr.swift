import DecisionRecords
import LineEditing

/// `adr`: the records of this project.
enum Adr {
  static let command = Command(
    name: "adr",
    aliases: ["adrs"],
    group: .records,
    summary: "the decision records of this project",
    usage: ["adr WORD …"],
    examples: ["adr list"],
    subcommands: [AdrList.command, AdrShow.command],
    run: { _, _ in Reply() }
  )

  static let folderOption = Command.Option(
    name: "--dir",
    value: "DIR",
    summary: "the folder, in place of the one the project uses"
  )
}

extension Adr {
  /// Numbers of records with their titles, for Tab.
  static func references(_ request: CompletionRequest) -> [Candidate] {
    let place = RecordPlace(request.session, option: nil)
    guard let contents = try? place.folder.read() else { return [] }
    return contents.records.map { record in
      Candidate(record.number.map { "\($0)" } ?? record.id, description: record.name)
    }
  }
}
