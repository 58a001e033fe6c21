// SPDX-License-Identifier: MIT
// The expanding polytope algorithm [vdB01] with safeguards that proved necessary.
//
// A polytope inside A - B grows at its facet nearest to the origin, by the support point along the
// normal of that facet, until A - B does not reach beyond it: it is the nearest facet of A - B.
// The safeguards beyond [vdB01]:
//
//   - Vertices, normals and heights have twice the digits of S (doubled.hpp), support points those
//     of S.  If a facet is a sliver of length R and altitude t, its normal has an error of u R / t
//     at S, and the height of a point above it u R^2 / t.  Points beyond a facet then seemed to be
//     below it, the polytope folded over and lost its nearest facet, and results were off by up to
//     2e-4 M (program-s1-37678-v12: 2^-42 wide, 1 long).  With twice the digits the error is about
//     u^2 R^2 / t, less than u R for every t above u R; differences up to 16 u R count as flat.
//     The error of a support point remains, which may fall short of the furthest point by 3u |n||y|
//     in each body: this does not harm the polytope.
//   - Facets are ordered by their signed distance h / |n|.  The origin need not lie inside at
//     first, and no facet need contain the foot of its perpendicular, so that any initial simplex
//     will do, also if W has few points.
//   - Each evaluated normal gives an upper bound, max n . y / |n|, whether or not the polytope is
//     valid.  The least bound is the result, even if the polytope does not converge.
//   - A facet whose plane contains the new point, up to rounding, counts as visible from it.
//     Otherwise some new facets would have no area and hide what lies behind them
//     (program-s1-1880-v12 at float).
//   - Normals are scaled to a length of about 1 before support mappings use them (program-s1-784).
//   - A facet is skipped if its support point is already a vertex.
//   - If many facets are equally near, the search goes on around the best normal and finishes by
//     descent (descent.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <queue>

#include "core/gjk/depth/descent.hpp"
#include "core/gjk/depth/penetration.hpp"
#include "core/gjk/depth/start.hpp"
#include "core/gjk/distance.hpp"
#include "core/gjk/doubled.hpp"
#include "core/gjk/result.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

// The number of support points after which the search narrows, and then again after each stage: only
// facets grow whose normals are within an angle of the best one, half of the last.  Where one curved
// body is small beside the other the least height may lie in a kink, as for a box within a ball, which
// descent does not see.  Polytopes end when their facets do, mostly some hundred near the origin, but
// all of those of a round mesh around it.
inline constexpr int curved_limit = 512;
inline constexpr int polytope_limit = 1 << 14;
inline constexpr int stage_limit = 96;
inline constexpr int stages_max = 20;
inline constexpr double first_angle = 0.4;

// Scales edges whose product would underflow to a length of about 1, and their product too, so that
// squares of the product and of heights stay in range.
struct ModerateNormal {
  template <Scalar N>
  Vec<N, 2> operator()(const std::array<Vec<N, 2>, 2>& corner) const {
    return of_moderate_length(normal_of(corner));
  }
  template <Scalar N>
  Vec<N, 3> operator()(const std::array<Vec<N, 3>, 3>& corner) const {
    return of_moderate_length(cross(of_moderate_length(corner[1] - corner[0]),
                                    of_moderate_length(corner[2] - corner[0])));
  }
};

template <Scalar S, typename Diff>
class ExpandingPolytope {
 public:
  static constexpr int D = Diff::dimension;

  ExpandingPolytope(const Diff& difference, bool curved)
      : difference_(difference), next_stage_(curved ? curved_limit : polytope_limit) {}

  Penetration<S, D> from(const Result<S, D>& found) {
    best_.scale = found.scale;
    best_.witness_a = found.witness_a;
    best_.witness_b = found.witness_b;
    const Start<S, D> start = Starting<S, Diff>(difference_, found).complete();
    radius_squared_ = start.radius_squared;
    if (start.flat) return flat(start.n);
    Polytope facets(start.simplex);
    for (std::size_t f = 0; f < facets.size(); ++f) push(facets, f);
    while (!queue_.empty()) {
      if (best_.iterations == next_stage_) {
        if (!narrow(facets)) break;
        continue;
      }
      const std::size_t nearest = queue_.top().facet;
      queue_.pop();
      const Facet<N, D>& facet = facets.facet(nearest);
      if (!facet.alive || !is_local(facet)) continue;
      ++best_.iterations;
      const Vertex w = support(narrowed(facet.n));
      const N along = dot(facet.n, w.y);
      if (!is_finite(narrowed(along)) || !is_finite(narrowed(facet.nn))) {
        return ended(Status::not_finite, best_);
      }
      offer(facets, facet, narrowed(along));
      const N reach = along - facet.h;
      if (!(N(0) < reach) || is_rounding<S>(facet, reach)) {
        if (centre_) break;
        set_plane(narrowed(facet.n), narrowed(along), best_);
        find_foot(facets, facet);
        if (along < N(0) && !is_rounding<S>(facet, along)) coincide(found);
        return ended(Status::converged, best_);
      }
      if (facets.has_vertex(w.y)) continue;
      const std::size_t before = facets.size();
      const auto sees = [&](const Facet<N, D>& other) { return !is_beneath(other, w.y); };
      if (!facets.expand(nearest, w, sees)) return ended(Status::broken, best_);
      for (std::size_t f = before; f < facets.size(); ++f) push(facets, f);
    }
    const bool was_limited = best_.iterations == next_stage_ || centre_;
    if (!was_limited) return ended(Status::no_facet, best_);
    descend();
    return ended(Status::iteration_limit, best_);
  }

 private:
  using N = Wide<S>;
  using Vertex = DifferencePoint<N, D>;
  using Polytope = Facets<N, D, ModerateNormal>;

  // From now on only facets around the best normal grow.  Returns whether there is another stage.
  bool narrow(const Polytope& facets) {
    if constexpr (RootScalar<S>) {
      if (stages_++ == stages_max) return false;
      if (!centre_) descend();
      centre_ = unit(best_.n);
      angle_ = angle_ / S(2);
      next_stage_ += stage_limit;
      queue_ = {};
      for (std::size_t f = 0; f < facets.size(); ++f) push(facets, f);
      return true;
    } else {
      return false;
    }
  }
  bool is_local(const Facet<N, D>& facet) const {
    if constexpr (RootScalar<S>) {
      if (!centre_) return true;
      const Vec<S, D> off = unit(narrowed(facet.n)) - *centre_;
      return dot(off, off) < angle_ * angle_;
    } else {
      return true;
    }
  }

  Vertex support(const Vec<S, D>& n) const { return widened(difference_.support(n), best_.scale); }

  // Both planes that support A - B along n give bounds; returns the nearer one.
  Penetration<S, D> flat(const Vec<N, D>& n) {
    const Vec<S, D> rounded = narrowed(n);
    const N forth = dot(n, support(rounded).y);
    const N back = dot(-n, support(-rounded).y);
    forth < back ? set_plane(rounded, narrowed(forth), best_)
                 : set_plane(-rounded, narrowed(back), best_);
    return ended(Status::flat, best_);
  }

  // Error bound for a point in the plane of the facet: both products have errors of 3u |n||y|, and
  // n has one of 5u |n|, with u of M.
  template <typename M>
  bool is_rounding(const Facet<N, D>& facet, const N& height) const {
    const S bound = narrowed(facet.nn) * radius_squared_;
    const S high = narrowed(height);
    return !(narrowed(flat_squared<M>()) * bound < high * high);
  }
  bool is_beneath(const Facet<N, D>& facet, const Vec<N, D>& y) const {
    const N height = dot(facet.n, y) - facet.h;
    return height < N(0) && !is_rounding<N>(facet, height);
  }

  // Offers another plane with A - B behind it.
  void offer(const Polytope& facets, const Facet<N, D>& facet, const S& along) {
    const S h = S(0) < along ? along : S(0);
    const S nn = narrowed(facet.nn);
    if (S(0) < best_.nn && !(h * h * best_.nn < best_.h * best_.h * nn)) return;
    set_plane(narrowed(facet.n), along, best_);
    set_witnesses_in(facets, facet);
  }

  // Weights of the foot of the perpendicular, or of the point of the facet nearest to it.
  std::array<N, D> foot_in(const Polytope& facets, const Facet<N, D>& facet) const {
    const auto y = facets.corners(facet);
    if constexpr (D == 2) {
      return convex<N, 2>({dot(y[1], y[1] - y[0]), dot(y[0], y[0] - y[1])});
    } else {
      return convex<N, 3>({dot(facet.n, cross(y[1], y[2])), dot(facet.n, cross(y[2], y[0])),
                           dot(facet.n, cross(y[0], y[1]))});
    }
  }

  // With twice the digits the sum never leaves the range where S holds the corners.
  void set_witnesses_in(const Polytope& facets, const Facet<N, D>& facet) {
    const std::array<N, D> lambda = foot_in(facets, facet);
    Vec<N, D> a;
    Vec<N, D> b;
    for (std::size_t i = 0; i < D; ++i) {
      a = a + lambda[i] * facets.vertex(facet.corners[i]).p.point;
      b = b + lambda[i] * facets.vertex(facet.corners[i]).q.point;
    }
    best_.witness_a = best_.scale.undo(narrowed(a));
    best_.witness_b = best_.scale.undo(narrowed(b));
  }

  // The point of the polytope's boundary nearest to the origin is the foot of the perpendicular
  // onto the nearest plane.  Of the facets in that plane, the one whose own point is nearest to the
  // foot contains it.  Rounding may make another plane nearer, but its foot differs.
  void find_foot(const Polytope& facets, const Facet<N, D>& nearest) {
    const Vec<N, D> foot = N(nearest.h / nearest.nn) * nearest.n;
    const Facet<N, D>* best = nullptr;
    N least(0);
    for (std::size_t f = 0; f < facets.size(); ++f) {
      const Facet<N, D>& facet = facets.facet(f);
      if (!facet.alive || !(N(0) < facet.nn)) continue;
      if (!is_rounding<S>(facet, dot(facet.n, foot) - facet.h)) continue;
      const std::array<N, D> lambda = foot_in(facets, facet);
      Vec<N, D> off = -foot;
      for (std::size_t i = 0; i < D; ++i) {
        off = off + lambda[i] * facets.vertex(facet.corners[i]).y;
      }
      const N missed = dot(off, off);
      if (best != nullptr && !(missed < least)) continue;
      best = &facet;
      least = missed;
    }
    if (best != nullptr) set_witnesses_in(facets, *best);
  }

  // The bodies are separated by less than the distance query can resolve.  At depth 0 both witness
  // points coincide: they are the midpoint of those of the distance query.
  void coincide(const Result<S, D>& found) {
    const S half = S(1) / S(2);
    best_.witness_a = half * found.witness_a + half * found.witness_b;
    best_.witness_b = best_.witness_a;
  }

  // At a smooth minimum the support points are the witness points of the depth.
  void descend() {
    if constexpr (RootScalar<S>) {
      const auto lowest = Descent<S, Diff>(difference_).from(best_.n);
      if (!(lowest.h * lowest.h * best_.nn < best_.h * best_.h)) return;
      set_plane(lowest.n, lowest.h, best_);
      best_.witness_a = lowest.w.p.point;
      best_.witness_b = lowest.w.q.point;
    }
  }

  // Orders the nearest facet first.
  struct Entry {
    S key;  // sign(h) h^2 / n.n
    std::size_t facet;

    bool operator<(const Entry& other) const {
      return other.key < key || (other.key == key && other.facet < facet);
    }
  };
  // A facet without a normal is the side of a sliver: it is queued once a neighbour is replaced.
  void push(const Polytope& facets, std::size_t f) {
    const Facet<N, D>& facet = facets.facet(f);
    if (!facet.alive || !(N(0) < facet.nn)) return;
    const S h = narrowed(facet.h);
    const S squared = h * h / narrowed(facet.nn);
    queue_.push({h < S(0) ? S(-squared) : squared, f});
  }

  const Diff& difference_;
  Penetration<S, D> best_;  // the nearest plane so far
  int next_stage_;          // begins at this iteration
  int stages_ = 0;
  std::optional<Vec<S, D>> centre_;  // of the facets that may grow; empty: all may
  S angle_ = S(2 * first_angle);
  std::priority_queue<Entry> queue_;
  S radius_squared_{0};  // of the largest point of A - B so far
};

// A body translated by t, in the units of `scale`.
template <Scalar S, typename Map>
class Placed {
 public:
  static constexpr int dimension = Map::dimension;

  Placed(const Map& map, const Scale<S>& scale, const Vec<S, dimension>& t)
      : map_(map), scale_(scale), t_(t), magnitude_(scale(map.magnitude())) {
    S furthest(0);
    for (const S& x : t.x) furthest = furthest < absolute(x) ? absolute(x) : furthest;
    magnitude_ = magnitude_ + furthest;
  }
  SupportPoint<S, dimension> support(const Vec<S, dimension>& direction) const {
    SupportPoint<S, dimension> found = map_.support(scale_.balance * direction);
    found.point = scale_(found.point) + t_;
    return found;
  }
  const S& magnitude() const { return magnitude_; }
  bool curved() const { return is_curved(map_); }

 private:
  const Map& map_;
  Scale<S> scale_;
  Vec<S, dimension> t_;
  S magnitude_;
};

// The facet may be only a part of a facet of A - B, and the foot of the perpendicular may lie in
// another part.  Hence this also queries the witness points of the bodies after B is moved to
// contact, and of both pairs keeps the one whose difference is nearer to the translation of B.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
void find_witnesses(const A& a, const B& b, Penetration<S, A::dimension>& found) {
  constexpr int D = A::dimension;
  const Scale<S>& scale = found.scale;
  const Vec<S, D> way = S(found.h / found.nn) * found.n;
  const Result<S, D> contact = distance_with(Projections<S, D>{}, Placed<S, A>(a, scale, {}),
                                             Placed<S, B>(b, scale, way), robust<S>());
  const Vec<S, D> p = contact.witness_a;
  const Vec<S, D> q = contact.witness_b - way;
  const auto missed = [&way](const Vec<S, D>& difference) {
    const Vec<S, D> off = difference - way;
    return dot(off, off);
  };
  if (!(missed(p - q) < missed(scale(found.witness_a) - scale(found.witness_b)))) return;
  if (!is_finite(largest_coordinate(scale.undo(p))) ||
      !is_finite(largest_coordinate(scale.undo(q)))) {
    return;
  }
  found.witness_a = scale.undo(p);
  found.witness_b = scale.undo(q);
}

// Requires that the bodies meet according to `found`, the result of a distance query.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
Penetration<S, A::dimension> expanding_polytope(const A& a, const B& b,
                                                const Result<S, A::dimension>& found) {
  using Diff = Difference<S, A, B>;
  const bool curved = is_curved(a) || is_curved(b);
  auto depth = ExpandingPolytope<S, Diff>(Diff(a, b, found.scale), curved).from(found);
  if (depth.status != Status::not_finite) find_witnesses<S>(a, b, depth);
  return depth;
}

}  // namespace gjk::depth
