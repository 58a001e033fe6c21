// SPDX-License-Identifier: MIT
// The penetration depth of bodies that meet, which is the distance from the origin to the boundary
// of A - B [vdB01]: the result of a method that computes it, and the polytope that two of them grow.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "core/gjk/scale.hpp"
#include "core/gjk/simplex.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

// Why a method stopped, and what each reason promises about the returned plane n . x = h.
//
//   D1 converged        A - B reaches no further along n, up to rounding: this is the plane of a
//                       facet, and h / ‖n‖ is the depth
//   D2 flat             the extent of A - B along n is at most rounding: the bodies touch
//   D3 no_facet         no remaining facet can be the nearest: the best plane found
//   D4 broken           rounding has left no valid polytope: the best plane so far
//   D5 iteration_limit  the method reached its limit: the best plane so far
//   D6 not_finite       overflow or NaN: the result is not valid
//
// Methods neither hang nor throw on finite input.
enum class Status { converged, flat, no_facet, broken, iteration_limit, not_finite };

constexpr const char* name(Status status) {
  switch (status) {
    case Status::converged: return "depth_converged";
    case Status::flat: return "depth_flat";
    case Status::no_facet: return "depth_no_facet";
    case Status::broken: return "depth_broken";
    case Status::iteration_limit: return "depth_iteration_limit";
    case Status::not_finite: return "depth_not_finite";
  }
  return "unknown";
}

template <Scalar S, int D>
struct Penetration {
  Status status = Status::not_finite;
  int iterations = 0;  // support points computed after the first simplex
  // Outward: the bodies touch if B is moved by (h / n.n) n.  Of any length, without units.
  Vec<S, D> n;
  S nn{0};
  // The depth is h / ‖n‖, in units of `scale`.  Never negative.
  S h{0};
  Scale<S> scale;
  // A point of each body in the caller's units: a - b equals (h / n.n) n up to rounding.
  Vec<S, D> witness_a;
  Vec<S, D> witness_b;
};

template <RootScalar S, int D>
S length(const Penetration<S, D>& found) {
  return found.scale.undo(S(found.h / square_root(found.nn)));
}

// The plane n . x = along has all of A - B behind it and so bounds the depth.  If the bodies meet,
// the bound is not negative.
template <Scalar S, int D>
void set_plane(const Vec<S, D>& n, const S& along, Penetration<S, D>& found) {
  found.n = n;
  found.nn = dot(n, n);
  found.h = S(0) < along ? along : S(0);
}

template <Scalar S, int D>
Penetration<S, D> ended(Status status, Penetration<S, D> found) {
  found.status = is_finite(found.h) && S(0) < found.nn ? status : Status::not_finite;
  return found;
}

// Weights of the point nearest to the origin in the plane through an edge or a triangle: they sum
// to 1, and some are negative if the point lies outside.
template <Scalar S>
std::array<S, 2> weights_of_foot(const std::array<Vec<S, 2>, 2>& y, const Vec<S, 2>&, const S& nn) {
  const S second = dot(y[0], y[0] - y[1]) / nn;
  return {S(1) - second, second};
}
template <Scalar S>
std::array<S, 3> weights_of_foot(const std::array<Vec<S, 3>, 3>& y, const Vec<S, 3>& n,
                                 const S& nn) {
  const S second = dot(n, cross(y[2], y[0])) / nn;
  const S third = dot(n, cross(y[0], y[1])) / nn;
  return {S(1) - second - third, second, third};
}

// Negative weights, by rounding or from a plane that touches A - B beside the foot, become 0.
template <Scalar S, std::size_t N>
std::array<S, N> convex(std::array<S, N> lambda) {
  S sum(0);
  for (S& weight : lambda) {
    if (!(S(0) < weight)) weight = S(0);
    sum = sum + weight;
  }
  if (!(S(0) < sum)) {
    lambda[0] = S(1);
    return lambda;
  }
  for (S& weight : lambda) weight = weight / sum;
  return lambda;
}

template <Scalar S, int D>
void set_witnesses(const std::array<DifferencePoint<S, D>, D>& corner,
                   const std::array<S, D>& lambda, Penetration<S, D>& found) {
  found.witness_a = found.witness_b = Vec<S, D>{};
  for (std::size_t i = 0; i < D; ++i) {
    found.witness_a = found.witness_a + lambda[i] * corner[i].p.point;
    found.witness_b = found.witness_b + lambda[i] * corner[i].q.point;
  }
  keep_in_range(
      D, [&](std::size_t i) { return corner[i].p.point; }, found.witness_a);
  keep_in_range(
      D, [&](std::size_t i) { return corner[i].q.point; }, found.witness_b);
}

// A polytope of differences p - q that grows by one support point at a time: its vertices, its
// facets with their planes, and the adjacency of facets [vdB01].  A facet is an edge or a triangle,
// n its outward normal, of any length, and h = n . y for its corners.
//
// The caller decides which facets are visible from a point.  The winding of a facet determines
// which side is outside, never a computed sign, so that rounding deforms the polytope but does not
// turn it inside out.
template <Scalar S, int D>
struct Facet {
  static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

  std::array<std::size_t, D> corners{};
  std::array<std::size_t, D> neighbours{};  // across the ridge without that corner
  Vec<S, D> n;
  S nn{0};
  S h{0};
  bool alive = true;  // part of the boundary of the current polytope
};

// Normal of an edge, to the right of its direction, or of a triangle by the right-hand rule.
template <Scalar S>
Vec<S, 2> normal_of(const std::array<Vec<S, 2>, 2>& corner) {
  const Vec<S, 2> edge = corner[1] - corner[0];
  return {{edge[1], -edge[0]}};
}
template <Scalar S>
Vec<S, 3> normal_of(const std::array<Vec<S, 3>, 3>& corner) {
  return cross(corner[1] - corner[0], corner[2] - corner[0]);
}

struct PlainNormal {
  template <typename Corners>
  auto operator()(const Corners& corner) const {
    return normal_of(corner);
  }
};

// `Normal` computes the normal of a facet, of any length.
template <Scalar S, int D, typename Normal = PlainNormal>
class Facets {
 public:
  using Vertex = DifferencePoint<S, D>;

  // Starts with the hull of D + 1 affinely independent points.
  explicit Facets(const std::array<Vertex, D + 1>& simplex)
      : vertices_(simplex.begin(), simplex.end()) {
    const auto y = corners(facet_without(0, false));
    const bool turn = S(0) < dot(Normal()(y), vertices_[0].y - y[0]);
    for (std::size_t left_out = 0; left_out <= D; ++left_out) add(facet_without(left_out, turn));
    for (std::size_t f = 0; f <= D; ++f) {
      // Facet f lies opposite to vertex f.
      for (std::size_t i = 0; i < D; ++i) facets_[f].neighbours[i] = facets_[f].corners[i];
    }
  }

  std::size_t size() const { return facets_.size(); }  // includes removed facets
  const Facet<S, D>& facet(std::size_t f) const { return facets_[f]; }
  const Vertex& vertex(std::size_t i) const { return vertices_[i]; }
  std::array<Vec<S, D>, D> corners(const Facet<S, D>& facet) const {
    std::array<Vec<S, D>, D> y;
    for (std::size_t i = 0; i < D; ++i) y[i] = vertices_[facet.corners[i]].y;
    return y;
  }
  bool has_vertex(const Vec<S, D>& y) const {
    for (const Vertex& vertex : vertices_) {
      if (vertex.y == y) return true;
    }
    return false;
  }

  // Removes the facets visible from w that are connected to `first`, which is visible, and joins
  // the rim of the hole to w by new facets, numbered from the previous `size()` on.  Returns false
  // if rounding made the rim not a simple closed curve; then the polytope is no longer usable.
  template <typename Sees>
  bool expand(std::size_t first, const Vertex& w, const Sees& sees) {
    find_rim(first, sees);
    if (!order_rim()) return false;
    vertices_.push_back(w);
    const std::size_t before = facets_.size();
    for (const Ridge& ridge : rim_) join_to_rim(ridge);
    // Facet k and the next one share the apex and, in space, the end of ridge k.
    for (std::size_t k = 0; k < rim_.size(); ++k) {
      const std::size_t next = (k + 1) % rim_.size();
      if constexpr (D == 2) {
        facets_[before + k].neighbours[1 - rim_[k].position] = before + next;
      } else {
        facets_[before + k].neighbours[(rim_[k].position + 1) % 3] = before + next;
        facets_[before + next].neighbours[(rim_[next].position + 2) % 3] = before + k;
      }
    }
    return true;
  }

 private:
  // The ridge of a facet without its corner number `position`.
  struct Ridge {
    std::size_t facet = Facet<S, D>::none;
    std::size_t position = 0;
  };

  // Left in order, facets without an even and without an odd corner wind in opposite ways.  One
  // sign turns all of them outward: rounding could make signs of their own disagree.
  Facet<S, D> facet_without(std::size_t left_out, bool turn) const {
    Facet<S, D> facet;
    std::size_t count = 0;
    for (std::size_t i = 0; i <= D; ++i) {
      if (i != left_out) facet.corners[count++] = i;
    }
    if ((left_out % 2 == 1) != turn) std::swap(facet.corners[0], facet.corners[1]);
    return facet;
  }

  std::size_t add(Facet<S, D> facet) {
    const auto y = corners(facet);
    facet.n = Normal()(y);
    facet.nn = dot(facet.n, facet.n);
    // The corner nearest to the origin has the smallest error.
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < D; ++i) {
      if (dot(y[i], y[i]) < dot(y[nearest], y[nearest])) nearest = i;
    }
    facet.h = dot(facet.n, y[nearest]);
    facets_.push_back(std::move(facet));
    return facets_.size() - 1;
  }

  std::size_t position_towards(std::size_t facet, std::size_t neighbour) const {
    std::size_t i = 0;
    while (facets_[facet].neighbours[i] != neighbour) ++i;
    return i;
  }

  // Removes the visible facets and records their rim, as ridges of removed facets.
  template <typename Sees>
  void find_rim(std::size_t first, const Sees& sees) {
    rim_.clear();
    facets_[first].alive = false;
    std::vector<std::size_t> open{first};
    while (!open.empty()) {
      const std::size_t f = open.back();
      open.pop_back();
      for (std::size_t i = 0; i < D; ++i) {
        const std::size_t beyond = facets_[f].neighbours[i];
        if (!facets_[beyond].alive) continue;
        if (sees(facets_[beyond])) {
          facets_[beyond].alive = false;
          open.push_back(beyond);
        } else {
          rim_.push_back({f, i});
        }
      }
    }
    // A facet may have been removed after its neighbour recorded their ridge as a part of the rim.
    std::erase_if(rim_, [this](const Ridge& ridge) {
      return !facets_[facets_[ridge.facet].neighbours[ridge.position]].alive;
    });
  }

  // In space: orders the ridges so that each begins at the end of the previous one.  Returns false
  // if they do not form one closed curve without crossings.
  bool order_rim() {
    if constexpr (D == 2) return rim_.size() == 2;
    if (rim_.size() < 3) return false;
    ridge_from_.assign(vertices_.size(), rim_.size());
    for (std::size_t k = 0; k < rim_.size(); ++k) {
      std::size_t& ridge = ridge_from_[end_of(rim_[k], 1)];
      if (ridge != rim_.size()) return false;
      ridge = k;
    }
    ordered_.clear();
    std::size_t k = 0;
    do {
      ordered_.push_back(rim_[k]);
      k = ridge_from_[end_of(rim_[k], 2)];
    } while (k != 0 && k != rim_.size() && ordered_.size() < rim_.size());
    if (k != 0 || ordered_.size() != rim_.size()) return false;
    rim_.swap(ordered_);
    return true;
  }

  // The first or second vertex of a ridge in space, in the winding of its facet.
  std::size_t end_of(const Ridge& ridge, std::size_t which) const {
    return facets_[ridge.facet].corners[(ridge.position + which) % D];
  }

  // The new facet keeps the winding of the removed one: both have the whole polytope behind them.
  void join_to_rim(const Ridge& ridge) {
    Facet<S, D> fresh;
    fresh.corners = facets_[ridge.facet].corners;
    fresh.corners[ridge.position] = vertices_.size() - 1;
    fresh.neighbours[ridge.position] = facets_[ridge.facet].neighbours[ridge.position];
    const std::size_t beyond = fresh.neighbours[ridge.position];
    const std::size_t made = add(std::move(fresh));
    facets_[beyond].neighbours[position_towards(beyond, ridge.facet)] = made;
  }

  std::vector<Vertex> vertices_;
  std::vector<Facet<S, D>> facets_;
  std::vector<Ridge> rim_;
  std::vector<Ridge> ordered_;
  std::vector<std::size_t> ridge_from_;  // by vertex: the ridge that begins at it
};

}  // namespace gjk::depth
