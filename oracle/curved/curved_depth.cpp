// SPDX-License-Identifier: MIT
// A ball of radius rho adds rho to every support value, so replacing it by its centre reduces the
// depth by rho.  If the remaining difference K does not contain the origin, its depth is minus the
// distance.

#include "oracle/curved/curved_support.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/curved/rounded_planes.hpp"
#include "oracle/depth/expanding_hull.hpp"

namespace oracle {
namespace {

// Limits on the expansions of a search in doubles and in 191 bits.
constexpr int rounds_of_doubles = 4000;
constexpr int rounds_of_quick = 1000;
constexpr int spoiled_max = 100;

// Bounds of a signed depth.
template <typename N>
struct SignedRange {
  N lower;
  N upper;
};

template <typename N>
N roundoff_of();
template <>
double roundoff_of<double>() {
  return 0x1p-53;
}
template <>
Quick roundoff_of<Quick>() {
  return ldexp(Quick(1), -190);
}

// Error bound of K in numbers N: how much n . y of the support point y along n may differ from the
// support value.  Each body contributes 9.5 u of the terms of y [rounded_planes.hpp], twice 3 u of
// m, and 10 u if rounding makes another piece the greatest: 26 u |n|_1 M.  Both bodies, 2 u for
// their difference and 6 u for n . y give 60 u |n|_1 M, |n|_1 <= sqrt(3).  4 u of |n| and u of the
// sum with it add 18 u M.  The sum is 122; the constant is the next power of two.
constexpr int support_error = 128;

// Returns M, or a bound that no placed body exceeds.
template <typename N>
N placed_magnitude(const cases::Case& question) {
  const double magnitude = cases::magnitude(question);
  return std::isfinite(magnitude) ? N(magnitude) : N(ldexp(N(1), 2052));
}

template <typename N>
class DepthSearch {
 public:
  // Searches for the sum of the signed depth and `radius`, with relative accuracy `width`.
  DepthSearch(const cases::Case& question, const Quick& radius, double width)
      : question_(question),
        dim_(question.dim),
        width_(width),
        radius_(static_cast<N>(radius)),
        magnitude_(placed_magnitude<N>(question)),
        noise_(roundoff_of<N>() * magnitude_),
        found_{-8 * magnitude_, 8 * magnitude_} {}

  SignedRange<N> run(int rounds_max) {
    std::vector<Triple<N>> simplex = start();
    const bool full = simplex.size() == static_cast<std::size_t>(dim_) + 1;
    if (full) expand(std::move(simplex), rounds_max);
    return found_;
  }

  bool is_narrow() const {
    return found_.upper - found_.lower <= width_ * (radius_ + found_.upper);
  }
  bool is_out_of_rounds() const { return out_of_rounds_; }

 private:
  void expand(std::vector<Triple<N>> simplex, int rounds_max) {
    ExpandingHull<RoundedGeometry<N>> hull(dim_, std::move(simplex),
                                           RoundedGeometry<N>(dim_, noise_, magnitude_));
    if (!hull.starts_closed()) return;
    int spoiled = 0;
    for (int round = 0; round < rounds_max; ++round) {
      const std::size_t nearest = hull.nearest();
      if (nearest == hull.none) return;
      const RoundedPlane<N>& plane = hull.facet(nearest).plane;
      if (!(inner(plane.n, plane.n) > 0)) return;
      // Around the origin the bound of a convex surface grows.  A damaged surface may recover.
      const N least = found_.lower - 2 * hull.geometry().threshold;
      if (found_.lower > 0 && plane.proved < least && ++spoiled > spoiled_max) return;
      if (plane.proved > 0) found_.lower = std::max(found_.lower, plane.proved);
      Triple<N> y = support(plane.n);
      if (found_.upper < 0 || is_narrow()) return;
      // Improvements below a sixteenth of the width, or below noise, are not pursued.
      const N fine = width_ * (radius_ + found_.upper) / 16;
      hull.geometry().threshold = std::max(N(64 * noise_), fine);
      if (!hull.geometry().is_visible(plane, y)) return;
      if (!hull.expand(nearest, std::move(y))) return;
    }
    out_of_rounds_ = true;
  }

  // Returns a point of A - B furthest along n, |n| = 1.  In doubles it drops coordinates of n that
  // are nearly zero, so that no square of them can underflow.
  Triple<N> support(Triple<N> n) {
    using std::abs;
    for (N& x : n) {
      if (std::is_same_v<N, double> && abs(x) < 0x1p-100) x = 0;
    }
    const Triple<N> opposite = negated(n);
    const Piece of_a = piece_towards(question_.a, n);
    const Piece of_b = piece_towards(question_.b, opposite);
    const Triple<N> y =
        difference(point_of(question_.a, of_a, n), point_of(question_.b, of_b, opposite));
    const N value = inner(n, y) + support_error * noise_;
    found_.upper = std::min(found_.upper, value);
    return y;
  }

  // Returns directions of length 1 that span what is perpendicular to the edges of `simplex`.
  std::vector<Triple<N>> perpendicular(const std::vector<Triple<N>>& simplex) const {
    using std::sqrt;
    std::vector<Triple<N>> result;
    const auto keep = [&result](const Triple<N>& n, const N& length) {
      result.push_back({n[0] / length, n[1] / length, n[2] / length});
    };
    const auto cross = [](const Triple<N>& x, const Triple<N>& y) {
      return Triple<N>{x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2],
                       x[0] * y[1] - x[1] * y[0]};
    };
    const std::array<Triple<N>, 3> axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    if (simplex.size() == 1) return {axes.begin(), axes.begin() + dim_};
    const Triple<N> edge = difference(simplex[1], simplex[0]);
    if (simplex.size() == 3) {
      const Triple<N> n = cross(edge, difference(simplex[2], simplex[0]));
      keep(n, N(sqrt(inner(n, n))));
      return result;
    }
    const N edge_length = sqrt(inner(edge, edge));
    for (int axis = dim_ == 2 ? 2 : 0; axis < 3; ++axis) {
      const Triple<N> n = cross(edge, axes[static_cast<std::size_t>(axis)]);
      const N length = sqrt(inner(n, n));
      if (2 * length > edge_length) keep(n, length);
    }
    return result;
  }

  // Each vertex but the first is the one, of a few, that is furthest from those before it.  Returns
  // less than dim + 1 vertices if A - B is flat, as far as N can tell.
  std::vector<Triple<N>> start() {
    using std::abs;
    const Triple<N> first{1, 0, 0};
    std::vector<Triple<N>> simplex{support(first)};
    while (simplex.size() <= static_cast<std::size_t>(dim_)) {
      std::optional<Triple<N>> best;
      N furthest = 64 * noise_;
      for (const Triple<N>& n : perpendicular(simplex)) {
        for (const Triple<N>& side : {n, negated(n)}) {
          const Triple<N> w = support(side);
          const N off = abs(N(inner(side, w) - inner(side, simplex[0])));
          if (!(furthest < off)) continue;
          furthest = off;
          best = w;
        }
      }
      if (!best) break;
      simplex.push_back(*best);
    }
    return simplex;
  }

  const cases::Case& question_;
  int dim_;
  double width_;
  N radius_;
  N magnitude_;  // M
  N noise_;      // u M
  SignedRange<N> found_;
  bool out_of_rounds_ = false;
};

// Whether no square of a relevant length underflows or overflows: numbers of a curved body must be
// 0 or far from the ends of the range; what underflows of a vertex is less than 2^-900 M.
bool is_for_doubles(const cases::Case& question) {
  const auto between = [](double x, double least, double most) {
    return std::fabs(x) >= least && std::fabs(x) <= most;
  };
  for (const cases::Body* body : {&question.a, &question.b}) {
    if (!body->curved) continue;
    const cases::Curved& curved = *body->curved;
    if (!between(curved.radius, 0x1p-200, 0x1p+200)) return false;
    for (const cases::Point& row : curved.linear) {
      for (const double x : row) {
        if (x != 0 && !between(x, 0x1p-200, 0x1p+200)) return false;
      }
    }
    if (curved.kind != cases::Curved::Kind::sphere &&
        !between(curved.half_height, 0x1p-200, 0x1p+200)) {
      return false;
    }
  }
  return between(cases::magnitude(question), 0x1p-100, 0x1p+100);
}

SignedRange<Quick> as_quick(const SignedRange<double>& range) {
  return {Quick(range.lower), Quick(range.upper)};
}

// Uses doubles if they suffice, or if only the number of expansions limits the result.
SignedRange<Quick> signed_depth(const cases::Case& question, const Quick& radius, double width) {
  if (is_for_doubles(question)) {
    DepthSearch<double> search(question, radius, width);
    const SignedRange<double> found = search.run(rounds_of_doubles);
    if (search.is_narrow() || found.upper < 0 || search.is_out_of_rounds()) return as_quick(found);
  }
  return DepthSearch<Quick>(question, radius, width).run(rounds_of_quick);
}

Interval total_depth(const SignedRange<Quick>& range, const Interval& radius) {
  return radius + Interval(range.lower, range.upper);
}

bool is_narrow_depth(const Interval& depth, double width) {
  return depth.upper() - depth.lower() <= width * depth.upper();
}

// The balls of a question, and the bodies that remain when each is replaced by its centre.
struct Cores {
  cases::Case question;
  Interval radius;
};

Cores cores(const cases::Case& question) {
  Cores result{question, Interval()};
  for (cases::Body* body : {&result.question.a, &result.question.b}) {
    if (const std::optional<Interval> radius = radius_of_ball(*body, question.dim)) {
      result.radius += *radius;
      *body = cases::Body{{body->curved->translation}};
    }
  }
  return result;
}

Interval depth_of_cores(const Cores& cores, double width) {
  SignedRange<Quick> range = signed_depth(cores.question, cores.radius.lower(), width);
  if (cores.radius.upper() > 0 && !(range.lower > 0)) {
    const Enclosure apart = judged_enclosure(cores.question);
    const Quick most = root_of(apart.distance_squared_upper).upper();
    range.lower = std::max(range.lower, Quick(-most));
    if (apart.relation == cases::Relation::separated) {
      range.upper = -root_of(apart.distance_squared_lower).lower();
    }
  }
  return total_depth(range, cores.radius);
}

}  // namespace

DepthBounds depth_bounds(const cases::Case& question, double width) {
  cases::Case placed = question;
  placed.a = in_dimension(placed.a, question.dim);
  placed.b = in_dimension(placed.b, question.dim);
  const Cores balls = cores(placed);
  const Cores none{placed, Interval()};
  // A rounded rotation maps a ball to a ball only up to rounding: 2^-52 of it at doubles.
  const Quick off = balls.radius.upper() - balls.radius.lower();
  const bool balls_first = off <= ldexp(balls.radius.upper(), -44);
  Interval depth = depth_of_cores(balls_first ? balls : none, width);
  if (off > 0 && !is_narrow_depth(depth, width)) {
    const Interval other = depth_of_cores(balls_first ? none : balls, width);
    depth =
        Interval(std::max(depth.lower(), other.lower()), std::min(depth.upper(), other.upper()));
  }
  const auto squared = [](const Quick& x) {
    const Rational length = rational(std::max(x, Quick(0)));
    return Rational(length * length);
  };
  return {squared(depth.lower()), squared(depth.upper())};
}

}  // namespace oracle
