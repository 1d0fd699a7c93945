/// A diff as plain data: enough to make the new value's `ValueData` from the old one's.
///
/// For every list that changed: first everything removed or moved is taken out at its old position,
/// then everything added or moved is put in at its new one, in growing order; then the changes inside
/// elements apply, whose paths have new positions.
public struct DiffData: Hashable, Sendable, Codable {
  /// The changes, in reading order.
  public var changes: [ChangeData]

  /// One change at one place.
  public struct ChangeData: Hashable, Sendable, Codable {
    /// The place as text, to be read with `Path`.
    public var path: String
    /// How it changed.
    public var kind: Change.Kind
    /// The old value, unless it was added.
    public var old: ValueData?
    /// The new value, unless it was removed.
    public var new: ValueData?
    /// The old position of a moved element, which may have changed as well.
    public var movedFrom: Int?
    /// What the two sides do not show by themselves.
    public var note: String?
  }
}

extension Diff {
  /// The diff as plain data, for JSON.
  public var data: DiffData {
    DiffData(
      changes: changes.map { change in
        let isMove = change.kind == .moved
        return DiffData.ChangeData(
          path: change.path.description,
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
