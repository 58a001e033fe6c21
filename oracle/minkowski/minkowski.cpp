// SPDX-License-Identifier: MIT
#include "oracle/minkowski/minkowski.hpp"

#if defined(NDEBUG) || defined(CGAL_NDEBUG)
#error "The reference oracle keeps its own assertions and those of CGAL on, in every build."
#endif

#include <CGAL/Convex_hull_traits_adapter_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Extreme_points_traits_adapter_3.h>
#include <CGAL/ch_graham_andrew.h>
#include <CGAL/convex_hull_3.h>
#include <CGAL/property_map.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "oracle/minkowski/nearest.hpp"

namespace oracle {
namespace {

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Number = Kernel::FT;
using Point = Kernel::Point_3;
using PlanePoint = Kernel::Point_2;
using Triangle = std::array<std::size_t, 3>;  // indices of corners

void check(const cases::Case& question) {
  if (question.dim != 2 && question.dim != 3) {
    throw std::invalid_argument("minkowski: dimension " + std::to_string(question.dim) +
                                " is neither 2 nor 3");
  }
  for (const cases::Body* body : {&question.a, &question.b}) {
    if (body->curved) throw std::invalid_argument("minkowski: curved body");
    if (body->points.empty()) throw std::invalid_argument("minkowski: a body without points");
    for (const cases::Point& p : body->points) {
      for (double x : p) {
        if (!std::isfinite(x)) {
          throw std::invalid_argument("minkowski: a coordinate that is not finite");
        }
      }
      if (question.dim == 2 && p[2] != 0) {
        throw std::invalid_argument("minkowski: a point of a plane case outside the plane");
      }
    }
  }
}

Point point(const cases::Point& p) {
  return Point(p[0], p[1], p[2]);
}

Vector<Number> coordinates(const Point& p) {
  return {p.x(), p.y(), p.z()};
}

// CGAL::CGAL selects mpq_class as the exact number behind the intervals.
Rational rational(const Number& x) {
  return Rational(CGAL::exact(x).get_mpq_t());
}

// Affinely independent points with the same affine hull: one more than its exact dimension.  A
// point that is passed over depends on those chosen before, hence one pass is enough.
std::vector<Point> affine_basis(const std::vector<Point>& points) {
  std::vector<Point> basis;
  for (const Point& p : points) {
    bool independent = false;
    switch (basis.size()) {
      case 0:
        independent = true;
        break;
      case 1:
        independent = basis[0] != p;
        break;
      case 2:
        independent = !CGAL::collinear(basis[0], basis[1], p);
        break;
      case 3:
        independent = !CGAL::coplanar(basis[0], basis[1], basis[2], p);
        break;
      default:
        return basis;
    }
    if (independent) basis.push_back(p);
  }
  return basis;
}

PlanePoint without_axis(const Point& p, int axis) {
  return PlanePoint(p[axis == 0 ? 1 : 0], p[axis == 2 ? 1 : 2]);
}

// Positions, in counterclockwise order, of the corners of the hull of points in a plane of space.
// They are found in a coordinate plane onto which that plane projects one to one; for a plane case
// it is the plane itself.
std::vector<std::size_t> polygon(const std::vector<Point>& points,
                                 const std::vector<Point>& basis) {
  int axis = 2;
  while (CGAL::collinear(without_axis(basis[0], axis), without_axis(basis[1], axis),
                         without_axis(basis[2], axis))) {
    --axis;
    CGAL_assertion(axis >= 0);
  }
  std::vector<PlanePoint> projected;
  projected.reserve(points.size());
  for (const Point& p : points) projected.push_back(without_axis(p, axis));
  std::vector<std::size_t> order(points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto map = CGAL::make_property_map(projected);
  std::vector<std::size_t> corners;
  CGAL::ch_graham_andrew(order.begin(), order.end(), std::back_inserter(corners),
                         CGAL::Convex_hull_traits_adapter_2<Kernel, decltype(map)>(map));
  return corners;
}

std::array<std::size_t, 2> ends(const std::vector<Point>& points) {
  const auto [low, high] = std::minmax_element(points.begin(), points.end());
  return {static_cast<std::size_t>(low - points.begin()),
          static_cast<std::size_t>(high - points.begin())};
}

// Positions of the extreme points.  CGAL's hulls in space are right for full-dimensional input
// only: see README.md.
std::vector<std::size_t> extreme(const std::vector<Point>& points) {
  const std::vector<Point> basis = affine_basis(points);
  if (basis.size() == 1) return {0};
  if (basis.size() == 2) {
    const auto [low, high] = ends(points);
    return {low, high};
  }
  if (basis.size() == 3) return polygon(points, basis);
  std::vector<std::size_t> order(points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::vector<std::size_t> corners;
  CGAL::extreme_points_3(order, std::back_inserter(corners),
                         CGAL::make_extreme_points_traits_adapter(CGAL::make_property_map(points)));
  return corners;
}

// The extreme points of a body, each with the lowest of its indices, in ascending order of index.
struct Corners {
  std::vector<std::size_t> indices;
  std::vector<Point> points;
};

Corners corners(const cases::Body& body) {
  std::vector<std::size_t> order(body.points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t i, std::size_t j) { return body.points[i] < body.points[j]; });
  const auto last = std::unique(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
    return body.points[i] == body.points[j];
  });
  order.erase(last, order.end());
  std::vector<Point> distinct;
  for (std::size_t i : order) distinct.push_back(point(body.points[i]));
  Corners result;
  for (std::size_t i : extreme(distinct)) result.indices.push_back(order[i]);
  std::sort(result.indices.begin(), result.indices.end());
  for (std::size_t i : result.indices) result.points.push_back(point(body.points[i]));
  return result;
}

Point difference(const Point& a, const Point& b) {
  return CGAL::ORIGIN + (a - b);
}

// A - B, with its boundary made explicit.
struct Shape {
  std::size_t dimension = 0;
  std::vector<Point> points;  // dimension 2: in counterclockwise order
  // Dimension 3: the boundary, counterclockwise seen from outside.  Dimension 2: the polygon.
  std::vector<Triangle> triangles;
  std::vector<Vector<Number>> coordinates;  // of the points
};

// The affine hull of A - B is spanned by the n + m differences with one point of each body: cheap
// where testing all n * m differences of flat bodies would mean exact arithmetic for each.
std::vector<Point> affine_basis_of_difference(const Corners& a, const Corners& b) {
  std::vector<Point> points;
  for (const Point& p : a.points) points.push_back(difference(p, b.points[0]));
  for (const Point& p : b.points) points.push_back(difference(a.points[0], p));
  return affine_basis(points);
}

// CGAL 5.5.1 gives an inside-out triangle set for exactly four points: hence no orientation is
// taken on trust.  Each facet is seen strictly from the outside or the hull is wrong.
void turn_outward(Shape& shape, const std::vector<Point>& basis) {
  const Point inside = CGAL::centroid(basis[0], basis[1], basis[2], basis[3]);
  for (auto& [p, q, r] : shape.triangles) {
    const CGAL::Orientation side =
        CGAL::orientation(shape.points[p], shape.points[q], shape.points[r], inside);
    CGAL_assertion(side != CGAL::COPLANAR);
    if (side == CGAL::POSITIVE) std::swap(q, r);
  }
  // Euler: a triangulated sphere has 2 V - 4 triangles.
  CGAL_assertion(shape.triangles.size() + 4 == 2 * shape.points.size());
}

Shape minkowski_difference(const Corners& a, const Corners& b) {
  std::vector<Point> differences;
  differences.reserve(a.points.size() * b.points.size());
  for (const Point& p : a.points) {
    for (const Point& q : b.points) differences.push_back(difference(p, q));
  }
  const std::vector<Point> basis = affine_basis_of_difference(a, b);
  Shape shape;
  shape.dimension = basis.size() - 1;
  if (shape.dimension == 0) shape.points = {differences[0]};
  if (shape.dimension == 1) {
    for (std::size_t i : ends(differences)) shape.points.push_back(differences[i]);
  }
  if (shape.dimension == 2) {
    for (std::size_t i : polygon(differences, basis)) shape.points.push_back(differences[i]);
    for (std::size_t i = 2; i < shape.points.size(); ++i) shape.triangles.push_back({0, i - 1, i});
  }
  if (shape.dimension == 3) {
    CGAL::convex_hull_3(differences.begin(), differences.end(), shape.points, shape.triangles);
    turn_outward(shape, basis);
  }
  for (const Point& p : shape.points) shape.coordinates.push_back(coordinates(p));
  return shape;
}

// A convex combination of points of the shape.
struct Weighted {
  std::size_t point;
  Number weight;
};
using Combination = std::vector<Weighted>;

// Of a triangulated surface or polygon.  Facets that have the origin strictly on their inner side
// cannot hold the nearest boundary point of an origin outside; when all do, the origin is interior
// and the result is empty.
Combination nearest_of_triangles(const Shape& shape) {
  const Point origin(CGAL::ORIGIN);
  Combination result;
  std::optional<Number> best;
  for (const Triangle& triangle : shape.triangles) {
    const auto [p, q, r] = triangle;
    if (shape.dimension == 3 && CGAL::orientation(shape.points[p], shape.points[q], shape.points[r],
                                                  origin) == CGAL::NEGATIVE) {
      continue;
    }
    const Nearest<Number, 3> nearest = nearest_in_triangle<Number>(
        {shape.coordinates[p], shape.coordinates[q], shape.coordinates[r]});
    if (best && !(nearest.distance_squared < *best)) continue;
    best = nearest.distance_squared;
    result.clear();
    for (std::size_t i = 0; i < 3; ++i) result.push_back({triangle[i], nearest.weights[i]});
    if (CGAL::is_zero(*best)) break;
  }
  return result;
}

// The tetrahedra over all facets, with a point of the hull as apex, fill A - B: one has the origin.
Combination interior_origin(const Shape& shape) {
  const std::size_t apex = 0;
  for (const auto& [p, q, r] : shape.triangles) {
    const auto weights = weights_of_origin<Number>({shape.coordinates[apex], shape.coordinates[p],
                                                    shape.coordinates[q], shape.coordinates[r]});
    if (!weights) continue;
    return {{apex, (*weights)[0]}, {p, (*weights)[1]}, {q, (*weights)[2]}, {r, (*weights)[3]}};
  }
  CGAL_error_msg("no tetrahedron of a full-dimensional A - B has the interior origin");
}

Combination nearest(const Shape& shape) {
  if (shape.dimension == 0) return {{0, Number(1)}};
  if (shape.dimension == 1) {
    const auto weights = nearest_on_segment(shape.coordinates[0], shape.coordinates[1]).weights;
    return {{0, weights[0]}, {1, weights[1]}};
  }
  Combination result = nearest_of_triangles(shape);
  return result.empty() ? interior_origin(shape) : result;
}

// Squared distance from an origin that is not outside to the boundary of a full-dimensional A - B.
Number depth_squared(const Shape& shape) {
  std::optional<Number> least;
  const auto keep_least = [&](const Number& x) {
    if (!least || x < *least) least = x;
  };
  const std::vector<Vector<Number>>& at = shape.coordinates;
  if (shape.dimension == 3) {
    for (const auto& [p, q, r] : shape.triangles) {
      keep_least(distance_squared_to_plane(at[p], at[q], at[r]));
    }
  } else {
    for (std::size_t i = 0; i < at.size(); ++i) {
      keep_least(distance_squared_to_line(at[i], at[(i + 1) % at.size()]));
    }
  }
  return *least;
}

// Exact equality finds the pair of corners behind a hull point; the first pair has the lowest
// indices.
Term term(const Corners& a, const Corners& b, const Point& p) {
  for (std::size_t i = 0; i < a.points.size(); ++i) {
    for (std::size_t j = 0; j < b.points.size(); ++j) {
      if (difference(a.points[i], b.points[j]) == p) return {a.indices[i], b.indices[j], 0};
    }
  }
  CGAL_error_msg("a hull point of A - B that is no difference");
}

}  // namespace

Truth minkowski(const cases::Case& question) {
  check(question);
  const Corners a = corners(question.a);
  const Corners b = corners(question.b);
  const Shape shape = minkowski_difference(a, b);
  Truth truth;
  // v is summed from the terms in plain rationals: the proof reproduces it by construction.
  for (const Weighted& weighted : nearest(shape)) {
    Term found = term(a, b, shape.points[weighted.point]);
    found.weight = rational(weighted.weight);
    if (found.weight == 0) continue;
    const RationalVector w =
        rational(question.a.points[found.a]) - rational(question.b.points[found.b]);
    for (std::size_t i = 0; i < 3; ++i) truth.v[i] += found.weight * w[i];
    truth.proof.terms.push_back(std::move(found));
  }
  truth.distance_squared = dot(truth.v, truth.v);
  if (truth.distance_squared != 0) return truth;
  truth.relation = cases::Relation::touching;
  truth.penetration_depth_squared = Rational(0);
  if (shape.dimension == static_cast<std::size_t>(question.dim)) {
    truth.penetration_depth_squared = rational(depth_squared(shape));
    // The origin of a plane case is interior where no edge line passes through it.
    if (*truth.penetration_depth_squared != 0) truth.relation = cases::Relation::overlapping;
  }
  return truth;
}

}  // namespace oracle
