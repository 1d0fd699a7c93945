#define _GNU_SOURCE
#include "CLibEdit.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#ifndef NSIG
#define NSIG 65
#endif

static int wake[2] = {-1, -1};
static int interrupt[2] = {-1, -1};
static struct sigaction before[NSIG];
static char is_caught[NSIG];
static volatile sig_atomic_t is_interrupted;
static int is_catching;

static int open_pipe(int ends[2]) {
  if (ends[0] >= 0) return ends[0];
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  return ends[0];
}

static void post(int descriptor, int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  if (write(descriptor, &byte, 1) < 0) { /* the pipe is full, so it is readable */
  }
  errno = error;
}

static void on_signal(int number) { post(wake[1], number); }

static void on_interrupt(int number) {
  is_interrupted = 1;
  post(interrupt[1], number);
}

static struct sigaction calling(void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  return action;
}

static int is_usual(const struct sigaction *action) { return action->sa_handler == SIG_DFL; }
static int is_ignored(const struct sigaction *action) { return action->sa_handler == SIG_IGN; }

/* Signals of the terminal and its user, which are caught even from a handler of ours. */
static int is_of_terminal(int number) {
  switch (number) {
  case SIGWINCH: case SIGCONT: case SIGTSTP: case SIGTERM: case SIGHUP: case SIGQUIT: case SIGINT:
    return 1;
  default: return 0;
  }
}

/* Whether a signal is left alone: it cannot be caught, or does no harm, or is a crash's, which
   are watched apart. */
static int is_left_alone(int number) {
  switch (number) {
  case SIGKILL: case SIGSTOP: case SIGTTIN: case SIGTTOU: case SIGCHLD: case SIGURG:
  case SIGSEGV: case SIGBUS: case SIGILL: case SIGTRAP: case SIGABRT: case SIGFPE: case SIGSYS:
#ifdef __APPLE__
  case SIGIO: case SIGINFO:
#endif
    return 1;
  default: return 0;
  }
}

int le_catch_signals(void) {
  if (open_pipe(wake) < 0) return -1;
  if (is_catching) return wake[0];
  struct sigaction action = calling(on_signal);
  for (int i = 1; i < NSIG; i++) {
    is_caught[i] = 0;
    if (is_left_alone(i) || sigaction(i, NULL, &before[i]) != 0) continue;
    if (is_ignored(&before[i]) || (!is_of_terminal(i) && !is_usual(&before[i]))) continue;
    is_caught[i] = sigaction(i, &action, NULL) == 0;
  }
  is_catching = 1;
  return wake[0];
}

void le_release_signals(void) {
  if (!is_catching) return;
  for (int i = 1; i < NSIG; i++) {
    if (is_caught[i]) sigaction(i, &before[i], NULL);
  }
  is_catching = 0;
}

void le_stop(int process) {
  struct sigaction ours, usual = calling(SIG_DFL);
  sigaction(SIGTSTP, NULL, &ours);
  if (!is_ignored(&ours)) sigaction(SIGTSTP, &usual, NULL);
  kill(process, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

int le_catch_interrupts(void) {
  if (open_pipe(interrupt) < 0) return -1;
  struct sigaction action = calling(on_interrupt);
  sigaction(SIGINT, &action, NULL);
  return interrupt[0];
}

int le_interrupt_descriptor(void) { return interrupt[0]; }

int le_was_interrupted(void) { return is_interrupted; }

void le_clear_interrupt(void) {
  unsigned char bytes[64];
  while (interrupt[0] >= 0 && read(interrupt[0], bytes, sizeof bytes) > 0) {
  }
  is_interrupted = 0;
}
