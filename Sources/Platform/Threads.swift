#if canImport(Glibc)
  /// A thread that is still to be named.
  private typealias NewThread = pthread_t
#else
  private typealias NewThread = pthread_t?
#endif

/// Runs something on a plain thread, which Swift's concurrency knows nothing of; nil where the system
/// gives no more threads. It is joined, or left to itself.
@discardableResult
package func startThread(
  stackSize: Int? = nil,
  _ work: @escaping @Sendable () -> Void
) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
  #if canImport(Glibc)
    var thread = NewThread()
  #else
    var thread: NewThread
  #endif
  let context = Unmanaged.passRetained(Work(work))
  guard pthread_create(&thread, &attributes, run, context.toOpaque()) == 0 else {
    context.release()
    return nil
  }
  return thread
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
#endif
