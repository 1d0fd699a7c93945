#define _GNU_SOURCE
#include "world.h"

#if !defined(__APPLE__)

#include <stdarg.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>

/// The next 64 bits of a world (SplitMix64).
static uint64_t next_bits(void) {
  uint64_t bits = world_now->seed += 0x9E3779B97F4A7C15;
  bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
  bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
  return bits ^ bits >> 31;
}

static void fill(unsigned char *bytes, size_t count) {
  while (count > 0) {
    uint64_t bits = next_bits();
    size_t part = count < sizeof bits ? count : sizeof bits;
    memcpy(bytes, &bits, part);
    (bytes += part, count -= part);
  }
}

ASKED_FIRST void swift_stdlib_random(void *bytes, size_t count);
ASKED_FIRST long syscall(long number, ...);
ASKED_FIRST void _foundation_uuid_generate_random(unsigned char *bytes);

void swift_stdlib_random(void *bytes, size_t count) {
  ORIGINAL(swift_stdlib_random);
  if (takes()) return fill(bytes, count);
  if (original) return original(bytes, count);
  // In a statically linked program ours takes the place of the runtime's, which does the same.
  for (size_t done = 0; done < count;) {
    ssize_t got = getrandom((char *)bytes + done, count - done, 0);
    if (got > 0) done += (size_t)got;
  }
}

// Random numbers of code that is not specialised come this way.
long syscall(long number, ...) {
  ORIGINAL(syscall);
  long words[6];
  va_list list;
  va_start(list, number);
  for (int place = 0; place < 6; place++) words[place] = va_arg(list, long);
  va_end(list);
  if (takes() && number == SYS_getrandom) {
    fill((unsigned char *)words[0], (size_t)words[1]);
    return words[1];
  }
  return original(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

void _foundation_uuid_generate_random(unsigned char *bytes) {
  ORIGINAL(_foundation_uuid_generate_random);
  if (!takes()) return original(bytes);
  fill(bytes, 16);
  // The version and the variant of a random one.
  bytes[6] = (bytes[6] & 0x0F) | 0x40;
  bytes[8] = (bytes[8] & 0x3F) | 0x80;
}

#endif
