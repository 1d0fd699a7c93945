import CWorld

/// Something to be run that the stepping thread handed away: a job of the runtime, or a block.
///
/// The context belongs to whoever runs it, once; that is why it may cross threads unchecked.
struct Work: @unchecked Sendable {
  let place: world_place
  let context: UnsafeMutableRawPointer?
  let function: world_work

  /// The number the runtime gave to its task, never used twice in a process; nil for a block.
  var task: UInt64? {
    let number = world_task_of(context, function)
    return number == 0 ? nil : number
  }

  /// Runs it on this thread, as where it was meant to run.
  func run() { world_run(place, context, function) }

  /// Lets it go unrun.
  func drop() { world_drop(context, function) }
}
