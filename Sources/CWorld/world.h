// What the files of this target share.
#pragma once


#include "CWorld.h"

/// The thread's moment where it steps; NULL everywhere else.
extern __thread world_moment *world_now;
/// Where the thread's code counts as running while it steps.
extern __thread world_place world_stands;
extern world_taker world_take;
extern bool world_names_given_up;

static inline bool takes(void) { return world_now != NULL && !world_names_given_up; }

#define SWIFT __attribute__((swiftcall))
#define IF_THERE __attribute__((weak))

/// A definition that is asked before the system's. Weak, so that in a statically linked program,
/// where the system's is linked in as well, there is no clash and the system's counts.
#define ASKED_FIRST __attribute__((weak, visibility("default")))

/// The system's function of a name.
void *world_original(const char *name);

/// Declares `original` as the system's function with the type of `name`. It is looked up when the
/// program is loaded, and here only where something calls even earlier.
#define ORIGINAL(name)                                                   \
  static __typeof__(&name) original;                                     \
  if (__builtin_expect(!__atomic_load_n(&original, __ATOMIC_RELAXED), 0)) \
  __atomic_store_n(&original, (__typeof__(&name))world_original(#name), __ATOMIC_RELAXED)

/// Whether work is a job that the Swift runtime handed over.
bool world_is_job(world_work work);

#if !defined(__APPLE__)

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

/// Whether a queue is the main one or the pool, and which of them.
bool world_place_of(void *queue, world_place *place);

/// A queue's name, empty where it has none.
const char *world_label_of(void *queue);

/// Runs a copied block and lets it go.
void world_call_block(void *block);

#endif
