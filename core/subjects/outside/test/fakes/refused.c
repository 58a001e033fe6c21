/* SPDX-License-Identifier: MIT */
/* No plug-in, in the way that the macro REFUSED_FOR chooses. */
#include <stdlib.h>
#include <unistd.h>

#include "core/subjects/outside/gjkproof_subject.h"

enum { VERSION, SIZE, NO_NAME, TWO_WORDS, NO_ASK, NO_SUBJECT, DUPLICATE, NO_SYMBOL, CRASH, EXIT };

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
  subject.version = GJKPROOF_SUBJECT_VERSION + (REFUSED_FOR == VERSION);
  subject.size = sizeof subject - (REFUSED_FOR == SIZE);
  subject.name = REFUSED_FOR == NO_NAME ? NULL : REFUSED_FOR == TWO_WORDS ? "two words" : "mine";
  subject.takes = GJKPROOF_SPACE;
  subject.answers = GJKPROOF_DISTANCE;
  subject.ask = REFUSED_FOR == NO_ASK ? NULL : ask;
  if (REFUSED_FOR == NO_SUBJECT) return NULL;
  if (REFUSED_FOR == CRASH) abort();
  if (REFUSED_FOR == EXIT) _exit(0);
  return index == 0 || REFUSED_FOR == DUPLICATE ? &subject : NULL;
}
