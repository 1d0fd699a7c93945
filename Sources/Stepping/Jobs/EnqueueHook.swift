import CWorld

/// The exported hook of the concurrency runtime through which every job for the global pool passes.
///
/// It is needed because an unstructured task inherits no executor preference: without it a plain
/// `Task {}` of a feature, and every plain actor in it, would run on another thread.
enum EnqueueHook {
  /// Adopts jobs that the stepping thread enqueues, and those of tasks it knows; every other job goes
  /// where it would have gone.
  static func install() {
    world_take_pool_jobs { job in
      guard let job else { return false }
      let unowned = unsafeBitCast(job, to: UnownedJob.self)
      return Stepper.shared.keepForWorld(unowned, isOnMainActor: false)
    }
  }

  /// Lets every job go where it would go without us.
  static func remove() {
    world_take_pool_jobs(nil)
  }
}

/// The number the runtime gave to the task of a job, never used twice in a process.
enum TaskNumber {
  static func of(_ job: UnownedJob) -> UInt64? {
    let number = world_task_number(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
    return number == 0 ? nil : number
  }
}
