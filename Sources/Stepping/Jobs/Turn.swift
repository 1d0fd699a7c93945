import Platform

/// A fair lock: threads get their turn in the order they asked.
///
/// The storage is unchecked because the two tickets are only touched with the mutex held.
final class Turn: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var nextTicket: UInt64 = 0
  private var serving: UInt64 = 0

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Waits until every thread that asked earlier has given its turn back.
  func take() {
    pthread_mutex_lock(mutex)
    let ticket = nextTicket
    nextTicket += 1
    while serving != ticket { pthread_cond_wait(changed, mutex) }
    pthread_mutex_unlock(mutex)
  }

  /// Passes the turn to the thread that has waited longest.
  func giveBack() {
    pthread_mutex_lock(mutex)
    serving += 1
    if serving != nextTicket { pthread_cond_broadcast(changed) }
    pthread_mutex_unlock(mutex)
  }
}
