#define _GNU_SOURCE
#include "world.h"

#include <dlfcn.h>

// Every read of an observed property calls this function of the registrar, also in release builds and
// from other modules. Asked first, it can tell which key path of which object was read, and nothing is
// written or read for it.

#define ACCESS "$s11Observation0A9RegistrarV6access_7keyPathyx_s03KeyE0Cyxq_GtAA10ObservableRzr0_lF"

typedef SWIFT void (*access_function)(
  void *subject, void *path, void *subject_type, void *value_type, void *witness,
  __attribute__((swift_context)) void *registrar);

ASKED_FIRST SWIFT void world_access(
  void *subject, void *path, void *subject_type, void *value_type, void *witness,
  __attribute__((swift_context)) void *registrar) __asm__(
#ifdef __APPLE__
  "_"
#endif
  ACCESS);

SWIFT void world_access(
  void *subject, void *path, void *subject_type, void *value_type, void *witness,
  __attribute__((swift_context)) void *registrar) {
  static access_function original;
  access_function known = __atomic_load_n(&original, __ATOMIC_RELAXED);
  if (!known) {
    known = (access_function)world_original(ACCESS);
    __atomic_store_n(&original, known, __ATOMIC_RELAXED);
  }
  if (takes() && world_take.read) world_take.read(*(void **)subject, path);
  known(subject, path, subject_type, value_type, witness, registrar);
}
