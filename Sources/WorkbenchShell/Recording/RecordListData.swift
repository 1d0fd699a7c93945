import DecisionRecords

/// What `adr list --json` prints:
/// `{"folders":[{"path","reason"}],"records":[…],"unreadable":[{"path","reason"}]}`.
struct RecordListData: Encodable, Sendable {
  /// The folders that were read, and why these.
  var folders: [PathData]
  var records: [RecordData]
  var unreadable: [PathData]

  /// A path with why it is listed.
  struct PathData: Encodable, Sendable {
    var path: String
    var reason: String
  }

  init(_ listings: [AdrList.Listing], _ world: World) {
    func named(_ path: String, _ reason: String) -> PathData {
      PathData(path: Paths.short(path, in: world), reason: reason)
    }
    folders = listings.map { named($0.place.path, $0.place.reason) }
    records = listings.flatMap(\.records).map { RecordData($0, world) }
    unreadable = listings.flatMap(\.unreadable).map { named($0.path, $0.reason.description) }
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
