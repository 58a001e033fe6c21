// SPDX-License-Identifier: MIT
// A candidate consists of the smooth pieces of the support functions that meet at the nearest
// point, and of the direction to about 1e-6.  Newton's method refines the direction and the
// weights; then bounds rounded outward prove the result.
//
// With the points w_i(n) of A - B that these pieces give in direction n, v and its weights solve
//
//   n = sum lambda_i w_i(n),   n . w_i(n) = n . w_0(n),   sum lambda_i = 1
//
// These are the optimality conditions of max over n of min_i n . w_i(n) - n.n / 2, which is d^2 / 2
// and concave: the derivative of n . w_i(n) is w_i(n), its second derivative -H_i, H_i >= 0 the sum
// of the curvatures of the two pieces.  Newton's method:
//
//   (I + sum lambda_i H_i) dn - sum dlambda_i (w_i - w_0) = sum lambda_i w_i - n
//                                          (w_i - w_0) . dn = n . w_0 - n . w_i
//
// Residuals are computed in 191 bits and the system is solved in doubles, so an iteration reduces
// the error to its square or to 1e-15 of it.  Neither doubles nor Newton's method prove anything.
// The proof is that of enclosure(): the points sum lambda_i w_i of A - B, with each w_i from points
// that are inside, and the support values along n, all rounded outward.
#include "oracle/curved/curved_support.hpp"

#include <cmath>

#include "core/cases/floating_point.hpp"
#include "oracle/curved/pieces.hpp"

namespace oracle {
namespace {

constexpr int newton_steps_max = 16;

// After one more rounding the error of an iteration of this relative size is below 2^-115.
constexpr double step_small = 0x1p-63;
constexpr double step_tiny = 0x1p-90;

// One term of v: pieces that follow n, or are held, and their weight.
struct Branch {
  Piece a;
  Piece b;
  Quick weight;
};

// Solves the square system in place by elimination with pivoting; false if it is singular.
template <std::size_t Size>
bool solve_in_place(std::array<std::array<double, Size + 1>, Size>& m, std::size_t size) {
  for (std::size_t column = 0; column < size; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column + 1; row < size; ++row) {
      if (std::fabs(m[row][column]) > std::fabs(m[pivot][column])) pivot = row;
    }
    std::swap(m[column], m[pivot]);
    if (!(std::fabs(m[column][column]) > 0)) return false;
    for (std::size_t row = 0; row < size; ++row) {
      if (row == column) continue;
      const double factor = m[row][column] / m[column][column];
      for (std::size_t k = column; k < size; ++k) m[row][k] -= factor * m[column][k];
      m[row][Size] -= factor * m[column][Size];
    }
  }
  for (std::size_t row = 0; row < size; ++row) m[row][Size] /= m[row][row];
  return true;
}

class QuickEnclosing {
 public:
  explicit QuickEnclosing(const cases::Case& question)
      : dim_(static_cast<std::size_t>(question.dim)),
        a_(in_dimension(question.a, question.dim)),
        b_(in_dimension(question.b, question.dim)) {}

  std::optional<Enclosure> run() {
    const std::optional<Candidate> found = candidate(a_, b_, dim_);
    if (!found) return std::nullopt;
    result_.rounds = found->rounds;
    if (found->corners.size() == dim_ + 1) return overlap(found->corners);
    branch(*found);
    return polish();
  }

 private:
  std::optional<Enclosure> polish() {
    for (int step = 0; step < newton_steps_max; ++step) {
      ++result_.rounds;
      const std::optional<double> size = newton_step();
      if (!size) return std::nullopt;
      if (!(*size < step_small)) continue;
      if (drop_negative()) continue;
      if (std::optional<Enclosure> found = bounds()) return found;
      // If another iteration does not help, a branch is missing.
      if (*size < step_tiny && !add_ahead()) return std::nullopt;
    }
    return std::nullopt;
  }

  // Whether the rim of a cap faces n: then its points among the corners are far apart.
  static bool is_cap(const cases::Body& body, const Piece& piece, const Doubles& n) {
    if (piece.kind != Piece::Kind::rim) return false;
    const auto& linear = body.curved->linear;
    Doubles m{};
    for (std::size_t j = 0; j < 3; ++j) {
      m[j] = linear[0][j] * n[0] + linear[1][j] * n[1] + linear[2][j] * n[2];
    }
    return std::hypot(m[0], m[2]) < 0x1p-12 * std::fabs(m[1]);
  }

  void branch(const Candidate& face) {
    for (std::size_t i = 0; i < 3; ++i) n_[i] = face.v[i];
    for (std::size_t i = 0; i < face.corners.size(); ++i) {
      const SupportCorner& corner = face.corners[i];
      Branch one{corner.a, corner.b, Quick(face.weights[i])};
      if (is_cap(a_, one.a, face.v)) one.a = held(a_, one.a, negated(corner.direction));
      if (is_cap(b_, one.b, face.v)) one.b = held(b_, one.b, corner.direction);
      add(one);
    }
    normalise();
  }

  void normalise() {
    Quick total = 0;
    for (const Branch& one : branches_) total += one.weight;
    for (Branch& one : branches_) one.weight /= total;
  }

  // Returns false if it is present already.
  bool add(const Branch& one) {
    for (Branch& other : branches_) {
      if (!is_same(one.a, other.a) || !is_same(one.b, other.b)) continue;
      other.weight += one.weight;
      return false;
    }
    branches_.push_back(one);
    return true;
  }

  Doubles rounded_n() const {
    return {n_[0].convert_to<double>(), n_[1].convert_to<double>(), n_[2].convert_to<double>()};
  }

  QuickVector point_against(const Branch& one) const {
    return difference(point_of(a_, one.a, negated(n_)), point_of(b_, one.b, n_));
  }

  // Returns the size of the iteration relative to n; empty if it is impossible.
  std::optional<double> newton_step() {
    constexpr std::size_t size_max = 6;
    const std::size_t count = branches_.size();
    if (count == 0 || count > 4) return std::nullopt;
    const Doubles n = rounded_n();
    const double length = std::sqrt(inner(n, n));
    std::array<std::array<double, size_max + 1>, size_max> m{};
    for (std::size_t i = 0; i < 3; ++i) m[i][i] = 1;
    QuickVector first{};
    QuickVector residual = negated(n_);
    for (std::size_t k = 0; k < count; ++k) {
      const Branch& one = branches_[k];
      const QuickVector w = point_against(one);
      if (k == 0) first = w;
      for (std::size_t i = 0; i < 3; ++i) residual[i] += one.weight * w[i];
      const auto weight = one.weight.convert_to<double>();
      const auto of_a = curvature(a_, one.a, negated(n));
      const auto of_b = curvature(b_, one.b, n);
      for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) m[i][j] += weight * (of_a[i][j] + of_b[i][j]);
      }
      if (k == 0) continue;
      const QuickVector edge = difference(w, first);
      for (std::size_t i = 0; i < 3; ++i) {
        m[2 + k][i] = edge[i].convert_to<double>();
        m[i][2 + k] = -m[2 + k][i];
      }
      m[2 + k][size_max] = -inner(n_, edge).convert_to<double>();
    }
    for (std::size_t i = 0; i < 3; ++i) m[i][size_max] = residual[i].convert_to<double>();
    if (!solve_in_place<size_max>(m, 2 + count)) return std::nullopt;
    double square = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      square += m[i][size_max] * m[i][size_max];
      n_[i] += m[i][size_max];
    }
    double moved = 0;
    for (std::size_t k = 1; k < count; ++k) {
      branches_[k].weight += m[2 + k][size_max];
      branches_[0].weight -= m[2 + k][size_max];
      moved = std::max(moved, std::fabs(m[2 + k][size_max]));
    }
    const double size = std::max(std::sqrt(square) / length, moved);
    if (!std::isfinite(size)) return std::nullopt;
    return size;
  }

  // Returns whether a branch was removed.
  bool drop_negative() {
    const std::size_t before = branches_.size();
    const auto goes = [](const Branch& one) { return one.weight < 0; };
    branches_.erase(std::remove_if(branches_.begin(), branches_.end(), goes), branches_.end());
    if (branches_.size() == before) return false;
    normalise();
    return true;
  }

  // Whether doubles find another branch ahead of n; adds it.
  bool add_ahead() {
    const Doubles n = rounded_n();
    const SupportCorner w = support_against(a_, b_, n);
    return add({w.a, w.b, Quick(0)});
  }

  // The weights are nonnegative and sum to 1: the first is 1 minus the others, rounded down.
  std::optional<Enclosure> bounds() {
    const std::size_t count = branches_.size();
    std::vector<IntervalVector> w;
    for (const Branch& one : branches_) w.push_back(inside_difference(one));
    IntervalVector v = w[0];
    Interval rest(1.0);
    for (std::size_t k = 1; k < count; ++k) {
      const Quick& weight = branches_[k].weight;
      rest -= Interval(weight);
      for (std::size_t i = 0; i < 3; ++i) v[i] += (w[k][i] - w[0][i]) * weight;
    }
    if (rest.lower() < 0) return std::nullopt;
    const Quick upper = square(v).upper();

    Quick reach;  // what is subtracted is rounded up, so this is rounded down
    const Quick of_a = support_value_above(a_, negated(n_));
    const Quick of_b = support_value_above(b_, n_);
    mpfr_add(bits(reach), bits(of_a), bits(of_b), MPFR_RNDU);
    reach = -reach;
    if (!(reach > 0)) return std::nullopt;
    const IntervalVector n{Interval(n_[0]), Interval(n_[1]), Interval(n_[2])};
    const Quick nn = square(n).upper();
    Quick lower;
    mpfr_sqr(bits(lower), bits(reach), MPFR_RNDD);
    mpfr_div(bits(lower), bits(lower), bits(nn), MPFR_RNDD);
    if (!(upper - lower <= ldexp(upper, -120))) return std::nullopt;
    result_.relation = cases::Relation::separated;
    result_.distance_squared_lower = rational(lower);
    result_.distance_squared_upper = rational(upper);
    return result_;
  }

  IntervalVector inside_difference(const Branch& one) const {
    IntervalVector w = inside_point(a_, one.a, negated(n_));
    const IntervalVector b = inside_point(b_, one.b, n_);
    for (std::size_t i = 0; i < 3; ++i) w[i] -= b[i];
    return w;
  }

  // The origin is strictly inside the hull of dim + 1 points of A - B if the determinants of all
  // but one of them, with alternating signs, have the same sign.
  std::optional<Enclosure> overlap(const std::vector<SupportCorner>& corners) {
    std::vector<IntervalVector> y;
    for (const SupportCorner& corner : corners) {
      for (std::size_t i = 0; i < 3; ++i) n_[i] = corner.direction[i];
      y.push_back(inside_difference({corner.a, corner.b, Quick(1)}));
    }
    const auto minor = [&](std::size_t p, std::size_t q, std::size_t i, std::size_t j) {
      return y[p][i] * y[q][j] - y[p][j] * y[q][i];
    };
    int positive = 0;
    int negative = 0;
    for (std::size_t out = 0; out <= dim_; ++out) {
      std::array<std::size_t, 3> in{};
      for (std::size_t i = 0, k = 0; i <= dim_; ++i) {
        if (i != out) in[k++] = i;
      }
      Interval determinant = minor(in[0], in[1], 0, 1);
      if (dim_ == 3) {
        determinant *= y[in[2]][2];
        determinant += minor(in[1], in[2], 0, 1) * y[in[0]][2];
        determinant -= minor(in[0], in[2], 0, 1) * y[in[1]][2];
      }
      if (out % 2 == 1) determinant = -determinant;
      positive += determinant.lower() > 0 ? 1 : 0;
      negative += determinant.upper() < 0 ? 1 : 0;
    }
    if (std::max(positive, negative) != static_cast<int>(dim_) + 1) return std::nullopt;
    result_.relation = cases::Relation::overlapping;
    return result_;
  }

  std::size_t dim_;
  cases::Body a_;
  cases::Body b_;
  QuickVector n_{};
  std::vector<Branch> branches_;
  Enclosure result_;
};

}  // namespace

std::optional<Enclosure> quick_enclosure(const cases::Case& question) {
  cases::require_floating_point();
  check_bodies(question);
  const double magnitude = cases::magnitude(question);
  if (!(magnitude >= 0x1p-200 && magnitude <= 0x1p+200)) return std::nullopt;
  return QuickEnclosing(question).run();
}

Enclosure judged_enclosure(const cases::Case& question) {
  check_bodies(question);
  if (balls_touch(question)) return enclosure(question);
  if (std::optional<Enclosure> found = quick_enclosure(question)) return *std::move(found);
  return enclosure(question);
}

}  // namespace oracle
