import Stepping

/// The properties that one drawing of a view has read, in order, each once.
final class Reads {
  private(set) var names: [String] = []

  func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// The drawing that goes on now on the calling thread, if it is the one that steps.
  static var current: Reads? { Stepper.shared.isStepping ? underWay : nil }

  // Touched by the thread that steps only, and there is one at a time.
  private nonisolated(unsafe) static var underWay: Reads?

  /// Draws and tells what was read; must be called on the stepping thread.
  static func noting<Value>(_ draw: () -> Value) -> (value: Value, reads: [String]) {
    let outer = underWay
    let reads = Reads()
    underWay = reads
    defer { underWay = outer }
    return (draw(), reads.names)
  }

  /// Whether properties are written only to find their names, which nobody must notice.
  static var isNaming: Bool { Stepper.shared.isStepping && naming }

  private nonisolated(unsafe) static var naming = false

  /// Looks for a name; reads and writes meanwhile are nobody's.
  static func whileNaming<Value>(_ body: () -> Value) -> Value {
    guard Stepper.shared.isStepping else { return body() }
    let outer = (underWay, naming)
    (underWay, naming) = (nil, true)
    defer { (underWay, naming) = outer }
    return body()
  }
}
