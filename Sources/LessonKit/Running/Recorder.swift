import StateDiff
import Stepping

/// The states of one step, one for each door through which changes came.
struct Recorder {
  private var start: StateCapture?
  private var stops: [(door: Door, state: StateCapture?)] = []
  private var lost: (text: String, door: Door)?

  mutating func begin(with state: StateCapture?) {
    self = Recorder()
    start = state
  }

  /// Notes the state after code that came in through a door.
  mutating func note(_ door: Door, _ state: StateCapture?) {
    if lost != nil { return }
    if stops.last?.door == door { stops.removeLast() }
    stops.append((door, state))
  }

  /// The owner of the state has gone.
  mutating func loseState(by door: Door) {
    guard let last = stops.last?.state ?? start else { return }
    lost = (last.inline(), door)
  }

  /// What changed from the first to the last state, each with the door that changed it last.
  func changes(_ words: (Door) -> String) -> [Frame.Change] {
    var changes = difference(words)
    if let lost {
      changes.append(.init(path: "self", from: lost.text, to: nil, by: words(lost.door)))
    }
    return changes
  }

  private func difference(_ words: (Door) -> String) -> [Frame.Change] {
    guard let last = stops.last, let end = last.state else { return [] }
    guard let start else {
      return [.init(path: "self", from: nil, to: end.inline(), by: words(last.door))]
    }
    let rows = StateDifference.between(start, end).rows()
    if rows.isEmpty { return [] }
    let doors = stops.count == 1 ? [] : rowsPerDoor(from: start)
    return rows.map { row in
      let door = doors.last { $0.paths.contains { Self.touches($0, row.path) } }?.door ?? last.door
      return Frame.Change(row, by: words(door))
    }
  }

  private func rowsPerDoor(from start: StateCapture) -> [(door: Door, paths: [String])] {
    var before = start
    var found: [(Door, [String])] = []
    for case (let door, let state?) in stops {
      found.append((door, StateDifference.between(before, state).rows().map(\.path)))
      before = state
    }
    return found
  }

  private static func touches(_ path: String, _ other: String) -> Bool {
    path == other || path.isBelow(other) || other.isBelow(path)
  }
}

extension Frame.Change {
  init(_ row: StateDifference.Row, by door: String) {
    self.init(
      path: row.path,
      from: row.from,
      to: row.to,
      by: door,
      note: row.movedFrom.map { "moved from [\($0)]" } ?? row.note
    )
  }
}

extension String {
  /// Whether this path leads to a part of what the other leads to.
  func isBelow(_ path: String) -> Bool {
    if path == "self" { return true }
    guard hasPrefix(path) else { return false }
    let next = dropFirst(path.count).first
    return next == "." || next == "["
  }
}
