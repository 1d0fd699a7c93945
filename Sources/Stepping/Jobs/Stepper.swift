import Synchronization

/// What takes the jobs that the stepping thread enqueues.
protocol JobTaker: AnyObject {
  func adopt(_ job: UnownedJob, isOnMainActor: Bool)
}

/// The one place where jobs of stepped features run: one at a time, in order, on the stepping thread.
///
/// There is one in a process. Whichever thread steps a world holds it for that long, and jobs
/// that this thread enqueues meanwhile belong to that world, also those meant for the global pool.
/// Every other job for our ``MainActor`` runs by itself as soon as nobody steps.
///
/// The storage is unchecked because `world` and `isOnMainActor` are only touched by the thread
/// whose turn it is.
public final class Stepper: @unchecked Sendable {
  /// The stepper of this process.
  public static let shared = Stepper()

  let turn = Turn()
  let main = MainExecutor()
  let pool = PoolExecutor()
  let outside = Mutex(Outside())
  let members = Mutex<[ObjectIdentifier: Members]>([:])
  @exclusivity(unchecked) var world: (any JobTaker)?
  @exclusivity(unchecked) var isOnMainActor = false

  private init() {
    EnqueueHook.install()
  }

  /// Whether the calling thread is the one that steps now.
  public var isStepping: Bool { turn.isMine }
}

extension Stepper {
  /// Files a job with the world it belongs to, or outside.
  func accept(_ job: UnownedJob, isOnMainActor: Bool) {
    guard !keepForWorld(job, isOnMainActor: isOnMainActor) else { return }
    acceptOutside(QueuedJob(job: job, isOnMainActor: isOnMainActor, door: .start))
  }

  /// Files a job with the world that is stepped on this thread, or else with the one that knows its task.
  func keepForWorld(_ job: UnownedJob, isOnMainActor: Bool) -> Bool {
    if turn.isMine, let world {
      world.adopt(job, isOnMainActor: isOnMainActor)
      return true
    }
    return giveBackToWorld(job, isOnMainActor: isOnMainActor)
  }

  /// Runs a job on this thread, which must have the turn.
  func run(_ item: QueuedJob) {
    let before = isOnMainActor
    isOnMainActor = item.isOnMainActor
    defer { isOnMainActor = before }
    item.job.runSynchronously(
      on: item.isOnMainActor
        ? main.asUnownedSerialExecutor() : pool.asUnownedSerialExecutor()
    )
  }

  /// Steps a world: waits for the turn unless this thread has it, and makes the world the one that adopts jobs.
  func stepping<Value>(_ world: any JobTaker, _ body: () throws -> Value) rethrows -> Value {
    let isNested = turn.isMine
    if !isNested { turn.take() }
    let (outer, wasOnMainActor) = (self.world, isOnMainActor)
    (self.world, isOnMainActor) = (world, true)
    defer {
      (self.world, isOnMainActor) = (outer, wasOnMainActor)
      if !isNested { turn.giveBack() }
    }
    return try body()
  }
}
