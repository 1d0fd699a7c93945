import ReducerKit
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
    let outer = (underWay, Reading.hear)
    let reads = Reads()
    underWay = reads
    Reading.hear = { object, path in
      if !(object is any NamesItsReads) { reads.note(PropertyNames.name(of: path, in: object)) }
    }
    defer { (underWay, Reading.hear) = outer }
    return (draw(), reads.names)
  }
}

/// An observed object of the kit, whose reads are named where they are made.
protocol NamesItsReads: AnyObject {}

extension Store: NamesItsReads {}
