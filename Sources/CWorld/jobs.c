#include "world.h"

#if !defined(__APPLE__)

#include <string.h>

extern char _dispatch_main_q[];
extern const char *dispatch_queue_get_label(void *queue);

ASKED_FIRST void dispatch_async_f(void *queue, void *context, world_work work);
ASKED_FIRST void dispatch_async(void *queue, void *block);

bool world_place_of(void *queue, world_place *place) {
  static __thread void *pool;
  *place = queue == (void *)_dispatch_main_q ? WORLD_MAIN : WORLD_POOL;
  if (*place == WORLD_MAIN || queue == pool) return true;
  const char *label = dispatch_queue_get_label(queue);
  if (!label || strcmp(label, "Swift global concurrent queue")) return false;
  pool = queue;
  return true;
}

const char *world_label_of(void *queue) {
  const char *label = dispatch_queue_get_label(queue);
  return label ? label : "";
}

struct block {
  void *class;
  int flags, reserved;
  void (*invoke)(void *block);
};

void world_call_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

void world_drop(void *context, world_work work) {
  if (work == world_call_block) _Block_release(context);
}

// The runtime makes a queue of the pool when it first needs it and limits its width, for which
// Dispatch starts a thread. Where only a world needs it, no thread is: the limit is set by whoever
// uses the queue past the world.

ASKED_FIRST void dispatch_queue_set_width(void *queue, long width);

static struct {
  void *queue;
  long width;
} unlimited[16];
static int unlimited_count;

static void set_width(void *queue, long width) {
  ORIGINAL(dispatch_queue_set_width);
  original(queue, width);
}

void dispatch_queue_set_width(void *queue, long width) {
  world_place place;
  if (!takes() || !world_place_of(queue, &place)) return set_width(queue, width);
  for (int entry = 0; entry < 16; entry++) {
    if (unlimited[entry].queue) continue;
    unlimited[entry].width = width;
    __atomic_store_n(&unlimited[entry].queue, queue, __ATOMIC_RELEASE);
    __atomic_add_fetch(&unlimited_count, 1, __ATOMIC_RELEASE);
    return;
  }
  set_width(queue, width);
}

static void set_missing_width(void *queue) {
  for (int entry = 0; entry < 16; entry++) {
    void *expected = queue;
    long width = unlimited[entry].width;
    if (!__atomic_compare_exchange_n(
          &unlimited[entry].queue, &expected, NULL, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
      continue;
    }
    set_width(queue, width);
    __atomic_sub_fetch(&unlimited_count, 1, __ATOMIC_RELEASE);
  }
}

void dispatch_async_f(void *queue, void *context, world_work work) {
  ORIGINAL(dispatch_async_f);
  world_place place;
  if (takes()) {
    if (world_place_of(queue, &place)) return world_take.job(place, context, work);
    world_take.leaving("queue", world_label_of(queue));
  } else if (__atomic_load_n(&unlimited_count, __ATOMIC_ACQUIRE)) {
    set_missing_width(queue);
  }
  if (!world_now && world_take.comeback && world_place_of(queue, &place)) {
    if (world_take.comeback(place, context, work)) return;
  }
  original(queue, context, work);
}

void dispatch_async(void *queue, void *block) {
  ORIGINAL(dispatch_async);
  world_place place;
  if (takes()) {
    if (world_place_of(queue, &place)) {
      return world_take.job(place, _Block_copy(block), world_call_block);
    }
    world_take.leaving("queue", world_label_of(queue));
  }
  original(queue, block);
}

// A job that runs on the stepping thread stands where it was meant to run, whatever thread that is.

ASKED_FIRST void dispatch_assert_queue(void *queue);
ASKED_FIRST void dispatch_assert_queue_not(void *queue);

void dispatch_assert_queue(void *queue) {
  ORIGINAL(dispatch_assert_queue);
  if (takes() && queue == (void *)_dispatch_main_q && world_stands == WORLD_MAIN) return;
  original(queue);
}

void dispatch_assert_queue_not(void *queue) {
  ORIGINAL(dispatch_assert_queue_not);
  if (takes() && queue == (void *)_dispatch_main_q && world_stands != WORLD_MAIN) return;
  original(queue);
}

#else

void world_drop(void *context, world_work work) {}

#endif
