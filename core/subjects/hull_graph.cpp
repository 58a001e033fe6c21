// SPDX-License-Identifier: MIT
#include "core/subjects/hull_graph.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <set>
#include <tuple>
#include <utility>

#include "core/subjects/number.hpp"

namespace subjects {
namespace {

using Vector = gjk::Vec<Integer, 3>;
using Vertex = std::uint32_t;

bool before(const Vector& a, const Vector& b) {
  return std::lexicographical_compare(a.x.begin(), a.x.end(), b.x.begin(), b.x.end());
}

bool is_zero(const Vector& a) {
  return a == Vector{};
}

// All coordinates times one power of two that makes them integers.
std::vector<Vector> integers(std::span<const cases::Point> points) {
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
  std::vector<Vector> result(points.size());
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

// Links while they are collected, one-way.
class Links {
 public:
  explicit Links(std::size_t count) : rows_(count) {}

  void add(Vertex from, Vertex to) { rows_[from].insert(to); }
  void add_both(Vertex one, Vertex other) {
    add(one, other);
    add(other, one);
  }

  HullGraph graph() const {
    HullGraph graph;
    graph.offsets.push_back(0);
    for (const std::set<Vertex>& row : rows_) {
      graph.neighbours.insert(graph.neighbours.end(), row.begin(), row.end());
      graph.offsets.push_back(static_cast<std::uint32_t>(graph.neighbours.size()));
    }
    return graph;
  }

 private:
  std::vector<std::set<Vertex>> rows_;
};

// The plane n . x = c through three points; the body is where n . x <= c.
struct Facet {
  std::array<Vertex, 3> corners;
  Vector n;
  Integer c;
};

Facet facet_through(const std::vector<Vector>& points, Vertex a, Vertex b, Vertex c) {
  const Vector n = cross(points[b] - points[a], points[c] - points[a]);
  return {{a, b, c}, n, dot(n, points[a])};
}

// Vertices in the order of their points, each place once, and four of them, as many as there are,
// that are affinely independent.
struct Places {
  std::vector<Vertex> order;
  std::vector<Vertex> frame;
};

Places places(const std::vector<Vector>& points, Links& links) {
  std::vector<Vertex> sorted(points.size());
  for (Vertex i = 0; i < sorted.size(); ++i) sorted[i] = i;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [&](Vertex a, Vertex b) { return before(points[a], points[b]); });
  Places result;
  Vector n;
  for (const Vertex i : sorted) {
    if (!result.order.empty() && points[result.order.back()] == points[i]) {
      links.add_both(result.order.back(), i);
      continue;
    }
    result.order.push_back(i);
    std::vector<Vertex>& frame = result.frame;
    if (frame.size() == 2)
      n = cross(points[frame[1]] - points[frame[0]], points[i] - points[frame[0]]);
    const bool independent = frame.size() < 2 || (frame.size() == 2 && !is_zero(n)) ||
                             (frame.size() == 3 && dot(n, points[i] - points[frame[0]]) != 0);
    if (independent) frame.push_back(i);
  }
  return result;
}

// Collinear: each place in turn, and both neighbours of an inner one are beside it.
void link_line(const Places& places, Links& links) {
  for (std::size_t i = 1; i < places.order.size(); ++i) {
    links.add_both(places.order[i - 1], places.order[i]);
  }
}

// Points that are on no surface lie in the hull of those that are.
void link_inside(const Places& places, const std::set<Vertex>& surface, Links& links) {
  for (const Vertex inside : places.order) {
    if (surface.contains(inside)) continue;
    for (const Vertex vertex : surface) links.add(inside, vertex);
  }
}

// Coplanar: the polygon by monotone chains, seen along an axis that is not parallel to the plane,
// whose coordinate is then an affine function of the other two.
void link_polygon(const std::vector<Vector>& points, const Places& places, Links& links) {
  const Vector n = cross(points[places.frame[1]] - points[places.frame[0]],
                         points[places.frame[2]] - points[places.frame[0]]);
  std::size_t axis = 0;
  while (n[axis] == 0) ++axis;
  std::vector<Vertex> order = places.order;
  const std::size_t u = (axis + 1) % 3;
  const std::size_t v = (axis + 2) % 3;
  std::sort(order.begin(), order.end(), [&](Vertex a, Vertex b) {
    return std::tie(points[a][u], points[a][v]) < std::tie(points[b][u], points[b][v]);
  });
  std::set<Vertex> surface;
  for (int side = 0; side < 2; ++side) {
    std::vector<Vertex> chain;
    for (const Vertex next : order) {
      while (chain.size() >= 2) {
        const Vector last = points[chain.back()] - points[chain[chain.size() - 2]];
        const Vector turn = points[next] - points[chain.back()];
        if (last[u] * turn[v] - last[v] * turn[u] > 0) break;
        chain.pop_back();
      }
      chain.push_back(next);
    }
    for (std::size_t i = 1; i < chain.size(); ++i) links.add_both(chain[i - 1], chain[i]);
    surface.insert(chain.begin(), chain.end());
    std::reverse(order.begin(), order.end());
  }
  link_inside(places, surface, links);
}

// Adds a point to the hull: facets that see it give way to triangles between it and their horizon.
// A facet that has it in its plane stays, and coplanar triangles go on beside it.  The facets of
// a plane see a point together, so their union is a disc and the horizon a closed path; none of its
// edges is in line with the point, since the facet on its seen side would have both in its plane.
void add_point(const std::vector<Vector>& points, Vertex newest, std::vector<Facet>& facets) {
  std::set<std::pair<Vertex, Vertex>> edges;
  const auto sees = [&](const Facet& facet) {
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

// The triangulated surface.  A vertex inside a face or an edge is surrounded by its neighbours; one
// that is extreme has a neighbour along each edge of the body, for edges are never crossed.
void link_surface(const std::vector<Vector>& points, const Places& places, Links& links) {
  auto [a, b, c, d] =
      std::array{places.frame[0], places.frame[1], places.frame[2], places.frame[3]};
  const Facet base = facet_through(points, a, b, c);
  if (dot(base.n, points[d]) > base.c) std::swap(b, c);
  std::vector<Facet> facets{facet_through(points, a, b, c), facet_through(points, b, a, d),
                            facet_through(points, c, b, d), facet_through(points, a, c, d)};
  for (const Vertex vertex : places.order) add_point(points, vertex, facets);
  std::set<Vertex> surface;
  for (const Facet& facet : facets) {
    for (std::size_t i = 0; i < 3; ++i) {
      links.add_both(facet.corners[i], facet.corners[(i + 1) % 3]);
      surface.insert(facet.corners[i]);
    }
  }
  link_inside(places, surface, links);
}

}  // namespace

HullGraph hull_graph(std::span<const cases::Point> points) {
  Links links(points.size());
  const std::vector<Vector> exact = integers(points);
  const Places found = places(exact, links);
  if (found.frame.size() == 2) link_line(found, links);
  if (found.frame.size() == 3) link_polygon(exact, found, links);
  if (found.frame.size() == 4) link_surface(exact, found, links);
  return links.graph();
}

}  // namespace subjects
