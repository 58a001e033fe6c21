// SPDX-License-Identifier: MIT
#include "core/subjects/peers/peer.hpp"

#include <libqhull_r/qhull_ra.h>

#include <algorithm>
#include <cstdio>

namespace peers {
namespace {

// Positive if the sum of the cross products of the edges points outside, for counterclockwise
// order.
double orientation(const std::vector<Point>& points, const std::vector<int>& polygon,
                   const std::array<double, 4>& plane) {
  double along = 0;
  const Point& base = points[static_cast<std::size_t>(polygon[0])];
  for (std::size_t i = 2; i < polygon.size(); ++i) {
    Point u{};
    Point v{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      u[axis] = points[static_cast<std::size_t>(polygon[i - 1])][axis] - base[axis];
      v[axis] = points[static_cast<std::size_t>(polygon[i])][axis] - base[axis];
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const std::size_t next = (axis + 1) % 3;
      const std::size_t last = (axis + 2) % 3;
      along += plane[axis] * (u[next] * v[last] - u[last] * v[next]);
    }
  }
  return along;
}

void add_face(qhT* qh, facetT* face, const std::vector<Point>& points, HullFaces& result) {
  std::vector<int> polygon;
  setT* vertices = qh_facet3vertex(qh, face);
  const int count = qh_setsize(qh, vertices);
  for (int i = 0; i < count; ++i) {
    const auto* vertex = static_cast<const vertexT*>(SETelem_(vertices, i));
    polygon.push_back(qh_pointid(qh, vertex->point));
  }
  qh_settempfree(qh, &vertices);
  const std::array<double, 4> plane{face->normal[0], face->normal[1], face->normal[2],
                                    -face->offset};
  if (orientation(points, polygon, plane) < 0) std::reverse(polygon.begin(), polygon.end());
  result.polygons.push_back(std::move(polygon));
  result.planes.push_back(plane);
}

}  // namespace

HullFaces hull_faces(const std::vector<Point>& points) {
  std::vector<double> coordinates;
  for (const Point& point : points) {
    coordinates.insert(coordinates.end(), point.begin(), point.end());
  }
  HullFaces result;
  std::FILE* silent = std::fopen("/dev/null", "w");
  qhT state;
  qhT* qh = &state;
  qh_zero(qh, silent);
  char command[] = "qhull";
  const int error = qh_new_qhull(qh, 3, static_cast<int>(points.size()), coordinates.data(), False,
                                 command, silent, silent);
  if (error == qh_ERRnone) {
    for (facetT* face = qh->facet_list; face && face->next; face = face->next) {
      add_face(qh, face, points, result);
    }
  } else {
    result.failure = error == qh_ERRsingular || error == qh_ERRinput
                         ? "it has no volume that Qhull can see"
                         : "Qhull fails to find its faces";
  }
  int unfreed = 0;
  int unfreed_blocks = 0;
  qh_freeqhull(qh, !qh_ALL);
  qh_memfreeshort(qh, &unfreed, &unfreed_blocks);
  if (silent) std::fclose(silent);
  return result;
}

}  // namespace peers
