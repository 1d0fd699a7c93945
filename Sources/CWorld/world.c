#define _GNU_SOURCE
#include "world.h"

#include <dlfcn.h>

__thread world_moment *world_now;
__thread world_place world_stands = WORLD_POOL;
world_taker world_take;
bool world_names_given_up;

void world_install(world_taker taker) { world_take = taker; }

world_moment *world_enter(world_moment *moment) {
  world_moment *before = world_now;
  world_now = moment;
  return before;
}

bool world_is_stepping(void) { return world_now != NULL; }

world_place world_stand(world_place place) {
  world_place before = world_stands;
  world_stands = place;
  return before;
}

void world_run(world_place place, void *context, world_work work) {
  world_place before = world_stand(place);
  work(context);
  world_stands = before;
}

void world_give_up_names(void) { world_names_given_up = true; }

#ifdef RTLD_NEXT
void *world_original(const char *name) { return dlsym(RTLD_NEXT, name); }
#else
void *world_original(const char *name) { return NULL; }
#endif
