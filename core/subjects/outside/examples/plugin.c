/* SPDX-License-Identifier: MIT */
/* A GJK in C that gjkproof judges:
 *
 *   cc -O2 -shared -fPIC -I core/subjects/outside -o libmine.so plugin.c
 *   gjkproof study --subject ./libmine.so */
#include <math.h>
#include <stddef.h>

/* --- your GJK, for which this one stands in: Gilbert's of 1966, a segment instead of a simplex ---
 */

typedef struct hull {
  const double* points; /* x y z each */
  size_t count;
} hull;

static double dot(const double* a, const double* b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* The point of the hull that lies furthest along sign * d. */
static const double* support(const hull* h, const double* d, double sign) {
  const double* best = h->points;
  for (size_t i = 1; i < h->count; ++i) {
    if (sign * dot(h->points + 3 * i, d) > sign * dot(best, d)) best = h->points + 3 * i;
  }
  return best;
}

/* What is reached after 10,000 iterations, or sooner to a relative error of 1e-6. */
static double my_distance(const hull* a, const hull* b) {
  double v[3];
  for (int k = 0; k < 3; ++k) v[k] = a->points[k] - b->points[k];
  for (int i = 0; i < 10000; ++i) {
    const double* p = support(a, v, -1);
    const double* q = support(b, v, 1);
    const double w[3] = {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
    const double vv = dot(v, v);
    if (vv == 0 || vv - dot(v, w) <= 1e-6 * vv) break;
    const double e[3] = {w[0] - v[0], w[1] - v[1], w[2] - v[2]};
    const double t = fmin(1, -dot(v, e) / dot(e, e));
    for (int k = 0; k < 3; ++k) v[k] += t * e[k];
  }
  return sqrt(dot(v, v));
}

/* --- the adapter --- */

#include "gjkproof_subject.h"

static void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const gjkproof_body* of_a = a;
  const gjkproof_body* of_b = b;
  const hull hull_a = {of_a->doubles, of_a->count};
  const hull hull_b = {of_b->doubles, of_b->count};
  answer->says = GJKPROOF_DISTANCE;
  answer->distance = my_distance(&hull_a, &hull_b);
  answer->intersecting = answer->distance == 0;
}

const gjkproof_subject* gjkproof_subject_at(size_t index) {
  static const gjkproof_subject mine = {.version = GJKPROOF_SUBJECT_VERSION,
                                        .size = sizeof mine,
                                        .name = "mine-1.2/c",
                                        .takes = GJKPROOF_PLANE | GJKPROOF_SPACE,
                                        .magnitude_max = 1e150, /* dot() overflows beyond */
                                        .answers = GJKPROOF_DISTANCE,
                                        .ask = ask};
  return index == 0 ? &mine : NULL;
}
