// SPDX-License-Identifier: MIT
// Building blocks of the families, in double: rounding here changes the question, never an answer.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/cases/point.hpp"

namespace cases {

// Rows; orthogonal up to rounding.
using Rotation = std::array<Point, 3>;

// From an integer quaternion, so that only + - * / are used; in the plane about z.  The identity
// one time in three, since users have axis-aligned bodies, and if no choices are left.
Rotation rotation(Choices& choices, int dim);

// w + x i + y j + z k
using Quaternion = std::array<double, 4>;
Quaternion product(const Quaternion& p, const Quaternion& q);
// The rotation of a nonzero quaternion, which need not be normalised.
Rotation turn_by(const Quaternion& q);

Point turned(const Rotation& rotation, const Point& a);

// 2 or 3; 3 three times in four.
int dimension(Choices& choices);

// Calls `draw` for the axes from `first` on.
template <typename Draw>
void draw_axes(Point& point, int first, int dim, Draw draw) {
  for (int i = first; i < dim; ++i) point[static_cast<std::size_t>(i)] = draw();
}
template <typename Draw>
Point drawn_point(int dim, Draw draw) {
  Point point{};
  draw_axes(point, 0, dim, draw);
  return point;
}
// These fill a vector, which keeps its memory.
template <typename Draw>
void draw_points(int dim, int count, std::vector<Point>& points, Draw draw) {
  points.resize(static_cast<std::size_t>(count));
  for (Point& point : points) point = drawn_point(dim, draw);
}

// `count` points in the cube (-1, 1)^dim, multiples of 2^-bits.
void random_points(Choices& choices, int dim, int count, int bits, std::vector<Point>& points);

// A point of the unit sphere (in the plane: circle) by stereographic projection from a random pole,
// which needs no function of libm and no rejection.  The density varies by a factor of 9.
Point on_sphere(Choices& choices, int dim);

// Uniform on the unit sphere in space, by rejection from the cube.
Point random_direction(Choices& choices);

// The 4 or 8 vertices of the box with the given half extents.
void box(int dim, const Point& half, std::vector<Point>& corners);

// An unplaced primitive with extents of 1/16 to `sixteenths_max` / 16; a sphere in the plane.
Curved primitive(Choices& choices, int dim, int sixteenths_max);

// A vertex count from 4 to `vertices_max`: mostly small, sometimes as large as allowed.
int vertex_count(Choices& choices, int vertices_max);

// A size between 10^-k and 2 10^-k, k in [low, high].  Without libm, whose last bits vary.
double decade(Choices& choices, int low, int high);

// The number of the format `count` steps above x (below if negative), limited to finite values.
// For binary32 x is rounded first: rounding the case then preserves the steps.
enum class Format { binary64, binary32 };
double ulps_away(double x, int count, Format format = Format::binary64);

// Reorders the points at random; leaves them as they are if no choices are left.
void shuffle(Choices& choices, std::vector<Point>& points);

void transform(std::vector<Point>& points, const Rotation& rotation, double scale,
               const Point& translation);

// --- for families whose answers are known by construction: exact on their coordinates, which are
// multiples of one power of two with enough spare bits for sums and products ---

// 2^exponent, which must be a normal double.
double power_of_two(int exponent);

// A rotation times `norm`: orthogonal rows of length `norm`.
struct EnlargedTurn {
  Rotation rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  double norm = 1;
};

// All integers, with norm up to 13; the entries of a row sum up to 18 in magnitude.  The identity
// one time in three and if no choices are left.
EnlargedTurn exact_turn(Choices& choices, int dim);

void turn_exactly(Case& question, const EnlargedTurn& turn);

// A rotation that permutes the axes up to sign; the identity if no choices are left.
Rotation quarter_turns(Choices& choices, int dim);

// The plane normal . x = level.
struct Mirror {
  Point normal{};
  double level = 0;
};

// x - 2 ((n . x - level) / n . n) n, exact if the quotient is.
Point reflected(const Mirror& mirror, const Point& x);

// The first point with the largest direction . x.
const Point& furthest(const std::vector<Point>& points, const Point& direction);

// The largest normal . x over the points.
double furthest_along(const Point& normal, const std::vector<Point>& points);

// Record what is known by construction as flags "relation:touching", "distance_squared:0x1p-6",
// "penetration_depth:0x1p-3".  They have no proof; tests compare them with the oracle.
void flag_relation(Case& question, Relation relation);
void flag_distance(Case& question, double distance_squared);  // also flags the relation
void flag_depth(Case& question, double depth);                // > 0

// --- recording of swept values, in the order of the list of the family in families.hpp ---

inline void add_parameter(Case& question, const char* name, double value) {
  if (question.parameters.empty()) question.parameters.reserve(8);  // room for most families
  Parameter& added = question.parameters.emplace_back();
  added.name = name;
  added.value = value;
}

// Call this after the bodies are exchanged, if they are.
inline void add_vertex_counts(Case& question) {
  add_parameter(question, "vertices_a", static_cast<double>(question.a.points.size()));
  add_parameter(question, "vertices_b", static_cast<double>(question.b.points.size()));
}

// `vector`, scaled to the fixed length if `name` is fixed; a zero vector becomes one along x.
inline Point with_fixed_length(const Choices& choices, const char* name, const Point& vector) {
  const std::optional<double> fixed = choices.fixed(name);
  if (!fixed) return vector;
  const double drawn = length(vector);
  return drawn > 0 ? times(*fixed / drawn, vector) : Point{*fixed, 0, 0};
}

}  // namespace cases
