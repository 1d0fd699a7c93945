import DecisionRecords
import LineEditing
import MarkdownBlocks

/// What the words of `adr` have in common.
enum Adr {
  static let folderOption = Command.Option(
    name: "--dir",
    value: "DIR",
    summary: "the folder, in place of the one the project uses"
  )

  /// The options of commands that can look into several folders.
  static let folderOptions = [
    Command.Option(
      name: "--dir",
      value: "DIR",
      summary: "a folder, in place of the one the project uses; may be repeated"
    ),
    Command.Option(name: "--all", value: nil, summary: "every folder with records in the checkout"),
  ]
}

extension Adr {
  /// Numbers of records with their titles, for Tab; a word of the title finds the number too.
  @Sendable static func references(_ request: CompletionRequest) -> [Candidate] {
    let place = RecordPlace(request.session, option: request.options["--dir"]?.last)
    guard let contents = try? place.folder.read() else { return [] }
    return contents.records.map { record in
      Candidate(
        label(record),
        description: record.name,
        names: record.name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      )
    }
  }

  /// The statuses in use in the folder, then the usual ones, for Tab.
  @Sendable static func statuses(_ request: CompletionRequest) -> [Candidate] {
    let place = RecordPlace(request.session, option: request.options["--dir"]?.last)
    let used = (try? place.folder.read()).map { Conventions($0).statuses } ?? []
    let usual = ["proposed", "accepted", "rejected", "deprecated", "superseded"]
    var seen: Set<String> = []
    return (used + usual).filter { seen.insert($0).inserted }.map { word in
      Candidate(word, description: used.contains(word) ? "in use here" : "")
    }
  }

  /// A record's number and name on a row, with status and date behind it.
  static func row(_ record: Record) -> Page.Row {
    let status = record.status.map(withoutMarks)
    let tail = [status, record.date].compactMap(\.self).joined(separator: ", ")
    return .init(
      Line(label(record), .strong),
      "\(record.name)\(tail.isEmpty ? "" : "  (\(tail))")"
    )
  }

  /// A status as it reads once its links are links and its marks are gone: `Superseded by 3. Use
  /// tea`.
  private static func withoutMarks(_ status: String) -> String {
    guard status.utf8.contains(where: { "[*_`\\".utf8.contains($0) }) else { return status }
    return MarkdownDocument(status).blocks.first?.text ?? status
  }

  /// What a record is called by: its number, or its id where it has none.
  static func label(_ record: Record) -> String { record.number.map { "\($0)" } ?? record.id }

  /// `1 record`, `3 records`.
  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many)"
  }
}
