import CWorld
import Synchronization

/// What takes that which the stepping thread hands away.
protocol JobTaker: AnyObject {
  /// The time and the chance that the stepped code sees.
  var moment: UnsafeMutablePointer<world_moment> { get }
  /// Takes work to be done as soon as possible.
  func adopt(_ work: Work)
  /// Takes work for later; `sleeps` if the current task waits for it.
  func adopt(_ work: Work, after nanoseconds: UInt64, sleeps: Bool)
  /// Hears that something left.
  func noteLeaving(_ departure: Departure)
}

/// The one place where jobs of stepped features run: one at a time, in order, on the stepping thread.
///
/// There is one in a process. Whichever thread steps a world holds it for that long, and what this
/// thread hands away meanwhile belongs to that world: jobs for the main actor and for the pool, blocks
/// for the main queue, deadlines. What other threads do is left alone.
///
/// The storage is unchecked because `world` is only touched by the thread whose turn it is.
public final class Stepper: @unchecked Sendable {
  /// The stepper of this process.
  public static let shared = Stepper()

  private let turn = Turn()
  private let members = Mutex<[ObjectIdentifier: Members]>([:])
  @exclusivity(unchecked) private(set) var world: (any JobTaker)?
  private let secondWay = Atomic(SecondWay.unused)

  private init() {
    world_install(
      world_taker(
        job: { place, context, function in
          Stepper.shared.world?.adopt(Work(place: place, context: context, function: function))
        },
        deadline: { nanoseconds, sleeps, place, context, function in
          let work = Work(place: place, context: context, function: function)
          Stepper.shared.world?.adopt(work, after: nanoseconds, sleeps: sleeps)
        },
        comeback: { place, context, function in
          Stepper.shared.giveBack(Work(place: place, context: context, function: function))
        },
        leaving: { kind, name in
          let departure = Departure(kind: String(cString: kind), name: String(cString: name))
          Stepper.shared.world?.noteLeaving(departure)
        },
        read: { object, path in Reading.note(object, path) }
      )
    )
  }

  private enum SecondWay: UInt8, AtomicRepresentable { case unused, used, impossible }

  /// Whether the calling thread is the one that steps now.
  public var isStepping: Bool { world_is_stepping() }
}

extension Stepper {
  /// Steps a world: waits for the turn unless this thread has it, and makes the world the one that
  /// takes what is handed away. The body runs as code of the main actor.
  func stepping<Value>(_ world: any JobTaker, _ body: () throws -> Value) rethrows -> Value {
    let isNested = world_is_stepping()
    if !isNested { turn.take() }
    let outer = self.world
    self.world = world
    let moment = world_enter(world.moment)
    let place = world_stand(WORLD_MAIN)
    defer {
      _ = world_stand(place)
      _ = world_enter(moment)
      self.world = outer
      if !isNested { turn.giveBack() }
    }
    return try body()
  }
}

extension Stepper {
  /// Takes the jobs for the pool by the runtime's hook and runs the main queue by hand from now on;
  /// false where there is no hook.
  func takeSecondWay() -> Bool {
    guard world_has_pool_hook(), secondWay.load(ordering: .relaxed) != .impossible else {
      return false
    }
    world_give_up_names()
    world_use_pool_hook(true)
    secondWay.store(.used, ordering: .relaxed)
    return true
  }

  func giveUpSecondWay() { secondWay.store(.impossible, ordering: .relaxed) }

  /// Runs what waits in the main queue, where that is ours to do; false if there was nothing.
  func drainMainQueue() -> Bool {
    secondWay.load(ordering: .relaxed) == .used && world_drain_main_queue()
  }
}

extension Stepper {
  func remember(_ members: Members) {
    self.members.withLock { $0[ObjectIdentifier(members)] = members }
  }

  func forget(_ members: Members) {
    self.members.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(members)) }
  }

  /// Gives a job from another thread to the world its task belongs to; false if there is none.
  private func giveBack(_ work: Work) -> Bool {
    let candidates = members.withLock { $0 }
    guard !candidates.isEmpty, let number = work.task else { return false }
    return candidates.values.contains { $0.receive(work, task: number) }
  }
}
