#include "editor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

/// How long the rest of an escape sequence may take; a lone Esc waits this long.
enum { ESCAPE_MILLISECONDS = 30 };
/// How soon the next line of a paste follows, in a terminal that does not mark pastes.
enum { PASTE_MILLISECONDS = 20 };
/// A paste is cut here.
enum { PASTE_LIMIT = 1 << 20 };

/// Waits for more bytes, for ever if `milliseconds` is negative; false if there are none, or if
/// the read has to stop.
static bool fill(cedit *self, int milliseconds) {
  int descriptor = fileno(self->input);
  if (self->first > 0) {
    memmove(self->bytes, self->bytes + self->first, self->end - self->first);
    self->end -= self->first;
    self->first = 0;
  }
  while (!self->is_stopped) {
    fd_set ready;
    FD_ZERO(&ready);
    FD_SET(descriptor, &ready);
    struct timespec limit = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    int count = pselect(
        descriptor + 1, &ready, NULL, NULL, milliseconds < 0 ? NULL : &limit, cedit_waiting_mask());
    if (count < 0 && errno == EINTR) {
      serve_signals(self);
      continue;
    }
    if (count == 0) return false;
    ssize_t length = read(descriptor, self->bytes + self->end, sizeof self->bytes - self->end);
    if (length > 0) {
      self->end += (size_t)length;
      return true;
    }
    if (length < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    self->is_stopped = true;
    self->stop = CEDIT_END_OF_FILE;
  }
  return false;
}

/// Consumes `sequence` if it comes next.
static bool take(cedit *self, const char *sequence) {
  size_t length = strlen(sequence);
  for (size_t i = 0; i < length; i++) {
    while (self->end - self->first <= i) {
      if (!fill(self, ESCAPE_MILLISECONDS)) return false;
    }
    if (self->bytes[self->first + i] != (unsigned char)sequence[i]) return false;
  }
  self->first += length;
  return true;
}

static bool next_byte(cedit *self, unsigned char *byte) {
  if (self->first == self->end && !fill(self, -1)) return false;
  *byte = self->bytes[self->first++];
  return true;
}

/// Keeps the text up to the end mark, without control characters, which a terminal would obey,
/// and without its last newlines, so that the cursor stays on text.
static void collect_paste(cedit *self) {
  char *text = malloc(PASTE_LIMIT);
  size_t count = 0;
  unsigned char byte;
  while (next_byte(self, &byte)) {
    if (byte == '\033' && take(self, "[201~")) break;
    if (byte == '\r') {
      take(self, "\n");
      byte = '\n';
    }
    bool is_text = (byte >= ' ' && byte != 0x7f) || byte == '\t' || byte == '\n';
    if (is_text && text != NULL && count < PASTE_LIMIT) text[count++] = (char)byte;
  }
  while (count > 0 && text[count - 1] == '\n') count--;
  free(self->pasted);
  self->pasted = text == NULL ? NULL : wide_from_utf8(text, count);
  free(text);
}

int read_character(EditLine *editor, wchar_t *character) {
  cedit *self = NULL;
  el_wget(editor, EL_CLIENTDATA, &self);
  *character = L'\0';
  unsigned char bytes[4];
  if (self == NULL || !next_byte(self, &bytes[0])) return -1;
  if (bytes[0] == '\033' && take(self, "[200~")) {
    collect_paste(self);
    *character = PASTE_KEY;
    return self->is_stopped ? -1 : 1;
  }
  size_t length = utf8_length(bytes[0]);
  for (size_t i = 1; i < length; i++) {
    if (!next_byte(self, &bytes[i])) return -1;
  }
  *character = length == 0 ? 0xfffd : utf8_scalar(bytes, length);
  return 1;
}

bool cedit_has_input(cedit *self) {
  if (self->first < self->end) return true;
  int descriptor = fileno(self->input);
  fd_set ready;
  FD_ZERO(&ready);
  FD_SET(descriptor, &ready);
  struct timespec limit = {0, PASTE_MILLISECONDS * 1000000L};
  return pselect(descriptor + 1, &ready, NULL, NULL, &limit, NULL) > 0;
}
