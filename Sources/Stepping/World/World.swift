import CWorld
import Synchronization

/// Everything one run of a feature can reach: its waiting calls, its clock, its ids, dates and random numbers.
///
/// Only steps move it. Each step takes the ``Stepper`` for its thread, does one thing, and settles:
/// jobs run until every task waits for something a later step decides. End a world when its run is
/// replaced, with ``end(releasing:)``; one that is dropped keeps its waiting tasks for ever.
///
///     let world = World()
///     let fetch: @Sendable (Int) async throws -> String = world.endpoint(
///       "fetch", outcomes: [.returns("ok") { id in "item \(id)" }, .fails("offline", Offline())])
///     let model = world.perform(.start) { Model(fetch: fetch) }
///     world.perform(.method("load()")) { model.load() }
///     try world.deliver("e1", "ok")
///     world.end()
///
/// The storage is unchecked because what no lock guards is touched only by the thread that steps.
public final class World: @unchecked Sendable {
  /// The clock to give to the feature; it moves only with ``advance(by:)``.
  public let clock: VirtualClock
  /// Ids that count up, the same in every run.
  public let ids: ControlledIDs
  /// Dates that follow ``clock`` from a fixed start.
  public let dates: ControlledDates
  /// Random numbers that repeat with the seed.
  public let random: ControlledRandom
  /// How many jobs one settling may run before the world counts as endless.
  public let budget: Int
  /// The number written beside whatever starts now; set it before a step.
  @exclusivity(unchecked) public var stepNumber = 0
  /// Called on the stepping thread before a job whose door is another than that of what ran before it,
  /// with the earlier door.
  @exclusivity(unchecked) public var beforeOtherDoor: ((Door) -> Void)?
  /// Called on the stepping thread after each job, with the job's door.
  @exclusivity(unchecked) public var afterJob: ((Door) -> Void)?

  let moment: UnsafeMutablePointer<world_moment>
  let describe: @Sendable (Any) -> String
  let ledger = Mutex(Ledger())
  let members = Members()
  // Each is read and written in one go, so that checking for overlaps would only cost every job.
  @exclusivity(unchecked) var queue = JobQueue()
  @exclusivity(unchecked) var door = Door.start
  /// The door of the last step, which is that of work whose own cannot be known.
  @exclusivity(unchecked) var stepDoor = Door.start
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var isRunningJobs = false
  /// The task that is known to be a member because its job was adopted last.
  @exclusivity(unchecked) var lastMember: UInt64?
  var started = StartedTasks()
  var lineages: [WeakLineage] = []

  /// Makes a world.
  ///
  /// - Parameters:
  ///   - budget: How many jobs one settling may run.
  ///   - seed: Where the random numbers start.
  ///   - start: The date when the clock is at zero, in seconds since 1970.
  ///   - describe: How an argument of a waiting call is written; strings are quoted when not given.
  public convenience init(
    budget: Int = 100_000,
    seed: UInt64 = 1,
    start: Double = 0,
    describe: @escaping @Sendable (Any) -> String = { describeArgument($0) }
  ) {
    self.init(isChecked: true, budget: budget, seed: seed, start: start, describe: describe)
  }

  init(
    isChecked: Bool,
    budget: Int = 100_000,
    seed: UInt64 = 1,
    start: Double = 0,
    describe: @escaping @Sendable (Any) -> String = { describeArgument($0) }
  ) {
    self.budget = budget
    self.describe = describe
    clock = VirtualClock { World.current?.context }
    ids = ControlledIDs()
    dates = ControlledDates(start: start, clock: clock)
    random = ControlledRandom(seed: seed)
    moment = .allocate(capacity: 1)
    // Dispatch takes the first nanoseconds of 1970 for no time at all.
    let birthday = max(2, UInt64(max(0, start) * 1e9))
    moment.initialize(to: world_moment(elapsed: 0, birthday: birthday, seed: seed))
    Stepper.shared.remember(members)
    if isChecked, !World.missing.isEmpty { report(.notHeld(World.missing)) }
  }

  deinit {
    Stepper.shared.forget(members)
    moment.deallocate()
  }
}

extension World {
  /// The world that the calling thread steps now, if any.
  public static var current: World? {
    Stepper.shared.isStepping ? Stepper.shared.world as? World : nil
  }

  /// The door of the code that runs now; meaningful on the stepping thread.
  public var currentDoor: Door { door }

  /// Runs part of the current step under another door, for a host whose binding is written by a closure.
  public func through<Value>(_ door: Door, _ body: () throws -> Value) rethrows -> Value {
    let outer = self.door
    self.door = door
    defer { self.door = outer }
    return try body()
  }

  /// What a call or a sleep that starts now has to remember.
  var context: CallContext {
    CallContext(step: stepNumber, door: door, owner: Lineage.current?.owner)
  }
}

/// Writes a string with its quotes and anything else as it describes itself.
public func describeArgument(_ value: Any) -> String {
  switch value {
  case let text as String: String(reflecting: text)
  // The commonest need no look-up of conformances.
  case let number as Int: String(number)
  default: String(describing: value)
  }
}
