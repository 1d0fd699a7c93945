#include "CTransferText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/* Each file as it was when it was compiled, ended by a zero. */
static const char *const texts[] = {
  "Transfer.swift", (const char[]){
#embed "../Transfer.swift" suffix(, 0)
  },
  "Reducer.swift", (const char[]){
#embed "../Reducer.swift" suffix(, 0)
  },
  "ReducerCareful.swift", (const char[]){
#embed "../ReducerCareful.swift" suffix(, 0)
  },
  "ReducerValues.swift", (const char[]){
#embed "../ReducerValues.swift" suffix(, 0)
  },
  "Model.swift", (const char[]){
#embed "../Model.swift" suffix(, 0)
  },
  "ModelCareful.swift", (const char[]){
#embed "../ModelCareful.swift" suffix(, 0)
  },
  "Capability.swift", (const char[]){
#embed "../Capability.swift" suffix(, 0)
  },
  "CapabilityCareful.swift", (const char[]){
#embed "../CapabilityCareful.swift" suffix(, 0)
  },
  "CapabilityObject.swift", (const char[]){
#embed "../CapabilityObject.swift" suffix(, 0)
  },
  "lesson.md", (const char[]){
#embed "../lesson.md" suffix(, 0)
  },
  "bare/reducer.swift", (const char[]){
#embed "../bare/reducer.swift" suffix(, 0)
  },
  "bare/mvvm.swift", (const char[]){
#embed "../bare/mvvm.swift" suffix(, 0)
  },
  "bare/capability.swift", (const char[]){
#embed "../bare/capability.swift" suffix(, 0)
  },
  "refused/phase-from-outside.swift", (const char[]){
#embed "../refused/phase-from-outside.swift" suffix(, 0)
  },
  0,
};

const char *const *transfer_texts(void) { return texts; }
