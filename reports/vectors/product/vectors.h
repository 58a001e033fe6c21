/* SPDX-License-Identifier: MIT
   Reads vectors.bin from memory, in C99 without dependencies and without allocation, on machines of
   either byte order whose double is binary64.  The cases are those of vectors.json whose bodies are
   points; bugs and proofs are explained there.

     gjkproof_vector vector;  // large: 3 KiB
     size_t at = 0;
     while (gjkproof_next_vector(bytes, size, &at, &vector)) {
       const char* verdict = gjkproof_verdict(&vector, &vector.at_double, my_distance(...));
     }

   The file: "GJKPVEC1", the count of vectors (4 bytes), then of each its size (4 bytes) and that many
   bytes: dim, relation and two masks (a byte each; 1: near_contact, 2: skipped), the counts of points
   (2 bytes each), six doubles, three for each point of A, then of B, and two texts that end with 0.
   Numbers are little-endian. */
#ifndef GJKPROOF_VECTORS_H
#define GJKPROOF_VECTORS_H

/* NOLINTBEGIN: C */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define GJKPROOF_POINTS_MAX 64

enum { gjkproof_separated, gjkproof_touching, gjkproof_overlapping };

/* A distance is accurate if and only if low <= distance <= high. */
typedef struct {
  int near_contact; /* such a distance may contradict the relation: rounding decides it */
  int skipped;      /* the format does not hold the case: ask nothing */
  double low;
  double high;
} gjkproof_admitted;

typedef struct {
  const char* id;
  const char* provokes; /* kinds of bugs, "BUG:EFFECT", with spaces between them */
  int dim;              /* 2: the third coordinates are 0 */
  int relation;
  double distance; /* correctly rounded */
  double depth;    /* of an overlap */
  gjkproof_admitted at_double;
  gjkproof_admitted at_float;
  size_t a_count;
  size_t b_count;
  double a[GJKPROOF_POINTS_MAX][3];
  double b[GJKPROOF_POINTS_MAX][3];
} gjkproof_vector;

static uint64_t gjkproof_whole(const unsigned char* bytes, int size) {
  uint64_t value = 0;
  while (size-- > 0) value = value << 8 | bytes[size];
  return value;
}

static double gjkproof_double(const unsigned char* bytes) {
  const uint64_t value = gjkproof_whole(bytes, 8);
  double result;
  memcpy(&result, &value, sizeof result);
  return result;
}

/* Whether the bytes are as many vectors as they announce, at least one. */
static int gjkproof_is_suite(const unsigned char* bytes, size_t size) {
  if (size < 12 || memcmp(bytes, "GJKPVEC1", 8) != 0) return 0;
  size_t at = 12;
  for (uint64_t left = gjkproof_whole(bytes + 8, 4); left > 0; --left) {
    if (size - at < 4 || size - at - 4 < gjkproof_whole(bytes + at, 4)) return 0;
    at += 4 + (size_t)gjkproof_whole(bytes + at, 4);
  }
  return at == size && at > 12;
}

/* Reads the vector at `*at`, 0 at first, and moves on.  0 at the end, and if the bytes are not a
   complete suite: then `*at` is 0, or not `size`. */
static int gjkproof_next_vector(const unsigned char* bytes, size_t size, size_t* at,
                                gjkproof_vector* vector) {
  if (*at == 0) {
    if (!gjkproof_is_suite(bytes, size)) return 0;
    *at = 12;
  }
  if (size - *at < 4) return 0;
  const size_t length = (size_t)gjkproof_whole(bytes + *at, 4);
  const unsigned char* from = bytes + *at + 4;
  if (length > size - *at - 4 || length < 58 || from[length - 1] != 0) return 0;
  vector->dim = from[0];
  vector->relation = from[1];
  vector->a_count = (size_t)gjkproof_whole(from + 4, 2);
  vector->b_count = (size_t)gjkproof_whole(from + 6, 2);
  if (vector->a_count > GJKPROOF_POINTS_MAX || vector->b_count > GJKPROOF_POINTS_MAX) return 0;
  const size_t points = 24 * (vector->a_count + vector->b_count);
  if (length < 58 + points) return 0;
  vector->at_double.near_contact = from[2] & 1;
  vector->at_double.skipped = from[2] >> 1 & 1;
  vector->at_float.near_contact = from[3] & 1;
  vector->at_float.skipped = from[3] >> 1 & 1;
  vector->distance = gjkproof_double(from + 8);
  vector->depth = gjkproof_double(from + 16);
  vector->at_double.low = gjkproof_double(from + 24);
  vector->at_double.high = gjkproof_double(from + 32);
  vector->at_float.low = gjkproof_double(from + 40);
  vector->at_float.high = gjkproof_double(from + 48);
  for (size_t i = 0; i < 3 * vector->a_count; ++i) {
    vector->a[i / 3][i % 3] = gjkproof_double(from + 56 + 8 * i);
  }
  for (size_t i = 0; i < 3 * vector->b_count; ++i) {
    vector->b[i / 3][i % 3] = gjkproof_double(from + 56 + 24 * vector->a_count + 8 * i);
  }
  vector->id = (const char*)from + 56 + points;
  const char* end = (const char*)memchr(vector->id, 0, length - 56 - points);
  if (end == (const char*)from + length - 1) return 0;
  vector->provokes = end + 1;
  *at += 4 + length;
  return 1;
}

/* The verdict on a distance, 0 if the bodies meet; `admitted` is that of your format. */
static const char* gjkproof_verdict(const gjkproof_vector* vector,
                                    const gjkproof_admitted* admitted, double distance) {
  const int accurate = admitted->low <= distance && distance <= admitted->high;
  if (admitted->skipped) return "skipped";
  if (!(distance >= 0 && distance <= 1.7976931348623157e308)) return "no_answer";
  if ((distance > 0) != (vector->relation == gjkproof_separated)) {
    if (admitted->near_contact && accurate) return "near_contact";
    return distance > 0 ? "false_separation" : "false_overlap";
  }
  return accurate ? "correct" : "inaccurate";
}

/* NOLINTEND */
#endif
