// What passes between the Swift runtime and the system, as far as stepping needs it.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Decides about a job for the global pool: true where it was taken, and then nobody else runs it.
typedef bool (*world_job_taker)(void *job);

/// Whether this process's runtime has the hook through which jobs for the global pool pass.
bool world_has_pool_hook(void);

/// Asks the taker about every job for the global pool from now on; NULL asks nobody any more.
/// Does nothing where there is no hook.
void world_take_pool_jobs(world_job_taker taker);

/// The number the runtime gave to the task of a job, never used twice; 0 where it cannot be known.
uint64_t world_task_number(void *job);
