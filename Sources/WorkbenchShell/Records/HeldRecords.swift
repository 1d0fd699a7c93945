import DecisionRecords
import Problems

/// Records that a command was given by number or name, with the folder that holds them.
struct HeldRecords: Sendable {
  let place: RecordPlace
  let contents: RecordFolder.Contents
  /// In the order they were named.
  let records: [Record]

  /// Looks in every folder the command works on; exactly one has to hold all of them.
  init(
    _ references: [String],
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) {
    var found: [HeldRecords] = []
    var failure: RecordsProblem?
    let places = try RecordPlace.all(invocation, session)
    for place in places {
      do {
        found.append(try HeldRecords(references, in: place))
      } catch {
        if case .noSuchRecord? = failure { failure = error }
        failure = failure ?? error
      }
    }
    guard let first = found.first else {
      if let paths = HeldRecords.scattered(references, places) {
        throw RecordsProblem.inDifferentFolders(paths: paths).problem(in: session.world)
      }
      let none = RecordsProblem.noSuchRecord(reference: references.joined(), nearest: [])
      throw (failure ?? none).problem(in: session.world)
    }
    guard found.count == 1 else {
      let paths = found.flatMap { $0.records.prefix(1).map(\.path) }
      throw RecordsProblem.ambiguous(reference: references[0], paths: paths).problem(
        in: session.world
      )
    }
    self = first
  }

  /// The paths of records that several folders hold between them; nil where one is in none.
  private static func scattered(_ references: [String], _ places: [RecordPlace]) -> [String]? {
    guard references.count > 1, places.count > 1 else { return nil }
    let paths = references.compactMap { reference in
      places.lazy.compactMap { try? HeldRecords([reference], in: $0).records[0].path }.first
    }
    return paths.count == references.count ? paths : nil
  }

  private init(_ references: [String], in place: RecordPlace) throws(RecordsProblem) {
    self.place = place
    contents = try place.folder.read()
    let index = RecordIndex(contents)
    var records: [Record] = []
    for reference in references { records.append(try index.record(reference)) }
    self.records = records
  }

  /// The same for a command that writes: the workbench's own records are not changed unasked.
  init(
    writing references: [String],
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) {
    try self.init(references, invocation, session)
    if place.isOwn { throw .needsFolder(command: invocation.name) }
  }
}
