#include "CEdit.h"

#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/wait.h>

bool cedit_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
    return false;
  }
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

/// A pager that is left early closes its end, which must end only the writing. A handler, unlike
/// SIG_IGN, is not inherited by the pager.
static void pass(int number) {
  (void)number;
}

bool cedit_page(const char *pager, const char *bytes, size_t count) {
  struct sigaction quiet = {.sa_handler = pass, .sa_flags = SA_RESTART};
  struct sigaction pipe_before;
  struct sigaction interrupt_before;
  sigaction(SIGPIPE, &quiet, &pipe_before);
  sigaction(SIGINT, &quiet, &interrupt_before);
  FILE *stream = popen(pager, "w");
  int status = -1;
  if (stream != NULL) {
    fwrite(bytes, 1, count, stream);
    status = pclose(stream);
  }
  sigaction(SIGPIPE, &pipe_before, NULL);
  sigaction(SIGINT, &interrupt_before, NULL);
  bool is_missing = status == -1 || (WIFEXITED(status) && WEXITSTATUS(status) >= 126);
  return !is_missing;
}
