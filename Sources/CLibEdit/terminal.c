#define _GNU_SOURCE
#include "CLibEdit.h"
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

static int is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

int le_use_utf8(void) {
  static const char *const fallbacks[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  if (setlocale(LC_CTYPE, "") != NULL && is_utf8()) return 1;
  for (size_t i = 0; i < sizeof fallbacks / sizeof *fallbacks; i++) {
    if (setlocale(LC_CTYPE, fallbacks[i]) != NULL && is_utf8()) return 1;
  }
  return 0;
}

int le_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
int le_is_printable(uint32_t scalar) { return iswprint((wint_t)scalar) != 0; }
void le_flush(void) { fflush(stdout); }

int le_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

/* Libedit draws into memory; only its bell is of interest. */

static FILE *drawing;
static char *drawn;
static size_t drawn_length;

int le_draw_into_memory(EditLine *e) {
  if (drawing == NULL) drawing = open_memstream(&drawn, &drawn_length);
  if (drawing == NULL || el_set(e, EL_SETFP, 1, drawing) != 0) return -1;
  el_set(e, EL_SETTC, "li", "24", NULL);
  el_set(e, EL_SETTC, "co", "80", NULL);
  return 0;
}

int le_took_bell(void) {
  if (drawing == NULL || fflush(drawing) != 0) return 0;
  int rang = drawn_length > 0 && memchr(drawn, '\a', drawn_length) != NULL;
  rewind(drawing);
  return rang;
}

/* Putting the terminal back when the process ends in the middle of a line. */

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
enum { crash_count = sizeof crashes / sizeof *crashes };

static struct termios remembered;
static struct sigaction before_crash[crash_count];
static volatile sig_atomic_t is_remembered;

static void put_back(void) {
  static const char paste_off[] = "\033[?2004l";
  if (!is_remembered) return;
  is_remembered = 0;
  if (write(STDOUT_FILENO, paste_off, sizeof paste_off - 1) < 0) { /* nothing left to try */
  }
  tcsetattr(STDIN_FILENO, TCSANOW, &remembered);
}

static void on_crash(int number) {
  put_back();
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] == number) sigaction(number, &before_crash[i], NULL);
  }
  raise(number);
}

static void watch_crashes(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_crash;
  action.sa_flags = SA_ONSTACK;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &before_crash[i]);
}

void le_remember_terminal(void) {
  static int is_registered;
  if (is_remembered || tcgetattr(STDIN_FILENO, &remembered) != 0) return;
  if (!is_registered) is_registered = atexit(put_back) == 0;
  watch_crashes();
  is_remembered = 1;
}

void le_forget_terminal(void) {
  if (!is_remembered) return;
  is_remembered = 0;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &before_crash[i], NULL);
}
