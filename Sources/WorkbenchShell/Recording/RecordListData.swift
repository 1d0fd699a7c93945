import DecisionRecords

/// What `adr list --json` prints: `{"records":[…],"unreadable":[{"path","reason"}]}`.
struct RecordListData: Encodable, Sendable {
  var records: [RecordData]
  var unreadable: [UnreadableData]

  struct UnreadableData: Encodable, Sendable {
    var path: String
    var reason: String
  }

  init(_ contents: RecordFolder.Contents, _ world: World) {
    records = contents.records.map { RecordData($0, world) }
    unreadable = contents.unreadable.map {
      UnreadableData(path: Paths.short($0.path, in: world), reason: $0.reason.description)
    }
  }
}

/// One record for programs; what its file does not say is absent.
struct RecordData: Encodable, Sendable {
  var id: String
  var number: Int?
  var title: String?
  /// As written.
  var status: String?
  /// Its first word in lower case.
  var statusWord: String?
  /// As written.
  var date: String?
  var path: String
  var tags: [String]
  var people: [String]
  var openPoints: Int

  init(_ record: Record, _ world: World) {
    id = record.id
    number = record.number
    title = record.title
    status = record.status
    statusWord = record.statusWord
    date = record.date
    path = Paths.short(record.path, in: world)
    tags = record.tags
    people = record.people.map(\.name)
    openPoints = record.openPoints.count
  }
}
