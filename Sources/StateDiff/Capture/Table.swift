/// Everything a capture had to take apart, flat, so that neither a walk nor its release goes deep.
///
/// The empty one, which is shared, is all that other threads may see.
final class Table: @unchecked Sendable {
  static let empty = Table(entries: [])

  let entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// One part that was taken apart.
  struct Entry {
    var shape: Shape
    var type: Any.Type
    /// Which object this was; `nil` for values.
    var identity: Identity?
    /// The `id` of an `Identifiable` value or object, unless that only says which object it is.
    var id: AnyHashable?
    /// The bytes of what cannot be compared: other bytes are another thing.
    var bytes: [UInt8]?
    /// The number of an object that is reached in more than one way.
    var number: Int?
  }
}

/// Tells objects apart without keeping them alive.
///
/// The unowned reference is never read: it only keeps the address from being given to another object.
struct Identity: Hashable {
  private unowned let object: AnyObject
  private let address: ObjectIdentifier

  init(_ object: AnyObject) {
    self.object = object
    self.address = ObjectIdentifier(object)
  }

  static func == (left: Identity, right: Identity) -> Bool {
    left.address == right.address
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(address)
  }
}

extension Table {
  /// Where each object is.
  var places: [Identity: Int] {
    var places: [Identity: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let identity = entry.identity { places[identity] = index }
    }
    return places
  }
}
