/* SPDX-License-Identifier: MIT */
/* Right for two points; for other bodies it gives the distance of their first points. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/subjects/outside/gjkproof_subject.h"

typedef struct own_body {
  size_t count;
  double first[3];
} own_body;

static void* prepare(const gjkproof_body* body) {
  own_body* own = calloc(1, sizeof *own);
  own->count = body->count;
  if (own == NULL) return NULL;
  for (int i = 0; i < 3; ++i) {
    own->first[i] = body->doubles != NULL ? body->doubles[i] : (double)body->floats[i];
  }
  return own;
}

static void answer_first_points(const double* a, const double* b, gjkproof_answer* answer) {
  double square = 0;
  for (int i = 0; i < 3; ++i) square += (b[i] - a[i]) * (b[i] - a[i]);
  answer->distance = sqrt(square);
  answer->lower_bound = answer->distance;
  answer->intersecting = square == 0;
  answer->says = GJKPROOF_DISTANCE | GJKPROOF_WITNESSES | GJKPROOF_LOWER_BOUND;
  memcpy(answer->witness_a, a, sizeof answer->witness_a);
  memcpy(answer->witness_b, b, sizeof answer->witness_b);
  if (square == 0) return;
  answer->says |= GJKPROOF_NORMAL;
  for (int i = 0; i < 3; ++i) answer->normal[i] = (b[i] - a[i]) / answer->distance;
}

static void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const own_body* own_a = a;
  const own_body* own_b = b;
  answer_first_points(own_a->first, own_b->first, answer);
  answer->iterations = (int)(own_a->count + own_b->count);
}

static void ask_bodies(const void* a, const void* b, gjkproof_answer* answer) {
  const gjkproof_body* body_a = a;
  const gjkproof_body* body_b = b;
  answer_first_points(body_a->doubles, body_b->doubles, answer);
  answer->iterations = body_a->dim;
}

static size_t ask_batch(const gjkproof_case* cases, size_t count, gjkproof_answer* answers) {
  for (size_t i = 0; i < count; ++i) {
    void* a = prepare(&cases[i].a);
    void* b = prepare(&cases[i].b);
    ask(a, b, &answers[i]);
    strcpy(answers[i].status, "together");
    free(a);
    free(b);
  }
  return count;
}

enum { says_all = GJKPROOF_DISTANCE | GJKPROOF_WITNESSES | GJKPROOF_NORMAL | GJKPROOF_LOWER_BOUND };

static const gjkproof_subject all[] = {
    {.version = GJKPROOF_SUBJECT_VERSION,
     .size = sizeof(gjkproof_subject),
     .name = "honest-1.0/double",
     .description = "the distance of the first points",
     .takes = GJKPROOF_PLANE | GJKPROOF_SPACE,
     .answers = says_all,
     .distance = {1e-12, 1e-14},
     .prepare = prepare,
     .ask = ask,
     .release = free},
    {.version = GJKPROOF_SUBJECT_VERSION,
     .size = sizeof(gjkproof_subject),
     .name = "honest-1.0/float",
     .takes = GJKPROOF_SPACE,
     .answers = says_all,
     .single = 1,
     .magnitude_max = 1e6,
     .prepare = prepare,
     .ask = ask,
     .release = free,
     .ask_batch = ask_batch},
    {.version = GJKPROOF_SUBJECT_VERSION,
     .size = sizeof(gjkproof_subject),
     .name = "honest-1.0/unprepared",
     .takes = GJKPROOF_PLANE | GJKPROOF_SPACE,
     .answers = says_all,
     .ask = ask_bodies},
};

const gjkproof_subject* gjkproof_subject_at(size_t index) {
  return index < sizeof all / sizeof *all ? &all[index] : NULL;
}
