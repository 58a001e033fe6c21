// SPDX-License-Identifier: MIT
#include "core/cases/floating_point.hpp"
#include "oracle/certificate/internal/planes.hpp"
#include "oracle/depth/internal/expansion.hpp"
#include "oracle/depth/penetration.hpp"

namespace oracle {
namespace {

template <std::size_t L>
struct FixedVertex {
  FixedVector<L> y;
  std::size_t a = 0;
  std::size_t b = 0;
};

// Offset, in 3 L limbs, and its difference from another product of this kind.
template <std::size_t L>
constexpr bool widths_of_planes_suffice() {
  using B = Bits<L>;
  constexpr std::size_t offset = B::triangle_normal + B::difference + 2;  // N . y
  return B::fits(offset + 1, 3 * L) && B::fits(2 * offset, 6 * L) &&
         B::fits(2 * offset + B::triangle_length + 1, 10 * L);
}
static_assert(widths_of_planes_suffice<1>() && widths_of_planes_suffice<2>());

// The geometry of ExpandingHull, as IntegerGeometry.
template <std::size_t L>
class FixedGeometry {
 public:
  using Vertex = FixedVertex<L>;

  struct Plane {
    FixedVector<2 * L> normal;  // N
    Fixed<3 * L> offset;        // h
    Fixed<4 * L> normal_squared;
    // sign(h) h^2 / N.N, with one rounding of each factor and three of the operations: less than
    // 2^-50 of itself.  With integers below 2^500 nothing leaves the range.
    double distance_squared_estimate = 0;
  };

  explicit FixedGeometry(int dim) : dim_(dim) {}

  void set_plane(Plane& plane, const std::array<const Vertex*, 3>& corners) {
    const FixedVector<L>& origin = corners[0]->y;
    FixedVector<L> second{};
    second[2].limbs[0] = 1;
    if (dim_ == 3) second = corners[2]->y - origin;
    plane.normal = cross(corners[1]->y - origin, second);
    plane.offset = dot(plane.normal, origin);
    plane.normal_squared = dot(plane.normal, plane.normal);
    if (sign(plane.normal_squared) == 0) {
      throw std::logic_error("penetration: a degenerate facet");
    }
    const double h = rounded_to_double(plane.offset);
    plane.distance_squared_estimate = h * std::fabs(h) / rounded_to_double(plane.normal_squared);
  }

  bool is_beyond(const Plane& plane, const Vertex& vertex) {
    return sign(dot(plane.normal, vertex.y) - plane.offset) > 0;
  }
  bool is_visible(const Plane& plane, const Vertex& vertex) { return is_beyond(plane, vertex); }

  bool is_nearer(const Plane& plane, const Plane& other) const {
    const double x = plane.distance_squared_estimate;
    const double y = other.distance_squared_estimate;
    if (std::fabs(x - y) > 0x1p-48 * (std::fabs(x) + std::fabs(y))) return x < y;
    const int side = sign(plane.offset);
    if (side != sign(other.offset)) return side < sign(other.offset);
    const int order = sign(plane.offset * plane.offset * other.normal_squared -
                           other.offset * other.offset * plane.normal_squared);
    return side < 0 ? order > 0 : order < 0;
  }

  bool is_considered(std::size_t /*facet*/) const { return true; }

 private:
  int dim_;
};

// Finds support points: the filter of planes.hpp leaves a few vertices, and integers decide between
// them.
template <std::size_t L>
class FixedSupport {
 public:
  using Vertex = FixedVertex<L>;
  using Direction = FixedVector<2 * L>;

  explicit FixedSupport(const cases::Case& question)
      : grid_(cases::magnitude(question)),
        a_(question.a.points, grid_),
        b_(question.b.points, grid_) {}

  bool fits() const { return grid_.exact; }
  int shift() const { return grid_.shift; }

  static FixedVector<L> axis(int k) {
    FixedVector<L> result{};
    result[static_cast<std::size_t>(k)].limbs[0] = 1;
    return result;
  }
  static Direction along(const FixedVector<L>& y) { return widened<2 * L>(y); }

  Vertex vertex(std::size_t i, std::size_t j) const { return {a_.exact[i] - b_.exact[j], i, j}; }

  Vertex operator()(const Direction& n) {
    const cases::Point rounded{rounded_to_double(n[0]), rounded_to_double(n[1]),
                               rounded_to_double(n[2])};
    return vertex(furthest(a_, n, rounded, 1), furthest(b_, n, rounded, -1));
  }

 private:
  struct Points {
    Points(const std::vector<cases::Point>& of_body, Grid<L>& grid) : points(of_body) {
      if (!grid.exact) return;
      exact.reserve(points.size());
      for (const cases::Point& p : points) {
        exact.push_back({grid.read(p[0]), grid.read(p[1]), grid.read(p[2])});
        widen(largest, p);
      }
    }

    const std::vector<cases::Point>& points;
    std::vector<FixedVector<L>> exact;
    cases::Point largest{};
  };

  // Returns the lowest index of a point with the largest n . p, or -n . p if `side` is -1.
  std::size_t furthest(const Points& body, const Direction& n, const cases::Point& rounded,
                       int side) {
    const cases::Point direction{side * rounded[0], side * rounded[1], side * rounded[2]};
    values_.clear();
    double most = -std::numeric_limits<double>::infinity();
    for (const cases::Point& p : body.points) {
      values_.push_back(oracle::along(direction, p));
      most = std::max(most, values_.back());
    }
    const double bound = filter_bound(direction, body.largest);
    std::optional<std::size_t> best;
    std::optional<Fixed<3 * L>> product;  // of the best, once it is needed
    for (std::size_t i = 0; i < values_.size(); ++i) {
      if (most - values_[i] > bound) continue;
      if (!best) {
        best = i;
        continue;
      }
      if (!product) product = dot(n, body.exact[*best]);
      const Fixed<3 * L> there = dot(n, body.exact[i]);
      if (side * sign(there - *product) <= 0) continue;
      best = i;
      product = there;
    }
    return *best;
  }

  Grid<L> grid_;
  Points a_, b_;
  std::vector<double> values_;
};

template <std::size_t L>
std::optional<FixedRatio> depth_squared(const cases::Case& question) {
  FixedSupport<L> support(question);
  if (!support.fits()) return std::nullopt;
  auto found = start(question.dim, support.vertex(0, 0), support);
  if (found.simplex.size() <= static_cast<std::size_t>(question.dim)) return std::nullopt;
  ExpandingHull<FixedGeometry<L>> hull(question.dim, std::move(found.simplex),
                                       FixedGeometry<L>(question.dim));
  const auto supports = [](const auto& /*plane*/, const auto& ahead) { return sign(ahead) == 0; };
  const std::size_t facet = supporting_facet(
      hull, support, question.a.points.size() * question.b.points.size(), supports);
  const auto& plane = hull.facet(facet).plane;
  if (is_negative(plane.offset)) return std::nullopt;
  return FixedRatio{widened<12>(plane.offset * plane.offset), widened<8>(plane.normal_squared),
                    -2 * support.shift()};
}

}  // namespace

std::optional<FixedRatio> quick_depth_squared(const cases::Case& question) {
  cases::require_floating_point();
  if (const auto found = depth_squared<1>(question)) return found;
  return depth_squared<2>(question);
}

}  // namespace oracle
