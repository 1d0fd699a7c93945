/* Texts that are content and not code, each a file beside this target's sources. */
#ifndef CCONTENT_H
#define CCONTENT_H

/* The text of a file by its path, such as "Trees/architecture.en.json"; null where there is none. */
const char *_Nullable content_text(const char *_Nonnull path);

/* The path of each file in turn, from 0; null after the last. */
const char *_Nullable content_path(int place);

#endif
