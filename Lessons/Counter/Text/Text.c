#include "CCounterText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/* Each file as it was when it was compiled, ended by a zero. */
static const char *const texts[] = {
  "Reducer.swift", (const char[]){
#embed "../Reducer.swift" suffix(, 0)
  },
  "Model.swift", (const char[]){
#embed "../Model.swift" suffix(, 0)
  },
  "Capability.swift", (const char[]){
#embed "../Capability.swift" suffix(, 0)
  },
  "CapabilityObject.swift", (const char[]){
#embed "../CapabilityObject.swift" suffix(, 0)
  },
  "CounterCapability.swift", (const char[]){
#embed "../CounterCapability.swift" suffix(, 0)
  },
  "CounterScreen.swift", (const char[]){
#embed "../CounterScreen.swift" suffix(, 0)
  },
  "lesson.md", (const char[]){
#embed "../lesson.md" suffix(, 0)
  },
  "refused/missing-case.swift", (const char[]){
#embed "../refused/missing-case.swift" suffix(, 0)
  },
  0,
};

const char *const *counter_texts(void) { return texts; }
