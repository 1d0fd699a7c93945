import Synchronization

extension World {
  /// What cannot be held in this process; found out once, by trying.
  ///
  /// A feature that uses any of it would run past the steps, so a run refuses to begin.
  public static let missing: [Control] = Control.allCases.filter { !isHeld($0) }

  private static func isHeld(_ control: Control) -> Bool {
    switch control {
    case .poolJobs: isPoolHeld()
    }
  }

  private static func isPoolHeld() -> Bool {
    let world = World(isChecked: false)
    defer { world.end() }
    let arrived = Flag()
    world.perform(.start) {
      Task.detached { if World.current === world { arrived.set() } }
    }
    return arrived.isSet
  }

  /// Steps as if the runtime had no hook, to try what is said then; call it before the first world.
  package static func doWithoutHook() {
    _ = Stepper.shared
    EnqueueHook.remove()
  }
}
