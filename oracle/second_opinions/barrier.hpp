// SPDX-License-Identifier: MIT
// Minimises s + t under |n| <= 1 and constraints u >= 0 or u >= |q|, with u and q linear in n and s
// or n and t.  The barrier method minimises
//
//   tau (s + t) - log(1 - n.n) - sum log u - sum log(u^2 - q.q)
//
// for increasing tau by Newton's method.  The minimum for each tau is within nu / tau of the least,
// nu the number of logarithms, squares counted twice.  Nothing here is proved.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace oracle::barrier {

inline constexpr std::size_t unknowns = 5;  // n, s of A and t of B
inline constexpr int newton_steps_max = 60;

template <typename N>
using Unknowns = std::array<N, unknowns>;

// u and the parts of q as rows over n, in numbers of the solver.
template <typename N>
struct Constraint {
  std::size_t body = 0;
  std::size_t size = 0;  // length of q
  std::array<std::array<N, 3>, 4> rows{};
};

template <typename N>
N along(const std::array<N, 3>& row, const Unknowns<N>& x) {
  return row[0] * x[0] + row[1] * x[1] + row[2] * x[2];
}

template <typename N>
struct Values {
  N u;
  std::array<N, 3> q{};
  N gap;  // u, or u^2 - q.q
};

template <typename N>
Values<N> values(const Constraint<N>& one, const Unknowns<N>& x) {
  Values<N> result;
  result.u = along(one.rows[0], x) + x[3 + one.body];
  result.gap = one.size == 0 ? result.u : N(result.u * result.u);
  for (std::size_t k = 0; k < one.size; ++k) {
    result.q[k] = along(one.rows[1 + k], x);
    result.gap -= result.q[k] * result.q[k];
  }
  return result;
}

template <typename N>
class Minimum {
 public:
  // `start` must be strictly inside all constraints.
  Minimum(std::vector<Constraint<N>> constraints, const Unknowns<N>& start)
      : constraints_(std::move(constraints)), x_(start) {}

  const Unknowns<N>& x() const { return x_; }
  const std::vector<Constraint<N>>& constraints() const { return constraints_; }

  // Moves to the minimum for this tau, until the square of Newton's decrement is below `limit`.
  void centre(double tau, double limit) {
    for (int step = 0; step < newton_steps_max; ++step) {
      const std::optional<double> decrement = newton(N(tau));
      if (!decrement || *decrement < limit) return;
    }
  }

 private:
  using Square = std::array<std::array<N, unknowns>, unknowns>;

  // Adds to the gradient and to half of the symmetric second derivatives.
  void add(const Constraint<N>& one, Unknowns<N>& gradient, Square& second) const {
    const Values<N> at = values(one, x_);
    // f = -log gap: f' = -gap' / gap, f'' = gap' gap'^T / gap^2 - gap'' / gap.
    Unknowns<N> slope{};
    const N twice = one.size == 0 ? N(1) : N(2 * at.u);
    for (std::size_t i = 0; i < 3; ++i) {
      slope[i] = twice * one.rows[0][i];
      for (std::size_t k = 0; k < one.size; ++k) slope[i] -= 2 * at.q[k] * one.rows[1 + k][i];
    }
    const std::size_t s = 3 + one.body;
    slope[s] = twice;
    const N inverse = 1 / at.gap;
    for (N& value : slope) value *= inverse;
    const N bend = 2 * inverse;
    for (std::size_t i = 0; i < unknowns; ++i) {
      gradient[i] -= slope[i];
      for (std::size_t j = 0; j <= i; ++j) second[i][j] += slope[i] * slope[j];
    }
    if (one.size == 0) return;
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        N part = -one.rows[0][i] * one.rows[0][j];
        for (std::size_t k = 0; k < one.size; ++k) part += one.rows[1 + k][i] * one.rows[1 + k][j];
        second[i][j] += bend * part;
      }
      second[s][i] -= bend * one.rows[0][i];
    }
    second[s][s] -= bend;
  }

  // Moves x and returns the square of the decrement; empty if noise stops the progress.
  std::optional<double> newton(const N& tau) {
    Unknowns<N> gradient{};
    Square second{};
    gradient[3] = gradient[4] = tau;
    for (const Constraint<N>& one : constraints_) add(one, gradient, second);
    const N room = room_of(x_);
    for (std::size_t i = 0; i < 3; ++i) {
      const N slope = 2 * x_[i] / room;
      gradient[i] += slope;
      second[i][i] += 2 / room;
      for (std::size_t j = 0; j <= i; ++j) second[i][j] += slope * (2 * x_[j] / room);
    }
    const std::optional<Unknowns<N>> step = solved(second, gradient);
    if (!step) return std::nullopt;
    N decrement = 0;
    for (std::size_t i = 0; i < unknowns; ++i) decrement -= gradient[i] * (*step)[i];
    if (!(decrement > 0)) return std::nullopt;
    N share = 1;
    for (int halvings = 0; halvings < 60; ++halvings, share /= 2) {
      Unknowns<N> next = x_;
      for (std::size_t i = 0; i < unknowns; ++i) next[i] += share * (*step)[i];
      if (!is_lower(next, tau)) continue;
      x_ = next;
      return static_cast<double>(decrement);
    }
    return std::nullopt;
  }

  static N room_of(const Unknowns<N>& x) { return 1 - (x[0] * x[0] + x[1] * x[1] + x[2] * x[2]); }

  // Whether `next` is strictly inside all constraints and has a lower value.
  bool is_lower(const Unknowns<N>& next, const N& tau) const {
    const N room = room_of(next);
    if (!(room > 0)) return false;
    auto change = static_cast<double>(N(tau * (next[3] + next[4] - x_[3] - x_[4])));
    change -= std::log(static_cast<double>(N(room / room_of(x_))));
    for (const Constraint<N>& one : constraints_) {
      const Values<N> at = values(one, next);
      if (!(at.u > 0 && at.gap > 0)) return false;
      change -= std::log(static_cast<double>(N(at.gap / values(one, x_).gap)));
    }
    return change < 1e-9;
  }

  // Returns -second^-1 gradient, by Cholesky's decomposition.
  static std::optional<Unknowns<N>> solved(Square m, const Unknowns<N>& gradient) {
    Unknowns<N> diagonal{};
    for (std::size_t j = 0; j < unknowns; ++j) {
      diagonal[j] = m[j][j];
      for (std::size_t k = 0; k < j; ++k) diagonal[j] -= m[j][k] * m[j][k] * diagonal[k];
      if (!(diagonal[j] > 0)) return std::nullopt;
      for (std::size_t i = j + 1; i < unknowns; ++i) {
        for (std::size_t k = 0; k < j; ++k) m[i][j] -= m[i][k] * m[j][k] * diagonal[k];
        m[i][j] /= diagonal[j];
      }
    }
    Unknowns<N> x{};
    for (std::size_t i = 0; i < unknowns; ++i) {
      x[i] = -gradient[i];
      for (std::size_t k = 0; k < i; ++k) x[i] -= m[i][k] * x[k];
    }
    for (std::size_t i = 0; i < unknowns; ++i) x[i] /= diagonal[i];
    for (std::size_t i = unknowns; i-- > 0;) {
      for (std::size_t k = i + 1; k < unknowns; ++k) x[i] -= m[k][i] * x[k];
    }
    return x;
  }

  std::vector<Constraint<N>> constraints_;
  Unknowns<N> x_;
};

}  // namespace oracle::barrier
