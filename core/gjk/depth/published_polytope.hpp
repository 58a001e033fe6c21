// SPDX-License-Identifier: MIT
// The expanding polytope algorithm as in [vdB01], without the safeguards of expanding_polytope.hpp.
//
//   hand-over   If W is a vertex, the bodies touch.  If W is an edge, three support points around
//               it and its ends make a hexahedron.  If W is a triangle, one support point on either
//               side does.  If W is a tetrahedron, that is the polytope.  In the plane an edge gets
//               one support point on either side.
//   v           point of a facet's plane that is nearest to the origin; a facet that does not
//               contain its v is not a candidate
//   mu          least upper bound (v . w) / ‖v‖ so far
//   end         mu <= (1 + epsilon) ‖v‖, or no candidate is nearer than mu
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <queue>
#include <vector>

#include "core/gjk/depth/penetration.hpp"
#include "core/gjk/policy.hpp"
#include "core/gjk/result.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

inline constexpr int published_iteration_limit = 256;

template <Scalar S, typename Diff>
class PublishedPolytope {
 public:
  static constexpr int D = Diff::dimension;

  explicit PublishedPolytope(const Diff& difference) : difference_(difference) {}

  Penetration<S, D> from(const Result<S, D>& found) {
    best_.scale = found.scale;
    best_.witness_a = found.witness_a;
    best_.witness_b = found.witness_b;
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(found.members, i)) simplex_.push_back(found.support[i]);
    }
    if (simplex_.size() < 2) return touching();
    Facets<S, D> facets(first_simplex());
    for (const Vertex& w : opposite_) {
      if (!facets.expand(0, w, [](const Facet<S, D>&) { return false; })) break;
    }
    for (std::size_t f = 0; f < facets.size(); ++f) push(facets, f);
    while (!queue_.empty()) {
      const Entry entry = queue_.top();
      queue_.pop();
      const Facet<S, D>& facet = facets.facet(entry.facet);
      if (!facet.alive) continue;
      if (bounded_ && mu_squared_ < entry.vv) return ended(Status::no_facet, best_);
      take(facets, entry);
      if (best_.iterations++ == published_iteration_limit)
        return ended(Status::iteration_limit, best_);
      const Vertex w = difference_.support(entry.v);
      const S vw = dot(entry.v, w.y);
      if (!is_finite(vw)) return ended(Status::not_finite, best_);
      if (S(0) < entry.vv && (!bounded_ || vw * vw < mu_squared_ * entry.vv)) {
        mu_squared_ = vw * vw / entry.vv;
        bounded_ = true;
      }
      const S allowed = S(1) + tightest_epsilon<S>();
      if (bounded_ && !(allowed * allowed * entry.vv < mu_squared_)) {
        return ended(Status::converged, best_);
      }
      const std::size_t before = facets.size();
      const auto sees = [&w](const Facet<S, D>& other) {
        return !(other.h * dot(other.n, w.y) < other.h * other.h);
      };
      if (!facets.expand(entry.facet, w, sees)) return ended(Status::broken, best_);
      for (std::size_t f = before; f < facets.size(); ++f) {
        if (!push(facets, f)) return ended(Status::broken, best_);
      }
    }
    return ended(Status::no_facet, best_);
  }

 private:
  using Vertex = DifferencePoint<S, D>;

  // Orders the nearest facet first.
  struct Entry {
    Vec<S, D> v;
    S vv;
    std::array<S, D> lambda;
    std::size_t facet;

    bool operator<(const Entry& other) const {
      return other.vv < vv || (other.vv == vv && other.facet < facet);
    }
  };

  Penetration<S, D> touching() {
    best_.n[0] = best_.nn = S(1);
    return ended(Status::flat, best_);
  }

  // Returns D + 1 points.  The vertex beyond facet 0, which lacks the first, goes to `opposite_`.
  std::array<Vertex, D + 1> first_simplex() {
    std::array<Vertex, D + 1> simplex;
    if constexpr (D == 2) {
      if (simplex_.size() == 2) {
        const Vec<S, D> edge = simplex_[1].y - simplex_[0].y;
        const Vec<S, D> n{{-edge[1], edge[0]}};
        opposite_.push_back(difference_.support(-n));
        simplex_.insert(simplex_.begin(), difference_.support(n));
      }
    } else {
      if (simplex_.size() == 2) around_edge();
      if (simplex_.size() == 3) {
        const Vec<S, D> n = cross(simplex_[1].y - simplex_[0].y, simplex_[2].y - simplex_[0].y);
        opposite_.push_back(difference_.support(-n));
        simplex_.insert(simplex_.begin(), difference_.support(n));
      }
    }
    std::copy(simplex_.begin(), simplex_.end(), simplex.begin());
    return simplex;
  }

  // Three directions around the edge, 120 degrees apart.  The first one is normal to the edge and
  // to the axis with the smallest component of the edge.
  void around_edge() requires(D == 3) {
    const Vec<S, 3> edge = simplex_[1].y - simplex_[0].y;
    std::size_t least = 0;
    for (std::size_t i = 1; i < 3; ++i) {
      if (absolute(edge[i]) < absolute(edge[least])) least = i;
    }
    Vec<S, 3> axis;
    axis[least] = S(1);
    const Vec<S, 3> d = cross(edge, axis);
    // Normal to the edge are d and edge x d, which is |edge| times as long.  The largest coordinate
    // times sqrt(3) approximates |edge| well enough for directions that only have to surround it.
    const Vec<S, 3> e = cross(edge, d);
    S length(0);
    for (std::size_t i = 0; i < 3; ++i) {
      if (length < absolute(edge[i])) length = absolute(edge[i]);
    }
    const Vec<S, 3> back = -(S(1) / S(2)) * d;
    const Vec<S, 3> aside = S(S(7) / S(8) / length) * e;
    opposite_.push_back(simplex_[1]);
    simplex_ = {simplex_[0], difference_.support(d), difference_.support(back + aside),
                difference_.support(back - aside)};
  }

  void take(const Facets<S, D>& facets, const Entry& entry) {
    const Facet<S, D>& facet = facets.facet(entry.facet);
    set_plane(facet.n, absolute(facet.h), best_);
    std::array<Vertex, D> corner;
    for (std::size_t i = 0; i < D; ++i) corner[i] = facets.vertex(facet.corners[i]);
    set_witnesses<S, D>(corner, entry.lambda, best_);
  }

  // Returns false if the facet is degenerate.
  bool push(const Facets<S, D>& facets, std::size_t f) {
    const Facet<S, D>& facet = facets.facet(f);
    if (!facet.alive) return true;
    if (!(S(0) < facet.nn)) return false;
    const auto lambda = weights_of_foot(facets.corners(facet), facet.n, facet.nn);
    for (const S& weight : lambda) {
      if (weight < S(0)) return true;
    }
    const S vv = facet.h * facet.h / facet.nn;
    if (bounded_ && mu_squared_ < vv) return true;
    queue_.push({S(facet.h / facet.nn) * facet.n, vv, lambda, f});
    return true;
  }

  const Diff& difference_;
  Penetration<S, D> best_;  // the plane of the last facet examined
  std::vector<Vertex> simplex_;
  std::vector<Vertex> opposite_;
  std::priority_queue<Entry> queue_;
  S mu_squared_{0};
  bool bounded_ = false;
};

// Requires that the bodies meet according to `found`, the result of a distance query.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
Penetration<S, A::dimension> published_expanding_polytope(const A& a, const B& b,
                                                          const Result<S, A::dimension>& found) {
  using Diff = Difference<S, A, B>;
  return PublishedPolytope<S, Diff>(Diff(a, b, found.scale)).from(found);
}

}  // namespace gjk::depth
