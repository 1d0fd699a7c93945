/* Runs a program as the leader of a new session whose terminal is standard input:
   ptyexec FOLDER PROGRAM ARGUMENTS...
   posix_spawn can do neither on every system. */
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

int main(int count, char **arguments) {
  if (count < 3) return 127;
  setsid();
  if (isatty(0)) ioctl(0, TIOCSCTTY, 0);
  if (chdir(arguments[1]) != 0) {
    perror(arguments[1]);
    return 127;
  }
  execv(arguments[2], arguments + 2);
  perror(arguments[2]);
  return 127;
}
