// SPDX-License-Identifier: MIT
#include "oracle/curved/pieces.hpp"
#include "oracle/curved/curved_support.hpp"

#include <cmath>
#include <limits>

namespace oracle {
namespace {

using cases::Body, cases::Curved, cases::Point;

template <typename N>
Triple<N> pulled_back(const cases::Placement& placement, const Triple<N>& n) {
  Triple<N> m{};
  for (std::size_t j = 0; j < 3; ++j) {
    m[j] = placement.linear[0][j] * n[0];
    m[j] += placement.linear[1][j] * n[1];
    m[j] += placement.linear[2][j] * n[2];
  }
  return m;
}

template <typename N>
Triple<N> pushed_forward(const cases::Placement& placement, const Triple<N>& x) {
  Triple<N> image{};
  for (std::size_t i = 0; i < 3; ++i) {
    image[i] = placement.translation[i];
    for (std::size_t j = 0; j < 3; ++j) image[i] += placement.linear[i][j] * x[j];
  }
  return image;
}

// Returns m / |m| times the radius; for a rim without m_y.  0 for m = 0.
template <typename N>
Triple<N> radial(const Curved& curved, const Piece& piece, Triple<N> m) {
  using std::sqrt;
  if (piece.kind != Piece::Kind::ball) m[1] = 0;
  const N square = inner(m, m);
  if (!(square > 0)) return {};
  const N factor = curved.radius / N(sqrt(square));
  for (N& x : m) x *= factor;
  return m;
}

template <typename N>
Triple<N> as(const Doubles& x) {
  return {N(x[0]), N(x[1]), N(x[2])};
}

template <typename N>
Triple<N> local_direction(const Curved& curved, const Piece& piece, const Triple<N>& direction) {
  if (piece.kind == Piece::Kind::held) return as<N>(piece.towards);
  return pulled_back(curved, direction);
}

template <typename N>
Triple<N> point(const Body& body, const Piece& piece, const Triple<N>& direction) {
  if (body.polytope) {
    return pushed_forward(*body.polytope, as<N>(body.polytope->points[piece.vertex]));
  }
  if (!body.curved) return as<N>(body.points[piece.vertex]);
  Triple<N> local{};
  if (piece.kind != Piece::Kind::apex) {
    local = radial(*body.curved, piece, local_direction(*body.curved, piece, direction));
  }
  local[1] += piece.height;
  return pushed_forward(*body.curved, local);
}

template <typename N>
N along(const Triple<N>& n, const Point& p) {
  return N(n[0] * p[0] + n[1] * p[1] + n[2] * p[2]);
}

template <typename N>
Piece vertex_towards(const std::vector<Point>& points, const Triple<N>& direction) {
  Piece piece;
  N highest = along(direction, points[0]);
  for (std::size_t i = 1; i < points.size(); ++i) {
    const N next = along(direction, points[i]);
    if (!(highest < next)) continue;
    highest = next;
    piece.vertex = i;
  }
  return piece;
}

template <typename N>
Piece towards(const Body& body, const Triple<N>& direction) {
  using std::sqrt;
  if (body.polytope) {
    return vertex_towards(body.polytope->points, pulled_back(*body.polytope, direction));
  }
  if (!body.curved) return vertex_towards(body.points, direction);
  Piece piece;
  const Curved& curved = *body.curved;
  piece.kind = Piece::Kind::ball;
  if (curved.kind == Curved::Kind::sphere) return piece;
  const Triple<N> m = pulled_back(curved, direction);
  piece.kind = Piece::Kind::rim;
  piece.height = m[1] < 0 ? -curved.half_height : curved.half_height;
  if (curved.kind == Curved::Kind::cylinder) return piece;
  const N sigma = sqrt(N(m[0] * m[0] + m[2] * m[2]));
  const bool rim = 2 * curved.half_height * m[1] < curved.radius * sigma;
  piece.kind = rim ? Piece::Kind::rim : Piece::Kind::apex;
  piece.height = rim ? -curved.half_height : curved.half_height;
  return piece;
}

// Bounds the rounding error of n . p in double: each coordinate of n is rounded once, three
// products, two sums, so 6 u |n|_1 |p|_max to first order; 8 leaves room for the second.  Nothing
// overflows up to 2^300; what underflows errs by at most 2^-1075 times 2^300.
double error_of_product(const Doubles& n, const Point& p) {
  const double sum = std::fabs(n[0]) + std::fabs(n[1]) + std::fabs(n[2]);
  const double most = std::max({std::fabs(p[0]), std::fabs(p[1]), std::fabs(p[2])});
  if (!(sum <= 0x1p+300 && most <= 0x1p+300)) return std::numeric_limits<double>::infinity();
  return 8 * 0x1p-53 * sum * most + 0x1p-770;
}

Interval product(const QuickVector& n, const Point& p) {
  Interval result = Interval(n[0]) * p[0];
  result += Interval(n[1]) * p[1];
  result += Interval(n[2]) * p[2];
  return result;
}

// Skips points that doubles prove to be lower than another one.
Quick highest_above(const std::vector<Point>& points, const QuickVector& n) {
  const Doubles rounded{n[0].convert_to<double>(), n[1].convert_to<double>(),
                        n[2].convert_to<double>()};
  double proved = -std::numeric_limits<double>::infinity();
  for (const Point& p : points) {
    proved = std::max(proved, inner(rounded, p) - error_of_product(rounded, p));
  }
  Quick highest;
  bool found = false;
  for (const Point& p : points) {
    if (inner(rounded, p) + error_of_product(rounded, p) < proved) continue;
    const Quick along = product(n, p).upper();
    if (!found || highest < along) highest = along;
    found = true;
  }
  return highest;
}

// Returns an interval that contains B^T n.
IntervalVector bounds_pulled_back(const cases::Placement& placement, const QuickVector& n) {
  const auto& linear = placement.linear;
  IntervalVector m;
  for (std::size_t j = 0; j < 3; ++j) {
    m[j] = product(n, {linear[0][j], linear[1][j], linear[2][j]});
  }
  return m;
}

IntervalVector bounds_placed(const cases::Placement& placement, const IntervalVector& local) {
  IntervalVector image;
  for (std::size_t i = 0; i < 3; ++i) {
    image[i] = Interval(placement.translation[i]);
    for (std::size_t j = 0; j < 3; ++j) image[i] += local[j] * placement.linear[i][j];
  }
  return image;
}

Quick highest_above(const cases::Polytope& polytope, const QuickVector& n) {
  const IntervalVector m = bounds_pulled_back(polytope, n);
  const Interval base = product(n, polytope.translation);
  std::optional<Quick> highest;
  for (const Point& p : polytope.points) {
    Interval value = base;
    for (std::size_t j = 0; j < 3; ++j) value += m[j] * p[j];
    if (!highest || *highest < value.upper()) highest = value.upper();
  }
  return *highest;
}

}  // namespace

bool is_same(const Piece& x, const Piece& y) {
  return x.kind == y.kind && x.vertex == y.vertex && x.height == y.height && x.towards == y.towards;
}

Piece piece_towards(const Body& body, const Doubles& direction) { return towards(body, direction); }

Piece piece_towards(const Body& body, const QuickVector& direction) {
  return towards(body, direction);
}

Piece held(const Body& body, Piece piece, const Doubles& direction) {
  if (piece.kind != Piece::Kind::rim) return piece;
  piece.kind = Piece::Kind::held;
  piece.towards = pulled_back(*body.curved, direction);
  return piece;
}

Doubles point_of(const Body& body, const Piece& piece, const Doubles& direction) {
  return point(body, piece, direction);
}

QuickVector point_of(const Body& body, const Piece& piece, const QuickVector& direction) {
  return point(body, piece, direction);
}

// The second derivative of rho |m| is rho / |m| (I - m m^T / m.m), for a rim in the plane of x and
// z; B times that times B^T.
std::array<Doubles, 3> curvature(const Body& body, const Piece& piece, const Doubles& direction) {
  std::array<Doubles, 3> result{};
  if (piece.kind != Piece::Kind::ball && piece.kind != Piece::Kind::rim) return result;
  const Curved& curved = *body.curved;
  Doubles m = pulled_back(curved, direction);
  const bool rim = piece.kind == Piece::Kind::rim;
  if (rim) m[1] = 0;
  const double square = inner(m, m);
  const double factor = curved.radius / std::sqrt(square);
  std::array<Doubles, 3> local{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      if (rim && (i == 1 || j == 1)) continue;
      local[i][j] = factor * ((i == j ? 1.0 : 0.0) - m[i] * m[j] / square);
    }
  }
  std::array<Doubles, 3> half{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) half[i][j] = inner(curved.linear[i], local[j]);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) result[i][j] = inner(half[i], curved.linear[j]);
  }
  return result;
}

// |x| <= rho is tested on the square, rounded up.  Before, a coordinate of x errs by less than
// 2^-187 rho, so one correction inward by 2^-180 suffices; otherwise the centre is inside too.
IntervalVector inside_point(const Body& body, const Piece& piece, const QuickVector& direction) {
  if (!body.curved) {
    const auto& points = body.polytope ? body.polytope->points : body.points;
    const Point& p = points[piece.vertex];
    const IntervalVector local{Interval(p[0]), Interval(p[1]), Interval(p[2])};
    return body.polytope ? bounds_placed(*body.polytope, local) : local;
  }
  const Curved& curved = *body.curved;
  QuickVector x{};
  if (piece.kind != Piece::Kind::apex) {
    x = radial(curved, piece, local_direction(curved, piece, direction));
  }
  const Interval limit = Interval(curved.radius).square();  // exact: 106 bits
  for (int step = 0; step < 3; ++step) {
    if (square({Interval(x[0]), Interval(x[1]), Interval(x[2])}).upper() <= limit.lower()) break;
    for (Quick& coordinate : x) {
      if (step == 2) coordinate = 0;
      const Quick inward = ldexp(coordinate, -180);
      coordinate -= inward;
    }
  }
  const bool sphere = piece.kind == Piece::Kind::ball;
  const IntervalVector local{Interval(x[0]), sphere ? Interval(x[1]) : Interval(piece.height),
                             Interval(x[2])};
  return bounds_placed(curved, local);
}

Quick support_value_above(const Body& body, const QuickVector& n) {
  if (body.polytope) return highest_above(*body.polytope, n);
  if (!body.curved) return highest_above(body.points, n);
  const Curved& curved = *body.curved;
  IntervalVector m = bounds_pulled_back(curved, n);
  const Interval base = product(n, curved.translation);
  const Interval up = m[1] * curved.half_height;
  if (curved.kind != Curved::Kind::sphere) m[1] = Interval();
  const Interval round = square(m).root() * curved.radius;
  switch (curved.kind) {
    case Curved::Kind::sphere: return (base + round).upper();
    case Curved::Kind::cylinder:
      return std::max((base + up + round).upper(), (base - up + round).upper());
    case Curved::Kind::cone: return std::max((base + up).upper(), (base - up + round).upper());
  }
  return (base + round).upper();
}

}  // namespace oracle
