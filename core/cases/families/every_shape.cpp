// SPDX-License-Identifier: MIT
// Families of bodies that are not point sets.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// Integer vectors of integer length: balls that touch along them touch in exact arithmetic.
struct Direction {
  Point point;
  int length;
};
constexpr std::array<Direction, 5> pythagorean{
    {{{1, 0, 0}, 1}, {{3, 4, 0}, 5}, {{5, 12, 0}, 13}, {{1, 2, 2}, 3}, {{2, 3, 6}, 7}}};

// A rotation of axes that may be stretched, by up to 2 or by orders of magnitude.
struct Stretched {
  std::array<Point, 3> map;
  double ratio = 1;  // largest stretch divided by the smallest
};

Stretched linear_map(Choices& choices, int dim) {
  Stretched result{rotation(choices, dim)};
  const std::uint64_t kind = choices.below(4);
  if (kind < 2) return result;
  double least = 2;  // no stretch is above it
  double most = 0;
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(dim); ++axis) {
    const double stretch = kind == 2 ? 1 + choices.share(16) : decade(choices, 0, 3);
    least = std::min(least, stretch);
    most = std::max(most, stretch);
    for (std::size_t row = 0; row < static_cast<std::size_t>(dim); ++row) {
      result.map[row][axis] *= stretch;
    }
  }
  result.ratio = most / least;
  return result;
}

void make_curved(Choices& choices, Case& question, Body& body) {
  const bool first = &body == &question.a;
  const Curved shape = primitive(choices, question.dim, 64);
  const Stretched stretched = linear_map(choices, question.dim);
  body.curved = shape;
  body.curved->linear = stretched.map;
  add_parameter(question, first ? "radius_a" : "radius_b", shape.radius);
  if (shape.kind != Curved::Kind::sphere) {
    add_parameter(question, first ? "half_height_a" : "half_height_b", shape.half_height);
  }
  add_parameter(question, first ? "stretch_a" : "stretch_b", stretched.ratio);
}

Point random_offset(Choices& choices, int dim) {
  const double distance = choices.share(16) * 16;
  return drawn_point(dim, [&] { return choices.fraction(16) * distance; });
}

// Two balls that touch exactly; in half of the cases one of them then shrinks by 2^-1 to 2^-50.
void touching_balls(Choices& choices, Case& question) {
  const std::uint64_t count = question.dim == 2 ? 3 : pythagorean.size();
  const Direction& along = pythagorean[choices.below(count)];
  const int factor = choices.between(1, 4);
  const int quarters = choices.between(1, 4 * along.length * factor - 1);
  Curved a;
  Curved b;
  a.radius = quarters / 4.0;
  b.radius = along.length * factor - a.radius;
  for (std::size_t axis = 0; axis < 3; ++axis) b.translation[axis] = factor * along.point[axis];
  if (choices.flag()) {
    double gap = 1;
    for (int halvings = choices.between(1, 50); halvings > 0; --halvings) gap /= 2;
    a.radius -= a.radius * gap;
  }
  if (const std::optional<double> gap = choices.fixed("gap")) a.radius = quarters / 4.0 - *gap;
  add_parameter(question, "radius_a", a.radius);
  add_parameter(question, "radius_b", b.radius);
  // Exact, since the new radius is at least half of the old one.
  add_parameter(question, "gap", quarters / 4.0 - a.radius);
  add_parameter(question, "offset", along.length * factor);
  question.a.curved = a;
  question.b.curved = b;
}

}  // namespace

// Spheres, cones, cylinders and polytopes against a curved body; ellipses and polygons in the
// plane.  Swept: dimension, kinds, `radius` and `half_height` 1/16..4, rotation, `stretch` 1..2e3,
// `offset` up to 16 per axis, `vertices` 4..512 of polytopes.  One case in eight has two balls of
// `radius` up to 28 that touch exactly or have a `gap` of 1/2 to 2^-50 of a radius, which is their
// distance.
void curved(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  const bool drawn = choices.one_in(8);
  if (choices.fixed("gap") || (drawn && !choices.fixed("offset"))) {
    touching_balls(choices, question);
    return;
  }
  make_curved(choices, question, question.a);
  if (choices.below(4) == 0) {
    const int count = vertex_count(choices, sizes.vertices_max);
    random_points(choices, question.dim, count, 20, question.b.points);
    const Rotation turn = rotation(choices, question.dim);
    const Point offset = with_fixed_length(choices, "offset", random_offset(choices, question.dim));
    transform(question.b.points, turn, 2, offset);
    add_parameter(question, "offset", choices.fixed_or("offset", length(offset)));
    add_parameter(question, "vertices_b", count);
    return;
  }
  make_curved(choices, question, question.b);
  const Point offset = random_offset(choices, question.dim);
  question.b.curved->translation = with_fixed_length(choices, "offset", offset);
  add_parameter(question, "offset",
                choices.fixed_or("offset", length(question.b.curved->translation)));
}

namespace {

using Shape = Polytope::Kind;
using Faces = std::vector<std::vector<std::uint32_t>>;

double sixteenths(Choices& choices, int low, int high) { return choices.between(low, high) / 16.0; }

Point grid_point(Choices& choices, int dim) {
  return drawn_point(dim, [&] { return sixteenths(choices, -32, 32); });
}

// Polytopes with faces are linear images of a triangle or square, or of a tetrahedron, cube,
// octahedron or square pyramid.  Coordinates are small integers over 16, so that facets stay flat.
struct Pattern {
  std::vector<Point> points;
  Faces faces;
};

const std::vector<Pattern>& patterns(int dim) {
  static const std::vector<Pattern> plane{
      {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1}, {1, 2}, {2, 0}}},
      {{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}},
  };
  static const std::vector<Pattern> space{
      {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}},
      {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}},
       {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}}},
      {{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}},
       {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}}},
      {{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {0, 0, 1}},
       {{0, 3, 2, 1}, {0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}},
  };
  return dim == 2 ? plane : space;
}

// Columns of a matrix; the identity if the drawn ones have determinant 0.
std::array<Point, 3> columns(Choices& choices, int dim) {
  std::array<Point, 3> c{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  for (int k = 0; k < dim; ++k) c[static_cast<std::size_t>(k)] = grid_point(choices, dim);
  if (dot(c[0], cross(c[1], c[2])) == 0) c = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  return c;
}

void make_with_faces(Choices& choices, int dim, Polytope& polytope) {
  const std::vector<Pattern>& all = patterns(dim);
  const Pattern& pattern = all[choices.below(all.size())];
  const std::array<Point, 3> c = columns(choices, dim);
  for (const Point& p : pattern.points) {
    polytope.points.push_back(plus(plus(times(p[0], c[0]), times(p[1], c[1])), times(p[2], c[2])));
  }
  polytope.faces = pattern.faces;
  if (dot(c[0], cross(c[1], c[2])) > 0) return;
  for (std::vector<std::uint32_t>& face : polytope.faces) std::reverse(face.begin(), face.end());
}

Polytope polytope(Choices& choices, int dim, Shape kind, int vertices_max) {
  Polytope result;
  result.kind = kind;
  switch (kind) {
    case Shape::point: result.points = {grid_point(choices, dim)}; break;
    case Shape::segment:
      result.points = {grid_point(choices, dim)};
      result.points.push_back(grid_point(choices, dim));
      break;
    case Shape::box: {
      Point half = drawn_point(dim, [&] { return sixteenths(choices, 1, 32); });
      if (choices.one_in(8)) half[choices.below(static_cast<std::uint64_t>(dim))] = 0;  // flat
      result.points = {half};
      break;
    }
    case Shape::with_faces: make_with_faces(choices, dim, result); break;
    case Shape::points: {
      const int count = choices.between(1, std::min(12, vertices_max));
      random_points(choices, dim, count, 20, result.points);
      break;
    }
  }
  return result;
}

// Permutes the axes, flips signs and scales by a power of two.
void exchange_axes(Choices& choices, int dim, Placement& placement) {
  for (std::size_t i = static_cast<std::size_t>(dim) - 1; i > 0; --i) {
    std::swap(placement.linear[i], placement.linear[choices.below(i + 1)]);
  }
  const double size = std::ldexp(1, choices.between(-2, 2));
  for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
    const double factor = choices.flag() ? -size : size;
    for (std::size_t j = 0; j < static_cast<std::size_t>(dim); ++j) {
      placement.linear[i][j] *= factor;
    }
  }
}

// No placement, a permutation of the axes, a rotation, or any linear map, rarely a flat one.
void place(Choices& choices, int dim, Placement& placement) {
  const std::uint64_t how = choices.below(4);
  if (how == 0) return;
  if (how == 1) exchange_axes(choices, dim, placement);
  if (how >= 2) placement.linear = rotation(choices, dim);
  if (how == 3) {
    const bool flat = choices.one_in(16);
    for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
      for (std::size_t j = 0; j < static_cast<std::size_t>(dim); ++j) {
        placement.linear[i][j] = flat && j == 0 ? 0 : placement.linear[i][j] + choices.fraction(30);
      }
    }
  }
  placement.translation = grid_point(choices, dim);
}

// Stretches the axes of the shape by powers of two and lets the placement shorten them again, which
// is exact: the same body, with factors that no size of it tells.
void lengthen_axes(Choices& choices, int dim, Body& body) {
  const bool far = choices.one_in(4) && choices.fixed_or("bits", 53) > 24;
  const int most = far ? 400 : 60;
  std::array<int, 3> powers{};
  for (int i = 0; i < dim; ++i) powers[static_cast<std::size_t>(i)] = choices.between(-most, most);
  if (body.curved) {
    if (dim == 3) powers[2] = powers[0];
    if (body.curved->kind == Curved::Kind::sphere) powers[1] = powers[0];
    body.curved->radius = std::ldexp(body.curved->radius, powers[0]);
    body.curved->half_height = std::ldexp(body.curved->half_height, powers[1]);
  } else {
    for (Point& point : body.polytope->points) {
      for (std::size_t j = 0; j < 3; ++j) point[j] = std::ldexp(point[j], powers[j]);
    }
  }
  for (Point& row : placement_of(body)->linear) {
    for (std::size_t j = 0; j < 3; ++j) row[j] = std::ldexp(row[j], -powers[j]);
  }
}

void make_shape(Choices& choices, int dim, int vertices_max, Body& body) {
  constexpr std::array kinds{Shape::box,   Shape::segment, Shape::with_faces, Shape::box,
                             Shape::point, Shape::points,  Shape::with_faces};
  const std::uint64_t drawn = choices.below(kinds.size() + 1);
  if (drawn == kinds.size()) {
    body.curved = primitive(choices, dim, 32);
    place(choices, dim, *body.curved);
  } else {
    body.polytope = polytope(choices, dim, kinds[drawn], vertices_max);
    place(choices, dim, *body.polytope);
  }
  if (choices.one_in(4)) lengthen_axes(choices, dim, body);
}

// A support point of the body along d, up to rounding.
Point support(const Body& body, int dim, const Point& d) {
  if (body.curved) {
    const Curved& curved = *body.curved;
    Point m{};
    for (std::size_t j = 0; j < 3; ++j) {
      m[j] = curved.linear[0][j] * d[0] + curved.linear[1][j] * d[1] + curved.linear[2][j] * d[2];
    }
    const double up = m[1] < 0 ? -curved.half_height : curved.half_height;
    Point radial = m;
    if (curved.kind != Curved::Kind::sphere) radial[1] = 0;
    const double size = length(radial);
    Point local = size > 0 ? times(curved.radius / size, radial) : Point{};
    if (curved.kind == Curved::Kind::cylinder) local[1] = up;
    if (curved.kind == Curved::Kind::cone) {
      const bool apex = 2 * curved.half_height * m[1] > curved.radius * size;
      local = apex ? Point{0, curved.half_height, 0} : local;
      if (!apex) local[1] = -curved.half_height;
    }
    return plus(turned(curved.linear, local), curved.translation);
  }
  return furthest(rounded_vertices(body, dim), d);
}

void move(Body& body, const Point& offset) {
  Point& translation = placement_of(body)->translation;
  translation = plus(translation, offset);
}

Point direction(Choices& choices, int dim) {
  if (choices.flag()) {
    const double sign = choices.flag() ? 1 : -1;
    Point axis{};
    axis[choices.below(static_cast<std::uint64_t>(dim))] = sign;
    return axis;
  }
  Point d = random_direction(choices);
  if (dim == 3) return d;
  d[2] = 0;
  return length(d) > 0 ? times(1 / length(d), d) : Point{1, 0, 0};
}

}  // namespace

// Pairs of every shape, placed or not.  Swept: dimension, shapes, placement, in one body of four with
// axes stretched by 2^-60..2^60 or 2^-400..2^400 and shortened again; in half of the cases B
// is moved near or into A, else by an `offset` up to 8 per axis.  Support points along a direction
// are brought to a `gap` of 1 to 1e-12 or 0, which is then the distance up to the rounding of the
// translation; a negative gap is an overlap of that length along the direction.
void shapes(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  make_shape(choices, question.dim, sizes.vertices_max, question.a);
  make_shape(choices, question.dim, sizes.vertices_max, question.b);
  const std::uint64_t how = choices.below(4);
  if (how >= 2) {
    const Point d = direction(choices, question.dim);
    const double drawn = choices.one_in(4) ? 0 : decade(choices, 0, 12);
    const double gap = how == 2 ? drawn : 0 - drawn;
    const Point opposite = times(-1, d);
    const Point from = support(question.b, question.dim, opposite);
    const Point to = plus(support(question.a, question.dim, d), times(gap, d));
    move(question.b, minus(to, from));
    add_parameter(question, "gap", gap);
  } else {
    const Point offset = drawn_point(question.dim, [&] { return sixteenths(choices, -128, 128); });
    if (how == 1) move(question.b, offset);
    add_parameter(question, "offset", how == 1 ? length(offset) : 0);
  }
  question.a = in_normal_form(std::move(question.a));
  question.b = in_normal_form(std::move(question.b));
}

}  // namespace cases
