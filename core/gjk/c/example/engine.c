/* SPDX-License-Identifier: MIT */
/* An engine whose distance was computed by a GJK of its own, now by the certified query. */
#include <gjkproof_c.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* --- what the engine has --- */

typedef struct Shape {
  const float* vertices; /* x y z each, in its own frame */
  size_t count;
  float rotation[3][3]; /* where it lies */
  float position[3];
  gjkproof_c_body* body; /* the one new member; NULL until the first query */
} Shape;

typedef struct Closest {
  float distance;
  float on_a[3];
  float on_b[3];
  float normal[3]; /* of length 1, from A to B; zero if they meet */
} Closest;

/* --- what replaces its GJK --- */

static int prepare(Shape* shape) {
  if (shape->body) return GJKPROOF_C_OK;
  return gjkproof_c_prepare_floats(shape->vertices, shape->count, 3, &shape->body);
}

static gjkproof_c_placement place_of(const Shape* shape) {
  gjkproof_c_placement place;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) place.linear[i][j] = shape->rotation[i][j];
    place.translation[i] = shape->position[i];
  }
  return place;
}

/* Returns 0, or the reason why there is no answer. */
static const char* closest_points(Shape* a, Shape* b, gjkproof_c_memory* pair, Closest* closest) {
  const gjkproof_c_placement place_a = place_of(a), place_b = place_of(b);
  gjkproof_c_answer answer;
  int status = prepare(a);
  if (!status) status = prepare(b);
  if (!status) {
    status = gjkproof_c_placed_distance(a->body, &place_a, b->body, &place_b, pair, &answer);
  }
  if (status) return gjkproof_c_message(status);
  closest->distance = (float)answer.lower; /* never above the true distance */
  const double length =
      sqrt(answer.normal[0] * answer.normal[0] + answer.normal[1] * answer.normal[1] +
           answer.normal[2] * answer.normal[2]);
  for (int i = 0; i < 3; ++i) {
    closest->on_a[i] = (float)answer.witness_a[i];
    closest->on_b[i] = (float)answer.witness_b[i];
    closest->normal[i] = length > 0 ? (float)((0 - answer.normal[i]) / length) : 0;
  }
  return 0;
}

/* --- the engine goes on as before --- */

int main(void) {
  const float cube[] = {0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1};
  const float tip_down[] = {0, 0, 0, -0.25f, 1, 0, 0.25f, 1, 0, 0, 1, 0.5f};
  Shape ground = {cube, 8, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}, NULL};
  Shape stone = {tip_down, 4, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0.5f, 3, 0.5f}, NULL};
  gjkproof_c_memory pair = {{0}};
  for (int frame = 0; frame < 4; ++frame) {
    Closest found;
    const char* error = closest_points(&ground, &stone, &pair, &found);
    if (error) {
      puts(error);
      return EXIT_FAILURE;
    }
    printf("frame %d: distance %.5g, from (%g, %g, %g), normal (%g, %g, %g)\n", frame,
           found.distance, found.on_a[0], found.on_a[1], found.on_a[2], found.normal[0],
           found.normal[1], found.normal[2]);
    stone.position[1] -= 0.75f; /* its body stays prepared */
  }
  gjkproof_c_release(ground.body);
  gjkproof_c_release(stone.body);
  return EXIT_SUCCESS;
}
