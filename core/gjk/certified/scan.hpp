// SPDX-License-Identifier: MIT
// The support mapping of a prepared pair: the support points of both bodies in one call.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>

#include "core/gjk/affine.hpp"
#include "core/gjk/certified/prepared_body.hpp"

namespace gjk::certified {

// The least fl(p.v) in A and the greatest in B, and the places of the points that have them; of
// equal points the one with the lowest index.  Every scan computes fl(p.v) as
// ((x v_x + y v_y) + z v_z) without fused operations, so that all agree bit for bit.
//
// block_within(body, block, v, limit) is the first block from `block` on with a point at which
// fl(p.v) <= limit, or the number of blocks if there is none.
//
// hurried(a, b, v), which a scan may leave out, is described at hurried_scan; placed(a, b, places, v,
// hurried), the same of placed bodies, at Places.
template <Binary S>
struct Extremes {
  S least_of_a;
  S greatest_of_b;
  std::size_t a;
  std::size_t b;
};

// A scan of a body in groups skips a group if its box shows that it holds nothing better.  Let c be
// the corner of the box that is least along v: low on each axis on which v is not negative.  Then
//
//   c_i v_i <= p_i v_i on every axis, for every p in the box, hence fl(c.v) <= fl(p.v),
//
// because rounding never reverses the order of two products or of two sums.  The bound holds for
// computed values, without an error term.  A bound that is NaN excludes nothing: comparisons are
// written so that its group is scanned.
//
// Climbing over the edges of the hull, kept with the body, makes no query faster: measured in
// motion, with a memory, it took 1.1 times the time at 8 to 128 vertices, 1.3 at 512 and 1.1 at
// 4096.  Such a query has one or two scans, and the last has to see all points for its proof.
template <Binary S, int D>
Sides<D> least_corner(const Vec<S, D>& v) {
  Sides<D> sides;
  for (std::size_t axis = 0; axis < D; ++axis) sides[axis] = v[axis] < S(0) ? 1 : 0;
  return sides;
}

// What a scan looks along in each body: v for both, unless they are placed.
template <Binary S, int D>
struct Directions {
  const Vec<S, D>& of_a;
  const Vec<S, D>& of_b;

  Directions(const Vec<S, D>& v) : Directions(v, v) {}  // implicit: a direction is one
  Directions(const Vec<S, D>& along_a, const Vec<S, D>& along_b) : of_a(along_a), of_b(along_b) {}
};

// Where a scan finds the bodies {B p} and {C q + apart}: it looks along fl(B^T v) and fl(C^T v), and
// adds fl(apart.v) to the greatest value of B.
template <Binary S, int D>
struct Places {
  const Affine<S, D>& of_a;
  const Affine<S, D>& of_b;
  const Vec<S, D>& apart;
};

// For a search that needs a plane only: the extremes, or what tells sooner whether planes normal to
// v separate the bodies.  If least_of_a > greatest_of_b, these bound fl(p.v) of all points in A and
// B, as the extremes do; if not, they are values at the places a and b, which no plane separates.
template <Binary S, int D, typename Scan, typename Along>
Extremes<S> hurried_scan(const Scan& scan, const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                         const Along& v) {
  if constexpr (requires { scan.hurried(a, b, v); }) {
    return scan.hurried(a, b, v);
  } else {
    return scan(a, b, v);
  }
}

struct ScalarScan {
  template <Binary S, int D>
  Extremes<S> operator()(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                         const std::type_identity_t<Directions<S, D>>& v) const {
    return extremes(a, b, v, S(0), false);
  }

  // As hurried_scan says: first the bounds of groups alone, then the most promising group of each body.
  template <Binary S, int D>
  Extremes<S> hurried(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                      const std::type_identity_t<Directions<S, D>>& v) const {
    return extremes(a, b, v, S(0), true);
  }

  // Of placed bodies.
  template <Binary S, int D>
  Extremes<S> placed(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                     const Places<S, D>& places, const Vec<S, D>& v, bool hurried) const {
    const Vec<S, D> of_a = places.of_a.transposed_image(v);
    const Vec<S, D> of_b = places.of_b.transposed_image(v);
    const S beyond = dot(places.apart, v);
    Extremes<S> found = extremes(a, b, Directions<S, D>(of_a, of_b), beyond, hurried);
    found.greatest_of_b = found.greatest_of_b + beyond;
    return found;
  }

  template <Binary S, int D>
  std::size_t block_within(const PreparedBody<S, D>& body, std::size_t block, const Vec<S, D>& v,
                           const S& limit) const {
    using Body = PreparedBody<S, D>;
    const Bounds<S, D> bounds(body, v);
    while (block < body.blocks().size()) {
      const bool at_group = body.is_grouped() && block % Body::group_blocks == 0;
      if (at_group && bounds(block / Body::group_blocks) > limit) {
        block += Body::group_blocks;
        continue;
      }
      for (std::size_t lane = 0; lane < Body::lanes; ++lane) {
        if (dot(body.at(block * Body::lanes + lane), v) <= limit) return block;
      }
      ++block;
    }
    return body.blocks().size();
  }

 private:
  template <Binary S>
  struct Least {
    S value;
    std::size_t place;
  };

  // fl(c.v) for each group.
  template <Binary S, int D>
  class Bounds {
   public:
    Bounds(const PreparedBody<S, D>& body, const Vec<S, D>& v)
        : body_(body), v_(v), sides_(least_corner(v)) {}
    S operator()(std::size_t group) const { return dot(body_.corner(group, sides_), v_); }

   private:
    const PreparedBody<S, D>& body_;
    const Vec<S, D>& v_;
    Sides<D> sides_;
  };

  template <Binary S, int D>
  static Extremes<S> extremes(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                              const Directions<S, D>& along, const S& beyond, bool hurried) {
    const Vec<S, D>& v = along.of_a;
    const Vec<S, D> away = S(-1) * along.of_b;  // a sign changes no rounding
    const Least<S> bound_a = least_bound(a, v);
    const Least<S> bound_b = least_bound(b, away);
    Least<S> in_a = bound_a;
    Least<S> in_b = bound_b;
    const auto apart = [&] { return in_a.value > -in_b.value + beyond; };
    if (!hurried || !apart()) {
      in_a = least_of_group(a, bound_a, v);
      in_b = least_of_group(b, bound_b, away);
      if (!hurried || apart()) in_a = least_of_others(a, bound_a.place, v, in_a);
      if (!hurried || apart()) in_b = least_of_others(b, bound_b.place, away, in_b);
    }
    return {in_a.value, -in_b.value, in_a.place, in_b.place};
  }

  // The least bound and the first place of its group: few others have a bound below the least value
  // there.  Of a body without groups, which is its only group, the least value and its place.
  template <Binary S, int D>
  static Least<S> least_bound(const PreparedBody<S, D>& body, const Vec<S, D>& v) {
    if (!body.is_grouped()) return least_of_places(body, 0, body.size(), v);
    const Bounds<S, D> bounds(body, v);
    Least<S> least{bounds(0), 0};
    for (std::size_t i = 1; i < body.groups(); ++i) {
      const S bound = bounds(i);
      if (bound < least.value) least = {bound, i * PreparedBody<S, D>::group};
    }
    return least;
  }

  // The least value in the group of a bound.
  template <Binary S, int D>
  static Least<S> least_of_group(const PreparedBody<S, D>& body, const Least<S>& bound,
                                 const Vec<S, D>& v) {
    if (!body.is_grouped()) return bound;
    const std::size_t end = bound.place + PreparedBody<S, D>::group;
    return least_of_places(body, bound.place, std::min(end, body.size()), v);
  }

  // The better of `best` and of what groups other than that of `promising` hold.
  template <Binary S, int D>
  static Least<S> least_of_others(const PreparedBody<S, D>& body, std::size_t promising,
                                  const Vec<S, D>& v, Least<S> best) {
    if (!body.is_grouped()) return best;
    const Bounds<S, D> bounds(body, v);
    for (std::size_t i = 0; i < body.groups(); ++i) {
      const Least<S> bound{bounds(i), i * PreparedBody<S, D>::group};
      if (bound.place == promising || bound.value > best.value) continue;
      const Least<S> other = least_of_group(body, bound, v);
      if (best.value < other.value) continue;
      if (other.value < best.value || body.index(other.place) < body.index(best.place)) {
        best = other;
      }
    }
    return best;
  }

  // Among places with rising indices: those of one group, or of a body without groups.
  template <Binary S, int D>
  static Least<S> least_of_places(const PreparedBody<S, D>& body, std::size_t first,
                                  std::size_t last, const Vec<S, D>& v) {
    Least<S> least{dot(body.at(first), v), first};
    for (std::size_t place = first + 1; place < last; ++place) {
      const S along = dot(body.at(place), v);
      if (along < least.value) least = {along, place};
    }
    return least;
  }
};

// Any scan of bodies in double, which outlives it.  With it the integers are compiled once for all
// scans; beside their arithmetic the indirect calls are cheap.
template <int D>
class AnyScan {
 public:
  using Body = PreparedBody<double, D>;
  using Direction = Vec<double, D>;
  using Along = Directions<double, D>;

  template <typename Scan>
  explicit AnyScan(const Scan& scan)
      : scan_(&scan),
        extremes_([](const void* self, const Body& a, const Body& b, const Along& v) {
          return (*static_cast<const Scan*>(self))(a, b, v);
        }),
        block_within_([](const void* self, const Body& body, std::size_t block, const Direction& v,
                         double limit) {
          return static_cast<const Scan*>(self)->block_within(body, block, v, limit);
        }) {}

  Extremes<double> operator()(const Body& a, const Body& b, const Along& v) const {
    return extremes_(scan_, a, b, v);
  }
  std::size_t block_within(const Body& body, std::size_t block, const Direction& v,
                           double limit) const {
    return block_within_(scan_, body, block, v, limit);
  }

 private:
  const void* scan_;
  Extremes<double> (*extremes_)(const void*, const Body&, const Body&, const Along&);
  std::size_t (*block_within_)(const void*, const Body&, std::size_t, const Direction&, double);
};

}  // namespace gjk::certified
