// SPDX-License-Identifier: MIT
// The depth is the least h(n) / |n|, h(n) = h_A(n) + h_B(-n).  The search divides all directions
// into cells and bounds h(n) / |n| on each.  A cell is the cone of all directions through a
// rectangle on a face of the cube.  With p a point of A - B
//
//   h(n) / |n| >= p . n / |n| = |p| cos(angle between p and n)
//
// and if all corners of the cell are within a right angle of p, the least of these is at a corner:
// directions within some angle of p, at most a right one, form a convex cone.  So the support point
// along the middle of the cell gives a lower bound for all of it, and an upper one for the depth.
// The cell with the least lower bound is divided first.
//
// curved_depth.cpp and rounded_planes.hpp derive the rounding of p and p . n for numbers of 53
// bits: 128 u M is 2^-46 M.  The bodies are hulls of points and discs, as in cone_program.cpp.
#include "oracle/second_opinions/direction_search.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <queue>
#include <vector>

namespace oracle {
namespace {

using LongDouble = long double;
using LongVector = std::array<LongDouble, 3>;

LongDouble product_along(const LongVector& x, const LongVector& y) {
  return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}

// The points centre + sum of axes[k] x_k with |x| <= 1.
struct Disc {
  LongVector centre{};
  std::vector<LongVector> axes;
};

LongVector long_vector(const cases::Point& p) {
  return {static_cast<LongDouble>(p[0]), static_cast<LongDouble>(p[1]),
          static_cast<LongDouble>(p[2])};
}

LongVector disc_axis(const cases::Curved& curved, int dim, std::size_t j, LongDouble factor) {
  LongVector result{};
  const auto size = static_cast<std::size_t>(dim);
  for (std::size_t i = 0; i < size && j < size; ++i)
    result[i] = factor * long_vector(curved.linear[i])[j];
  return result;
}

std::vector<Disc> discs(const cases::Body& body, int dim, double factor) {
  using Kind = cases::Curved::Kind;
  std::vector<Disc> result;
  if (!body.curved) {
    for (const cases::Point& p : body.points) result.push_back({long_vector(p), {}});
    return result;
  }
  const cases::Curved& curved = *body.curved;
  const auto radius = static_cast<LongDouble>(curved.radius * factor);
  const LongVector centre = long_vector(curved.translation);
  if (curved.kind == Kind::sphere) {
    return {{centre,
             {disc_axis(curved, dim, 0, radius), disc_axis(curved, dim, 1, radius),
              disc_axis(curved, dim, 2, radius)}}};
  }
  const std::vector<LongVector> round{disc_axis(curved, dim, 0, radius),
                                      disc_axis(curved, dim, 2, radius)};
  const LongVector up = disc_axis(curved, dim, 1, static_cast<LongDouble>(curved.half_height));
  for (const int side : {-1, 1}) {
    Disc disc{centre, round};
    for (std::size_t i = 0; i < 3; ++i) disc.centre[i] += side * up[i];
    if (curved.kind == Kind::cone && side > 0) disc.axes.clear();
    result.push_back(disc);
  }
  return result;
}

// Returns a point of the hull of the discs furthest along n.
LongVector furthest_point(const std::vector<Disc>& body, const LongVector& n) {
  LongDouble most = 0;
  const Disc* best = nullptr;
  for (const Disc& disc : body) {
    LongDouble square = 0;
    for (const LongVector& axis : disc.axes)
      square += product_along(axis, n) * product_along(axis, n);
    const LongDouble value = product_along(disc.centre, n) + std::sqrt(square);
    if (best != nullptr && !(most < value)) continue;
    most = value;
    best = &disc;
  }
  LongVector point = best->centre;
  LongDouble square = 0;
  for (const LongVector& axis : best->axes)
    square += product_along(axis, n) * product_along(axis, n);
  if (!(square > 0)) return point;
  for (const LongVector& axis : best->axes) {
    const LongDouble share = product_along(axis, n) / std::sqrt(square);
    for (std::size_t i = 0; i < 3; ++i) point[i] += share * axis[i];
  }
  return point;
}

// The rectangle middle +- half on a face of the cube; in the plane an edge of the square.
struct Cell {
  std::size_t face = 0;  // the axis
  LongDouble side = 1;
  std::array<LongDouble, 2> middle{};
  LongDouble half = 1;
  LongDouble lower = 0;
};

class DirectionSearch {
 public:
  DirectionSearch(const cases::Case& question, const DirectionFaults& faults)
      : dim_(static_cast<std::size_t>(question.dim)),
        a_(discs(question.a, question.dim, faults.radius)),
        b_(discs(question.b, question.dim, faults.radius)),
        room_(static_cast<LongDouble>(0x1p-46 * cases::magnitude(question))) {}

  DirectionBounds run(LongDouble width, int cells_max) {
    for (std::size_t face = 0; face < dim_; ++face) {
      for (const LongDouble side : {-1, 1}) add({face, side, {}, 1, 0});
    }
    DirectionBounds result{};
    for (;;) {
      result.lower = queue_.top().lower;
      result.upper = least_;
      if (result.upper - result.lower <= width * result.upper || result.cells == cells_max) break;
      const Cell cell = queue_.top();
      queue_.pop();
      ++result.cells;
      divide(cell);
    }
    result.lower -= room_;
    result.upper += room_;
    return result;
  }

 private:
  struct IsHigher {
    bool operator()(const Cell& x, const Cell& y) const { return x.lower > y.lower; }
  };

  LongVector direction(const Cell& cell, int i, int j) const {
    LongVector n{};
    n[cell.face] = cell.side;
    n[(cell.face + 1) % dim_] = cell.middle[0] + i * cell.half;
    if (dim_ == 3) n[(cell.face + 2) % 3] = cell.middle[1] + j * cell.half;
    return n;
  }

  void add(Cell cell) {
    const LongVector n = direction(cell, 0, 0);
    const LongVector p = furthest_point(a_, n);
    const LongVector q = furthest_point(b_, {-n[0], -n[1], -n[2]});
    const LongVector y{p[0] - q[0], p[1] - q[1], p[2] - q[2]};
    least_ = std::min(least_, product_along(y, n) / std::sqrt(product_along(n, n)));
    cell.lower = std::sqrt(product_along(y, y));
    bool within = true;
    for (const int i : {-1, 1}) {
      for (const int j : {-1, 1}) {
        const LongVector corner = direction(cell, i, j);
        const LongDouble value =
            product_along(y, corner) / std::sqrt(product_along(corner, corner));
        within = within && value > 0;
        cell.lower = std::min(cell.lower, value);
      }
    }
    if (!within) cell.lower = -std::sqrt(product_along(y, y));
    queue_.push(cell);
  }

  void divide(const Cell& cell) {
    Cell part = cell;
    part.half /= 2;
    for (const int i : {-1, 1}) {
      for (const int j : {-1, 1}) {
        if (dim_ == 2 && j < 0) continue;
        part.middle = {cell.middle[0] + i * part.half, cell.middle[1] + j * part.half};
        add(part);
      }
    }
  }

  std::size_t dim_;
  std::vector<Disc> a_;
  std::vector<Disc> b_;
  LongDouble room_;
  LongDouble least_ = std::numeric_limits<LongDouble>::infinity();
  std::priority_queue<Cell, std::vector<Cell>, IsHigher> queue_;
};

}  // namespace

DirectionBounds direction_search(const cases::Case& question, double width, int cells_max,
                                 const DirectionFaults& faults) {
  return DirectionSearch(question, faults).run(static_cast<LongDouble>(width), cells_max);
}

bool agree(const DepthBounds& one, const DirectionBounds& other) {
  const Rational lower(std::max(other.lower, LongDouble(0)));
  const Rational upper(std::max(other.upper, LongDouble(0)));
  return lower * lower <= one.upper && one.lower <= upper * upper;
}

}  // namespace oracle
