#include "editor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

struct cedit_signals cedit_signals;

static const char paste_on[] = "\033[?2004h";
static const char paste_off[] = "\033[?2004l";

/// Signals that are waited for, then signals that end the process at once.
static const int kept[] = {SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP};
static const int fatal[] = {SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE};
enum { KEPT = sizeof kept / sizeof *kept, FATAL = sizeof fatal / sizeof *fatal };

static struct sigaction actions_before[KEPT + FATAL];
static sigset_t mask_before;
static volatile sig_atomic_t is_editing;
static int terminal_input;
static int terminal_output;
static struct termios terminal_modes;
static int termination_signal;
static volatile sig_atomic_t presses;

static void send(const char *codes) {
  ssize_t count = write(terminal_output, codes, strlen(codes));
  (void)count;
}

/// Puts the terminal back as it was; safe in a signal handler and at exit.
static void restore_terminal(void) {
  if (!is_editing) return;
  is_editing = 0;
  send(paste_off);
  tcsetattr(terminal_input, TCSADRAIN, &terminal_modes);
}

static void remember(int number) {
  switch (number) {
    case SIGINT: cedit_signals.interrupted = 1; break;
    case SIGWINCH: cedit_signals.resized = 1; break;
    case SIGTSTP: cedit_signals.suspended = 1; break;
    case SIGCONT: cedit_signals.resumed = 1; break;
    default: cedit_signals.terminated = number;
  }
}

static void die(int number) {
  restore_terminal();
  signal(number, SIG_DFL);
  raise(number);
}

void begin_signals(cedit *self) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(restore_terminal) == 0;
  sigset_t mask;
  sigemptyset(&mask);
  for (int i = 0; i < KEPT; i++) sigaddset(&mask, kept[i]);
  sigprocmask(SIG_BLOCK, &mask, &mask_before);
  for (int i = 0; i < KEPT; i++) sigdelset(&mask_before, kept[i]);
  memset(&cedit_signals, 0, sizeof cedit_signals);
  termination_signal = 0;
  for (int i = 0; i < KEPT + FATAL; i++) {
    struct sigaction action = {.sa_handler = i < KEPT ? remember : die};
    sigaction(i < KEPT ? kept[i] : fatal[i - KEPT], &action, &actions_before[i]);
  }
  terminal_input = fileno(self->input);
  terminal_output = fileno(self->output);
  if (tcgetattr(terminal_input, &terminal_modes) == 0) is_editing = 1;
  send(paste_on);
}

void end_signals(void) {
  if (is_editing) send(paste_off);
  is_editing = 0;
  termination_signal = cedit_signals.terminated;
  for (int i = 0; i < KEPT + FATAL; i++) {
    sigaction(i < KEPT ? kept[i] : fatal[i - KEPT], &actions_before[i], NULL);
  }
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

const sigset_t *cedit_waiting_mask(void) {
  return &mask_before;
}

/// Stops the process as Ctrl-Z would have; returns once it is continued.
static void suspend(cedit *self) {
  leave_line(self);
  el_wset(self->editor, EL_PREP_TERM, 0);
  send(paste_off);
  struct sigaction standard = {.sa_handler = SIG_DFL};
  struct sigaction ours;
  sigset_t mask;
  sigaction(SIGTSTP, &standard, &ours);
  sigemptyset(&mask);
  sigaddset(&mask, SIGTSTP);
  sigaddset(&mask, SIGCONT);
  raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &mask, NULL);
  sigprocmask(SIG_BLOCK, &mask, NULL);
  sigaction(SIGTSTP, &ours, NULL);
  cedit_signals.resumed = 1;
}

void serve_signals(cedit *self) {
  if (cedit_signals.suspended) {
    cedit_signals.suspended = 0;
    suspend(self);
  }
  if (cedit_signals.resumed) {
    cedit_signals.resumed = 0;
    el_wset(self->editor, EL_PREP_TERM, 1);
    send(paste_on);
    el_wset(self->editor, EL_REFRESH);
  }
  if (cedit_signals.resized) {
    cedit_signals.resized = 0;
    el_resize(self->editor);
    redraw(self);
  }
  if (cedit_signals.interrupted || cedit_signals.terminated) {
    self->is_stopped = true;
    self->stop = cedit_signals.terminated ? CEDIT_END_OF_FILE : CEDIT_INTERRUPTED;
  }
}

int cedit_termination_signal(void) {
  return termination_signal;
}

static void count_press(int number) {
  presses++;
  if (presses < 3) return;
  signal(number, SIG_DFL);
  raise(number);
}

void cedit_catch_interrupts(void) {
  struct sigaction action = {.sa_handler = count_press};
  sigaction(SIGINT, &action, NULL);
}

bool cedit_is_interrupted(void) {
  return presses > 0;
}

void cedit_clear_interrupt(void) {
  presses = 0;
}
