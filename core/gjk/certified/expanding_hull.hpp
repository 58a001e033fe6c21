// SPDX-License-Identifier: MIT
// A polytope inside A - B that grows at its facet nearest to the origin [vdB01], in floating point or
// in integers.  It proves nothing: floating_point_depth.hpp and exact/depth.hpp do.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/gjk/certified/answer.hpp"

namespace gjk::certified {

// Facets are segments in the plane and triangles in space.  `Geometry` has the types Point, Plane and
// Distance, and says
//
//   across(points)         a normal of the plane through 1 to D points, which holds the origin
//   furthest(n)            the corner of A - B furthest along n
//   is_left_handed(points) of D + 1 points
//   plane(p, q, r)         the plane through D points, r = q in the plane, its normal away from the
//                          origin if these are in the order of a facet
//   is_plane(plane)        whether the points gave a plane
//   distance(plane)        a Distance: less if the plane is nearer to the origin, approximately
//   is_beyond(plane, y)    whether the facet must go if y joins the polytope
template <typename Geometry, int D>
class ExpandingHull {
 public:
  struct Vertex {
    typename Geometry::Point y;
    Pair pair;
  };
  // In an order for which the determinant of the corners is positive if the origin is inside.
  struct Facet {
    std::array<std::uint32_t, D> corners;
    typename Geometry::Plane plane;
    typename Geometry::Distance distance;
  };

  explicit ExpandingHull(const Geometry& geometry) : geometry_(geometry) {
    vertices_.reserve(32);
    facets_.reserve(64);
  }

  // Begins with a simplex of 1 to D + 1 corners that holds the origin, completed by corners furthest
  // along its normals.  False if it has no volume.
  bool begin(std::span<const Vertex> corners) {
    vertices_.assign(corners.begin(), corners.end());
    while (vertices_.size() < D + 1) {
      std::array<typename Geometry::Point, D> points;
      for (std::size_t i = 0; i < vertices_.size(); ++i) points[i] = vertices_[i].y;
      vertices_.push_back(
          geometry_.furthest(geometry_.across(std::span(points).first(vertices_.size()))));
    }
    std::array<typename Geometry::Point, D + 1> points;
    for (std::size_t i = 0; i <= D; ++i) points[i] = vertices_[i].y;
    if (geometry_.is_left_handed(points)) std::swap(vertices_[0], vertices_[1]);
    if constexpr (D == 2) {
      return add(0, 1) && add(1, 2) && add(2, 0);
    } else {
      return add(0, 2, 1) && add(0, 1, 3) && add(0, 3, 2) && add(1, 2, 3);
    }
  }

  // Replaces the facets that lie before w by those between their border and w.  Chains of facets
  // without a border keep to have none, whatever the geometry says; but by rounding a chain may wind
  // around more than once, and then its facets can multiply with each vertex.  False if nothing is
  // left, or more facets than 2V: a polytope of V vertices has 2V - 4 in space, V in the plane.
  bool take(const Vertex& w) {
    border_.clear();
    nearest_ = facets_.size();
    for (std::size_t i = 0; i < facets_.size();) {
      if (!geometry_.is_beyond(facets_[i].plane, w.y)) {
        look_at(i++);
        continue;
      }
      take_border(facets_[i].corners);
      facets_[i] = facets_.back();
      facets_.pop_back();
    }
    const auto place = static_cast<std::uint32_t>(vertices_.size());
    vertices_.push_back(w);
    if (facets_.size() + border_.size() > 2 * vertices_.size()) return false;
    return !border_.empty() && std::all_of(border_.begin(), border_.end(), [&](Ridge ridge) {
      const auto [first, second] = ends(ridge);
      if constexpr (D == 3) return add(first, second, place);
      if constexpr (D == 2) return first == none ? add(place, second) : add(first, place);
    });
  }

  const Facet& nearest() const { return facets_[nearest_]; }

  std::span<const Facet> facets() const { return facets_; }
  const Vertex& vertex(std::size_t i) const { return vertices_[i]; }
  std::array<typename Geometry::Point, D> points(const Facet& facet) const {
    std::array<typename Geometry::Point, D> result;
    for (std::size_t i = 0; i < D; ++i) result[i] = vertices_[facet.corners[i]].y;
    return result;
  }

 private:
  // Two corners in one number.
  using Ridge = std::uint64_t;
  static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
  static Ridge ridge(std::uint32_t first, std::uint32_t second) {
    return Ridge{first} << 32 | second;
  }
  static std::array<std::uint32_t, 2> ends(Ridge ridge) {
    return {static_cast<std::uint32_t>(ridge >> 32), static_cast<std::uint32_t>(ridge)};
  }

  // The corners as numbers, and points by reference: copies would have to be waited for.
  template <typename... Corner>
  bool add(std::uint32_t p, std::uint32_t q, Corner... r) {
    static_assert(2 + sizeof...(r) == D);
    Facet& facet = facets_.emplace_back();
    facet.corners = {p, q, static_cast<std::uint32_t>(r)...};
    facet.plane =
        geometry_.plane(vertices_[p].y, vertices_[q].y, vertices_[facet.corners[D - 1]].y);
    facet.distance = geometry_.distance(facet.plane);
    look_at(facets_.size() - 1);
    return geometry_.is_plane(facet.plane);
  }
  void look_at(std::size_t facet) {
    const bool first = nearest_ >= facet;
    if (first || facets_[facet].distance < facets_[nearest_].distance) nearest_ = facet;
  }

  // The border of a facet is what the borders of its neighbours cancel: in space its edges, in the
  // plane its ends, the first as {i, none} and the second as {none, i}.
  void take_border(const std::array<std::uint32_t, D>& corners) {
    if constexpr (D == 2) {
      take_ridge(corners[0], none);
      take_ridge(none, corners[1]);
    } else {
      for (std::size_t i = 0; i < 3; ++i) take_ridge(corners[i], corners[(i + 1) % 3]);
    }
  }
  void take_ridge(std::uint32_t first, std::uint32_t second) {
    const auto same = std::find(border_.begin(), border_.end(), ridge(second, first));
    if (same == border_.end()) {
      border_.push_back(ridge(first, second));
    } else {
      *same = border_.back();
      border_.pop_back();
    }
  }

  const Geometry& geometry_;
  std::vector<Vertex> vertices_;
  std::vector<Facet> facets_;
  std::size_t nearest_ = 0;
  std::vector<Ridge> border_;
};

// Writes the pairs and weights of the point at which the ray along a normal n leaves the polytope: the
// foot of the perpendicular, if n is that of the nearest facet.  `parts(facet)` are in proportion to
// the determinants of n and the corners but one, hence to the weights; the facet is that whose least
// weight is largest.  Facets beyond `furthest` are too far from the origin to hold it.
template <int D, typename Hull, typename Distance, typename Parts>
void write_foot(const Hull& hull, const Distance& furthest, const Parts& parts,
                CertifiedDepth<double, D>& result) {
  double best = -std::numeric_limits<double>::infinity();
  for (const typename Hull::Facet& facet : hull.facets()) {
    if (furthest < facet.distance) continue;
    const std::array<double, D> part = parts(facet);
    double whole = 0;
    for (const double x : part) whole += x;
    if (!(whole > 0)) continue;
    const double least = *std::min_element(part.begin(), part.end()) / whole;
    if (!(least > best)) continue;
    best = least;
    result.size = D;
    double sum = 0;
    for (std::size_t i = 0; i < D; ++i) {
      result.pairs[i] = hull.vertex(facet.corners[i]).pair;
      sum += result.weights[i] = std::max(part[i] / whole, 0.0);
    }
    for (double& weight : result.weights) weight /= sum;
  }
}

}  // namespace gjk::certified
