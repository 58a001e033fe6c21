// SPDX-License-Identifier: MIT
// The nearest points of two polytopes lie in the relative interiors of two simplices I of A's and J
// of B's vertices that can be chosen with |I| + |J| <= dim + 2 (Caratheodory, applied to A - B).
// For every such pair the nearest points of the two affine hulls solve a linear system in the
// product of both weights.  If it is regular and the weights are nonnegative it is a candidate, and
// the candidate of least squared distance is the answer.  Singular pairs are skipped: the same
// points are nearest for a pair of smaller simplices.
#include "oracle/second_opinions/second_opinions.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

using Face = std::vector<std::size_t>;

// Returns all sets of 1..largest indices below `count`.
std::vector<Face> faces(std::size_t count, std::size_t largest) {
  std::vector<Face> result;
  std::vector<Face> grown{{}};
  for (std::size_t size = 1; size <= largest; ++size) {
    std::vector<Face> next;
    for (const Face& face : grown) {
      for (std::size_t i = face.empty() ? 0 : face.back() + 1; i < count; ++i) {
        Face larger = face;
        larger.push_back(i);
        next.push_back(larger);
      }
    }
    result.insert(result.end(), next.begin(), next.end());
    grown = next;
  }
  return result;
}

// Solves the symmetric system in place by Gauss-Jordan elimination; false if it is singular.
bool solve(std::vector<std::vector<Rational>>& rows) {
  const std::size_t n = rows.size();
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t pivot = i;
    while (pivot < n && rows[pivot][i] == 0) ++pivot;
    if (pivot == n) return false;
    std::swap(rows[i], rows[pivot]);
    for (std::size_t k = n + 1; k-- > i;) rows[i][k] /= rows[i][i];
    for (std::size_t other = 0; other < n; ++other) {
      if (other == i) continue;
      const Rational factor = rows[other][i];
      if (factor == 0) continue;
      for (std::size_t k = i; k <= n; ++k) rows[other][k] -= factor * rows[i][k];
    }
  }
  return true;
}

class Enumeration {
 public:
  explicit Enumeration(const cases::Case& question)
      : dim_(static_cast<std::size_t>(question.dim)),
        a_(vertices(question.a, question.dim)),
        b_(vertices(question.b, question.dim)) {}

  Truth run() {
    const std::vector<Face> of_a = faces(a_.size(), dim_ + 1);
    const std::vector<Face> of_b = faces(b_.size(), dim_ + 1);
    for (const Face& i : of_a) {
      for (const Face& j : of_b) {
        if (i.size() + j.size() <= dim_ + 2) consider(i, j);
      }
    }
    if (truth_.distance_squared != 0) return truth_;
    truth_.relation = on_boundary() ? cases::Relation::touching : cases::Relation::overlapping;
    if (truth_.relation == cases::Relation::touching)
      truth_.penetration_depth_squared = Rational(0);
    return truth_;
  }

 private:
  // Nearest points x = a_0 + sum s_k e_k, y = b_0 + sum t_k f_k of the affine hulls: x - y is
  // perpendicular to every direction d of either, (a_0 - b_0 + sum u_k d_k) . d = 0.
  void consider(const Face& i, const Face& j) {
    if (found_ && truth_.distance_squared == 0) return;
    const RationalVector base = a_[i[0]] - b_[j[0]];
    std::vector<RationalVector> direction;
    for (std::size_t k = 1; k < i.size(); ++k) direction.push_back(a_[i[k]] - a_[i[0]]);
    for (std::size_t k = 1; k < j.size(); ++k) direction.push_back(b_[j[0]] - b_[j[k]]);
    const std::size_t n = direction.size();
    std::vector<std::vector<Rational>> rows(n, std::vector<Rational>(n + 1));
    for (std::size_t row = 0; row < n; ++row) {
      for (std::size_t k = 0; k < n; ++k) rows[row][k] = dot(direction[row], direction[k]);
      rows[row][n] = -dot(direction[row], base);
    }
    if (!solve(rows)) return;

    Truth candidate;
    candidate.v = base;
    std::vector<Rational> weight_a(i.size());
    std::vector<Rational> weight_b(j.size());
    for (std::size_t k = 1; k < i.size(); ++k) weight_a[k] = rows[k - 1][n];
    for (std::size_t k = 1; k < j.size(); ++k) weight_b[k] = rows[i.size() - 2 + k][n];
    for (std::vector<Rational>* weights : {&weight_a, &weight_b}) {
      (*weights)[0] = 1;
      for (std::size_t k = 1; k < weights->size(); ++k) (*weights)[0] -= (*weights)[k];
      for (const Rational& weight : *weights) {
        if (weight < 0) return;
      }
    }
    for (std::size_t k = 0; k < n; ++k) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        candidate.v[axis] += rows[k][n] * direction[k][axis];
      }
    }
    candidate.distance_squared = dot(candidate.v, candidate.v);
    if (found_ && candidate.distance_squared >= truth_.distance_squared) return;
    found_ = true;
    for (std::size_t p = 0; p < i.size(); ++p) {
      for (std::size_t q = 0; q < j.size(); ++q) {
        const Rational weight = weight_a[p] * weight_b[q];
        if (weight != 0) candidate.proof.terms.push_back({i[p], j[q], weight});
      }
    }
    truth_ = candidate;
  }

  // Whether a plane through the origin has A - B on one side.  If A - B spans the space, it can be
  // turned until it contains dim - 1 independent differences; otherwise any plane with A - B does.
  bool on_boundary() const {
    std::vector<RationalVector> y;
    for (const RationalVector& a : a_) {
      for (const RationalVector& b : b_) y.push_back(a - b);
    }
    bool flat = true;
    for (std::size_t p = 0; p < y.size(); ++p) {
      const std::size_t last = dim_ == 2 ? p + 1 : y.size();
      for (std::size_t q = p; q < last; ++q) {
        const RationalVector n =
            dim_ == 2 ? RationalVector{-y[p][1], y[p][0], Rational(0)} : cross_product(y[p], y[q]);
        if (dot(n, n) == 0) continue;
        bool above = false;
        bool below = false;
        for (const RationalVector& point : y) {
          const Rational side = dot(n, point);
          above = above || side > 0;
          below = below || side < 0;
        }
        if (above || below) flat = false;
        if (!(above && below)) return true;
      }
    }
    return flat;
  }

  static RationalVector cross_product(const RationalVector& x, const RationalVector& y) {
    return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
  }

  std::size_t dim_;
  std::vector<RationalVector> a_;
  std::vector<RationalVector> b_;
  Truth truth_;
  bool found_ = false;
};

}  // namespace

Truth enumeration(const cases::Case& question) { return Enumeration(question).run(); }

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
