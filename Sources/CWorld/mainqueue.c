#define _GNU_SOURCE
#include "world.h"

// Where functions cannot be asked first, the runtime's hook gives the jobs for the pool, and the main
// queue is run by hand. That works on the process's first thread only, and not from inside the queue.

#if defined(__APPLE__)

#include <CoreFoundation/CoreFoundation.h>
#include <pthread.h>

bool world_drain_main_queue(void) {
  if (!pthread_main_np()) return false;
  return CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == kCFRunLoopRunHandledSource;
}

#elif defined(__linux__)

#include <sys/syscall.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void) IF_THERE;
extern void _dispatch_main_queue_callback_4CF(void *message) IF_THERE;

bool world_drain_main_queue(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return false;
  if (syscall(SYS_gettid) != getpid()) return false;
  // The queue counts up what it has got; reading takes that back and does not wait.
  uint64_t count = 0;
  if (read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count) <= 0) return false;
  _dispatch_main_queue_callback_4CF(NULL);
  return true;
}

#else

bool world_drain_main_queue(void) { return false; }

#endif
