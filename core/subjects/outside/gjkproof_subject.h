/* SPDX-License-Identifier: MIT */
/* Your GJK as a plug-in that gjkproof judges: a shared library that defines one function,
 *
 *   const gjkproof_subject* gjkproof_subject_at(size_t index);
 *
 * which describes your subject number `index` (0, 1, ...) and returns NULL after the last one.
 * Fill a static gjkproof_subject; members that are zero are unsupported.  With -fvisibility=hidden
 * the function needs the attribute visibility("default").
 *
 *   cc -shared -fPIC -o libmine.so mine.c
 *   gjkproof study --subject ./libmine.so
 *
 * It runs in a process of its own.  It may crash, hang, print and throw: only the case at which
 * that happens has no answer.  One process asks one subject, one query after the other, in one
 * thread. */
/* NOLINTBEGIN: C, and names that others see */
#ifndef GJKPROOF_SUBJECT_H
#define GJKPROOF_SUBJECT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A plug-in of version 1, whose gjkproof_subject ends before `ask_batch`, is accepted too. */
#define GJKPROOF_SUBJECT_VERSION 2u

/* The convex hull of `count` > 0 points, x y z each; z is 0 in the plane.  Points may repeat and
 * may lie inside.  Either `doubles` or `floats` is set, see gjkproof_subject.single; the other is
 * NULL. */
typedef struct gjkproof_body {
  const double* doubles;
  const float* floats;
  size_t count;
  int dim; /* 2 or 3 */
} gjkproof_body;

typedef struct gjkproof_case {
  gjkproof_body a;
  gjkproof_body b;
} gjkproof_case;

/* Claims of an answer: bits of gjkproof_subject.answers and gjkproof_answer.says. */
enum {
  GJKPROOF_DISTANCE =
      1,              /* between the bodies, 0 if they meet; if declared, not missing otherwise */
  GJKPROOF_DEPTH = 2, /* length of the shortest translation that separates the interiors */
  GJKPROOF_WITNESSES =
      4,               /* a in A and b in B, `distance` apart; with a depth, B + a - b touches A */
  GJKPROOF_NORMAL = 8, /* unit vector from A to B; for an overlap, the direction to move B out */
  GJKPROOF_LOWER_BOUND = 16 /* not above the true distance */
};

/* The outcome of your query. */
enum {
  GJKPROOF_ANSWERED = 0,
  GJKPROOF_AT_LIMIT = 1,  /* a limit is reached; the best value is judged as an answer */
  GJKPROOF_NO_ANSWER = 2, /* gives up, `status` says why: judged as no answer */
  GJKPROOF_SKIPPED = 3    /* does not accept the case, `status` says why: not judged */
};

/* Filled by your query, owned by gjkproof; all zero at first. */
typedef struct gjkproof_answer {
  int outcome;      /* GJKPROOF_ANSWERED ... */
  unsigned says;    /* GJKPROOF_DISTANCE | ...: which of the numbers below are set */
  int intersecting; /* the bodies have a common point; always used */
  int iterations;   /* 0: not counted */
  double distance;
  double lower_bound;
  double depth;
  double witness_a[3];
  double witness_b[3];
  double normal[3];
  char status[64]; /* your own name for the ending, with a zero byte; may stay empty */
} gjkproof_answer;

/* Your documentation promises |x - x*| <= absolute + relative x*, where x* is the true length; both
 * 0: no promise. */
typedef struct gjkproof_promise {
  double absolute;
  double relative;
} gjkproof_promise;

/* Bits of gjkproof_subject.takes. */
enum {
  GJKPROOF_PLANE = 1, /* cases in the plane */
  GJKPROOF_SPACE = 2  /* cases in space */
};

typedef struct gjkproof_subject {
  unsigned version;        /* GJKPROOF_SUBJECT_VERSION */
  size_t size;             /* sizeof(gjkproof_subject) */
  const char* name;        /* with the version of your GJK: "mine-1.2/double" */
  const char* description; /* one line; may be NULL */
  unsigned takes;          /* GJKPROOF_PLANE | GJKPROOF_SPACE */
  unsigned answers;        /* GJKPROOF_DISTANCE | ...: all claims of its answers */
  int single;              /* nonzero: bodies have floats, and 2^-24 is the unit roundoff */
  double magnitude_max;    /* largest |coordinate| that it is meant for; 0: any */
  gjkproof_promise distance;
  gjkproof_promise depth;
  gjkproof_promise witnesses; /* largest distance of a witness point from its right place */

  /* Stores a body in your own form for many queries; the points of `body` are valid until the
   * function returns.  If `prepare` is NULL, `ask` gets the gjkproof_body itself.  A null result
   * means no answer. */
  void* (*prepare)(const gjkproof_body* body);
  void (*ask)(const void* a, const void* b, gjkproof_answer* answer);
  void (*release)(void* body); /* frees what `prepare` returned; may be NULL */

  /* Since version 2; may be NULL.  Answers `count` > 0 cases, which may differ in dimension:
   * answers[i] exactly as `ask` would answer cases[i] alone, whatever is beside it.  Returns
   * `count`; after any other number none of these cases has an answer.  A whole call has the time
   * of one query.  If it takes longer, crashes or throws, each case is asked alone, by `ask`; so
   * are single cases. */
  size_t (*ask_batch)(const gjkproof_case* cases, size_t count, gjkproof_answer* answers);
} gjkproof_subject;

const gjkproof_subject* gjkproof_subject_at(size_t index);

#ifdef __cplusplus
}
#endif

#endif
/* NOLINTEND */
