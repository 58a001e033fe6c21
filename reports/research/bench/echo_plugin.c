// SPDX-License-Identifier: MIT
// A plug-in that solves nothing: it gives the same answer to every question, so that a query costs
// what the worker costs.
#include <stddef.h>

#include "core/subjects/outside/gjkproof_subject.h"

static void ask(const void* a, const void* b, gjkproof_answer* answer) {
  (void)a;
  (void)b;
  answer->intersecting = 0;
  answer->says = GJKPROOF_DISTANCE;
  answer->distance = 1.25;
}

const gjkproof_subject* gjkproof_subject_at(size_t index) {
  static const gjkproof_subject echo = {
      .version = GJKPROOF_SUBJECT_VERSION,
      .size = sizeof(gjkproof_subject),
      .name = "echo",
      .takes = GJKPROOF_SPACE,
      .answers = GJKPROOF_DISTANCE,
      .ask = ask,
  };
  return index == 0 ? &echo : NULL;
}
