// SPDX-License-Identifier: MIT
// The expanding polytope algorithm [vdB01] with safeguards that measurements ask for.
//
// A polytope inside A - B grows at its facet nearest to the origin, by the support point along the
// normal of that facet, until A - B does not reach beyond it: the facet is one of A - B, the
// nearest one.  What is done beyond [vdB01]:
//
//   - facets are ordered by their signed distance h / ‖n‖: the origin need not lie inside at first,
//     nor any facet hold the foot of its perpendicular, so any simplex begins, also where W has few
//     points
//   - each normal that is asked for gives an upper bound, max n . y / ‖n‖, whatever the polytope is
//     worth: the least of all is the answer, also where rounding breaks the polytope
//   - a facet in whose plane the new point lies, up to rounding, counts as seen by it: else the new
//     facets would have some without area, behind which nothing is found any more
//     (program-s1-1880-v12 at float)
//   - normals come to a length of about 1 before support mappings take them (program-s1-784)
//   - a facet whose support point is a vertex that is there already has a normal of noise: it is
//     passed over
#pragma once

#include <array>
#include <cstddef>
#include <queue>

#include "core/gjk/depth/facets.hpp"
#include "core/gjk/depth/penetration.hpp"
#include "core/gjk/depth/start.hpp"
#include "core/gjk/distance.hpp"
#include "core/gjk/result.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

// Of support points.  The polytopes of A - B that decide a depth have some hundred facets near the
// origin; a curved body ends here.
inline constexpr int iteration_limit = 512;

template <Scalar S, typename Diff>
class ExpandingPolytope {
 public:
  static constexpr int D = Diff::dimension;

  explicit ExpandingPolytope(const Diff& difference) : difference_(difference) {}

  Penetration<S, D> from(const Result<S, D>& found) {
    best_.scale = found.scale;
    best_.witness_a = found.witness_a;
    best_.witness_b = found.witness_b;
    const Start<S, D> start = Starting<S, Diff>(difference_, found).complete();
    radius_squared_ = start.radius_squared;
    if (start.flat) return flat(start.n);
    Facets<S, D> facets(start.simplex);
    for (std::size_t f = 0; f < facets.size(); ++f) push(facets, f);
    while (!queue_.empty()) {
      const std::size_t nearest = queue_.top().facet;
      queue_.pop();
      const Facet<S, D>& facet = facets.facet(nearest);
      if (!facet.alive) continue;
      if (best_.iterations++ == iteration_limit) return ended(Status::iteration_limit, best_);
      const DifferencePoint<S, D> w = difference_.support(of_moderate_length(facet.n));
      const S along = dot(facet.n, w.y);
      if (!is_finite(along) || !is_finite(facet.nn)) return ended(Status::not_finite, best_);
      offer(facets, facet, along);
      const S reach = along - facet.h;
      if (!(S(0) < reach) || is_rounding(facet, reach)) return ended(Status::converged, best_);
      if (facets.has_vertex(w.y)) continue;
      const std::size_t before = facets.size();
      const auto sees = [&](const Facet<S, D>& other) { return !is_beneath(other, w.y); };
      if (!facets.expand(nearest, w, sees)) return ended(Status::broken, best_);
      for (std::size_t f = before; f < facets.size(); ++f) push(facets, f);
    }
    return ended(Status::no_facet, best_);
  }

 private:
  // Both planes that support A - B along n are bounds, and the nearer one is the answer.
  Penetration<S, D> flat(const Vec<S, D>& n) {
    const S forth = dot(n, difference_.support(n).y);
    const S back = dot(-n, difference_.support(-n).y);
    forth < back ? set_plane(n, forth, best_) : set_plane(-n, back, best_);
    return ended(Status::flat, best_);
  }

  // What rounding may make of a point in the plane of the facet: the errors of both products are
  // 3u |n||y| each, that of n is 5u |n|.
  bool is_rounding(const Facet<S, D>& facet, const S& height) const {
    return !(flat_squared<S>() * facet.nn * radius_squared_ < height * height);
  }
  bool is_beneath(const Facet<S, D>& facet, const Vec<S, D>& y) const {
    const S height = dot(facet.n, y) - facet.h;
    return height < S(0) && !is_rounding(facet, height);
  }

  // Another plane that has A - B behind it.
  void offer(const Facets<S, D>& facets, const Facet<S, D>& facet, const S& along) {
    const S h = S(0) < along ? along : S(0);
    if (S(0) < best_.nn && !(h * h * best_.nn < best_.h * best_.h * facet.nn)) return;
    set_plane(facet.n, along, best_);
    std::array<DifferencePoint<S, D>, D> corner;
    for (std::size_t i = 0; i < D; ++i) corner[i] = facets.vertex(facet.corners[i]);
    const auto foot = weights_of_foot(facets.corners(facet), facet.n, facet.nn);
    set_witnesses<S, D>(corner, convex(foot), best_);
  }

  // The nearest comes first.
  struct Entry {
    S key;  // sign(h) h^2 / n.n
    std::size_t facet;

    bool operator<(const Entry& other) const {
      return other.key < key || (other.key == key && other.facet < facet);
    }
  };
  // A facet without a normal is the side of a sliver: it takes part once a neighbour is replaced.
  void push(const Facets<S, D>& facets, std::size_t f) {
    const Facet<S, D>& facet = facets.facet(f);
    if (!(S(0) < facet.nn)) return;
    const S squared = facet.h * facet.h / facet.nn;
    queue_.push({facet.h < S(0) ? S(-squared) : squared, f});
  }

  const Diff& difference_;
  Penetration<S, D> best_;  // the plane with the least distance that there was
  std::priority_queue<Entry> queue_;
  S radius_squared_{0};  // of the largest point of A - B that was seen
};

// A body in the units of `scale`, moved by t.
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

// The facet that was found may be a part of one of A - B, and the foot of the perpendicular lie in
// another part.  So the points are asked for where the bodies touch once B is moved; of these and
// those of the facet the pair whose difference is nearer to the way of B is taken.
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
  found.witness_a = scale.undo(p);
  found.witness_b = scale.undo(q);
}

// Of bodies that `found`, the answer of a distance query, says to meet.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
Penetration<S, A::dimension> expanding_polytope(const A& a, const B& b,
                                                const Result<S, A::dimension>& found) {
  using Diff = Difference<S, A, B>;
  auto depth = ExpandingPolytope<S, Diff>(Diff(a, b, found.scale)).from(found);
  if (depth.status != Status::not_finite) find_witnesses<S>(a, b, depth);
  return depth;
}

}  // namespace gjk::depth
