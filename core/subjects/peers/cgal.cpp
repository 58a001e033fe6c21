// SPDX-License-Identifier: MIT
// CGAL over doubles: exact predicates, inexact constructions.  Whether the bodies meet, by the
// surfaces of their hulls (Polygon_mesh_processing::do_intersect), and by
// Convex_hull_3::do_intersect of their points if this CGAL has it (6.2 and later, not tested).
// There is no distance: Polytope_distance_d requires exact numbers, and over double fails its own
// assertions even for two cubes.
//
// Both packages are GPL-3.0-or-later, and so is this plug-in when it is built.
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polygon_mesh_processing/intersection.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/convex_hull_3.h>
#if __has_include(<CGAL/Convex_hull_3/do_intersect.h>)
#include <CGAL/Convex_hull_3/do_intersect.h>
#define GJKPROOF_CGAL_DO_INTERSECT
#endif

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Mesh = CGAL::Surface_mesh<Kernel::Point_3>;

struct Body {
  explicit Body(const gjkproof_body& body) {
    for (const Point& point : peers::points(body))
      points.emplace_back(point[0], point[1], point[2]);
    CGAL::convex_hull_3(points.begin(), points.end(), surface);
  }

  // The hull of coplanar points is an open mesh, or empty.
  bool has_volume() const { return surface.number_of_faces() >= 4 && CGAL::is_closed(surface); }

  std::vector<Kernel::Point_3> points;
  Mesh surface;
};

void ask_surfaces(const void* a, const void* b, gjkproof_answer* answer) {
  const Body& body_a = *static_cast<const Body*>(a);
  const Body& body_b = *static_cast<const Body*>(b);
  if (!body_a.has_volume() || !body_b.has_volume()) {
    end(*answer, GJKPROOF_SKIPPED, "a body without volume has no closed surface");
    return;
  }
  const auto with_insides = CGAL::parameters::do_overlap_test_of_bounded_sides(true);
  answer->intersecting = CGAL::Polygon_mesh_processing::do_intersect(body_a.surface, body_b.surface,
                                                                     with_insides, with_insides);
}

double time_surfaces(const void* a, const void* b, void*) {
  const auto with_insides = CGAL::parameters::do_overlap_test_of_bounded_sides(true);
  return apart_or_not(CGAL::Polygon_mesh_processing::do_intersect(
      static_cast<const Body*>(a)->surface, static_cast<const Body*>(b)->surface, with_insides,
      with_insides));
}

#ifdef GJKPROOF_CGAL_DO_INTERSECT
void ask_hulls(const void* a, const void* b, gjkproof_answer* answer) {
  answer->intersecting = CGAL::Convex_hull_3::do_intersect(static_cast<const Body*>(a)->points,
                                                           static_cast<const Body*>(b)->points);
}
#endif

}  // namespace

Roll all() {
  Roll roll;
  roll.add<Body>("cgal-" GJKPROOF_CGAL_VERSION "/double/mesh_do_intersect",
                 "PMP::do_intersect of closed meshes by convex_hull_3, Epick", false, 0,
                 ask_surfaces);
  roll.time<Body>("cgal-" GJKPROOF_CGAL_VERSION "/double/mesh_do_intersect",
                  "PMP::do_intersect of closed meshes, with CGAL's assertions", time_surfaces);
#ifdef GJKPROOF_CGAL_DO_INTERSECT
  roll.add<Body>("cgal-" GJKPROOF_CGAL_VERSION "/double/do_intersect",
                 "Convex_hull_3::do_intersect, Epick", false, 0, ask_hulls);
#endif
  return roll;
}

}  // namespace peers
