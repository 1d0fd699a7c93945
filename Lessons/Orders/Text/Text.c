#include "COrdersText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/* Each file as it was when it was compiled, ended by a zero. */
static const char *const texts[] = {
  "Order.swift", (const char[]){
#embed "../Order.swift" suffix(, 0)
  },
  "Reducer.swift", (const char[]){
#embed "../Reducer.swift" suffix(, 0)
  },
  "ReducerCareful.swift", (const char[]){
#embed "../ReducerCareful.swift" suffix(, 0)
  },
  "ReducerFlags.swift", (const char[]){
#embed "../ReducerFlags.swift" suffix(, 0)
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
  "CapabilityValue.swift", (const char[]){
#embed "../CapabilityValue.swift" suffix(, 0)
  },
  "OrdersCapability.swift", (const char[]){
#embed "../OrdersCapability.swift" suffix(, 0)
  },
  "OrdersScreen.swift", (const char[]){
#embed "../OrdersScreen.swift" suffix(, 0)
  },
  "Promises.swift", (const char[]){
#embed "../Promises.swift" suffix(, 0)
  },
  "lesson.md", (const char[]){
#embed "../lesson.md" suffix(, 0)
  },
  "refused/forgotten-failure.swift", (const char[]){
#embed "../refused/forgotten-failure.swift" suffix(, 0)
  },
  0,
};

const char *const *orders_texts(void) { return texts; }
