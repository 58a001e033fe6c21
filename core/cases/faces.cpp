// SPDX-License-Identifier: MIT
// Signs of determinants are exact: sums of products of doubles as expansions, lists of doubles
// that do not overlap, whose largest one has the sign of all [Shewchuk97 §2].
#include "core/cases/faces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace cases {
namespace {

using Face = std::vector<std::uint32_t>;

class ExactSum {
 public:
  // Keeps the parts sorted by size and free of zeros.
  void add(double x) {
    std::size_t kept = 0;
    for (const double part : parts_) {
      const double sum = x + part;  // TwoSum: x + part = sum + error
      const double of_part = sum - x;
      const double error = (x - (sum - of_part)) + (part - of_part);
      if (error != 0) parts_[kept++] = error;
      x = sum;
    }
    parts_.resize(kept);
    if (x != 0) parts_.push_back(x);
  }
  void add_product(double x, double y) {
    const double product = x * y;
    add(std::fma(x, y, -product));
    add(product);
  }
  void add_product(double x, double y, double z) {
    const double product = x * y;
    add_product(std::fma(x, y, -product), z);
    add_product(product, z);
  }
  int sign() const {
    if (parts_.empty()) return 0;
    return parts_.back() > 0 ? 1 : -1;
  }

 private:
  std::vector<double> parts_;
};

// q - p = high + low in each coordinate.
using Parts = std::array<double, 2>;
using Edge = std::array<Parts, 3>;
Edge edge(const Point& p, const Point& q) {
  Edge result;
  for (std::size_t i = 0; i < 3; ++i) {
    const double high = q[i] - p[i];
    const double of_p = high - q[i];
    result[i] = {high, (q[i] - (high - of_p)) + (-p[i] - of_p)};
  }
  return result;
}

// The sign of u x v along the axis that follows i and j.
int side(const Edge& u, const Edge& v, std::size_t i, std::size_t j) {
  ExactSum sum;
  for (const double x : u[i]) {
    for (const double y : v[j]) sum.add_product(x, y);
  }
  for (const double x : u[j]) {
    for (const double y : v[i]) sum.add_product(-x, y);
  }
  return sum.sign();
}

int determinant_sign(const Edge& u, const Edge& v, const Edge& w) {
  ExactSum sum;
  for (std::size_t i = 0; i < 3; ++i) {
    for (const int turn : {1, 2}) {
      const std::size_t j = (i + static_cast<std::size_t>(turn)) % 3;
      const std::size_t k = 3 - i - j;
      for (const double x : u[i]) {
        for (const double y : v[j]) {
          for (const double z : w[k]) sum.add_product(turn == 1 ? x : -x, y, z);
        }
      }
    }
  }
  return sum.sign();
}

// In units of the largest coordinate, so that no product overflows; empty where one of three
// coordinates may lose bits below the range.
std::optional<std::vector<Point>> normalised(std::vector<Point> points) {
  double largest = 0;
  for (const Point& point : points) {
    for (const double x : point) largest = std::max(largest, std::fabs(x));
  }
  if (largest == 0) return points;
  const int exponent = std::ilogb(largest);
  for (Point& point : points) {
    for (double& x : point) {
      if (x != 0 && std::ilogb(x) < exponent - 200) return std::nullopt;
      x = std::scalbn(x, -exponent);
    }
  }
  return points;
}

// 1 and 2, of edges as they are directed: in the plane they are the faces.
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
      return FaceFault{i, fmt::format("the edge from point {} to point {} is in face {} too",
                                      edge.first, edge.second, faces.at(edge))};
    }
  }
  for (std::size_t i = 0; i < leaving.size(); ++i) {
    if (leaving[i] == 0) return FaceFault{{}, fmt::format("point {} is in none", i)};
    if (dim == 3 || (leaving[i] == 1 && entering[i] == 1)) continue;
    return FaceFault{
        {}, fmt::format("point {} is not the end of one edge and the beginning of one", i)};
  }
  if (dim == 2) return std::nullopt;
  for (const auto& [edge, face] : faces) {
    if (faces.contains({edge.second, edge.first})) continue;
    return FaceFault{face, fmt::format("no face is across the edge from point {} to point {}",
                                       edge.first, edge.second)};
  }
  return std::nullopt;
}

// 3 and 4 in the plane.
std::optional<FaceFault> edge_fault(const std::vector<Point>& points, std::size_t index,
                                    const Face& face) {
  const Edge along = edge(points[face[0]], points[face[1]]);
  bool area = false;
  for (std::size_t p = 0; p < points.size(); ++p) {
    const int left = side(along, edge(points[face[0]], points[p]), 0, 1);
    if (left < 0) return FaceFault{index, fmt::format("point {} is outside of it", p)};
    area = area || left > 0;
  }
  if (!area) return FaceFault{index, "all points are in line with it"};
  return std::nullopt;
}

// 3 and 4 in space.  In a coordinate plane onto which the plane of the face projects one to one,
// turned over where `turn` is negative, the points of the face are to the left of each edge.
std::optional<FaceFault> facet_fault(const std::vector<Point>& points, std::size_t index,
                                     const Face& face) {
  const Point& first = points[face[0]];
  const Edge u = edge(first, points[face[1]]);
  for (std::size_t k = 2; k < face.size(); ++k) {
    const Edge v = edge(first, points[face[k]]);
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t j = (i + 1) % 3;
      const int turn = side(u, v, i, j);
      if (turn == 0) continue;
      for (std::size_t p = 0; p < points.size(); ++p) {
        const int above = determinant_sign(u, v, edge(first, points[p]));
        const bool inside = std::find(face.begin(), face.end(), p) == face.end();
        if (inside ? above <= 0 : above == 0) continue;
        return FaceFault{index, inside ? fmt::format("point {} is outside of it", p)
                                       : fmt::format("point {} is not in its plane", p)};
      }
      for (std::size_t m = 0; m < face.size(); ++m) {
        const Point& from = points[face[m]];
        const Edge along = edge(from, points[face[(m + 1) % face.size()]]);
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
  const std::optional<std::vector<Point>> points = normalised(polytope.points);
  if (!points) return FaceFault{{}, "a coordinate is below 2^-200 of the largest"};
  for (std::size_t i = 0; i < polytope.faces.size(); ++i) {
    const Face& face = polytope.faces[i];
    std::optional<FaceFault> fault =
        dim == 2 ? edge_fault(*points, i, face) : facet_fault(*points, i, face);
    if (fault) return fault;
  }
  return std::nullopt;
}

}  // namespace cases
