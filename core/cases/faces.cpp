// SPDX-License-Identifier: MIT
// Signs of determinants are exact, since doubles are integers times a power of two.
#include "core/cases/case.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <limits>
#include <map>
#include <utility>
#include <vector>

namespace cases {
namespace {

using Face = std::vector<std::uint32_t>;
using Integer = boost::multiprecision::cpp_int;
using Vector = std::array<Integer, 3>;

// Multiplies each axis by a power of two that makes its coordinates integers; keeps all signs.
std::vector<Vector> in_integers(const std::vector<Point>& points) {
  constexpr int digits = std::numeric_limits<double>::digits;
  std::vector<Vector> result(points.size());
  for (std::size_t axis = 0; axis < 3; ++axis) {
    int lowest = std::numeric_limits<double>::max_exponent;
    for (const Point& point : points) {
      if (point[axis] != 0) lowest = std::min(lowest, std::ilogb(point[axis]) + 1);
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
      int exponent = 0;
      const double mantissa = std::ldexp(std::frexp(points[i][axis], &exponent), digits);
      result[i][axis] = static_cast<std::int64_t>(mantissa);
      if (mantissa != 0) result[i][axis] <<= exponent - lowest;
    }
  }
  return result;
}

Vector edge(const Vector& p, const Vector& q) { return {q[0] - p[0], q[1] - p[1], q[2] - p[2]}; }

// Component of u x v along the axis that follows i and j.
Integer cross(const Vector& u, const Vector& v, std::size_t i, std::size_t j) {
  return u[i] * v[j] - u[j] * v[i];
}
Vector cross(const Vector& u, const Vector& v) {
  return {cross(u, v, 1, 2), cross(u, v, 2, 0), cross(u, v, 0, 1)};
}

int side(const Vector& u, const Vector& v, std::size_t i, std::size_t j) {
  return cross(u, v, i, j).sign();
}
int side(const Vector& normal, const Vector& v) {
  return Integer(normal[0] * v[0] + normal[1] * v[1] + normal[2] * v[2]).sign();
}

// Conditions 1 and 2 on directed edges; in the plane the edges are the faces.
std::optional<FaceFault> closing_fault(const Polytope& polytope, int dim) {
  std::map<Point, std::size_t> places;
  for (std::size_t i = 0; i < polytope.points.size(); ++i) {
    const auto [place, first] = places.emplace(polytope.points[i], i);
    if (first) continue;
    return FaceFault{{}, fmt::format("points {} and {} coincide", place->second, i)};
  }
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> faces;
  std::vector<int> leaving(polytope.points.size());
  std::vector<int> entering(polytope.points.size());
  for (std::size_t i = 0; i < polytope.faces.size(); ++i) {
    const Face& face = polytope.faces[i];
    if (dim == 2 && face.size() != 2) {
      return FaceFault{i, fmt::format("has {} points; an edge has two", face.size())};
    }
    if (dim == 3 && face.size() < 3) {
      return FaceFault{i, fmt::format("has {} points, fewer than three", face.size())};
    }
    const std::size_t edges = dim == 2 ? 1 : face.size();
    for (std::size_t k = 0; k < edges; ++k) {
      const std::pair edge{face[k], face[(k + 1) % face.size()]};
      ++leaving[edge.first];
      ++entering[edge.second];
      if (edge.first == edge.second) {
        return FaceFault{i, fmt::format("goes from point {} to itself", edge.first)};
      }
      if (faces.emplace(edge, i).second) continue;
      return FaceFault{i, fmt::format("the edge from point {} to point {} is also in face {}",
                                      edge.first, edge.second, faces.at(edge))};
    }
  }
  for (std::size_t i = 0; i < leaving.size(); ++i) {
    if (leaving[i] == 0) return FaceFault{{}, fmt::format("point {} is in no face", i)};
    if (dim == 3 || (leaving[i] == 1 && entering[i] == 1)) continue;
    return FaceFault{
        {}, fmt::format("point {} is not the end of one edge and the beginning of one", i)};
  }
  if (dim == 2) return std::nullopt;
  for (const auto& [edge, face] : faces) {
    if (faces.contains({edge.second, edge.first})) continue;
    return FaceFault{face, fmt::format("no adjacent face across the edge from point {} to point {}",
                                       edge.first, edge.second)};
  }
  return std::nullopt;
}

// Conditions 3 and 4 in the plane.
std::optional<FaceFault> edge_fault(const std::vector<Vector>& points, std::size_t index,
                                    const Face& face) {
  const Vector along = edge(points[face[0]], points[face[1]]);
  bool area = false;
  for (std::size_t p = 0; p < points.size(); ++p) {
    const int left = side(along, edge(points[face[0]], points[p]), 0, 1);
    if (left < 0) return FaceFault{index, fmt::format("point {} is outside of it", p)};
    area = area || left > 0;
  }
  if (!area) return FaceFault{index, "all points are collinear with it"};
  return std::nullopt;
}

// Conditions 3 and 4 in space.  The face is projected injectively onto a coordinate plane (reversed
// if `turn` is negative); there its points must lie to the left of each of its edges.
std::optional<FaceFault> facet_fault(const std::vector<Vector>& points, std::size_t index,
                                     const Face& face) {
  const Vector& first = points[face[0]];
  const Vector u = edge(first, points[face[1]]);
  for (std::size_t k = 2; k < face.size(); ++k) {
    const Vector v = edge(first, points[face[k]]);
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t j = (i + 1) % 3;
      const int turn = side(u, v, i, j);
      if (turn == 0) continue;
      const Vector normal = cross(u, v);
      for (std::size_t p = 0; p < points.size(); ++p) {
        const int above = side(normal, edge(first, points[p]));
        const bool inside = std::find(face.begin(), face.end(), p) == face.end();
        if (inside ? above <= 0 : above == 0) continue;
        return FaceFault{index, inside ? fmt::format("point {} is outside of it", p)
                                       : fmt::format("point {} is not in its plane", p)};
      }
      for (std::size_t m = 0; m < face.size(); ++m) {
        const Vector& from = points[face[m]];
        const Vector along = edge(from, points[face[(m + 1) % face.size()]]);
        for (const std::uint32_t p : face) {
          if (turn * side(along, edge(from, points[p]), i, j) >= 0) continue;
          return FaceFault{index, "is not convex"};
        }
      }
      return std::nullopt;
    }
  }
  return FaceFault{index, "has no area"};
}

}  // namespace

std::optional<FaceFault> face_fault(const Polytope& polytope, int dim) {
  if (std::optional<FaceFault> fault = closing_fault(polytope, dim)) return fault;
  const std::vector<Vector> points = in_integers(polytope.points);
  for (std::size_t i = 0; i < polytope.faces.size(); ++i) {
    const Face& face = polytope.faces[i];
    std::optional<FaceFault> fault =
        dim == 2 ? edge_fault(points, i, face) : facet_fault(points, i, face);
    if (fault) return fault;
  }
  return std::nullopt;
}

}  // namespace cases
