#define _GNU_SOURCE
#include "world.h"

#include <dlfcn.h>

typedef SWIFT void (*enqueue_function)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_function original);

// Weak externals are found by the linker, in a static program as well as in a dynamic one; a look-up
// by name at run time finds nothing in a static one.
extern enqueue_hook swift_task_enqueueGlobal_hook IF_THERE;
extern SWIFT uint64_t swift_task_getJobTaskId(void *job) IF_THERE;
extern SWIFT void *swift_task_getCurrent(void) IF_THERE;
extern SWIFT void swift_job_run(void *job, void *identity, void *implementation) IF_THERE;

static void run_on_pool(void *job) { swift_job_run(job, NULL, NULL); }

static SWIFT void offer(void *job, enqueue_function original) {
  if (world_now) return world_take.job(WORLD_POOL, job, run_on_pool);
  if (!world_take.comeback(WORLD_POOL, job, run_on_pool)) original(job);
}

bool world_has_pool_hook(void) { return &swift_task_enqueueGlobal_hook != NULL && swift_job_run; }

void world_use_pool_hook(bool use) {
  if (world_has_pool_hook()) swift_task_enqueueGlobal_hook = use ? offer : NULL;
}

static void *image_of(void *address) {
  Dl_info info;
  return address && dladdr(address, &info) ? info.dli_fbase : NULL;
}

/// The functions that were looked at, each with its answer in the lowest bit; they are few.
static uintptr_t looked_at[16];

bool world_is_job(world_work work) {
  if (work == run_on_pool) return true;
  for (size_t place = 0; place < 16; place++) {
    uintptr_t known = __atomic_load_n(&looked_at[place], __ATOMIC_RELAXED);
    if (known >> 1 == (uintptr_t)work) return known & 1;
    if (known) continue;
    bool answer = image_of((void *)work) == image_of((void *)swift_job_run);
    uintptr_t entry = (uintptr_t)work << 1 | answer;
    __atomic_store_n(&looked_at[place], entry, __ATOMIC_RELAXED);
    return answer;
  }
  return image_of((void *)work) == image_of((void *)swift_job_run);
}

uint64_t world_task_of(void *context, world_work work) {
  if (!context || !swift_task_getJobTaskId || !world_is_job(work)) return 0;
  return swift_task_getJobTaskId(context);
}

uint64_t world_current_task(void) {
  void *task = swift_task_getCurrent ? swift_task_getCurrent() : NULL;
  return task && swift_task_getJobTaskId ? swift_task_getJobTaskId(task) : 0;
}
