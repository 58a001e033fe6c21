// SPDX-License-Identifier: MIT
// The penetration depth of two small polygons whose corners are known in their order, by every
// direction in which it may be least.
//
// The edges of A - B are those of A and of -B.  With the outward normal n of an edge of one body, a
// corner x of that edge and the corners y of the other body,
//
//   depth = min over all edges of s / ‖n‖,    s = n.x - min n.y,    if no s is negative,
//
// the separating axis theorem.  Of an edge from x to z, n is the computed z - x, turned by a right
// angle; let N be the exact one, and S the exact s of N.  n is within u of N in each component, so that
//
//   fl(n.x) is within 3u ‖N‖ ‖x‖ of N.x, fl(n.y) likewise, and s within 3u (R_A + R_B) ‖N‖ + u |s| of S
//   fl(n.n) is within 2u + 2u of ‖N‖^2, fl(s s) and the quotient of both within u, the root within u:
//   fl(s / ‖n‖) is within 4u of s / ‖N‖
//
// and with one u for the last difference S / ‖N‖ is within 3u (R_A + R_B) + 6u fl(s / ‖n‖) of
// fl(s / ‖n‖).  That is at most R_A + R_B: what `facet_lower_bound` takes off, 4u (R_A + R_B) and 5.5u,
// is more.
//
// `facet_upper_bound` holds of n itself too, along which B moves.  No corner is beyond x along N, hence
// along n by 2u ‖N‖ R of its body at most; and n is exact here, so that the products err by
// 2u (R_A + R_B): 4u (R_A + R_B) and 5u.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/floating_point_depth.hpp"
#include "core/gjk/certified/outline.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/prepared_difference.hpp"
#include "core/gjk/rounding.hpp"

namespace gjk::certified {

inline bool has_outlines(const PreparedDifference<double, 2>& difference) {
  return difference.a().outline().size() > 0 && difference.b().outline().size() > 0;
}

// It gives no answer unless it proves one.
template <typename Bounds>
class PolygonDepth {
  using Point = Vec<double, 2>;

 public:
  explicit PolygonDepth(const PreparedDifference<double, 2>& difference)
      : difference_(difference), radii_(difference.radii()) {}

  // False if nothing is proved: of bodies without an outline, or that do not overlap by far.
  bool answer(CertifiedDepth<double, 2>& result) const {
    if (!has_outlines(difference_) || !difference_.is_in_range()) return false;
    const std::array polygons{Polygon(difference_.a()), Polygon(difference_.b())};
    const std::array edges{nearest_edge(polygons[0], polygons[1]),
                           nearest_edge(polygons[1], polygons[0])};
    if (!long_enough(smaller(edges[0].shortest, edges[1].shortest))) return false;
    // Here and below nothing branches on which edge is nearest: it would be guessed wrong.
    const std::size_t nearest = edges[1].squared < edges[0].squared ? 1 : 0;
    const double along = std::sqrt(edges[nearest].squared);
    const Interval<double> depth{facet_lower_bound<Bounds>(along, 1.0, radii_),
                                 facet_upper_bound<Bounds>(along, radii_)};
    if (!(depth.lower > 0) || !is_narrow_depth(depth, difference_.depth_scale())) return false;
    result.relation = Relation::overlapping;
    result.iterations = 1;
    result.depth = depth;
    return write({polygons[nearest], polygons[1 - nearest], nearest}, edges[nearest].to, along,
                 result);
  }

 private:
  // In twos, as every processor has them: g++ would vectorise loops over so few in a way that takes
  // longer.
  using Two = double __attribute__((vector_size(16)));
  using Numbers = std::array<Two, Outline::most / 2>;

  // The corners in their order, and the edges; edge i ends in corner i.  A copy of the last fills up the
  // last two.
  struct Polygon {
    const Outline& outline;
    Numbers x;  // of the corners
    Numbers y;
    Numbers n_x;  // of the normals
    Numbers n_y;

    explicit Polygon(const PreparedBody<double, 2>& body) : outline(body.outline()) {
      Point from = body.at(outline[outline.size() - 1]);
      for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point to = body.at(outline[i]);
        x[i / 2][i % 2] = to[0];
        y[i / 2][i % 2] = to[1];
        n_x[i / 2][i % 2] = to[1] - from[1];
        n_y[i / 2][i % 2] = from[0] - to[0];
        from = to;
      }
      if (outline.size() % 2 == 0) return;
      const std::size_t last = outline.size() / 2;
      for (Numbers* numbers : {&x, &y, &n_x, &n_y}) (*numbers)[last][1] = (*numbers)[last][0];
    }
    std::size_t twos() const { return (outline.size() + 1) / 2; }
    Point corner(std::size_t i) const { return {{x[i / 2][i % 2], y[i / 2][i % 2]}}; }
    Point normal(std::size_t i) const { return {{n_x[i / 2][i % 2], n_y[i / 2][i % 2]}}; }
  };
  // The nearest edge of a polygon.
  struct Edge {
    std::size_t to;   // the corner in which it ends
    double squared;   // (s / ‖n‖)^2; 0 if s is negative
    double shortest;  // the least s^2 and n.n of all edges
  };
  // The polygon with the nearest edge, and the other.
  struct Side {
    const Polygon& own;
    const Polygon& other;
    std::size_t own_is_b;  // 1 or 0
  };

  static double smaller(double p, double q) { return q < p ? q : p; }
  static Two smaller(const Two& p, const Two& q) { return q < p ? q : p; }
  static double least_of(const Numbers& numbers, std::size_t twos) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Two least{infinity, infinity};
    for (std::size_t i = 0; i < twos; ++i) least = smaller(least, numbers[i]);
    return smaller(least[0], least[1]);
  }
  static std::size_t first_of(double number, const Numbers& numbers, std::size_t size) {
    std::size_t first = 0;
    for (std::size_t i = size; i-- > 0;) first = numbers[i / 2][i % 2] == number ? i : first;
    return first;
  }

  static Edge nearest_edge(const Polygon& own, const Polygon& other) {
    Numbers squared;
    Numbers shortest;
    for (std::size_t i = 0; i < own.twos(); ++i) {
      const Two n_x = own.n_x[i];
      const Two n_y = own.n_y[i];
      const auto along = [&](double x, double y) {
        return unfused(n_x * Two{x, x}) + unfused(n_y * Two{y, y});
      };
      Two least = along(other.x[0][0], other.y[0][0]);
      for (std::size_t k = 0; k < other.twos(); ++k) {
        least = smaller(least, along(other.x[k][0], other.y[k][0]));
        least = smaller(least, along(other.x[k][1], other.y[k][1]));
      }
      const Two s = unfused(n_x * own.x[i]) + unfused(n_y * own.y[i]) - least;
      const Two square = unfused(n_x * n_x) + unfused(n_y * n_y);
      const Two positive = s < Two{} ? Two{} : s;
      shortest[i] = smaller(positive * positive, square);
      squared[i] = positive * positive / square;
    }
    const double nearest = least_of(squared, own.twos());
    return {first_of(nearest, squared, own.outline.size()), nearest,
            least_of(shortest, own.twos())};
  }

  // The corner with the least n.y.
  static std::size_t least_along(const Polygon& polygon, const Point& n) {
    Numbers along;
    for (std::size_t i = 0; i < polygon.twos(); ++i) {
      along[i] = unfused(polygon.x[i] * Two{n[0], n[0]}) + unfused(polygon.y[i] * Two{n[1], n[1]});
    }
    return first_of(least_of(along, polygon.twos()), along, polygon.outline.size());
  }

  // The normal, and the foot of the perpendicular on the facet of the edge that ends in `to`, which is
  // longer if the other body has an edge parallel to it.  False if the foot is not found.
  bool write(const Side& side, std::size_t to, double along,
             CertifiedDepth<double, 2>& result) const {
    const auto& [own, other, own_is_b] = side;
    const std::size_t from = own.outline.before(to);
    const Point n = own.normal(to);
    const std::size_t y = least_along(other, n);
    result.normal = std::array{1., -1.}[own_is_b] * n;
    const Point foot = along / norm(dot(n, n)) * n;
    return write_between(side, {from, y}, {to, y}, foot, result) ||
           write_between(side, {from, other.outline.before(y)}, {from, y}, foot, result) ||
           write_between(side, {to, y}, {to, other.outline.after(y)}, foot, result);
  }

  // Two differences of corners whose line holds the foot between them, but for rounding.
  bool write_between(const Side& side, const Pair& first, const Pair& second, const Point& foot,
                     CertifiedDepth<double, 2>& result) const {
    const auto difference = [&](const Pair& pair) {
      return side.own.corner(pair.a) - side.other.corner(pair.b);
    };
    const Point z = difference(first);
    const Point d = difference(second) - z;
    const double share = std::clamp(dot(d, foot - z) / dot(d, d), 0.0, 1.0);
    const Point off = z + share * d - foot;
    const double noise = Bounds::coplanar * unit_roundoff<double> * radii_;
    if (!(dot(off, off) <= noise * noise)) return false;
    const auto pair = [&](const Pair& places) {
      const std::array found{side.own.outline[places.a], side.other.outline[places.b]};
      return Pair{found[side.own_is_b], found[1 - side.own_is_b]};
    };
    result.pairs = {pair(first), pair(second)};
    result.weights = {1 - share, share};
    result.size = 2;
    return true;
  }

  const PreparedDifference<double, 2>& difference_;
  double radii_;
};

}  // namespace gjk::certified
