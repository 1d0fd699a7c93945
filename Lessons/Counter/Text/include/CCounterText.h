/* The lesson's files: a name, its text, the next name and so on; null after the last. */
const char *_Nullable const *_Nonnull counter_texts(void);
