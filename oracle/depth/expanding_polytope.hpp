// SPDX-License-Identifier: MIT
// A polytope of differences a_i - b_j that grows by one support point at a time [vdB01], in
// integers: its facets with their planes, the one nearest to the origin, and the hull with one
// point more. `penetration` is the search that is made with it.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <vector>

#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/min_norm.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// The plane N . x = h of a facet, with N outward.
struct FacetPlane {
  IntegerVector normal;    // N
  Integer offset;          // h
  Integer normal_squared;  // N . N
  // sign(h) h^2 / N.N to a few parts in 2^52 where it is a normal number: decides most comparisons.
  long double distance_squared_estimate = 0;
};

// The decisions of the expansion, in one place so that tests can plant faults in them.
class ExpansionRules {
 public:
  virtual ~ExpansionRules() = default;

  // `ahead` = max N . (a_i - b_j) - h
  virtual bool supports(const FacetPlane& plane, const Integer& ahead) const;
  // `ahead` = N . w - h
  virtual bool is_visible(const FacetPlane& plane, const Integer& ahead) const;
  // By signed distance from the origin, exactly.
  virtual bool is_nearer(const FacetPlane& plane, const FacetPlane& other) const;
  // Whether the facet made as number `facet` takes part in the search for the nearest.
  virtual bool is_considered(std::size_t facet) const;
};

// A simplex of the boundary: a triangle, or an edge in the plane.
struct Facet {
  static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

  FacetPlane plane;
  std::array<std::size_t, 3> corners{};                     // the first `dim` count
  std::array<std::size_t, 3> neighbours{none, none, none};  // across the ridge opposite the corner
  bool alive = true;
};

class Polytope {
 public:
  using Vertex = SimplexVertex<Integer>;

  // The hull of `simplex`: `dim` + 1 affinely independent vertices.  Keeps a reference to `rules`.
  Polytope(int dim, std::vector<Vertex> simplex, const ExpansionRules& rules);

  // The facet of least signed distance from the origin among those not yet given out by a call of
  // this; throws std::logic_error when there is none.
  std::size_t nearest();

  const Facet& facet(std::size_t i) const { return facets_[i]; }
  const Vertex& vertex(std::size_t i) const { return vertices_[i]; }

  // Becomes the hull of itself and w, which is beyond `facet`.  Throws std::logic_error when its
  // own invariants fail.
  void expand(std::size_t facet, Vertex w);

 private:
  // The ridge of `facet` opposite its corner number `position`.
  struct Ridge {
    std::size_t facet;
    std::size_t position;
  };

  void set_plane(Facet& facet);
  void add(Facet facet);
  void find_horizon(std::size_t first, const IntegerVector& w);
  void join(Facet& fresh, std::size_t position);

  std::size_t dim_;
  const ExpansionRules& rules_;
  std::vector<Vertex> vertices_;
  std::vector<Facet> facets_;       // in order of making, also those taken away
  std::vector<std::size_t> queue_;  // a heap, the nearest first; facets taken away are passed over
  std::vector<Ridge> horizon_;
  std::vector<std::size_t> visible_;
  std::vector<Ridge> open_;  // by vertex: a ridge of a new facet that waits for its other side
  std::size_t open_count_ = 0;
  // In the plane the second edge stays: the normal is then perpendicular to the first.
  std::array<IntegerVector, 2> edges_{{{}, {0, 0, 1}}};
  Integer along_;
};

}  // namespace oracle
