import Stepping

/// The time between two starts of the app: one world, whose calls are counted on from the era before.
struct Era {
  let world: World
  /// How many calls earlier eras made.
  let offset: Int
  /// How much time earlier eras took.
  let elapsed: Duration

  init(after era: Era? = nil) {
    offset = (era?.offset ?? 0) + (era?.world.lastCallNumber ?? 0)
    elapsed = era?.now ?? .zero
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    world = World(seed: UInt64(offset) + 1, start: Era.birthday + seconds)
  }

  /// When every run begins: noon of 1 January 2026, in seconds since 1970.
  static let birthday = 1_767_268_800.0

  var now: Duration { elapsed + world.clock.now.offset }

  /// Leaves the numbers below one free, as the run counts.
  func passCalls(before id: Call.ID) { world.passCalls(through: id.number - 1 - offset) }

  /// A call's number as the run counts.
  func shown(_ id: Call.ID) -> Call.ID { Call.ID(number: id.number + offset) }

  /// A call's number as this era counts; nil for one of an earlier era.
  func own(_ id: Call.ID) -> Call.ID? {
    id.number > offset ? Call.ID(number: id.number - offset) : nil
  }
}

extension Doors {
  /// The door of a move: what the style calls it when it comes in. A model may be written through a
  /// binding to one of its properties.
  func door(_ move: LessonDescription.Move, _ step: Step, writing property: String?) -> Door {
    let words = "\(step)".dropFirst()
    switch self {
    case .action: return .action(".\(words)")
    case .method, .closure:
      if let property { return .binding(property) }
      return .method(move.parameters.isEmpty ? "\(words)()" : String(words))
    }
  }

  /// The door in words, with calls as the run counts them.
  func words(_ door: Door, in era: Era) -> String {
    switch door {
    case .effect(let id): "\(era.shown(id))"
    case .method(let name) where self == .closure: "closure \(name)"
    default: door.description
    }
  }
}
