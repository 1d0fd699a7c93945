import CWorld
import Observation
import Synchronization

extension World {
  /// What cannot be held in this process; found out once, by trying both ways there are.
  ///
  /// A feature that uses any of it runs past the steps. Without what ``Control/isNeeded`` no run begins.
  public static let missing: [Control] = {
    let missing = Control.allCases.filter { !isHeld($0) }
    guard !missing.isEmpty, Stepper.shared.takeSecondWay() else { return missing }
    return Control.allCases.filter { !isHeld($0) }
  }()

  private static func isHeld(_ control: Control) -> Bool {
    switch control {
    case .mainJobs: arrives { flag in Task { @MainActor in flag() } }
    case .poolJobs: arrives { flag in Task.detached { flag() } }
    case .sleeps: isSleepListed()
    case .clocks: areClocksVirtual()
    case .reads: areReadsHeard()
    }
  }

  /// Whether work that is started in a step of a world is done by the world.
  private static func arrives(
    _ start: @MainActor (@escaping @Sendable () -> Void) -> Void
  ) -> Bool {
    let world = World(isChecked: false)
    defer { world.end() }
    let arrived = Flag()
    world.perform(.start) {
      start { if World.current === world { arrived.set() } }
    }
    return arrived.isSet
  }

  private static func isSleepListed() -> Bool {
    let world = World(isChecked: false)
    defer { world.end() }
    world.start(.start) { try? await Task.sleep(for: .seconds(1)) }
    return world.clock.sleeps.count == 1
  }

  private static func areClocksVirtual() -> Bool {
    let world = World(isChecked: false)
    defer { world.end() }
    let before = world.perform(.start) { ContinuousClock.now }
    world.advance(by: .seconds(1))
    return world.perform(.start) { ContinuousClock.now } - before == .seconds(1)
  }

  private static func areReadsHeard() -> Bool {
    let world = World(isChecked: false)
    defer { world.end() }
    let heard = Flag()
    world.perform(.start) {
      let outer = Reading.hear
      Reading.hear = { _, _ in heard.set() }
      defer { Reading.hear = outer }
      Pulse().access()
    }
    return heard.isSet
  }

  /// Something to be read.
  private final class Pulse: Observable {
    private let registrar = ObservationRegistrar()
    private var pulse: Bool { true }

    func access() { registrar.access(self, keyPath: \.pulse) }
  }

  /// Takes the means away by which work is taken, to try what is said then: the first way, or both.
  /// To be called before the first world.
  package static func doWithout(secondWay: Bool) {
    world_give_up_names()
    if secondWay { Stepper.shared.giveUpSecondWay() }
  }
}

extension Control {
  /// What cannot be held in this process.
  public static var missing: [Control] { World.missing }
}
