// SPDX-License-Identifier: MIT
#include "core/subjects/hull/hull_graph.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/cases/case.hpp"
#include "core/gjk/vec.hpp"
#include "core/subjects/number.hpp"

namespace subjects {
namespace {

using IntegerVector = gjk::Vec<Integer, 3>;
using HullVertex = std::uint32_t;

// The plane n . x = c through three points; the body is where n . x <= c.
struct HullFacet {
  std::array<HullVertex, 3> corners;  // counterclockwise from outside
  IntegerVector n;
  Integer c;
};

// In exact integers, of any number of points, which may be duplicate, inside, collinear or
// coplanar.  The time is quadratic.
struct ExactHull {
  explicit ExactHull(std::span<const cases::Point> vertices);

  // The dimension of the body plus 1, hence 1 to 4.
  std::size_t rank() const { return frame.size(); }
  // For rank 3: the corners in order, without collinear points, by monotone chains in the
  // projection along an axis that is not parallel to the plane; the coordinate of that axis is an
  // affine function of the others.
  std::vector<HullVertex> polygon() const;
  // For rank 4: the surface.  A face may consist of several triangles, and points within faces or
  // edges are corners of triangles too.
  std::vector<HullFacet> triangles() const;

  std::vector<IntegerVector> points;
  std::vector<HullVertex> order;                          // sorted, one per position
  std::vector<HullVertex> frame;                          // a maximal affinely independent subset
  std::vector<std::pair<HullVertex, HullVertex>> copies;  // one of `order` and a duplicate
};

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

ExactHull::ExactHull(std::span<const cases::Point> vertices) : points(integers(vertices)) {
  std::vector<HullVertex> sorted(points.size());
  for (HullVertex i = 0; i < sorted.size(); ++i) sorted[i] = i;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [this](HullVertex a, HullVertex b) { return points[a].x < points[b].x; });
  IntegerVector n;
  for (const HullVertex i : sorted) {
    if (!order.empty() && points[order.back()] == points[i]) {
      copies.emplace_back(order.back(), i);
      continue;
    }
    order.push_back(i);
    if (frame.size() == 2)
      n = cross(points[frame[1]] - points[frame[0]], points[i] - points[frame[0]]);
    const bool independent = frame.size() < 2 || (frame.size() == 2 && !(n == IntegerVector{})) ||
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

using Links = std::vector<std::set<HullVertex>>;  // directed

void link_both(Links& links, HullVertex one, HullVertex other) {
  links[one].insert(other);
  links[other].insert(one);
}

// Collinear points: links each position to the next one.
void link_line(const ExactHull& hull, Links& links) {
  for (std::size_t i = 1; i < hull.order.size(); ++i) {
    link_both(links, hull.order[i - 1], hull.order[i]);
  }
}

// Points off the surface lie in the hull of those on it.
void link_inside(const ExactHull& hull, const std::set<HullVertex>& surface, Links& links) {
  for (const HullVertex inside : hull.order) {
    if (surface.contains(inside)) continue;
    links[inside].insert(surface.begin(), surface.end());
  }
}

void link_polygon(const ExactHull& hull, Links& links) {
  const std::vector<HullVertex> cycle = hull.polygon();
  for (std::size_t i = 0; i < cycle.size(); ++i) {
    link_both(links, cycle[i], cycle[(i + 1) % cycle.size()]);
  }
  link_inside(hull, {cycle.begin(), cycle.end()}, links);
}

// Links the edges of the triangulated surface.  A vertex within a face or an edge is surrounded by
// its neighbours; an extreme one has a neighbour along each edge of the body, since no triangle
// crosses an edge.
void link_surface(const ExactHull& hull, Links& links) {
  std::set<HullVertex> surface;
  for (const HullFacet& facet : hull.triangles()) {
    for (std::size_t i = 0; i < 3; ++i) {
      link_both(links, facet.corners[i], facet.corners[(i + 1) % 3]);
      surface.insert(facet.corners[i]);
    }
  }
  link_inside(hull, surface, links);
}

using gjk::tracking::BoundaryGraph;
using Polygon = std::vector<HullVertex>;

bool in_line(const IntegerVector& a, const IntegerVector& b, const IntegerVector& c) {
  return cross(b - a, c - b) == IntegerVector{};
}

// The triangles of the hull: the neighbour across each edge, and the face of each.
struct Surface {
  std::vector<HullFacet> triangles;
  std::map<std::pair<HullVertex, HullVertex>, std::size_t> of_edge;
  std::vector<std::size_t> face;  // per triangle: the first triangle in its plane

  explicit Surface(const ExactHull& hull) : triangles(hull.triangles()), face(triangles.size()) {
    for (std::size_t t = 0; t < triangles.size(); ++t) {
      for (std::size_t i = 0; i < 3; ++i) of_edge[edge(t, i)] = t;
    }
    std::vector<bool> seen(triangles.size(), false);
    for (std::size_t first = 0; first < triangles.size(); ++first) {
      if (!seen[first]) flood(hull, first, seen);
    }
  }

  std::pair<HullVertex, HullVertex> edge(std::size_t t, std::size_t i) const {
    return {triangles[t].corners[i], triangles[t].corners[(i + 1) % 3]};
  }
  std::size_t beyond(std::size_t t, std::size_t i) const {
    const auto [from, to] = edge(t, i);
    return of_edge.at({to, from});
  }

 private:
  // Coplanar triangles are connected, since they cover a convex face.
  void flood(const ExactHull& hull, std::size_t first, std::vector<bool>& seen) {
    const HullFacet& plane = triangles[first];
    std::vector<std::size_t> open{first};
    seen[first] = true;
    while (!open.empty()) {
      const std::size_t t = open.back();
      open.pop_back();
      face[t] = first;
      for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t other = beyond(t, i);
        const auto in_plane = [&](HullVertex v) { return dot(plane.n, hull.points[v]) == plane.c; };
        const std::array<HullVertex, 3>& corners = triangles[other].corners;
        if (seen[other] || !std::all_of(corners.begin(), corners.end(), in_plane)) continue;
        seen[other] = true;
        open.push_back(other);
      }
    }
  }
};

// The corners in order, without collinear points.
Polygon outline(const ExactHull& hull, const std::map<HullVertex, HullVertex>& next) {
  const HullVertex first = next.begin()->first;
  Polygon all{first};
  for (HullVertex at = next.at(first); at != first; at = next.at(at)) all.push_back(at);
  Polygon corners;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const HullVertex before = all[(i + all.size() - 1) % all.size()];
    const HullVertex after = all[(i + 1) % all.size()];
    const bool between = in_line(hull.points[before], hull.points[all[i]], hull.points[after]);
    if (!between) corners.push_back(all[i]);
  }
  return corners;
}

std::vector<Polygon> faces(const ExactHull& hull) {
  const Surface surface(hull);
  std::map<std::size_t, std::map<HullVertex, HullVertex>> next;
  for (std::size_t t = 0; t < surface.triangles.size(); ++t) {
    for (std::size_t i = 0; i < 3; ++i) {
      const auto [from, to] = surface.edge(t, i);
      if (surface.face[surface.beyond(t, i)] != surface.face[t]) next[surface.face[t]][from] = to;
    }
  }
  std::vector<Polygon> result;
  for (const auto& [face, around] : next) result.push_back(outline(hull, around));
  return result;
}

}  // namespace

VertexGraph hull_graph(std::span<const cases::Point> points) {
  Links links(points.size());
  const ExactHull hull(points);
  for (const auto& [one, copy] : hull.copies) link_both(links, one, copy);
  if (hull.rank() == 2) link_line(hull, links);
  if (hull.rank() == 3) link_polygon(hull, links);
  if (hull.rank() == 4) link_surface(hull, links);
  return vertex_graph(links);
}

BoundaryGraph hull_boundary(std::span<const cases::Point> points) {
  const ExactHull hull(points);
  if (hull.rank() < 3) {
    return BoundaryGraph(points.size(), hull.order.front(), hull.order.back());
  }
  if (hull.rank() == 4) return BoundaryGraph(points.size(), faces(hull));
  const Polygon front = hull.polygon();
  Polygon back = front;
  std::reverse(back.begin() + 1, back.end());
  return BoundaryGraph(points.size(), {front, back});
}

}  // namespace subjects
