#include "editor.h"

#include <errno.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static cedit *owner_of(EditLine *editor) {
  cedit *self = NULL;
  el_wget(editor, EL_CLIENTDATA, &self);
  return self;
}

static wchar_t *prompt_of(EditLine *editor) {
  static wchar_t none[] = L"";
  cedit *self = owner_of(editor);
  return self == NULL || self->prompt == NULL ? none : self->prompt;
}

static unsigned char insert_paste(EditLine *editor, int key) {
  (void)key;
  cedit *self = owner_of(editor);
  if (self == NULL || self->pasted == NULL) return CC_NORM;
  el_winsertstr(editor, self->pasted);
  free(self->pasted);
  self->pasted = NULL;
  return CC_REFRESH;
}

static unsigned char complete(EditLine *editor, int key) {
  (void)key;
  cedit *self = owner_of(editor);
  if (self == NULL || self->complete == NULL) return CC_NORM;
  const LineInfoW *line = el_wline(editor);
  char *text = utf8_from_wide(line->buffer, (size_t)(line->cursor - line->buffer));
  if (text == NULL) return CC_NORM;
  cedit_completion answer = self->complete(self->context, text);
  free(text);
  if (answer.insertion != NULL) {
    wchar_t *insertion = wide_from_utf8(answer.insertion, strlen(answer.insertion));
    if (insertion != NULL) el_winsertstr(editor, insertion);
    free(insertion);
  }
  if (answer.listing != NULL) {
    leave_line(self);
    fputs(answer.listing, self->output);
    el_wset(editor, EL_REFRESH);
  }
  bool is_listed = answer.listing != NULL;
  free(answer.insertion);
  free(answer.listing);
  return is_listed ? CC_NORM : CC_REFRESH;
}

/// Keys that libedit leaves free; the user's settings, read afterwards, can change them.
static void bind_defaults(EditLine *editor) {
  static const wchar_t *const keys[][2] = {
      {L"^R", L"em-inc-search-prev"},    {L"\\e[1;5D", L"ed-prev-word"},
      {L"\\e[1;5C", L"em-next-word"},    {L"\\e[H", L"ed-move-to-beg"},
      {L"\\e[F", L"ed-move-to-end"},     {L"\\e[3~", L"ed-delete-next-char"},
  };
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    el_wset(editor, EL_BIND, keys[i][0], keys[i][1], NULL);
  }
}

/// Keys that the program depends on, in both of vi's key maps too.
static void bind_required(EditLine *editor) {
  el_wset(editor, EL_ADDFN, L"grove-paste", L"Insert pasted text", insert_paste);
  el_wset(editor, EL_ADDFN, L"grove-complete", L"Complete the word", complete);
  el_wset(editor, EL_BIND, L"\\237", L"grove-paste", NULL);
  el_wset(editor, EL_BIND, L"-a", L"\\237", L"grove-paste", NULL);
  el_wset(editor, EL_BIND, L"^I", L"grove-complete", NULL);
}

cedit *cedit_open(const char *program, int input, int output, const char *settings) {
  setlocale(LC_CTYPE, "");
  cedit *self = calloc(1, sizeof *self);
  if (self == NULL) return NULL;
  int copies[] = {dup(input), dup(output)};
  self->input = copies[0] < 0 ? NULL : fdopen(copies[0], "r");
  self->output = copies[1] < 0 ? NULL : fdopen(copies[1], "w");
  if (self->input != NULL && self->output != NULL) {
    self->editor = el_init(program, self->input, self->output, self->output);
    self->history = history_winit();
  }
  if (self->editor == NULL || self->history == NULL) {
    cedit_close(self);
    return NULL;
  }
  el_wset(self->editor, EL_CLIENTDATA, self);
  el_wset(self->editor, EL_SIGNAL, 0);
  el_wset(self->editor, EL_EDITOR, L"emacs");
  el_wset(self->editor, EL_PROMPT_ESC, prompt_of, L'\001');
  el_wset(self->editor, EL_GETCFN, read_character);
  HistEventW event;
  history_w(self->history, &event, H_SETSIZE, 1000);
  history_w(self->history, &event, H_SETUNIQUE, 1);
  el_wset(self->editor, EL_HIST, history_w, self->history);
  bind_defaults(self->editor);
  if (settings != NULL) el_source(self->editor, settings);
  bind_required(self->editor);
  return self;
}

void cedit_close(cedit *self) {
  if (self == NULL) return;
  if (self->editor != NULL) el_end(self->editor);
  if (self->history != NULL) history_wend(self->history);
  if (self->input != NULL) fclose(self->input);
  if (self->output != NULL) fclose(self->output);
  free(self->prompt);
  free(self->pasted);
  free(self);
}

void cedit_set_completion(cedit *self, cedit_complete complete, void *context) {
  self->complete = complete;
  self->context = context;
}

void cedit_set_history_size(cedit *self, int size) {
  HistEventW event;
  history_w(self->history, &event, H_SETSIZE, size);
}

void cedit_add_history(cedit *self, const char *entry) {
  wchar_t *wide = wide_from_utf8(entry, strlen(entry));
  if (wide == NULL) return;
  HistEventW event;
  history_w(self->history, &event, H_ENTER, wide);
  free(wide);
}

cedit_result cedit_read(cedit *self, const char *prompt, char **line) {
  *line = NULL;
  free(self->prompt);
  self->prompt = wide_from_utf8(prompt, strlen(prompt));
  self->is_stopped = false;
  begin_signals(self);
  // Before the prompt invites to type: libedit would change the modes only with the first key.
  el_wset(self->editor, EL_PREP_TERM, 1);
  int count = 0;
  const wchar_t *text = el_wgets(self->editor, &count);
  if (text == NULL && self->is_stopped && self->stop == CEDIT_INTERRUPTED) {
    const LineInfoW *typed = el_wline(self->editor);
    *line = utf8_from_wide(typed->buffer, (size_t)(typed->lastchar - typed->buffer));
    if (typed->cursor == typed->lastchar) fputs("^C", self->output);
    leave_line(self);
  } else if (text == NULL) {
    fputc('\n', self->output);
    fflush(self->output);
  }
  end_signals();
  if (text == NULL) return *line == NULL ? CEDIT_END_OF_FILE : CEDIT_INTERRUPTED;
  size_t length = count > 0 ? (size_t)count : 0;
  if (length > 0 && text[length - 1] == L'\n') length--;
  *line = utf8_from_wide(text, length);
  return *line == NULL ? CEDIT_END_OF_FILE : CEDIT_LINE;
}
