#include "editor.h"

#include <stdlib.h>

size_t utf8_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  return 0;
}

wchar_t utf8_scalar(const unsigned char *bytes, size_t count) {
  static const unsigned long smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (count == 1) return (wchar_t)bytes[0];
  unsigned long scalar = bytes[0] & (0xffu >> (count + 1));
  for (size_t i = 1; i < count; i++) {
    if ((bytes[i] & 0xc0) != 0x80) return 0xfffd;
    scalar = scalar << 6 | (bytes[i] & 0x3f);
  }
  bool is_surrogate = scalar >= 0xd800 && scalar <= 0xdfff;
  if (is_surrogate || scalar < smallest[count] || scalar > 0x10ffff) return 0xfffd;
  return (wchar_t)scalar;
}

wchar_t *wide_from_utf8(const char *text, size_t count) {
  wchar_t *wide = malloc((count + 1) * sizeof *wide);
  if (wide == NULL) return NULL;
  const unsigned char *bytes = (const unsigned char *)text;
  size_t length = 0;
  for (size_t i = 0; i < count;) {
    size_t width = utf8_length(bytes[i]);
    bool is_whole = width > 0 && i + width <= count;
    wide[length] = is_whole ? utf8_scalar(bytes + i, width) : 0xfffd;
    i += wide[length] == 0xfffd ? 1 : width;
    length++;
  }
  wide[length] = L'\0';
  return wide;
}

char *utf8_from_wide(const wchar_t *text, size_t count) {
  char *bytes = malloc(count * 4 + 1);
  if (bytes == NULL) return NULL;
  char *next = bytes;
  for (size_t i = 0; i < count; i++) {
    unsigned long scalar = (unsigned long)text[i];
    if (scalar < 0x80) {
      *next++ = (char)scalar;
      continue;
    }
    int following = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
    *next++ = (char)((0xff00u >> (following + 1) & 0xff) | scalar >> (6 * following));
    while (following-- > 0) *next++ = (char)(0x80 | (scalar >> (6 * following) & 0x3f));
  }
  *next = '\0';
  return bytes;
}
