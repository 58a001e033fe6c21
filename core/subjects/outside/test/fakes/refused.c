/* SPDX-License-Identifier: MIT */
/* Not a valid plug-in, for the reason that the macro REFUSED_FOR names. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/subjects/outside/gjkproof_subject.h"

static int is(const char* reason) { return strcmp(REFUSED_FOR, reason) == 0; }

static void ask(const void* a, const void* b, gjkproof_answer* answer) {
  (void)a;
  (void)b;
  answer->intersecting = 1;
}

#ifdef REFUSED_FOR_NO_SYMBOL
const gjkproof_subject* another_name(size_t index) {
#else
const gjkproof_subject* gjkproof_subject_at(size_t index) {
#endif
  static gjkproof_subject subject;
  subject.version = GJKPROOF_SUBJECT_VERSION + is("version");
  subject.size = sizeof subject - is("size");
  if (is("nothing")) { /* of version 1, with garbage behind its end */
    subject.version = 1;
    subject.size = offsetof(gjkproof_subject, ask_batch);
    memset(&subject.ask_batch, 0x55, sizeof subject.ask_batch);
  }
  subject.name = is("no_name") ? NULL : is("two_words") ? "two words" : "mine";
  subject.takes = GJKPROOF_SPACE;
  subject.answers = GJKPROOF_DISTANCE;
  subject.ask = is("no_ask") ? NULL : ask;
  if (is("no_subject")) return NULL;
  if (is("crash")) abort();
  if (is("exit")) _exit(0);
  return index == 0 || is("duplicate") ? &subject : NULL;
}
