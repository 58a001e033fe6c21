// SPDX-License-Identifier: MIT
// The combinatorial part of an expanding polytope: a closed surface of simplices (triangles, or
// edges in the plane), the nearest of them, and the surface with one more point w.  The simplices
// visible from w, found from neighbour to neighbour, are replaced by those that join w to each
// ridge between a visible and a hidden one.
//
// `Geometry` has the numbers, and so decides whether P is convex:
//   Vertex, Plane                         of a simplex, and where it lies
//   void set_plane(Plane&, corners)       from pointers to its corners, in their order
//   bool is_beyond(plane, vertex)         which of the two orders has its normal outward
//   bool is_visible(plane, vertex)
//   bool is_nearer(plane, plane)
//   bool is_considered(number)            whether the simplex takes part in the search
//
// Whatever it decides, starts_closed() and expand() tell whether the surface is closed: across each
// ridge lies one neighbour, oriented the same way.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace oracle {

template <typename Geometry>
class ExpandingHull {
 public:
  using Vertex = typename Geometry::Vertex;
  using Corners = std::array<const Vertex*, 3>;

  static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

  struct Facet {
    typename Geometry::Plane plane;
    std::array<std::size_t, 3> corners{};  // the first `dim` are valid
    std::array<std::size_t, 3> neighbours{none, none,
                                          none};  // across the ridge opposite the corner
    bool alive = true;
  };

  // The hull of `simplex`: dim + 1 vertices that do not lie in one plane.
  ExpandingHull(int dim, std::vector<Vertex> simplex, Geometry geometry)
      : dim_(static_cast<std::size_t>(dim)),
        geometry_(std::move(geometry)),
        vertices_(std::move(simplex)),
        open_(vertices_.size(), Ridge{none, none}) {
    facets_.reserve(128);
    for (std::size_t apex = 0; apex <= dim_; ++apex) {
      Facet facet;
      for (std::size_t k = 0; k < dim_; ++k) facet.corners[k] = k < apex ? k : k + 1;
      set_plane(facet);
      if (geometry_.is_beyond(facet.plane, vertices_[apex])) {
        std::swap(facet.corners[0], facet.corners[1]);
        set_plane(facet);
      }
      // Facet number i lies opposite vertex number i.
      std::copy_n(facet.corners.begin(), dim_, facet.neighbours.begin());
      add(std::move(facet));
    }
  }

  // For a hull not yet expanded: whether rounding gave all facets one orientation.
  bool starts_closed() const {
    for (std::size_t i = 0; i <= dim_; ++i) {
      for (std::size_t k = 0; k < dim_; ++k) {
        const Facet& other = facets_[facets_[i].neighbours[k]];
        const auto* const back = std::find(other.neighbours.begin(), other.neighbours.end(), i);
        const auto j = static_cast<std::size_t>(back - other.neighbours.begin());
        if (!meet(facets_[i], k, other, j)) return false;
      }
    }
    return true;
  }

  Geometry& geometry() { return geometry_; }

  // Returns the nearest facet not returned before; `none` if there is none.
  std::size_t nearest() {
    while (!queue_.empty()) {
      std::pop_heap(queue_.begin(), queue_.end(), further());
      const std::size_t facet = queue_.back();
      queue_.pop_back();
      if (facets_[facet].alive) return facet;
    }
    return none;
  }

  const Facet& facet(std::size_t i) const { return facets_[i]; }
  const Vertex& vertex(std::size_t i) const { return vertices_[i]; }

  // Replaces the hull by that of itself and w, which is beyond `facet`.  Returns false if the
  // visible part has no closed boundary; then the hull is no longer valid.
  bool expand(std::size_t facet, Vertex w) {
    find_horizon(facet, w);
    vertices_.push_back(std::move(w));
    open_.push_back({none, none});
    for (const auto& [visible, position] : horizon_) {
      Facet fresh;
      fresh.corners = facets_[visible].corners;
      fresh.corners[position] = vertices_.size() - 1;
      set_plane(fresh);
      const std::size_t hidden = facets_[visible].neighbours[position];
      Facet& behind = facets_[hidden];
      std::size_t back = 0;
      while (back < dim_ && behind.neighbours[back] != visible) ++back;
      if (back == dim_ || !meet(fresh, position, behind, back)) return false;
      behind.neighbours[back] = facets_.size();
      fresh.neighbours[position] = hidden;
      if (!join(fresh, position)) return false;
      add(std::move(fresh));
    }
    return open_count_ == 0;
  }

 private:
  // The ridge of `facet` opposite its corner number `position`.
  struct Ridge {
    std::size_t facet;
    std::size_t position;
  };

  auto further() const {
    return [this](std::size_t i, std::size_t j) {
      return geometry_.is_nearer(facets_[j].plane, facets_[i].plane);
    };
  }

  void set_plane(Facet& facet) {
    Corners corners{};
    for (std::size_t k = 0; k < dim_; ++k) corners[k] = &vertices_[facet.corners[k]];
    geometry_.set_plane(facet.plane, corners);
  }

  void add(Facet facet) {
    facets_.push_back(std::move(facet));
    if (!geometry_.is_considered(facets_.size() - 1)) return;
    queue_.push_back(facets_.size() - 1);
    std::push_heap(queue_.begin(), queue_.end(), further());
  }

  // Removes the facets visible from w, and keeps their ridges to hidden ones.
  void find_horizon(std::size_t first, const Vertex& w) {
    horizon_.clear();
    visible_.assign(1, first);
    facets_[first].alive = false;
    while (!visible_.empty()) {
      const std::size_t facet = visible_.back();
      visible_.pop_back();
      for (std::size_t position = 0; position < dim_; ++position) {
        const std::size_t next = facets_[facet].neighbours[position];
        if (!facets_[next].alive) continue;
        if (geometry_.is_visible(facets_[next].plane, w)) {
          facets_[next].alive = false;
          visible_.push_back(next);
        } else {
          horizon_.push_back({facet, position});
        }
      }
    }
  }

  // Whether ridge i of x is ridge j of y, traversed in opposite directions.
  bool meet(const Facet& x, std::size_t i, const Facet& y, std::size_t j) const {
    for (std::size_t k = 1; k < dim_; ++k) {
      if (x.corners[(i + k) % dim_] != y.corners[(j + dim_ - k) % dim_]) return false;
    }
    return dim_ == 3 || i != j;
  }

  // Around a disc new facets meet in pairs: at w and a horizon vertex, or in the plane at w alone.
  bool join(Facet& fresh, std::size_t position) {
    for (std::size_t other = 0; other < dim_; ++other) {
      if (other == position) continue;
      Ridge& open = open_[dim_ == 3 ? fresh.corners[3 - position - other] : 0];
      if (open.facet == none) {
        open = {facets_.size(), other};
        ++open_count_;
        continue;
      }
      Facet& met = facets_[open.facet];
      if (!meet(fresh, other, met, open.position)) return false;
      fresh.neighbours[other] = open.facet;
      met.neighbours[open.position] = facets_.size();
      open = {none, none};
      --open_count_;
    }
    return true;
  }

  std::size_t dim_;
  Geometry geometry_;
  std::vector<Vertex> vertices_;
  std::vector<Facet> facets_;       // in order of creation, including removed ones
  std::vector<std::size_t> queue_;  // a heap, the nearest first; removed facets are skipped
  std::vector<Ridge> horizon_;
  std::vector<std::size_t> visible_;
  std::vector<Ridge> open_;  // by vertex: a ridge of a new facet that waits for its neighbour
  std::size_t open_count_ = 0;
};

}  // namespace oracle
