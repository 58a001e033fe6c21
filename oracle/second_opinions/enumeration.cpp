// SPDX-License-Identifier: MIT
// The nearest points of two polytopes lie in the relative interiors of two simplices I of A's and J
// of B's vertices that can be chosen with |I| + |J| <= dim + 2 (Caratheodory, applied to A - B).
// For every such pair the nearest points of the two affine hulls solve a linear system in the
// product of both weights.  If it is regular and the weights are nonnegative it is a candidate, and
// the candidate of least squared distance is the answer.  Singular pairs are skipped: the same
// points are nearest for a pair of smaller simplices.
#include "oracle/second_opinions/enumeration.hpp"
#include "oracle/truth/integer_bodies.hpp"

#include <cstddef>
#include <vector>

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
  // turned until it contains dim - 1 independent differences; otherwise any plane that contains A -
  // B will do.
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

}  // namespace oracle
