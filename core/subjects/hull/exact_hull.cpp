// SPDX-License-Identifier: MIT
#include "core/subjects/hull/exact_hull.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>

namespace subjects {
namespace {

bool before(const IntegerVector& a, const IntegerVector& b) {
  return std::lexicographical_compare(a.x.begin(), a.x.end(), b.x.begin(), b.x.end());
}

bool is_zero(const IntegerVector& a) { return a == IntegerVector{}; }

// Multiplies all coordinates by one power of two that makes them integers.
std::vector<IntegerVector> integers(std::span<const cases::Point> points) {
  constexpr int digits = 53;
  const auto exponent = [](double x) {
    int e = 0;
    std::frexp(x, &e);
    return e - digits;
  };
  int lowest = 0;
  for (const cases::Point& point : points) {
    for (const double x : point) {
      if (x != 0) lowest = std::min(lowest, exponent(x));
    }
  }
  std::vector<IntegerVector> result(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const double x = points[i][axis];
      if (x == 0) continue;
      const int e = exponent(x);
      result[i][axis] = Integer(std::ldexp(x, -e)) << static_cast<unsigned>(e - lowest);
    }
  }
  return result;
}

HullFacet facet_through(const std::vector<IntegerVector>& points, HullVertex a, HullVertex b,
                        HullVertex c) {
  const IntegerVector n = cross(points[b] - points[a], points[c] - points[a]);
  return {{a, b, c}, n, dot(n, points[a])};
}

// Adds a point to the hull: replaces the facets that see it by triangles between it and their
// horizon.  Facets whose plane contains it stay, and coplanar triangles are added beside them.
// Facets in one plane all see a point or all do not, so the visible ones form a disc, and the
// horizon is a closed path.  No edge of it is collinear with the point: the plane of the visible
// facet at that edge would contain both.
void add_point(const std::vector<IntegerVector>& points, HullVertex newest,
               std::vector<HullFacet>& facets) {
  std::set<std::pair<HullVertex, HullVertex>> edges;
  const auto sees = [&](const HullFacet& facet) {
    if (dot(facet.n, points[newest]) <= facet.c) return false;
    for (std::size_t i = 0; i < 3; ++i) {
      edges.emplace(facet.corners[i], facet.corners[(i + 1) % 3]);
    }
    return true;
  };
  facets.erase(std::remove_if(facets.begin(), facets.end(), sees), facets.end());
  for (const auto& [from, to] : edges) {
    if (!edges.contains({to, from})) facets.push_back(facet_through(points, from, to, newest));
  }
}

}  // namespace

ExactHull::ExactHull(std::span<const cases::Point> of) : points(integers(of)) {
  std::vector<HullVertex> sorted(points.size());
  for (HullVertex i = 0; i < sorted.size(); ++i) sorted[i] = i;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [this](HullVertex a, HullVertex b) { return before(points[a], points[b]); });
  IntegerVector n;
  for (const HullVertex i : sorted) {
    if (!order.empty() && points[order.back()] == points[i]) {
      copies.emplace_back(order.back(), i);
      continue;
    }
    order.push_back(i);
    if (frame.size() == 2)
      n = cross(points[frame[1]] - points[frame[0]], points[i] - points[frame[0]]);
    const bool independent = frame.size() < 2 || (frame.size() == 2 && !is_zero(n)) ||
                             (frame.size() == 3 && dot(n, points[i] - points[frame[0]]) != 0);
    if (independent) frame.push_back(i);
  }
}

std::vector<HullVertex> ExactHull::polygon() const {
  const IntegerVector n =
      cross(points[frame[1]] - points[frame[0]], points[frame[2]] - points[frame[0]]);
  std::size_t axis = 0;
  while (n[axis] == 0) ++axis;
  std::vector<HullVertex> sorted = order;
  const std::size_t u = (axis + 1) % 3;
  const std::size_t v = (axis + 2) % 3;
  std::sort(sorted.begin(), sorted.end(), [&](HullVertex a, HullVertex b) {
    return std::tie(points[a][u], points[a][v]) < std::tie(points[b][u], points[b][v]);
  });
  std::vector<HullVertex> cycle;
  for (int side = 0; side < 2; ++side) {
    std::vector<HullVertex> chain;
    for (const HullVertex next : sorted) {
      while (chain.size() >= 2) {
        const IntegerVector last = points[chain.back()] - points[chain[chain.size() - 2]];
        const IntegerVector turn = points[next] - points[chain.back()];
        if (last[u] * turn[v] - last[v] * turn[u] > 0) break;
        chain.pop_back();
      }
      chain.push_back(next);
    }
    cycle.insert(cycle.end(), chain.begin(),
                 chain.end() - 1);  // its last point starts the other chain
    std::reverse(sorted.begin(), sorted.end());
  }
  return cycle;
}

std::vector<HullFacet> ExactHull::triangles() const {
  auto [a, b, c, d] = std::array{frame[0], frame[1], frame[2], frame[3]};
  const HullFacet base = facet_through(points, a, b, c);
  if (dot(base.n, points[d]) > base.c) std::swap(b, c);
  std::vector<HullFacet> facets{facet_through(points, a, b, c), facet_through(points, b, a, d),
                                facet_through(points, c, b, d), facet_through(points, a, c, d)};
  for (const HullVertex vertex : order) add_point(points, vertex, facets);
  return facets;
}

}  // namespace subjects
