#ifndef CEDIT_H
#define CEDIT_H

#include <stdbool.h>
#include <stddef.h>

// libedit behind plain functions and UTF-8: its own are variadic and wide, and Swift can import
// neither. <histedit.h> is deliberately not included here.

/// A line editor on one terminal. Only one may read at a time.
typedef struct cedit cedit;

/// How a read ended.
typedef enum {
  CEDIT_LINE,
  CEDIT_INTERRUPTED,
  CEDIT_END_OF_FILE,
} cedit_result;

/// What Tab does; both strings come from `malloc` or are NULL, and the editor frees them.
typedef struct {
  /// Typed for the user, at the cursor.
  char *insertion;
  /// Shown below the line, which is then drawn again.
  char *listing;
} cedit_completion;

/// Answers Tab; `text` is the line up to the cursor.
typedef cedit_completion (*cedit_complete)(void *context, const char *text);

/// Opens an editor that reads keys from `input` and draws on `output`, or NULL if it cannot.
///
/// `program` is the name that lines such as `grove:bind …` in `settings` are meant for; `settings`
/// is the path of the user's `.editrc`, or NULL.
cedit *cedit_open(const char *program, int input, int output, const char *settings);
void cedit_close(cedit *editor);

void cedit_set_completion(cedit *editor, cedit_complete complete, void *context);
void cedit_set_history_size(cedit *editor, int size);
void cedit_add_history(cedit *editor, const char *entry);

/// Reads a line; `*line` is what was typed, without its newline, to be freed by the caller. It is
/// set for an interrupted line too, and NULL at the end.
///
/// In `prompt`, text between two \001 is sent to the terminal but takes no room.
cedit_result cedit_read(cedit *editor, const char *prompt, char **line);

/// True if more was typed or pasted already than has been read.
bool cedit_has_input(cedit *editor);

/// The signal (SIGTERM, SIGHUP) that ended the last read, or 0.
int cedit_termination_signal(void);

/// Makes Ctrl-C set a flag instead of ending the process; the third press that nobody asked about
/// ends it after all, so that a program that never asks can be stopped.
void cedit_catch_interrupts(void);
/// Whether Ctrl-C was pressed since the last `cedit_clear_interrupt`.
bool cedit_is_interrupted(void);
void cedit_clear_interrupt(void);

/// Size in cells of the terminal at `descriptor`; false if it is none.
bool cedit_terminal_size(int descriptor, int *columns, int *rows);

/// Shows `bytes` with the shell command `pager`; false if that could not be started.
bool cedit_page(const char *pager, const char *bytes, size_t count);

#endif
