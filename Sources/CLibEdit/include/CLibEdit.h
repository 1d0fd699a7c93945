/* Typed fronts over libedit, whose own calls are variadic and so invisible to Swift.
   Only what Debian's and Apple's headers both have is used. */
#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#if !__has_include(<histedit.h>)
#error "libedit's header is missing: install libedit-dev (Debian, Ubuntu) or libedit-devel (Fedora)"
#endif

#include <histedit.h>
#include <stddef.h>
#include <stdint.h>

typedef int (*le_reader)(EditLine *, wchar_t *);
typedef char *(*le_prompt)(EditLine *);
typedef unsigned char (*le_command)(EditLine *, int);

/* The editor. */

static inline EditLine *le_open(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

/* Ends the editor without throwing away what was typed ahead: with editing switched off,
   libedit does not restore (and flush) a terminal that is cooked already. */
static inline void le_close(EditLine *e) {
  el_set(e, EL_EDITMODE, 0);
  el_end(e);
}

static inline int le_set_context(EditLine *e, void *p) { return el_set(e, EL_CLIENTDATA, p); }

static inline void *le_context(EditLine *e) {
  void *p = NULL;
  return el_get(e, EL_CLIENTDATA, &p) == 0 ? p : NULL;
}

static inline int le_set_prompt(EditLine *e, le_prompt f) { return el_set(e, EL_PROMPT, f); }

/* The wide call: the narrow one would cut our characters to one byte. */
static inline int le_set_reader(EditLine *e, le_reader f) { return el_wset(e, EL_GETCFN, f); }

static inline int le_use_signals(EditLine *e, int on) { return el_set(e, EL_SIGNAL, on); }

static inline int le_set_keys(EditLine *e, const char *mode) {
  return el_set(e, EL_EDITOR, mode);
}

static inline int le_uses_vi_keys(EditLine *e) {
  const char *mode = NULL;
  return el_get(e, EL_EDITOR, &mode) == 0 && mode != NULL && mode[0] == 'v';
}

static inline int le_can_edit(EditLine *e) {
  int on = 0;
  return el_get(e, EL_EDITMODE, &on) == 0 && on != 0;
}

static inline int le_add_command(EditLine *e, const char *name, const char *help, le_command f) {
  return el_set(e, EL_ADDFN, name, help, f);
}

static inline int le_bind(EditLine *e, const char *key, const char *command) {
  return el_set(e, EL_BIND, key, command, NULL);
}

/* Binds in the alternative map: vi's command mode. */
static inline int le_bind_alternative(EditLine *e, const char *key, const char *command) {
  return el_set(e, EL_BIND, "-a", key, command, NULL);
}

/* Sets one terminal flag for editing mode only, for example "-isig". */
static inline int le_set_terminal_flag(EditLine *e, const char *flag) {
  return el_set(e, EL_SETTY, "-d", flag, NULL);
}

static inline int le_make_raw(EditLine *e, int raw) { return el_set(e, EL_PREP_TERM, raw); }
static inline int le_refresh(EditLine *e) { return el_set(e, EL_REFRESH); }

/* Takes the window's size over. The refresh is part of it: it puts libedit's cursor, which may be
   in a row that is gone, back to the first before anything uses it. */
static inline void le_adopt_size(EditLine *e) {
  el_resize(e);
  el_set(e, EL_REFRESH);
}

/* Runs one line of an .editrc; -1 if it is not one. el_source would go on with words that it
   has not got where a quote is left open, and crash. */
static inline int le_run_line(EditLine *e, const char *line) {
  int count = 0;
  const char **words = NULL;
  Tokenizer *tokenizer = tok_init(NULL);
  if (tokenizer == NULL) return -1;
  int result = -1;
  if (tok_str(tokenizer, line, &count, &words) == 0 && count > 0) {
    result = el_parse(e, count, words);
  }
  tok_end(tokenizer);
  return result;
}

/* The line being edited, as scalars. */

static inline size_t le_length(EditLine *e) {
  const LineInfoW *line = el_wline(e);
  return (size_t)(line->lastchar - line->buffer);
}

static inline size_t le_cursor(EditLine *e) {
  const LineInfoW *line = el_wline(e);
  return (size_t)(line->cursor - line->buffer);
}

static inline uint32_t le_scalar(EditLine *e, size_t i) {
  return (uint32_t)el_wline(e)->buffer[i];
}

/* el_wline hands out the editor's own line, so moving its cursor moves the cursor;
   el_cursor does the same but is missing on Apple systems. */
static inline void le_move_cursor(EditLine *e, size_t i) {
  LineInfoW *line = (LineInfoW *)(uintptr_t)el_wline(e);
  line->cursor = line->buffer + i;
}

/* History in memory. */

static inline int le_history_limit(History *h, int n) {
  HistEvent event;
  return history(h, &event, H_SETSIZE, n);
}

static inline int le_history_enter(History *h, const char *line) {
  HistEvent event;
  return history(h, &event, H_ENTER, line);
}

static inline int le_history_clear(History *h) {
  HistEvent event;
  return history(h, &event, H_CLEAR);
}

static inline int le_use_history(EditLine *e, History *h) {
  return el_set(e, EL_HIST, history, h);
}

/* The terminal (terminal.c). */

int le_use_utf8(void);
int le_width(uint32_t scalar);
int le_is_printable(uint32_t scalar);
int le_window_size(int descriptor, int *columns, int *rows);
void le_flush(void);

/* Keeps what libedit draws from the terminal; 0 when that worked. From then on libedit believes
   in one size, whatever the window's is, and le_took_bell says whether it rang the bell since it
   was last asked. */
int le_draw_into_memory(EditLine *e);
int le_took_bell(void);

/* Remembers the terminal as it is now; until le_forget_terminal, every exit of the process,
   crashes included, puts it back. */
void le_remember_terminal(void);
void le_forget_terminal(void);

/* Signals (signals.c). */

/* From now on window changes, stops, continuations and the signals that end or interrupt a program
   arrive as bytes, one per signal, on the descriptor returned; -1 if no pipe can be made. */
int le_catch_signals(void);
void le_release_signals(void);
/* Stops a process, or with 0 the whole group, as the stop signal does that is caught meanwhile. */
void le_stop(int process);

/* From now on an interrupt sets a flag and makes the returned descriptor readable. */
int le_catch_interrupts(void);
/* The descriptor of le_catch_interrupts once that was called, else -1. */
int le_interrupt_descriptor(void);
int le_was_interrupted(void);
void le_clear_interrupt(void);

#endif
