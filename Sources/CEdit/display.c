#define _GNU_SOURCE  // wcwidth

#include "editor.h"

/// How many rows below the prompt's first one the cursor stands after `count` characters of text.
static int rows_before(cedit *self, int columns, const wchar_t *text, size_t count) {
  int row = 0;
  int column = 0;
  bool is_literal = false;
  size_t prompt = self->prompt == NULL ? 0 : wcslen(self->prompt);
  for (size_t i = 0; i < prompt + count; i++) {
    wchar_t character = i < prompt ? self->prompt[i] : text[i - prompt];
    if (i < prompt && character == L'\001') is_literal = !is_literal;
    if (character == L'\n') {
      row++;
      column = 0;
    }
    int width = is_literal ? 0 : wcwidth(character);
    if (character == L'\t') width = 8 - column % 8;
    if (width <= 0) continue;
    if (column + width > columns) {
      row++;
      column = 0;
    }
    column += width;
  }
  return column == columns ? row + 1 : row;
}

static int columns_of(cedit *self) {
  int columns = 80;
  int rows = 24;
  if (!cedit_terminal_size(fileno(self->output), &columns, &rows) || columns < 1) return 80;
  return columns;
}

/// Draws the line again from the row its prompt stands on, after the width changed.
void redraw(cedit *self) {
  const LineInfoW *line = el_wline(self->editor);
  int rows = rows_before(
      self, columns_of(self), line->buffer, (size_t)(line->cursor - line->buffer));
  if (rows > 0) fprintf(self->output, "\033[%dA", rows);
  fputs("\r\033[J", self->output);
  el_wset(self->editor, EL_REFRESH);
}

/// Moves to a fresh row below the line.
void leave_line(cedit *self) {
  const LineInfoW *line = el_wline(self->editor);
  int columns = columns_of(self);
  int cursor = rows_before(self, columns, line->buffer, (size_t)(line->cursor - line->buffer));
  int end = rows_before(self, columns, line->buffer, (size_t)(line->lastchar - line->buffer));
  for (int row = cursor; row <= end; row++) fputc('\n', self->output);
  fputc('\r', self->output);
  fflush(self->output);
}
