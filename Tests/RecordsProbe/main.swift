import DecisionRecords
import MarkdownBlocks
import Platform

// Runs one command of the library in a process of its own. With a number in RECORDS_KILL_AT the
// process kills itself before that step of writing; without, it prints how many steps there were.
nonisolated(unsafe) var step = 0
let killAt = getenv("RECORDS_KILL_AT").flatMap { Int(String(cString: $0)) }
let steps = WriteSteps { _ in
  step += 1
  if step == killAt { kill(getpid(), SIGKILL) }
}

let arguments = Array(CommandLine.arguments.dropFirst())
let folder = RecordFolder(arguments[1], steps: steps)
let day = "2026-11-30"
do {
  switch arguments[0] {
  case "create": print(try folder.create(RecordDraft(title: arguments[2], date: day)).path)
  case "new":
    let new = NewRecord(
      title: arguments[2],
      date: day,
      status: "accepted",
      supersedes: [arguments[3]]
    )
    print(try folder.create(new).path)
  case "status": print(try folder.setStatus(arguments[2], to: arguments[3], day: day).changed.count)
  case "supersede":
    print(try folder.supersede(arguments[2], by: arguments[3], day: day).changed.count)
  case "retitle": print(try folder.retitle(arguments[2], to: arguments[3]).changed.count)
  case "list":
    let contents = try folder.read()
    for record in contents.records {
      print(record.number ?? -1, record.name, record.status ?? "-", separator: " | ")
    }
    for file in contents.unreadable { print("!", file.path, file.reason) }
  case "next": print(folder.nextNumber())
  case "show":
    let page = TerminalPage(width: 60, columns: { $0.count })
    let document = try folder.open(arguments[2]).document
    for line in page.lines(of: document) { print(line.plainText) }
    print(document.html.utf8.count)
  default: print("unknown command")
  }
  if killAt == nil, getenv("RECORDS_COUNT_STEPS") != nil { print("steps", step) }
} catch {
  print(error)
  exit(3)
}
