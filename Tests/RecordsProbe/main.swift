import DecisionRecords

let arguments = CommandLine.arguments
let folder = RecordFolder(arguments[2])
do {
  switch arguments[1] {
  case "create":
    let draft = RecordDraft(
      title: arguments[3],
      date: "2026-11-30",
      fields: [.init("owner", .text("Open: who?"))],
      lead: "A choice the next engineer can read.",
      sections: [.init("Context", "Why.")]
    )
    print(try folder.create(draft).path)
  case "list":
    let contents = try folder.read()
    for record in contents.records {
      print(
        record.number ?? -1,
        record.name,
        record.status ?? "nil",
        record.statusWord ?? "nil",
        record.date ?? "nil",
        separator: " | "
      )
    }
    for file in contents.unreadable { print("!", file.path, file.reason) }
  default: print(FolderFinder.find(from: arguments[2]))
  }
} catch {
  print(error)
}
