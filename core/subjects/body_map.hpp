// SPDX-License-Identifier: MIT
// A support map of any body of a case.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <stdexcept>
#include <variant>

#include "core/cases/case.hpp"
#include "core/gjk/affine_image.hpp"
#include "core/gjk/polytope.hpp"
#include "core/gjk/shapes.hpp"
#include "core/gjk/support.hpp"
#include "core/subjects/number.hpp"
#include "core/subjects/rational_cloud.hpp"
#include "core/subjects/wide_cloud.hpp"

namespace subjects {

// The adjacency graph of the vertices of a body, in the form of gjk::Polytope.
struct VertexGraph {
  std::vector<std::uint32_t> offsets;
  std::vector<std::uint32_t> neighbours;

  gjk::Adjacency view() const { return {offsets, neighbours}; }
};

// The graph of the neighbours of each vertex.
inline VertexGraph vertex_graph(const std::vector<std::set<std::uint32_t>>& links) {
  VertexGraph graph{{0}, {}};
  for (const std::set<std::uint32_t>& some : links) {
    graph.neighbours.insert(graph.neighbours.end(), some.begin(), some.end());
    graph.offsets.push_back(static_cast<std::uint32_t>(graph.neighbours.size()));
  }
  return graph;
}

// Vertices that are adjacent in a face are neighbours.
inline VertexGraph face_graph(const cases::Polytope& polytope) {
  std::vector<std::set<std::uint32_t>> links(polytope.points.size());
  for (const std::vector<std::uint32_t>& face : polytope.faces) {
    for (std::size_t k = 0; k < face.size(); ++k) {
      const std::uint32_t next = face[(k + 1) % face.size()];
      links.at(face[k]).insert(next);
      links.at(next).insert(face[k]);
    }
  }
  return vertex_graph(links);
}

template <gjk::Scalar S, int D>
gjk::Vec<S, D> vector(const cases::Point& point) {
  gjk::Vec<S, D> result;
  for (std::size_t axis = 0; axis < D; ++axis) result[axis] = S(point[axis]);
  return result;
}

template <gjk::Scalar S, int D>
void write_vectors(const std::vector<cases::Point>& points, std::vector<gjk::Vec<S, D>>& place) {
  place.resize(points.size());
  for (std::size_t i = 0; i < place.size(); ++i) place[i] = vector<S, D>(points[i]);
}
template <gjk::Scalar S, int D>
std::vector<gjk::Vec<S, D>> vectors(const std::vector<cases::Point>& points) {
  std::vector<gjk::Vec<S, D>> result;
  write_vectors(points, result);
  return result;
}

// The points of a point set.  Throws std::invalid_argument for any other body.
template <gjk::Scalar S, int D>
std::vector<gjk::Vec<S, D>> vertices(const cases::Body& body) {
  if (body.curved) throw std::invalid_argument("curved body");
  if (body.polytope) throw std::invalid_argument("a body that is not a point set");
  return vectors<S, D>(body.points);
}

template <gjk::Scalar S, int D>
gjk::Affine<S, D> placement(const cases::Placement& placement) {
  gjk::Affine<S, D> result;
  result.translation = vector<S, D>(placement.translation);
  for (std::size_t i = 0; i < D; ++i) result.linear[i] = vector<S, D>(placement.linear[i]);
  return result;
}

// The support map of a point set.
template <gjk::Scalar S, int D>
struct CloudAt {
  using Type = gjk::VertexCloud<S, D>;
};
template <int D>
struct CloudAt<Rational, D> {
  using Type = RationalCloud<D>;
};
template <gjk::WithExponents S, int D>
struct CloudAt<S, D> {
  using Type = WideCloud<S, D>;
};
template <gjk::Scalar S, int D>
using Cloud = typename CloudAt<S, D>::Type;

template <typename S, typename... Maps>
struct Alternatives {
  using Any = std::variant<Maps..., gjk::AffineImage<Maps, S>...>;
};

// The support maps of bodies at S in D dimensions, with and without a placement.  Curved bodies
// always have one: their alternatives without it stay unused.
template <gjk::Scalar S, int D>
struct BodyMaps : Alternatives<S, Cloud<S, D>, gjk::SinglePoint<S, D>, gjk::Segment<S, D>,
                               gjk::Box<S, D>, gjk::Polytope<S, D>> {};
template <gjk::RootScalar S>
struct BodyMaps<S, 2> : Alternatives<S, Cloud<S, 2>, gjk::SinglePoint<S, 2>, gjk::Segment<S, 2>,
                                     gjk::Box<S, 2>, gjk::Polytope<S, 2>, gjk::Sphere<S, 2>> {};
template <gjk::RootScalar S>
struct BodyMaps<S, 3>
    : Alternatives<S, Cloud<S, 3>, gjk::SinglePoint<S, 3>, gjk::Segment<S, 3>, gjk::Box<S, 3>,
                   gjk::Polytope<S, 3>, gjk::Sphere<S, 3>, gjk::Cone<S>, gjk::Cylinder<S>> {};

// Throws std::invalid_argument for a curved body that S or D does not allow.  Support points of
// polytopes carry the index of the vertex; those of curved bodies have no meaningful index.  A
// polytope with faces climbs from the vertex found last, so a map serves one thread at a time.
template <gjk::Scalar S, int D>
class BodyMap {
 public:
  static constexpr int dimension = D;

  explicit BodyMap(const cases::Body& body)
      : points_(vectors<S, D>(body.polytope ? body.polytope->points : body.points)),
        graph_(body.polytope ? face_graph(*body.polytope) : VertexGraph()),
        map_(made(body)) {
    look_at_map();
  }
  // Becomes the map of a point set, in the same memory.
  void become(const std::vector<cases::Point>& points) {
    write_vectors(points, points_);
    map_ = Cloud<S, D>(points_);
    look_at_map();
  }
  BodyMap(const BodyMap&) = delete;  // the map may refer to the points
  BodyMap& operator=(const BodyMap&) = delete;

  gjk::SupportPoint<S, D> support(const gjk::Vec<S, D>& direction) const {
    // Nearly all bodies are point sets, and a dispatch through a table costs as much as a small
    // scan.
    if (const auto* cloud = std::get_if<Cloud<S, D>>(&map_)) return cloud->support(direction);
    return support_of_any(direction);
  }
  bool curved() const { return curved_; }
  bool has_no_memory() const {
    const auto* cloud = std::get_if<Cloud<S, D>>(&map_);
    return cloud != nullptr && gjk::has_no_memory(*cloud);
  }
  const S& magnitude() const { return magnitude_; }

 private:
  using Any = typename BodyMaps<S, D>::Any;

  void look_at_map() {
    if (const auto* cloud = std::get_if<Cloud<S, D>>(&map_)) {
      curved_ = false;
      magnitude_ = S(cloud->magnitude());
      return;
    }
    curved_ = std::visit([](const auto& map) { return gjk::is_curved(map); }, map_);
    magnitude_ = std::visit([](const auto& map) { return S(map.magnitude()); }, map_);
  }

  template <typename Map>
  static Any placed(const cases::Placement& place, Map map) {
    return gjk::AffineImage<Map, S>(std::move(map), placement<S, D>(place));
  }

  // Stretches the points as AffineImage stretches other maps; returns their placement.
  gjk::Affine<S, D> balanced(const cases::Placement& place) {
    const std::array<int, D> powers = gjk::balancing_powers<S>(Cloud<S, D>(points_));
    for (gjk::Vec<S, D>& point : points_) point = gjk::shifted(point, powers);
    return placement<S, D>(place).of_stretched(powers);
  }

  // Of maps that refer to the points.
  template <typename Make>
  Any made_of_points(const cases::Polytope& polytope, const Make& make) {
    if (!cases::is_placed(polytope)) return make();
    const gjk::Affine<S, D> transform = balanced(polytope);
    return gjk::AffineImage<decltype(make()), S>(make(), transform);
  }

  Any made(const cases::Body& body) {
    if (body.polytope) return made(*body.polytope);
    if (!body.curved) return Cloud<S, D>(points_);
    if constexpr (gjk::RootScalar<S>) {
      using Kind = cases::Curved::Kind;
      const cases::Curved& curved = *body.curved;
      const S radius = S(curved.radius);
      if (curved.kind == Kind::sphere) return placed(curved, gjk::Sphere<S, D>(radius));
      if constexpr (D == 3) {
        const S half_height = S(curved.half_height);
        if (curved.kind == Kind::cone) return placed(curved, gjk::Cone<S>(radius, half_height));
        return placed(curved, gjk::Cylinder<S>(radius, half_height));
      }
    }
    throw std::invalid_argument("a curved body that this subject cannot have");
  }

  Any made(const cases::Polytope& polytope) {
    using Kind = cases::Polytope::Kind;
    const auto where_it_is = [&polytope](auto map) -> Any {
      if (cases::is_placed(polytope)) return placed(polytope, std::move(map));
      return map;
    };
    switch (polytope.kind) {
      case Kind::points: break;
      case Kind::point: return where_it_is(gjk::SinglePoint<S, D>(points_.at(0)));
      case Kind::segment: return where_it_is(gjk::Segment<S, D>(points_.at(0), points_.at(1)));
      case Kind::box: return where_it_is(gjk::Box<S, D>(points_.at(0)));
      case Kind::with_faces:
        return made_of_points(polytope,
                              [&] { return gjk::Polytope<S, D>(points_, graph_.view()); });
    }
    return made_of_points(polytope, [&] { return Cloud<S, D>(points_); });
  }

  // A function of its own: inlined, its setup would slow down point sets too.
  [[gnu::noinline]] gjk::SupportPoint<S, D> support_of_any(const gjk::Vec<S, D>& direction) const {
    return std::visit([&](const auto& map) { return map.support(direction); }, map_);
  }

  std::vector<gjk::Vec<S, D>> points_;
  VertexGraph graph_;
  Any map_;
  // Stored, because visiting the map several times per query would be slower.
  bool curved_ = false;
  S magnitude_{};
};

}  // namespace subjects
