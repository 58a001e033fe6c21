/* SPDX-License-Identifier: MIT
   Judges a distance function by vectors.bin: replace `distance` below by a call of your own.

     cc -std=c99 -O2 -ffp-contract=off -I. runner.c -lm -o runner && ./runner vectors.bin [NAME]

   NAME is one of three methods that are wrong on purpose.  Prints "ID VERDICT" a line; 1 if one is
   neither correct nor near_contact. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <vectors.h>

typedef double point[3];

/* Wrong: the nearest two vertices. */
static double vertices(const point* a, size_t n, const point* b, size_t m) {
  double least = INFINITY;
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = 0; j < m; ++j) {
      const double x = a[i][0] - b[j][0], y = a[i][1] - b[j][1], z = a[i][2] - b[j][2];
      const double d = sqrt(x * x + y * y + z * z);
      if (d < least) least = d;
    }
  }
  return least;
}

/* The gap between the bodies along a direction, in units of its length; 0 if there is none. */
static double gap(const point* a, size_t n, const point* b, size_t m, const point d) {
  double low_a = INFINITY, high_a = -INFINITY, low_b = INFINITY, high_b = -INFINITY;
  for (size_t i = 0; i < n; ++i) {
    const double s = a[i][0] * d[0] + a[i][1] * d[1] + a[i][2] * d[2];
    if (s < low_a) low_a = s;
    if (s > high_a) high_a = s;
  }
  for (size_t i = 0; i < m; ++i) {
    const double s = b[i][0] * d[0] + b[i][1] * d[1] + b[i][2] * d[2];
    if (s < low_b) low_b = s;
    if (s > high_b) high_b = s;
  }
  if (low_a - high_b > 0) return low_a - high_b;
  return low_b - high_a > 0 ? low_b - high_a : 0;
}

/* Wrong: the bounding boxes. */
static double boxes(const point* a, size_t n, const point* b, size_t m) {
  const point x = {1, 0, 0}, y = {0, 1, 0}, z = {0, 0, 1};
  const double u = gap(a, n, b, m, x), v = gap(a, n, b, m, y), w = gap(a, n, b, m, z);
  return sqrt(u * u + v * v + w * w);
}

/* Wrong: the gap along the line through the first vertices. */
static double line(const point* a, size_t n, const point* b, size_t m) {
  const point d = {a[0][0] - b[0][0], a[0][1] - b[0][1], a[0][2] - b[0][2]};
  const double length = sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
  return length > 0 ? gap(a, n, b, m, d) / length : 0;
}

int main(int argc, char** argv) {
  double (*distance)(const point*, size_t, const point*, size_t) = vertices;
  FILE* file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  static gjkproof_vector vector;
  size_t at = 0;
  int wrong = 0;
  if (argc > 2 && strcmp(argv[2], "boxes") == 0) distance = boxes;
  if (argc > 2 && strcmp(argv[2], "line") == 0) distance = line;
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) return 2;
  const long end = ftell(file);
  unsigned char* const bytes = end > 0 ? malloc((size_t)end) : NULL;
  if (bytes == NULL) return 2;
  rewind(file);
  const size_t size = fread(bytes, 1, (size_t)end, file);
  fclose(file);
  while (gjkproof_next_vector(bytes, size, &at, &vector)) {
    const double said =
        distance((const point*)vector.a, vector.a_count, (const point*)vector.b, vector.b_count);
    const char* verdict = gjkproof_verdict(&vector, &vector.at_double, said);
    printf("%s %s\n", vector.id, verdict);
    if (strcmp(verdict, "correct") != 0 && strcmp(verdict, "near_contact") != 0) wrong = 1;
  }
  free(bytes);
  return at == size && size > 0 ? wrong : 2;
}
