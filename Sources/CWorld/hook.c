#include "CWorld.h"

#include <stddef.h>

#define SWIFT __attribute__((swiftcall))
#define IF_THERE __attribute__((weak))

typedef SWIFT void (*enqueue_function)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_function original);

// Weak externals are found by the linker, in a static program as well as in a dynamic one; a look-up
// by name at run time finds nothing in a static one.
extern enqueue_hook swift_task_enqueueGlobal_hook IF_THERE;
extern SWIFT uint64_t swift_task_getJobTaskId(void *job) IF_THERE;

static world_job_taker taker;

static SWIFT void ask_taker(void *job, enqueue_function original) {
  if (!taker(job)) original(job);
}

bool world_has_pool_hook(void) { return &swift_task_enqueueGlobal_hook != NULL; }

void world_take_pool_jobs(world_job_taker new_taker) {
  if (!world_has_pool_hook()) return;
  taker = new_taker;
  swift_task_enqueueGlobal_hook = new_taker ? ask_taker : NULL;
}

uint64_t world_task_number(void *job) {
  return swift_task_getJobTaskId ? swift_task_getJobTaskId(job) : 0;
}
