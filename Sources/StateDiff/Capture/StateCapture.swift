import Synchronization

/// What a run keeps of a state: later changes of the original do not reach it.
///
/// Values are kept as values, which costs nothing, where their type cannot hold an object. Every
/// object, wherever it is, is kept property by property, with those it inherits, under the names its
/// users know. It is not kept alive. What is `@ObservationIgnored` is no part of the state; functions,
/// locks and what cannot be copied are named, and said to be not comparable.
///
/// An `unowned` property is read like any other: where its object is gone, that stops the process.
public struct StateCapture {
  /// How many levels are kept by default; deeper ones are announced.
  public static let depthLimit = 4_000

  let root: Node
  let table: Table
  let known = KnownFingerprint()

  init(root: Node, table: Table) {
    self.root = root
    self.table = table
  }

  /// Captures a value, of which at most this many levels are taken apart.
  public init<Value>(_ value: Value, depthLimit: Int = StateCapture.depthLimit) {
    (root, table) = Capturing.run(value, depthLimit: depthLimit)
  }
}

extension StateCapture {
  /// Whether it is made of values alone: no object is in it, and no function or lock.
  public var isValue: Bool {
    if case .value = root { true } else { false }
  }

  /// Whether both are the same part of the very same capture.
  func isSame(as other: StateCapture) -> Bool {
    guard table === other.table, case .entry(let index) = root else { return false }
    if case .entry(index) = other.root { return true } else { return false }
  }
}

/// The fingerprint of a capture, once it was asked for.
final class KnownFingerprint: Sendable {
  private let value = Mutex<UInt64?>(nil)

  /// The fingerprint; worked out the first time.
  func get(_ make: () -> UInt64) -> UInt64 {
    if let known = value.withLock({ $0 }) { return known }
    let made = make()
    value.withLock { $0 = made }
    return made
  }
}
