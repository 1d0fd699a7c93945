import CWorld
import Synchronization

extension World {
  /// What cannot be held in this process; found out once, by trying.
  ///
  /// A feature that uses any of it would run past the steps, so a run refuses to begin.
  public static let missing: [Control] = Control.allCases.filter { !isHeld($0) }

  private static func isHeld(_ control: Control) -> Bool {
    switch control {
    case .mainJobs: arrives { flag in Task { @MainActor in flag() } }
    case .poolJobs: arrives { flag in Task.detached { flag() } }
    }
  }

  /// Whether work that is started in a step of a world is done by the world.
  private static func arrives(_ start: @MainActor (@escaping @Sendable () -> Void) -> Void) -> Bool
  {
    let world = World(isChecked: false)
    defer { world.end() }
    let arrived = Flag()
    world.perform(.start) {
      start { if World.current === world { arrived.set() } }
    }
    return arrived.isSet
  }

  /// Steps as if nothing could be taken, to try what is said then; call it before the first world.
  package static func doWithoutControls() {
    world_give_up_names()
  }
}
