// SPDX-License-Identifier: MIT
#include "core/subjects/hull/hull_graph.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/subjects/hull/exact_hull.hpp"

namespace subjects {
namespace {

// Collects directed links.
class Links {
 public:
  explicit Links(std::size_t count) : rows_(count) {}

  void add(HullVertex from, HullVertex to) { rows_[from].insert(to); }
  void add_both(HullVertex one, HullVertex other) {
    add(one, other);
    add(other, one);
  }

  VertexGraph graph() const { return vertex_graph(rows_); }

 private:
  std::vector<std::set<HullVertex>> rows_;
};

// Collinear points: links each position to the next one.
void link_line(const ExactHull& hull, Links& links) {
  for (std::size_t i = 1; i < hull.order.size(); ++i) {
    links.add_both(hull.order[i - 1], hull.order[i]);
  }
}

// Points off the surface lie in the hull of those on it.
void link_inside(const ExactHull& hull, const std::set<HullVertex>& surface, Links& links) {
  for (const HullVertex inside : hull.order) {
    if (surface.contains(inside)) continue;
    for (const HullVertex vertex : surface) links.add(inside, vertex);
  }
}

void link_polygon(const ExactHull& hull, Links& links) {
  const std::vector<HullVertex> cycle = hull.polygon();
  for (std::size_t i = 0; i < cycle.size(); ++i) {
    links.add_both(cycle[i], cycle[(i + 1) % cycle.size()]);
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
      links.add_both(facet.corners[i], facet.corners[(i + 1) % 3]);
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
  for (const auto& [one, copy] : hull.copies) links.add_both(one, copy);
  if (hull.rank() == 2) link_line(hull, links);
  if (hull.rank() == 3) link_polygon(hull, links);
  if (hull.rank() == 4) link_surface(hull, links);
  return links.graph();
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
