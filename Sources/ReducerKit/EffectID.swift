/// An id of any type; the type takes part in the hash, so that ids which are empty types do not collide.
struct EffectID: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let value: any Hashable & Sendable

  init<ID: Hashable & Sendable>(_ id: ID) {
    type = ObjectIdentifier(ID.self)
    value = id
  }

  static func == (left: EffectID, right: EffectID) -> Bool {
    left.type == right.type && isEqual(left.value, right.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    value.hash(into: &hasher)
  }

  private static func isEqual<ID: Hashable>(_ left: ID, _ right: any Hashable) -> Bool {
    left == right as? ID
  }
}
