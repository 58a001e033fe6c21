// SPDX-License-Identifier: MIT
// Weights that reproduce v.  A sub-algorithm that projects finds v without them, and for a flat
// simplex its weights are ill-conditioned: off by u |y| over its height, and with them the witness
// points, by up to 0.13 M at float (oblong-s1-6342).  The answer needs them once, so they are
// corrected at the end, if r = v - sum of lambda_i y_i is larger than its own rounding:
//
//   sum of s_k (y_k - y_root) = r is solved by elimination with complete pivoting, whose residual
//   is about u |y| sum of |s_k| however ill-conditioned the system is [Higham02 §9.3], and once
//   more for what is left.
//
//   In a simplex that is flat to rounding s is noise and may leave it.  But then v is as near to
//   one of its faces: all of them are tried, and the smallest r wins.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "core/gjk/simplex.hpp"

namespace gjk {

template <Scalar S, int D>
class Weights {
 public:
  // Gives W weights, of a subset of its members, that reproduce its v as well as possible.  Leaves
  // W unchanged if they do so to 4u max |y|: r is not known better after so many products and sums.
  static void reproduce(const Points<S, D>& y, Nearest<S, D>& W) {
    if ((W.members & (W.members - 1)) == 0) return;  // one point
    const S allowed = allowed_squared(y, W);
    const S least = missed_squared(y, W);
    if (allowed < least) W = solved(y, W, allowed, least);
  }

  // Whether they do so already.
  static bool reproduce_v(const Points<S, D>& y, const Nearest<S, D>& W) {
    return (W.members & (W.members - 1)) == 0 || missed_squared(y, W) <= allowed_squared(y, W);
  }

 private:
  static constexpr int solutions = 2;  // the weights, and one refinement

  // `least`: what the weights of W miss.  Rare, and kept out of the way of the others.
  [[gnu::noinline]] static Nearest<S, D> solved(const Points<S, D>& y, const Nearest<S, D>& W,
                                                const S& allowed, S least) {
    Nearest<S, D> best = W;
    for (Slots face = W.members; face != 0 && allowed < least; --face) {
      if ((face & ~W.members) != 0) continue;
      std::size_t root = 0;
      while (!contains(face, root)) ++root;
      Nearest<S, D> candidate{face, {}, W.v, W.vv};
      candidate.lambda[root] = S(1);
      for (int k = 0; k < solutions; ++k) {
        improve(y, root, candidate);
        const S missed = missed_squared(y, candidate);
        if (is_convex(candidate) && missed < least) {
          least = missed;
          best = candidate;
        }
      }
    }
    return best;
  }

  // (4u max |y|)^2
  static S allowed_squared(const Points<S, D>& y, const Nearest<S, D>& W) {
    S radius_squared(0);
    for (std::size_t i = 0; i <= D; ++i) {
      if (!contains(W.members, i)) continue;
      const S yy = dot(y[i], y[i]);
      if (radius_squared < yy) radius_squared = yy;
    }
    const S noise = S(4) * ScalarTraits<S>::unit_roundoff();
    return noise * noise * radius_squared;
  }

  static Vec<S, D> missed(const Points<S, D>& y, const Nearest<S, D>& W) {
    Vec<S, D> r = W.v;
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(W.members, i)) r = r - W.lambda[i] * y[i];
    }
    return r;
  }
  static S missed_squared(const Points<S, D>& y, const Nearest<S, D>& W) {
    const Vec<S, D> r = missed(y, W);
    return dot(r, r);
  }

  static bool is_convex(const Nearest<S, D>& W) {
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(W.members, i) && !(S(0) < W.lambda[i])) return false;
    }
    return true;
  }

  // Moves what is missed along the edges from the root.
  static void improve(const Points<S, D>& y, std::size_t root, Nearest<S, D>& W) {
    std::array<std::size_t, D> slot{};
    std::array<Vec<S, D>, D> edge{};
    std::size_t edges = 0;
    for (std::size_t i = root + 1; i <= D; ++i) {
      if (!contains(W.members, i)) continue;
      slot[edges] = i;
      edge[edges++] = y[i] - y[root];
    }
    const std::array<S, D> step = solution(edge, edges, missed(y, W));
    for (std::size_t k = 0; k < edges; ++k) W.lambda[slot[k]] = W.lambda[slot[k]] + step[k];
    // The largest weight takes up what the others leave of 1.
    std::size_t largest = root;
    for (std::size_t i = 0; i <= D; ++i) {
      if (W.lambda[largest] < W.lambda[i]) largest = i;
    }
    S others(0);
    for (std::size_t i = 0; i <= D; ++i) {
      if (i != largest) others = others + W.lambda[i];
    }
    W.lambda[largest] = S(1) - others;
  }

  // Solves sum of s_k column_k = r with `count` columns, as far as possible if the columns are
  // dependent or the rows beyond the last pivot disagree.
  static std::array<S, D> solution(std::array<Vec<S, D>, D> column, std::size_t count,
                                   Vec<S, D> r) {
    std::array<std::size_t, D> place{};  // of the k-th pivot's column
    for (std::size_t k = 0; k < D; ++k) place[k] = k;
    std::size_t rank = 0;
    for (; rank < count; ++rank) {
      std::size_t row = rank;
      std::size_t pivot = rank;
      for (std::size_t j = rank; j < count; ++j) {
        for (std::size_t i = rank; i < D; ++i) {
          if (absolute(column[pivot][row]) < absolute(column[j][i])) {
            pivot = j;
            row = i;
          }
        }
      }
      if (column[pivot][row] == S(0)) break;
      std::swap(column[rank], column[pivot]);
      std::swap(place[rank], place[pivot]);
      for (Vec<S, D>& one : column) std::swap(one[rank], one[row]);
      std::swap(r[rank], r[row]);
      for (std::size_t i = rank + 1; i < D; ++i) {
        const S factor = column[rank][i] / column[rank][rank];
        r[i] = r[i] - product(factor, r[rank]);
        for (std::size_t j = rank + 1; j < count; ++j) {
          column[j][i] = column[j][i] - product(factor, column[j][rank]);
        }
      }
    }
    std::array<S, D> s{};
    for (std::size_t k = rank; k-- > 0;) {
      S rest = r[k];
      for (std::size_t j = k + 1; j < rank; ++j) rest = rest - product(column[j][k], s[place[j]]);
      s[place[k]] = rest / column[k][k];
    }
    return s;
  }
};

}  // namespace gjk
