#define _GNU_SOURCE
#include "CPTY.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <locale.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

int cpty_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

int cpty_open(int *terminal, int *program, int columns, int rows) {
  if (openpty(terminal, program, NULL, NULL, NULL) != 0) return -1;
  fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  fcntl(*program, F_SETFD, FD_CLOEXEC);
  fcntl(*terminal, F_SETFL, O_NONBLOCK);
  return cpty_resize(*terminal, columns, rows);
}

const char *cpty_image(void) {
  Dl_info info;
  return dladdr((const void *)(uintptr_t)cpty_image, &info) != 0 ? info.dli_fname : NULL;
}

int cpty_width(uint32_t scalar) {
  static int is_ready;
  if (!is_ready) {
    is_ready = setlocale(LC_CTYPE, "C.UTF-8") || setlocale(LC_CTYPE, "en_US.UTF-8") || 1;
  }
  return wcwidth((wchar_t)scalar);
}
