/* SPDX-License-Identifier: MIT */
/* The certified distance and penetration depth of two convex polytopes, for C and languages that call
 * C: an interval that holds them, and a relation that is certain (core/gjk/certified).  Link
 * libgjkproof_c.
 *
 *   gjkproof_c_body *a = NULL, *b = NULL;
 *   gjkproof_c_answer answer;
 *   int status = gjkproof_c_prepare_doubles(points_a, count_a, 3, &a);
 *   if (!status) status = gjkproof_c_prepare_doubles(points_b, count_b, 3, &b);
 *   if (!status) status = gjkproof_c_distance(a, b, NULL, &answer);
 *   if (status) puts(gjkproof_c_message(status));
 *
 * Functions return a status, and write nothing to an answer unless it is GJKPROOF_C_OK.  No
 * exception leaves them, and nothing is printed.
 *
 * Threads: any number of calls may read the same bodies at once.  While a body is assigned or
 * released, no other call uses it; a memory or an answer belongs to one call at a time.  A query whose
 * coordinates differ in size by hundreds of binades ends in long integers, which take up to 400 KiB of
 * stack where bodies are placed and 160 KiB where not: more than some systems give a thread (musl: 128 KiB).
 *
 * Proofs need a thread that rounds to nearest and keeps subnormal numbers, which is the default;
 * otherwise nothing is answered.  Traps of floating-point exceptions have to be off. */
/* NOLINTBEGIN: C, and names that others see */
#ifndef GJKPROOF_C_H
#define GJKPROOF_C_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __GNUC__
#define GJKPROOF_C_API __attribute__((visibility("default")))
#else
#define GJKPROOF_C_API
#endif

/* Rises when a structure or the meaning of a function changes, and the library's soname with it;
 * new functions change neither.  Compare it with gjkproof_c_interface() after loading by name. */
#define GJKPROOF_C_INTERFACE 1

typedef enum gjkproof_c_status {
  GJKPROOF_C_OK = 0,
  GJKPROOF_C_NULL = 1,            /* a pointer that has to be given is NULL */
  GJKPROOF_C_DIMENSION = 2,       /* a dimension other than 2 and 3 */
  GJKPROOF_C_NO_POINTS = 3,       /* no points, or a body that lost them when memory ran out */
  GJKPROOF_C_TOO_MANY_POINTS = 4, /* more than there is address space for */
  GJKPROOF_C_NOT_FINITE = 5,      /* an infinite coordinate, or NaN */
  GJKPROOF_C_UNLIKE = 6,          /* bodies of one call, or points and body, of unlike kinds */
  GJKPROOF_C_ROUNDING = 7,        /* this thread rounds otherwise or flushes subnormal numbers */
  GJKPROOF_C_OUT_OF_MEMORY = 8,
  GJKPROOF_C_INTERNAL = 9, /* an error of this library; please report it */
  GJKPROOF_C_PLACEMENT =
      10 /* a number of a placement is not finite or, for bodies of floats, not a float */
} gjkproof_c_status;

/* A sentence that explains a status, never NULL and never freed. */
GJKPROOF_C_API const char* gjkproof_c_message(int status);

GJKPROOF_C_API int gjkproof_c_interface(void);

/* The instructions chosen for this processor, "AVX3" for AVX-512; for reports.  Answers are the same
 * bit for bit with all of them. */
GJKPROOF_C_API const char* gjkproof_c_instructions(void);

/* The convex hull of points, copied and stored for many queries.  Bodies of one kind have the same
 * dimension and the same numbers; those of one call must be of one kind. */
typedef struct gjkproof_c_body gjkproof_c_body;

/* Makes a body of `count` > 0 points of `dim` = 2 or 3 coordinates each, one after the other.  All
 * finite numbers are valid; points may repeat and lie inside.  *body is NULL after an error. */
GJKPROOF_C_API int gjkproof_c_prepare_doubles(const double* points, size_t count, int dim,
                                              gjkproof_c_body** body);
GJKPROOF_C_API int gjkproof_c_prepare_floats(const float* points, size_t count, int dim,
                                             gjkproof_c_body** body);

/* Gives a body of the same kind other points, in the memory that it has: after a move.  It keeps its
 * points after an error, but may have none after GJKPROOF_C_OUT_OF_MEMORY: release it then. */
GJKPROOF_C_API int gjkproof_c_assign_doubles(gjkproof_c_body* body, const double* points,
                                             size_t count);
GJKPROOF_C_API int gjkproof_c_assign_floats(gjkproof_c_body* body, const float* points,
                                            size_t count);

GJKPROOF_C_API void gjkproof_c_release(gjkproof_c_body* body); /* NULL is valid */

/* What a pair of bodies keeps from one query to the next, which makes slow motion cheaper: one for
 * distances, one for relations and depths.  All zero at first.  Answers are proved whatever it
 * contains. */
typedef struct gjkproof_c_memory {
  uint64_t opaque[16];
} gjkproof_c_memory;

enum { GJKPROOF_C_SEPARATED = 0, GJKPROOF_C_TOUCHING = 1, GJKPROOF_C_OVERLAPPING = 2 };
enum { GJKPROOF_C_FLOATING_POINT = 0, GJKPROOF_C_HIGHER_PRECISION = 1, GJKPROOF_C_EXACT = 2 };

/* Proved for every pair of bodies are the relation and, for the distance d,
 *
 *   lower <= d <= upper, both 0 if the bodies meet
 *   upper - lower <= u (24 M + 8 d), or two units of the subnormal numbers
 *
 * where M is the largest |coordinate| and u = 2^-53, for bodies of floats 2^-24.  If d, or a depth, is
 * above the largest number or within rounding of it, `upper` is infinite.  The rest is as accurate as
 * floating point makes it.  In the plane third components are 0.  Numbers of bodies of floats are
 * floats. */
typedef struct gjkproof_c_answer {
  int relation;   /* GJKPROOF_C_SEPARATED ... */
  int stage;      /* that answered: GJKPROOF_C_FLOATING_POINT ... */
  int iterations; /* of that stage */
  int size;       /* 1 to 4, of the arrays at the end */
  double lower;
  double upper;
  double normal[3];    /* from B to A, of any length; zero if they meet; of a depth, from A to B */
  double witness_a[3]; /* nearest points; a common point, up to rounding, if they meet */
  double witness_b[3];
  /* witness_a = sum of weights[i] times point a[i] of A, and so with B. */
  double weights[4];
  size_t a[4];
  size_t b[4];
} gjkproof_c_answer;

/* The distance of A and B.  `memory` is that of the pair, or NULL. */
GJKPROOF_C_API int gjkproof_c_distance(const gjkproof_c_body* a, const gjkproof_c_body* b,
                                       gjkproof_c_memory* memory, gjkproof_c_answer* answer);

/* The relation alone, which is faster.  Of the answer only these are set: relation, stage and iterations;
 * the normal of separated bodies, and of those that touch in a vertex of both if floating point answered;
 * and of bodies that meet `size`, `a` and `b`, pairs whose differences have the origin in their hull.
 * Along the normal A lies beyond a plane and B before it: proved if floating point answered, while later
 * stages round it. */
GJKPROOF_C_API int gjkproof_c_relation(const gjkproof_c_body* a, const gjkproof_c_body* b,
                                       gjkproof_c_memory* memory, gjkproof_c_answer* answer);

/* The penetration depth: the distance of the origin from the boundary of A - B, for bodies with an
 * interior the least length of a translation after which the interiors are disjoint.
 * lower <= depth <= upper, both 0 if the bodies do not overlap, and upper - lower is at most 2^-30
 * max(depth, 2^-20 M), for bodies of floats 2^-21 of that, and 64 u M.  B moved by the depth along the
 * normal, from A to B and of any length, leaves A, up to the rounding of the normal; the witness points,
 * witness_a - witness_b that translation, then meet.  Only relation, stage and iterations are set besides
 * if they do not overlap. */
GJKPROOF_C_API int gjkproof_c_depth(const gjkproof_c_body* a, const gjkproof_c_body* b,
                                    gjkproof_c_memory* memory, gjkproof_c_answer* answer);

/* The distances of a[i] and b[i], i < count, all of one kind: the answers of gjkproof_c_distance, bit
 * for bit.  With AVX-512 searches run side by side.  memories[i] is that of pair i, or `memories` is
 * NULL.  After GJKPROOF_C_OUT_OF_MEMORY answers and memories are undefined, the latter still valid. */
GJKPROOF_C_API int gjkproof_c_distances(const gjkproof_c_body* const* a,
                                        const gjkproof_c_body* const* b, size_t count,
                                        gjkproof_c_memory* memories, gjkproof_c_answer* answers);

/* Where a body lies that was prepared once in its own frame: point p at B p + t.  B is any matrix, in the
 * plane the upper left of `linear`.  Nothing is rounded: what is proved holds for the real numbers B p + t
 * with B and t as they are stored here, so that a rotation is the matrix that it was rounded to.  All
 * numbers that are used are finite; for bodies of floats they are floats. */
typedef struct gjkproof_c_placement {
  double linear[3][3]; /* B, by rows */
  double translation[3];
} gjkproof_c_placement;

/* The distance, the relation and the depth of bodies that have moved, not prepared again.  As above, but
 *
 *   upper - lower <= u (16 R + 24 d), or two units of the subnormal numbers
 *
 * of a distance, and of a depth R stands for M.  R is ‖B‖ max ‖p‖ of A, plus the same of B, plus the
 * distance of both translations; ‖B‖ is the root of the sum of squares.  A memory serves under any
 * placements. */
GJKPROOF_C_API int gjkproof_c_placed_distance(const gjkproof_c_body* a,
                                              const gjkproof_c_placement* placement_a,
                                              const gjkproof_c_body* b,
                                              const gjkproof_c_placement* placement_b,
                                              gjkproof_c_memory* memory, gjkproof_c_answer* answer);
GJKPROOF_C_API int gjkproof_c_placed_relation(const gjkproof_c_body* a,
                                              const gjkproof_c_placement* placement_a,
                                              const gjkproof_c_body* b,
                                              const gjkproof_c_placement* placement_b,
                                              gjkproof_c_memory* memory, gjkproof_c_answer* answer);
GJKPROOF_C_API int gjkproof_c_placed_depth(const gjkproof_c_body* a,
                                           const gjkproof_c_placement* placement_a,
                                           const gjkproof_c_body* b,
                                           const gjkproof_c_placement* placement_b,
                                           gjkproof_c_memory* memory, gjkproof_c_answer* answer);

#ifdef __cplusplus
}
#endif

#endif
/* NOLINTEND */
