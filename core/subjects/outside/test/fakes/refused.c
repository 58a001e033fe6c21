/* SPDX-License-Identifier: MIT */
/* Not a valid plug-in, for the reason that the macro REFUSED_FOR selects. */
#include <stdlib.h>
#include <unistd.h>

#include "core/subjects/outside/gjkproof_subject.h"

enum {
  for_version,
  for_size,
  for_no_name,
  for_two_words,
  for_no_ask,
  for_no_subject,
  for_duplicate,
  for_no_symbol,
  for_crash,
  for_exit
};

static void ask(const void* a, const void* b, gjkproof_answer* answer) {
  (void)a;
  (void)b;
  (void)answer;
}

#ifdef REFUSED_FOR_NO_SYMBOL
const gjkproof_subject* another_name(size_t index) {
#else
const gjkproof_subject* gjkproof_subject_at(size_t index) {
#endif
  static gjkproof_subject subject;
  subject.version = GJKPROOF_SUBJECT_VERSION + (REFUSED_FOR == for_version);
  subject.size = sizeof subject - (REFUSED_FOR == for_size);
  subject.name = REFUSED_FOR == for_no_name     ? NULL
                 : REFUSED_FOR == for_two_words ? "two words"
                                                : "mine";
  subject.takes = GJKPROOF_SPACE;
  subject.answers = GJKPROOF_DISTANCE;
  subject.ask = REFUSED_FOR == for_no_ask ? NULL : ask;
  if (REFUSED_FOR == for_no_subject) return NULL;
  if (REFUSED_FOR == for_crash) abort();
  if (REFUSED_FOR == for_exit) _exit(0);
  return index == 0 || REFUSED_FOR == for_duplicate ? &subject : NULL;
}
