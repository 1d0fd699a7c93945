// What passes between the Swift runtime and the system, as far as stepping needs it.
//
// The C functions through which the runtime and its overlays hand work away are found by name when a
// program is loaded, so a program that defines one of the same name is asked first. What is defined
// here looks whether the calling thread steps a world. If it does, the world takes what comes; on every
// other thread the system's own function is called, and nobody notices.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef void (*world_work)(void *_Nullable context);

/// Where a piece of work was meant to run.
typedef enum { WORLD_POOL, WORLD_MAIN } world_place;

/// The time and the chance of a world, as the code that it steps sees them.
typedef struct {
  /// Nanoseconds since the world began.
  uint64_t elapsed;
  /// When the world began, in nanoseconds since 1970.
  uint64_t birthday;
  /// Where the random numbers are.
  uint64_t seed;
} world_moment;

/// Who takes what the stepping thread hands away. Set once, by `world_install`.
typedef struct {
  /// Work to be done as soon as possible.
  void (*job)(world_place place, void *_Nullable context, world_work work);
  /// Work to be done so many nanoseconds from now; `sleeps` if the current task waits for it.
  void (*deadline)(
    uint64_t nanoseconds, bool sleeps, world_place place, void *_Nullable context, world_work work);
  /// From a thread that does not step: a job of a task. True where it was taken.
  bool (*comeback)(world_place place, void *_Nullable context, world_work work);
  /// Something left the world, and where to, as a word and a name.
  void (*leaving)(const char *kind, const char *name);
  /// An observed property is read: its object and its key path, both borrowed.
  void (*read)(void *object, void *path);
} world_taker;

/// Names who takes what; to be called before the first world steps.
void world_install(world_taker taker);

/// Makes the calling thread step under a moment, or under none; returns the one of before.
world_moment *_Nullable world_enter(world_moment *_Nullable moment);

/// Whether the calling thread steps a world.
bool world_is_stepping(void);

/// Says where the code that runs now counts as running; returns what was said before.
world_place world_stand(world_place place);

/// Runs a piece of work in its place.
void world_run(world_place place, void *_Nullable context, world_work work);

/// Lets go of a piece of work that will never run.
void world_drop(void *_Nullable context, world_work work);

/// The number of the task whose job this is, never used twice; 0 for anything but a job of a task.
uint64_t world_task_of(void *_Nullable context, world_work work);

/// The number of the task that runs on the calling thread; 0 if there is none.
uint64_t world_current_task(void);

/// Whether this process's runtime has the hook through which jobs for the global pool pass.
bool world_has_pool_hook(void);

/// Lets the taker have the jobs for the pool through the runtime's hook, or no longer.
void world_use_pool_hook(bool use);

/// Lets nothing be taken by name from now on, as where a program is linked so that it cannot be.
void world_give_up_names(void);

/// Runs what waits in the main queue; false if nothing did, or if this is not its thread.
bool world_drain_main_queue(void);

/// The name of the function that begins at an address, as Swift writes it; NULL where the program
/// holds no names.
char *_Nullable world_function_name(uintptr_t address);

/// Frees such a name.
void world_free_name(char *name);

#pragma clang assume_nonnull end
