#define _GNU_SOURCE
#include "world.h"

#if !defined(__APPLE__)

#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

extern void dispatch_async_f(void *queue, void *context, world_work work);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static const uint64_t second = 1000000000, forever = ~0ull;

/// What the clocks that count from the start of the machine say when a world begins.
static const uint64_t uptime = 1000000ull * second;

ASKED_FIRST int clock_gettime(clockid_t clock, struct timespec *time);
ASKED_FIRST int gettimeofday(struct timeval *restrict time, void *restrict zone);

/// The time of a clock in nanoseconds as the world has it; false for clocks that it does not have.
static bool read_clock(clockid_t clock, uint64_t *nanoseconds) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
    *nanoseconds = world_now->birthday + world_now->elapsed;
    return true;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_BOOTTIME:
    *nanoseconds = uptime + world_now->elapsed;
    return true;
  default:
    return false;
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  ORIGINAL(clock_gettime);
  uint64_t nanoseconds;
  if (!takes() || !read_clock(clock, &nanoseconds)) return original(clock, time);
  time->tv_sec = nanoseconds / second;
  time->tv_nsec = nanoseconds % second;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  ORIGINAL(gettimeofday);
  uint64_t nanoseconds;
  if (!takes() || !read_clock(CLOCK_REALTIME, &nanoseconds)) return original(time, zone);
  time->tv_sec = nanoseconds / second;
  time->tv_usec = nanoseconds % second / 1000;
  return 0;
}

/// How far away a moment of Dispatch is: the highest bits say on which clock it is counted.
static uint64_t until(uint64_t when) {
  uint64_t now = 0;
  if (when == forever) return forever;
  bool isWall = when >> 62 == 3;
  read_clock(isWall ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now);
  uint64_t due = isWall ? -when : when & forever >> 1;
  // The least wall time means now.
  if (when == forever - 1) due = now;
  return due > now ? due - now : 0;
}

/// Work for a queue that is not the world's, once its time has come.
struct departure {
  void *queue, *context;
  world_work work;
};

static void depart(void *pointer) {
  struct departure departure = *(struct departure *)pointer;
  free(pointer);
  dispatch_async_f(departure.queue, departure.context, departure.work);
  dispatch_release(departure.queue);
}

static void take_deadline(uint64_t when, void *queue, void *context, world_work work) {
  world_place place;
  // A block for the end of all time never runs.
  if (when == forever && work == world_call_block) return world_drop(context, work);
  if (!world_place_of(queue, &place)) {
    struct departure *departure = malloc(sizeof *departure);
    *departure = (struct departure){queue, context, work};
    dispatch_retain(queue);
    (context = departure, work = depart);
  }
  world_take.deadline(until(when), world_is_job(work), place, context, work);
}

ASKED_FIRST void dispatch_after_f(uint64_t when, void *queue, void *context, world_work work);
ASKED_FIRST void dispatch_after(uint64_t when, void *queue, void *block);

void dispatch_after_f(uint64_t when, void *queue, void *context, world_work work) {
  ORIGINAL(dispatch_after_f);
  if (takes()) return take_deadline(when, queue, context, work);
  original(when, queue, context, work);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  ORIGINAL(dispatch_after);
  if (takes()) return take_deadline(when, queue, _Block_copy(block), world_call_block);
  original(when, queue, block);
}

// A sleep with a tolerance makes a timer source and sets it up call by call, all on one thread. The
// source becomes a real one that never fires; the world calls its handler instead, which releases it.

static __thread struct {
  void *source, *queue, *context;
  world_work work;
  uint64_t due;
} timer;

extern char _dispatch_source_type_timer[];

ASKED_FIRST void *dispatch_source_create(
  const void *type, uintptr_t handle, uintptr_t mask, void *queue);
ASKED_FIRST void dispatch_source_set_timer(
  void *source, uint64_t start, uint64_t interval, uint64_t leeway);
ASKED_FIRST void dispatch_set_context(void *object, void *context);
ASKED_FIRST void dispatch_source_set_event_handler_f(void *source, world_work work);
ASKED_FIRST void dispatch_activate(void *object);

static bool is_timer(void *object) { return takes() && object && object == timer.source; }

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  ORIGINAL(dispatch_source_create);
  void *source = original(type, handle, mask, queue);
  if (takes() && type == _dispatch_source_type_timer) {
    memset(&timer, 0, sizeof timer);
    (timer.source = source, timer.queue = queue);
  }
  return source;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  ORIGINAL(dispatch_source_set_timer);
  if (is_timer(source) && interval == forever) (timer.due = start, start = forever);
  original(source, start, interval, leeway);
}

void dispatch_set_context(void *object, void *context) {
  ORIGINAL(dispatch_set_context);
  if (is_timer(object)) timer.context = context;
  original(object, context);
}

void dispatch_source_set_event_handler_f(void *source, world_work work) {
  ORIGINAL(dispatch_source_set_event_handler_f);
  if (is_timer(source)) timer.work = work;
  original(source, work);
}

void dispatch_activate(void *object) {
  ORIGINAL(dispatch_activate);
  original(object);
  if (!is_timer(object)) return;
  timer.source = NULL;
  if (timer.work && timer.due) {
    take_deadline(timer.due, timer.queue, timer.context, timer.work);
  } else {
    world_take.leaving("timer", world_label_of(timer.queue));
  }
}

#endif
