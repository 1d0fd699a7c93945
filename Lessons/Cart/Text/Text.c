#include "CCartText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/* Each file as it was when it was compiled, ended by a zero. */
static const char *const texts[] = {
  "Item.swift", (const char[]){
#embed "../Item.swift" suffix(, 0)
  },
  "Reducer.swift", (const char[]){
#embed "../Reducer.swift" suffix(, 0)
  },
  "Model.swift", (const char[]){
#embed "../Model.swift" suffix(, 0)
  },
  "ModelObject.swift", (const char[]){
#embed "../ModelObject.swift" suffix(, 0)
  },
  "Capability.swift", (const char[]){
#embed "../Capability.swift" suffix(, 0)
  },
  "CapabilityValue.swift", (const char[]){
#embed "../CapabilityValue.swift" suffix(, 0)
  },
  "CartCapability.swift", (const char[]){
#embed "../CartCapability.swift" suffix(, 0)
  },
  "CartScreen.swift", (const char[]){
#embed "../CartScreen.swift" suffix(, 0)
  },
  "lesson.md", (const char[]){
#embed "../lesson.md" suffix(, 0)
  },
  "refused/write-items.swift", (const char[]){
#embed "../refused/write-items.swift" suffix(, 0)
  },
  0,
};

const char *const *cart_texts(void) { return texts; }
