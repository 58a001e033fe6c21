/* SPDX-License-Identifier: MIT */
/* Every misuse of the C interface has its status, and right use from C works. */
#include <fenv.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gjkproof_c.h"

static int failures;

static void expect(int got, int expected, const char* what) {
  if (got == expected) return;
  printf("%s: %d (%s), not %d\n", what, got, gjkproof_c_message(got), expected);
  ++failures;
}
#define EXPECT(call, expected) expect((call), (expected), #call)

static const double square[] = {0, 0, 1, 0, 0, 1, 1, 1};
static const double cube[] = {0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1,
                              1, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1};
static const float segment[] = {3, 4, 0, 3, 4, 1};

static gjkproof_c_body* plane(void) {
  gjkproof_c_body* body = NULL;
  EXPECT(gjkproof_c_prepare_doubles(square, 4, 2, &body), GJKPROOF_C_OK);
  return body;
}

static void refuses_bad_points(void) {
  gjkproof_c_body* body = plane();
  gjkproof_c_release(body);
  const double bad[] = {1, NAN, 1, -INFINITY, 2, 3};
  const float bad_floats[] = {1, 2, (float)INFINITY};
  EXPECT(gjkproof_c_prepare_doubles(NULL, 4, 2, &body), GJKPROOF_C_NULL);
  if (body) expect(1, 0, "a body is left from before an error");
  EXPECT(gjkproof_c_prepare_doubles(square, 4, 2, NULL), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_prepare_doubles(square, 4, 1, &body), GJKPROOF_C_DIMENSION);
  EXPECT(gjkproof_c_prepare_doubles(square, 1, 4, &body), GJKPROOF_C_DIMENSION);
  EXPECT(gjkproof_c_prepare_floats(segment, 1, -3, &body), GJKPROOF_C_DIMENSION);
  EXPECT(gjkproof_c_prepare_doubles(square, 0, 2, &body), GJKPROOF_C_NO_POINTS);
  EXPECT(gjkproof_c_prepare_doubles(square, (size_t)-1, 2, &body), GJKPROOF_C_TOO_MANY_POINTS);
  EXPECT(gjkproof_c_prepare_floats(segment, SIZE_MAX / 8, 3, &body), GJKPROOF_C_TOO_MANY_POINTS);
  EXPECT(gjkproof_c_prepare_doubles(bad, 1, 2, &body), GJKPROOF_C_NOT_FINITE);
  EXPECT(gjkproof_c_prepare_doubles(bad + 2, 1, 2, &body), GJKPROOF_C_NOT_FINITE);
  EXPECT(gjkproof_c_prepare_floats(bad_floats, 1, 3, &body), GJKPROOF_C_NOT_FINITE);
  if (body) expect(1, 0, "a body after an error");
  gjkproof_c_release(NULL);
}

static void keeps_points_if_others_are_refused(void) {
  gjkproof_c_body* body = plane();
  const double bad[] = {1, NAN};
  const double far[] = {5, 0.5};
  gjkproof_c_body* point = NULL;
  gjkproof_c_answer answer;
  EXPECT(gjkproof_c_prepare_doubles(far, 1, 2, &point), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_assign_doubles(NULL, square, 4), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_assign_doubles(body, NULL, 4), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_assign_doubles(body, square, 0), GJKPROOF_C_NO_POINTS);
  EXPECT(gjkproof_c_assign_doubles(body, square, (size_t)-4), GJKPROOF_C_TOO_MANY_POINTS);
  EXPECT(gjkproof_c_assign_doubles(body, bad, 1), GJKPROOF_C_NOT_FINITE);
  EXPECT(gjkproof_c_assign_floats(body, segment, 3), GJKPROOF_C_UNLIKE);
  EXPECT(gjkproof_c_distance(body, point, NULL, &answer), GJKPROOF_C_OK);
  expect(answer.lower <= 4 && 4 <= answer.upper, 1, "the distance of the points it keeps");
  EXPECT(gjkproof_c_assign_doubles(body, far, 1), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_distance(body, point, NULL, &answer), GJKPROOF_C_OK);
  EXPECT(answer.relation, GJKPROOF_C_TOUCHING);
  gjkproof_c_release(body);
  gjkproof_c_release(point);
}

static void refuses_bad_queries(void) {
  gjkproof_c_body* flat = plane();
  gjkproof_c_body *solid = NULL, *narrow = NULL;
  gjkproof_c_answer answer, untouched;
  memset(&answer, 0x55, sizeof answer);
  untouched = answer;
  EXPECT(gjkproof_c_prepare_doubles(cube, 8, 3, &solid), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_prepare_floats(segment, 2, 3, &narrow), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_distance(NULL, flat, NULL, &answer), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_distance(flat, NULL, NULL, &answer), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_distance(flat, flat, NULL, NULL), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_distance(flat, solid, NULL, &answer), GJKPROOF_C_UNLIKE);
  EXPECT(gjkproof_c_distance(solid, narrow, NULL, &answer), GJKPROOF_C_UNLIKE);
  const gjkproof_c_body* some[] = {solid, solid, flat};
  const gjkproof_c_body* gap[] = {solid, NULL, solid};
  EXPECT(gjkproof_c_distances(some, some, 3, NULL, &answer), GJKPROOF_C_UNLIKE);
  EXPECT(gjkproof_c_distances(some, gap, 2, NULL, &answer), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_distances(NULL, some, 2, NULL, &answer), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_distances(some, NULL, 2, NULL, &answer), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_distances(some, some, 2, NULL, NULL), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_distances(some, some, (size_t)-1, NULL, &answer), GJKPROOF_C_OUT_OF_MEMORY);
  EXPECT(gjkproof_c_distances(NULL, NULL, 0, NULL, NULL), GJKPROOF_C_OK);
  expect(answer.relation == untouched.relation && answer.size == untouched.size &&
             answer.lower == untouched.lower && answer.upper == untouched.upper &&
             answer.iterations == untouched.iterations,
         1, "an answer written after an error");
  gjkproof_c_release(flat);
  gjkproof_c_release(solid);
  gjkproof_c_release(narrow);
}

static void refuses_other_roundings(void) {
  static const int modes[] = {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
  gjkproof_c_body *a = plane(), *b = NULL;
  const gjkproof_c_body* all[] = {a};
  gjkproof_c_answer answer;
  for (size_t i = 0; i < sizeof modes / sizeof *modes; ++i) {
    fesetround(modes[i]);
    EXPECT(gjkproof_c_prepare_doubles(square, 4, 2, &b), GJKPROOF_C_ROUNDING);
    EXPECT(gjkproof_c_prepare_floats(segment, 2, 3, &b), GJKPROOF_C_ROUNDING);
    EXPECT(gjkproof_c_assign_doubles(a, square, 4), GJKPROOF_C_ROUNDING);
    EXPECT(gjkproof_c_distance(a, a, NULL, &answer), GJKPROOF_C_ROUNDING);
    EXPECT(gjkproof_c_distances(all, all, 1, NULL, &answer), GJKPROOF_C_ROUNDING);
    fesetround(FE_TONEAREST);
  }
  EXPECT(gjkproof_c_distance(a, a, NULL, &answer), GJKPROOF_C_OK);
  gjkproof_c_release(a);
}

/* A cube, and one that is moved by (0.75, 0.25, 0.125): the shortest way out is 0.25 along x. */
static void answers_relations_and_depths(void) {
  double moved[24];
  for (int i = 0; i < 24; ++i) moved[i] = cube[i] + (i % 3 == 0 ? 0.75 : i % 3 == 1 ? 0.25 : 0.125);
  gjkproof_c_body *a = NULL, *b = NULL;
  gjkproof_c_memory memory = {{0}};
  gjkproof_c_answer answer;
  EXPECT(gjkproof_c_prepare_doubles(cube, 8, 3, &a), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_prepare_doubles(moved, 8, 3, &b), GJKPROOF_C_OK);
  for (int warm = 0; warm < 2; ++warm) {
    EXPECT(gjkproof_c_relation(a, b, warm ? &memory : NULL, &answer), GJKPROOF_C_OK);
    EXPECT(answer.relation, GJKPROOF_C_OVERLAPPING);
    expect(answer.size >= 1 && answer.size <= 4, 1, "the simplex of bodies that overlap");
    EXPECT(gjkproof_c_depth(a, b, warm ? &memory : NULL, &answer), GJKPROOF_C_OK);
    EXPECT(answer.relation, GJKPROOF_C_OVERLAPPING);
    expect(answer.lower <= 0.25 && 0.25 <= answer.upper, 1, "the depth");
    expect(answer.upper - answer.lower < 1e-9, 1, "the width of the interval of a depth");
    expect(answer.normal[0] > 0 && answer.normal[1] == 0 && answer.normal[2] == 0, 1,
           "the way out");
    expect(fabs(answer.witness_a[0] - answer.witness_b[0] - 0.25) < 1e-12, 1, "the translation");
    EXPECT(answer.size, 3);
  }
  for (int i = 0; i < 24; i += 3) moved[i] += 2;
  EXPECT(gjkproof_c_assign_doubles(b, moved, 8), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_relation(a, b, &memory, &answer), GJKPROOF_C_OK);
  EXPECT(answer.relation, GJKPROOF_C_SEPARATED);
  expect(answer.normal[0] < 0, 1, "the axis from B to A");
  EXPECT(gjkproof_c_depth(a, b, &memory, &answer), GJKPROOF_C_OK);
  expect(answer.lower == 0 && answer.upper == 0 && answer.size == 0, 1, "no depth");
  EXPECT(gjkproof_c_relation(a, NULL, NULL, &answer), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_depth(a, b, NULL, NULL), GJKPROOF_C_NULL);
  gjkproof_c_release(a);
  gjkproof_c_release(b);
}

static const gjkproof_c_placement here = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};

/* A cube, and one that is turned by a quarter about z and moved by (3.5, 0, 0). */
static void answers_of_bodies_that_moved(void) {
  const gjkproof_c_placement there = {{{0, -1, 0}, {1, 0, 0}, {0, 0, 1}}, {3.5, 0, 0}};
  gjkproof_c_body* a = NULL;
  gjkproof_c_memory distances = {{0}}, relations = {{0}};
  gjkproof_c_answer answer;
  EXPECT(gjkproof_c_prepare_doubles(cube, 8, 3, &a), GJKPROOF_C_OK);
  for (int warm = 0; warm < 2; ++warm) {
    EXPECT(gjkproof_c_placed_distance(a, &here, a, &there, warm ? &distances : NULL, &answer),
           GJKPROOF_C_OK);
    EXPECT(answer.relation, GJKPROOF_C_SEPARATED);
    expect(answer.lower <= 1.5 && 1.5 <= answer.upper, 1, "the distance after a move");
    expect(fabs(answer.witness_b[0] - answer.witness_a[0] - 1.5) < 1e-12, 1, "the nearest points");
    expect(answer.normal[0] < 0, 1, "the normal from B to A");
    EXPECT(gjkproof_c_placed_relation(a, &here, a, &there, warm ? &relations : NULL, &answer),
           GJKPROOF_C_OK);
    EXPECT(answer.relation, GJKPROOF_C_SEPARATED);
    EXPECT(gjkproof_c_placed_relation(a, &there, a, &there, warm ? &relations : NULL, &answer),
           GJKPROOF_C_OK);
    EXPECT(answer.relation, GJKPROOF_C_OVERLAPPING);
    EXPECT(gjkproof_c_placed_depth(a, &there, a, &there, warm ? &relations : NULL, &answer),
           GJKPROOF_C_OK);
    expect(answer.lower <= 1 && 1 <= answer.upper, 1, "the depth after a move");
  }
  gjkproof_c_release(a);
}

static void refuses_bad_placements(void) {
  gjkproof_c_body *solid = NULL, *flat = plane(), *narrow = NULL;
  gjkproof_c_placement nowhere = here, between_floats = here, in_space = here;
  nowhere.translation[1] = NAN;
  between_floats.linear[0][1] = 0.1;
  in_space.translation[2] = INFINITY;
  gjkproof_c_answer answer;
  EXPECT(gjkproof_c_prepare_doubles(cube, 8, 3, &solid), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_prepare_floats(segment, 2, 3, &narrow), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_placed_distance(solid, NULL, solid, &here, NULL, &answer), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_placed_distance(solid, &here, NULL, &here, NULL, &answer), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_placed_distance(solid, &here, solid, &here, NULL, NULL), GJKPROOF_C_NULL);
  EXPECT(gjkproof_c_placed_distance(solid, &here, flat, &here, NULL, &answer), GJKPROOF_C_UNLIKE);
  EXPECT(gjkproof_c_placed_distance(solid, &here, solid, &nowhere, NULL, &answer),
         GJKPROOF_C_PLACEMENT);
  EXPECT(gjkproof_c_placed_relation(solid, &nowhere, solid, &here, NULL, &answer),
         GJKPROOF_C_PLACEMENT);
  EXPECT(gjkproof_c_placed_depth(solid, &here, solid, &nowhere, NULL, &answer),
         GJKPROOF_C_PLACEMENT);
  EXPECT(gjkproof_c_placed_distance(narrow, &between_floats, narrow, &here, NULL, &answer),
         GJKPROOF_C_PLACEMENT);
  EXPECT(gjkproof_c_placed_distance(solid, &between_floats, solid, &here, NULL, &answer),
         GJKPROOF_C_OK);
  EXPECT(gjkproof_c_placed_distance(flat, &in_space, flat, &here, NULL, &answer), GJKPROOF_C_OK);
  gjkproof_c_release(solid);
  gjkproof_c_release(flat);
  gjkproof_c_release(narrow);
}

/* The largest numbers are valid, and their distance is out of range. */
static void answers_out_of_range(void) {
  const double ends[] = {DBL_MAX, DBL_MAX, -DBL_MAX, -DBL_MAX};
  gjkproof_c_body *a = NULL, *b = NULL;
  gjkproof_c_answer answer;
  EXPECT(gjkproof_c_prepare_doubles(ends, 1, 2, &a), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_prepare_doubles(ends + 2, 1, 2, &b), GJKPROOF_C_OK);
  EXPECT(gjkproof_c_distance(a, b, NULL, &answer), GJKPROOF_C_OK);
  EXPECT(answer.relation, GJKPROOF_C_SEPARATED);
  expect(answer.lower == DBL_MAX && answer.upper == HUGE_VAL, 1, "[DBL_MAX, infinity]");
  gjkproof_c_release(a);
  gjkproof_c_release(b);
}

static void explains_every_status(void) {
  for (int i = -1; i <= GJKPROOF_C_PLACEMENT + 1; ++i) {
    const int known = i >= 0 && i <= GJKPROOF_C_PLACEMENT;
    expect(strcmp(gjkproof_c_message(i), "unknown status") != 0, known, gjkproof_c_message(i));
  }
  EXPECT(gjkproof_c_interface(), GJKPROOF_C_INTERFACE);
}

int main(void) {
  refuses_bad_points();
  keeps_points_if_others_are_refused();
  refuses_bad_queries();
  refuses_other_roundings();
  answers_relations_and_depths();
  answers_of_bodies_that_moved();
  refuses_bad_placements();
  answers_out_of_range();
  explains_every_status();
  printf("%s: %d failures\n", gjkproof_c_instructions(), failures);
  return failures != 0;
}
