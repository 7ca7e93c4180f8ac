#ifndef CEDIT_EDITOR_H
#define CEDIT_EDITOR_H

#include "CEdit.h"

#include <histedit.h>
#include <signal.h>
#include <stdio.h>
#include <sys/types.h>
#include <wchar.h>

struct cedit {
  EditLine *editor;
  HistoryW *history;
  FILE *input;
  FILE *output;
  /// The prompt of the read under way.
  wchar_t *prompt;
  cedit_complete complete;
  void *context;

  /// Bytes read from the terminal and not yet handed on.
  unsigned char bytes[4096];
  size_t first;
  size_t end;
  /// Text between the marks of a bracketed paste, until the paste command takes it.
  wchar_t *pasted;

  /// Set when the read has to end without a line.
  bool is_stopped;
  cedit_result stop;
};

/// The key that stands for a whole paste; nobody can type this control character.
enum { PASTE_KEY = 0x9f };

// text.c: UTF-8 ↔ wide characters, whatever the locale; results come from malloc.
wchar_t *wide_from_utf8(const char *text, size_t count);
char *utf8_from_wide(const wchar_t *text, size_t count);
/// Bytes in the sequence that `lead` starts, 0 if it cannot start one.
size_t utf8_length(unsigned char lead);
/// The scalar in `bytes`, or U+FFFD.
wchar_t utf8_scalar(const unsigned char *bytes, size_t count);

// input.c: the function libedit gets its characters from.
int read_character(EditLine *editor, wchar_t *character);

// display.c: where the cursor is, which libedit does not tell.
void redraw(cedit *self);
void leave_line(cedit *self);

// signals.c
struct cedit_signals {
  volatile sig_atomic_t interrupted;
  volatile sig_atomic_t resized;
  volatile sig_atomic_t suspended;
  volatile sig_atomic_t resumed;
  volatile sig_atomic_t terminated;
};
extern struct cedit_signals cedit_signals;
/// Takes over the signals that concern a line being edited, and blocks those that `pselect` with
/// `cedit_waiting_mask` lets through, so that none is lost between a test and a wait.
void begin_signals(cedit *self);
void end_signals(void);
const sigset_t *cedit_waiting_mask(void);
/// Acts on the signals that arrived.
void serve_signals(cedit *self);

#endif
