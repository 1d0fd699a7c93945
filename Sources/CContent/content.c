#include "CContent.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#ifndef __has_embed
#error "this compiler has no #embed: Swift 6.2 or newer brings one that has (Xcode 26 on macOS)"
#endif

static const struct {
  const char *path;
  const char *text;
} files[] = {
#define ENTRY "Facts/facts.en.md"
#include "entry.h"
#define ENTRY "Glossary/glossary.en.md"
#include "entry.h"
#define ENTRY "NewLesson/Capability.swift"
#include "entry.h"
#define ENTRY "NewLesson/Lesson.swift"
#include "entry.h"
#define ENTRY "NewLesson/Manifest.swift"
#include "entry.h"
#define ENTRY "NewLesson/Model.swift"
#include "entry.h"
#define ENTRY "NewLesson/Reducer.swift"
#include "entry.h"
#define ENTRY "NewLesson/Tests.swift"
#include "entry.h"
#define ENTRY "NewLesson/Text.swift"
#include "entry.h"
#define ENTRY "NewLesson/lesson.md"
#include "entry.h"
#define ENTRY "NewLesson/main.swift"
#include "entry.h"
#define ENTRY "NewLesson/write-saved.swift"
#include "entry.h"
#define ENTRY "Trees/architecture.en.json"
#include "entry.h"
#define ENTRY "Trees/architecture.es.json"
#include "entry.h"
#define ENTRY "Trees/injection.en.json"
#include "entry.h"
#define ENTRY "Trees/injection.es.json"
#include "entry.h"
#define ENTRY "Trees/mix.en.json"
#include "entry.h"
#define ENTRY "Trees/modules.en.json"
#include "entry.h"
#define ENTRY "Trees/pressure.en.json"
#include "entry.h"
#define ENTRY "Trees/starting-point.en.json"
#include "entry.h"
#define ENTRY "Trees/state-home.en.json"
#include "entry.h"
#define ENTRY "Trees/state-home.es.json"
#include "entry.h"
#define ENTRY "Trees/view-model.en.json"
#include "entry.h"
#define ENTRY "Trees/view-model.es.json"
#include "entry.h"
#define ENTRY "Words/record.en.txt"
#include "entry.h"
#define ENTRY "Words/record.es.txt"
#include "entry.h"
#define ENTRY "Words/walk.en.txt"
#include "entry.h"
#define ENTRY "Words/walk.es.txt"
#include "entry.h"
};

enum { count = sizeof files / sizeof *files };

const char *content_text(const char *path) {
  for (int place = 0; place < count; place++)
    if (strcmp(files[place].path, path) == 0) return files[place].text;
  return 0;
}

const char *content_path(int place) {
  return place >= 0 && place < count ? files[place].path : 0;
}
