/* SPDX-License-Identifier: MIT */
/* A GJK of yours as a plug-in that gjkproof judges: a shared library that defines one function,
 *
 *   const gjkproof_subject* gjkproof_subject_at(size_t index);
 *
 * which describes your subject number `index` (0, 1, ...) and returns NULL behind the last one.
 * Fill a static gjkproof_subject; what is zero in it is unsupported.  With -fvisibility=hidden the
 * function needs the attribute visibility("default").
 *
 *   cc -shared -fPIC -o libmine.so mine.c
 *   gjkproof study --subject ./libmine.so
 *
 * It runs in a process of its own: it may crash, hang, print and throw, and each costs the one case
 * at which it happened.  One process asks one subject, one query after the other, in one thread. */
/* NOLINTBEGIN: C, and names that others see */
#ifndef GJKPROOF_SUBJECT_H
#define GJKPROOF_SUBJECT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GJKPROOF_SUBJECT_VERSION 1u

/* The convex hull of `count` > 0 points, x y z each; z is 0 in the plane.  Points may repeat and
 * may lie inside.  Of `doubles` and `floats` one is set, the other is NULL: what your subject asks
 * for. */
typedef struct gjkproof_body {
  const double* doubles;
  const float* floats;
  size_t count;
  int dim; /* 2 or 3 */
} gjkproof_body;

/* What an answer may say: bits of gjkproof_subject.answers and gjkproof_answer.says. */
enum {
  GJKPROOF_DISTANCE = 1,  /* between the bodies, 0 where they meet */
  GJKPROOF_DEPTH = 2,     /* the length of the shortest translation that parts the interiors */
  GJKPROOF_WITNESSES = 4, /* a in A and b in B, `distance` apart; of a depth, B + a - b touches A */
  GJKPROOF_NORMAL = 8,    /* unit vector: from A to B; of an overlap, the way to move B out */
  GJKPROOF_LOWER_BOUND = 16 /* not above the true distance */
};

/* What your query ends with. */
enum {
  GJKPROOF_ANSWERED = 0,
  GJKPROOF_AT_LIMIT = 1, /* its limit is reached, and this is its best value: judged as an answer */
  GJKPROOF_NO_ANSWER = 2, /* it gives up, and `status` says why: judged as no answer */
  GJKPROOF_SKIPPED = 3    /* it does not take such a case, and `status` says why: not judged */
};

/* Yours to fill, ours to keep; all zero when you get it. */
typedef struct gjkproof_answer {
  int outcome;      /* GJKPROOF_ANSWERED ... */
  unsigned says;    /* GJKPROOF_DISTANCE | ...: which of the numbers below hold */
  int intersecting; /* the bodies have a point in common; always holds */
  int iterations;   /* 0: not counted */
  double distance;
  double lower_bound;
  double depth;
  double witness_a[3];
  double witness_b[3];
  double normal[3];
  char status[64]; /* your own word for how it ended, ended by a zero; may stay empty */
} gjkproof_answer;

/* |x - x*| <= absolute + relative x* is promised by your documentation, x* being the true length;
 * both 0: nothing is promised. */
typedef struct gjkproof_promise {
  double absolute;
  double relative;
} gjkproof_promise;

/* What gjkproof_subject.takes may contain. */
enum {
  GJKPROOF_PLANE = 1, /* cases in the plane */
  GJKPROOF_SPACE = 2  /* cases in space */
};

typedef struct gjkproof_subject {
  unsigned version;        /* GJKPROOF_SUBJECT_VERSION */
  size_t size;             /* sizeof(gjkproof_subject) */
  const char* name;        /* with the version of what answers: "mine-1.2/double" */
  const char* description; /* one line; may be NULL */
  unsigned takes;          /* GJKPROOF_PLANE | GJKPROOF_SPACE */
  unsigned answers;        /* GJKPROOF_DISTANCE | ...: what an answer says at most */
  int single;              /* nonzero: bodies come as floats, and 2^-24 is the unit roundoff */
  double magnitude_max;    /* largest |coordinate| that it is meant for; 0: any */
  gjkproof_promise distance;
  gjkproof_promise depth;
  gjkproof_promise witnesses; /* the largest distance of a witness point from where it should be */

  /* Stores a body in your own form, once for many queries; the body's points live until the
   * function returns.  NULL: `ask` gets the gjkproof_body itself.  A null result is no answer. */
  void* (*prepare)(const gjkproof_body* body);
  void (*ask)(const void* a, const void* b, gjkproof_answer* answer);
  void (*release)(void* body); /* of what `prepare` returned; may be NULL */
} gjkproof_subject;

const gjkproof_subject* gjkproof_subject_at(size_t index);

#ifdef __cplusplus
}
#endif

#endif
/* NOLINTEND */
