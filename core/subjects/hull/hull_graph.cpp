// SPDX-License-Identifier: MIT
#include "core/subjects/hull/hull_graph.hpp"

#include <set>

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

  HullGraph graph() const {
    HullGraph graph;
    graph.offsets.push_back(0);
    for (const std::set<HullVertex>& row : rows_) {
      graph.neighbours.insert(graph.neighbours.end(), row.begin(), row.end());
      graph.offsets.push_back(static_cast<std::uint32_t>(graph.neighbours.size()));
    }
    return graph;
  }

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

}  // namespace

HullGraph hull_graph(std::span<const cases::Point> points) {
  Links links(points.size());
  const ExactHull hull(points);
  for (const auto& [one, copy] : hull.copies) links.add_both(one, copy);
  if (hull.rank() == 2) link_line(hull, links);
  if (hull.rank() == 3) link_polygon(hull, links);
  if (hull.rank() == 4) link_surface(hull, links);
  return links.graph();
}

}  // namespace subjects
