/// The executor behind our main actor; what it takes is kept by the ``Stepper``.
final class MainExecutor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    Stepper.shared.accept(UnownedJob(job), isOnMainActor: true)
  }

  func checkIsolated() {
    precondition(isOnMainActor, "This code needs the stepping main actor and runs elsewhere.")
  }

  func isIsolatingCurrentContext() -> Bool? {
    isOnMainActor
  }

  private var isOnMainActor: Bool {
    Stepper.shared.turn.isMine && Stepper.shared.isOnMainActor
  }
}

/// What a stepped job that belongs to no actor runs on, in place of the global pool.
///
/// A serial executor and no task executor: run as the latter, a job that enters a plain actor by
/// switching to it leaves that actor locked for ever.
final class PoolExecutor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    Stepper.shared.accept(UnownedJob(job), isOnMainActor: false)
  }
}

/// The executor of stepped jobs that belong to no actor, as an actor that can be waited on.
///
/// Code without an actor hops for each asynchronous call it makes, and each hop is a job, as the
/// pool is not the executor the runtime has for such code. On this actor it does not hop.
actor Pool {
  private static let shared = Pool()

  /// The pool where the calling thread steps a world; nil, which is no actor, on every other thread.
  static var current: Pool? {
    Stepper.shared.turn.isMine && Stepper.shared.world != nil ? shared : nil
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Stepper.shared.pool.asUnownedSerialExecutor()
  }
}
