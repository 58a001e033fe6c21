// SPDX-License-Identifier: MIT
// A body of a case as one support map, whatever kind it is.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/cases/case.hpp"
#include "core/gjk/affine_image.hpp"
#include "core/gjk/shapes.hpp"
#include "core/gjk/support.hpp"
#include "core/subjects/number.hpp"
#include "core/subjects/rational_cloud.hpp"

namespace subjects {

// Throws std::invalid_argument on a curved body, which has none.
template <gjk::Scalar S, int D>
std::vector<gjk::Vec<S, D>> vertices(const cases::Body& body) {
  if (body.curved) throw std::invalid_argument("curved body");
  std::vector<gjk::Vec<S, D>> result(body.points.size());
  for (std::size_t i = 0; i < result.size(); ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) result[i][axis] = S(body.points[i][axis]);
  }
  return result;
}

template <gjk::Scalar S, int D>
gjk::Affine<S, D> placement(const cases::Curved& curved) {
  gjk::Affine<S, D> result;
  for (std::size_t i = 0; i < D; ++i) {
    result.translation[i] = S(curved.translation[i]);
    for (std::size_t j = 0; j < D; ++j) result.linear[i][j] = S(curved.linear[i][j]);
  }
  return result;
}

// The support map of vertices.
template <gjk::Scalar S, int D>
using Cloud =
    std::conditional_t<std::same_as<S, Rational>, RationalCloud<D>, gjk::VertexCloud<S, D>>;

// The support maps that a body may have at S in D dimensions.
template <gjk::Scalar S, int D>
struct BodyMaps {
  using Any = std::variant<Cloud<S, D>>;
};
template <gjk::RootScalar S>
struct BodyMaps<S, 2> {
  using Any = std::variant<gjk::VertexCloud<S, 2>, gjk::AffineImage<gjk::Sphere<S, 2>, S>>;
};
template <gjk::RootScalar S>
struct BodyMaps<S, 3> {
  using Any =
      std::variant<gjk::VertexCloud<S, 3>, gjk::AffineImage<gjk::Sphere<S, 3>, S>,
                   gjk::AffineImage<gjk::Cone<S>, S>, gjk::AffineImage<gjk::Cylinder<S>, S>>;
};

// Throws std::invalid_argument on a curved body that S or D cannot have.  A curved body has no
// vertices: the indices of its support points mean nothing.
template <gjk::Scalar S, int D>
class BodyMap {
 public:
  static constexpr int dimension = D;

  explicit BodyMap(const cases::Body& body)
      : points_(body.curved ? std::vector<gjk::Vec<S, D>>{} : vertices<S, D>(body)),
        map_(made(body)),
        curved_(std::visit([](const auto& map) { return gjk::is_curved(map); }, map_)),
        magnitude_(std::visit([](const auto& map) { return S(map.magnitude()); }, map_)) {}
  BodyMap(const BodyMap&) = delete;  // the map may look at the points
  BodyMap& operator=(const BodyMap&) = delete;

  gjk::SupportPoint<S, D> support(const gjk::Vec<S, D>& direction) const {
    // Nearly all bodies have vertices; a call through a table costs as much as a small scan.
    if (const auto* cloud = std::get_if<Cloud<S, D>>(&map_)) return cloud->support(direction);
    return support_of_any(direction);
  }
  bool curved() const { return curved_; }
  const S& magnitude() const { return magnitude_; }

 private:
  using Any = typename BodyMaps<S, D>::Any;

  Any made(const cases::Body& body) const {
    if (!body.curved) return Cloud<S, D>(points_);
    if constexpr (gjk::RootScalar<S>) {
      using Kind = cases::Curved::Kind;
      const cases::Curved& curved = *body.curved;
      const gjk::Affine<S, D> placed = placement<S, D>(curved);
      const S radius = S(curved.radius);
      if (curved.kind == Kind::sphere) {
        return gjk::AffineImage<gjk::Sphere<S, D>, S>(gjk::Sphere<S, D>(radius), placed);
      }
      if constexpr (D == 3) {
        const S half_height = S(curved.half_height);
        if (curved.kind == Kind::cone) {
          return gjk::AffineImage<gjk::Cone<S>, S>(gjk::Cone<S>(radius, half_height), placed);
        }
        return gjk::AffineImage<gjk::Cylinder<S>, S>(gjk::Cylinder<S>(radius, half_height), placed);
      }
    }
    throw std::invalid_argument("a curved body that this subject cannot have");
  }

  // Apart, because all that it has in line would be set up for vertices too.
  [[gnu::noinline]] gjk::SupportPoint<S, D> support_of_any(const gjk::Vec<S, D>& direction) const {
    return std::visit([&](const auto& map) { return map.support(direction); }, map_);
  }

  std::vector<gjk::Vec<S, D>> points_;
  Any map_;
  // Of the map, which would have to be visited for them several times a query.
  bool curved_;
  S magnitude_;
};

}  // namespace subjects
