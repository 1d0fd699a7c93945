#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exported hook of the concurrency runtime through which every job for the global pool passes.
///
/// It is needed because an unstructured task inherits no executor preference: without it a plain
/// `Task {}` of a feature, and every plain actor in it, would run on another thread.
enum EnqueueHook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Whether the runtime of this process has the hook.
  static var isAvailable: Bool { slot != nil }

  private static var slot: UnsafeMutablePointer<Hook?>? {
    symbol("swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: Hook?.self)
  }

  /// Adopts jobs that the stepping thread enqueues, and those of tasks it knows; every other job goes
  /// where it would have gone.
  static func install() {
    slot?.pointee = { job, original in
      if !Stepper.shared.keepForWorld(job, isOnMainActor: false) { original(job) }
    }
  }
}

/// The number the runtime gave to the task of a job, never used twice in a process.
enum TaskNumber {
  private typealias Function = @convention(thin) (UnownedJob) -> UInt64

  private static let function = symbol("swift_task_getJobTaskId").map {
    unsafeBitCast($0, to: Function.self)
  }

  static func of(_ job: UnownedJob) -> UInt64? {
    function.map { $0(job) }
  }
}

private func symbol(_ name: String) -> UnsafeMutableRawPointer? {
  dlsym(dlopen(nil, RTLD_LAZY), name)
}
