// SPDX-License-Identifier: MIT
// The point of a small simplex nearest to the origin, by the normal equations of its faces and the
// optimality conditions.  Independent of core/gjk on purpose: it uses neither recursive
// determinants nor signed volumes.  Exact over integers; over doubles it proposes candidates.
//
// We project the origin on the plane of each face, keep the projections that lie inside their face,
// and choose the one that no vertex of the simplex lies ahead of.
//
// For a face with vertices x_0 ... x_k and edges e_i = x_i - x_0, the projection of the origin on
// its plane is x_0 + sum of mu_i e_i with G mu = -(x_0 . e), G_ij = e_i . e_j.  By Cramer's rule
// mu_i = m_i / g, g = det G, which is positive exactly when the vertices are affinely independent.
// All results are multiplied by g, so that integers stay integers: lambda_i g, v g.
#pragma once

#include <array>
#include <vector>

namespace oracle {

template <typename N>
using Triple = std::array<N, 3>;

// A vertex of the simplex: a point of A - B (or an image of one) and the pair it comes from.
template <typename N>
struct SimplexVertex {
  Triple<N> y;
  std::size_t a = 0;
  std::size_t b = 0;
};

// v = numerator / denominator = sum of (weights_i / denominator) x_i, all weights positive.
template <typename N>
struct NearestPoint {
  std::vector<SimplexVertex<N>> face;
  std::vector<N> weights;
  Triple<N> numerator{};
  N denominator{};  // 0: none was found
};

template <typename N>
N inner(const Triple<N>& x, const Triple<N>& y) {
  return N(x[0] * y[0] + x[1] * y[1] + x[2] * y[2]);
}

template <typename N>
Triple<N> difference(const Triple<N>& x, const Triple<N>& y) {
  return {N(x[0] - y[0]), N(x[1] - y[1]), N(x[2] - y[2])};
}

template <typename N>
Triple<N> negated(const Triple<N>& x) {
  return {N(-x[0]), N(-x[1]), N(-x[2])};
}

template <typename N>
N determinant(const std::array<Triple<N>, 3>& m, std::size_t size) {
  const auto minor = [&](std::size_t row, std::size_t i, std::size_t j) {
    return N(m[row][i] * m[row + 1][j] - m[row][j] * m[row + 1][i]);
  };
  switch (size) {
    case 0: return N(1);
    case 1: return m[0][0];
    case 2: return minor(0, 0, 1);
    default:
      return N(m[0][0] * minor(1, 1, 2) - m[0][1] * minor(1, 0, 2) + m[0][2] * minor(1, 0, 1));
  }
}

// Returns the projection of the origin on the plane of `face`; denominator 0 if it lies outside.
template <typename N>
NearestPoint<N> projection(const std::vector<SimplexVertex<N>>& face) {
  const std::size_t size = face.size() - 1;
  std::array<Triple<N>, 3> edge{};
  std::array<Triple<N>, 3> gram{};
  Triple<N> right{};
  for (std::size_t i = 0; i < size; ++i) edge[i] = difference(face[i + 1].y, face[0].y);
  for (std::size_t i = 0; i < size; ++i) {
    right[i] = -inner(face[0].y, edge[i]);
    for (std::size_t j = 0; j <= i; ++j) gram[i][j] = gram[j][i] = inner(edge[i], edge[j]);
  }
  const N g = determinant(gram, size);
  if (!(N(0) < g)) return {};
  NearestPoint<N> result{face, {g}, {}, g};
  for (std::size_t axis = 0; axis < 3; ++axis) result.numerator[axis] = face[0].y[axis] * g;
  for (std::size_t i = 0; i < size; ++i) {
    std::array<Triple<N>, 3> replaced = gram;
    for (std::size_t row = 0; row < size; ++row) replaced[row][i] = right[row];
    const N m = determinant(replaced, size);
    if (!(N(0) < m)) return {};
    result.weights.push_back(m);
    result.weights[0] -= m;
    for (std::size_t axis = 0; axis < 3; ++axis) result.numerator[axis] += m * edge[i][axis];
  }
  if (!(N(0) < result.weights[0])) return {};
  return result;
}

// Returns v(conv(simplex)) and the smallest face that contains it: the projection that lies inside
// its face and satisfies v . (x - v) >= 0 for every vertex x.  Over integers an affinely
// independent simplex has exactly one such face, any simplex at least one.  The whole simplex is
// tried first, because it is the most frequent result.
template <typename N>
NearestPoint<N> nearest_point(const std::vector<SimplexVertex<N>>& simplex) {
  const unsigned whole = (1U << simplex.size()) - 1;
  for (unsigned order = 0; order < whole; ++order) {
    const unsigned subset = order == 0 ? whole : order;
    std::vector<SimplexVertex<N>> face;
    for (std::size_t i = 0; i < simplex.size(); ++i) {
      if (((subset >> i) & 1U) != 0) face.push_back(simplex[i]);
    }
    NearestPoint<N> candidate = projection(face);
    if (!(N(0) < candidate.denominator)) continue;
    bool optimal = true;
    for (const SimplexVertex<N>& vertex : simplex) {
      // v . v = v . x_0, because v is perpendicular to its face.
      const N ahead = inner(candidate.numerator, difference(vertex.y, face[0].y));
      optimal = optimal && !(ahead < N(0));
    }
    if (optimal) return candidate;
  }
  return {};
}

// Returns argmin of n . a_i and argmax of n . b_j, the pair whose difference has the smallest
// product with n; the lowest indices if several do.
template <typename N>
SimplexVertex<N> support(const std::vector<Triple<N>>& a, const std::vector<Triple<N>>& b,
                         const Triple<N>& n) {
  std::size_t lowest = 0;
  std::size_t highest = 0;
  N low = inner(n, a[0]);
  N high = inner(n, b[0]);
  for (std::size_t i = 1; i < a.size(); ++i) {
    N along = inner(n, a[i]);
    if (along < low) {
      low = along;
      lowest = i;
    }
  }
  for (std::size_t j = 1; j < b.size(); ++j) {
    N along = inner(n, b[j]);
    if (high < along) {
      high = along;
      highest = j;
    }
  }
  return {difference(a[lowest], b[highest]), lowest, highest};
}

// Starts from `simplex` and ends when v = 0, when no point of A - B lies ahead of v, or after
// `iterations_max` iterations.  That limit is for doubles: over integers v.v strictly decreases
// over finitely many faces, so that the descent ends by itself.
template <typename N>
NearestPoint<N> descend(const std::vector<Triple<N>>& a, const std::vector<Triple<N>>& b,
                        const std::vector<SimplexVertex<N>>& simplex, std::size_t iterations_max) {
  NearestPoint<N> nearest = nearest_point(simplex);
  for (std::size_t k = 0; k < iterations_max && N(0) < nearest.denominator; ++k) {
    const SimplexVertex<N> w = support(a, b, nearest.numerator);
    const N ahead = inner(nearest.numerator, difference(w.y, nearest.face[0].y));
    // A face of four vertices means v = 0 over integers; in doubles some noise may remain.
    if (!(ahead < N(0)) || nearest.face.size() == 4) break;
    std::vector<SimplexVertex<N>> larger = nearest.face;
    larger.push_back(w);
    NearestPoint<N> next = nearest_point(larger);
    if (!(N(0) < next.denominator)) break;
    nearest = next;
  }
  return nearest;
}

}  // namespace oracle
