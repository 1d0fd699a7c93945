@testable import StateDiff

/// A diff as plain data: enough to make the new value's `ValueData` from the old one's.
///
/// For every list that changed: first everything removed or moved is taken out at its old position,
/// then everything added or moved is put in at its new one, in growing order; then the changes inside
/// elements apply, whose paths have new positions.
struct DiffData: Hashable, Sendable, Codable {
  /// The changes, in reading order.
  var changes: [ChangeData]

  /// One change at one place.
  struct ChangeData: Hashable, Sendable, Codable {
    /// The place as text, to be read with `StatePath`.
    var path: String
    /// How it changed.
    var kind: StateDifference.Change.Kind
    /// The old value, unless it was added.
    var old: ValueData?
    /// The new value, unless it was removed.
    var new: ValueData?
    /// The old position of a moved element, which may have changed as well.
    var movedFrom: Int?
    /// What the two sides do not show by themselves.
    var note: String?
  }
}

extension StateDifference {
  /// The difference as plain data, with paths as the new value has them.
  var data: DiffData {
    DiffData(
      changes: changes.map { change in
        let isMove = change.kind == .moved
        return DiffData.ChangeData(
          path: tree.path(to: change.index, inOld: false).description,
          kind: change.kind,
          old: isMove ? nil : change.old?.data,
          new: isMove ? nil : change.new?.data,
          movedFrom: change.movedFrom,
          note: change.note?.words()
        )
      }
    )
  }
}
