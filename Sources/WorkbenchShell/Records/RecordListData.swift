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
    unreadable = listings.flatMap(\.unreadable).map { PathData($0, world) }
  }
}

extension RecordListData.PathData {
  init(_ file: RecordFolder.Unreadable, _ world: World) {
    self.init(path: Paths.short(file.path, in: world), reason: file.reason.description)
  }
}

extension Reply {
  /// Says beside the reply which files could not be read, the first three by name.
  mutating func tell(unreadable files: [RecordFolder.Unreadable], _ session: Session) {
    for file in files.prefix(3) {
      let path = Paths.short(file.path, in: session.world)
      remarks.text("\(path) is left out: \(file.reason).")
    }
    guard files.count > 3 else { return }
    let rest = Adr.count(files.count - 3, "more file", "more files")
    remarks.text("\(rest) cannot be read; \(typed: "adr check") names them.")
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
