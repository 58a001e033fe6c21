// SPDX-License-Identifier: MIT
// The faces of a convex hull, for libraries that require them; slow, for bodies of few points.
#pragma once

#include <map>
#include <stdexcept>
#include <vector>

#include "finding.hpp"

namespace finding {

// Each face is counterclockwise from outside, as indices: (i, j) is an edge if no point is above
// the plane of i, j and some k, and none of that plane is to the right of it.  Throws
// std::out_of_range if the tolerance identifies both sides of a thin body.
inline std::vector<std::vector<int>> faces(const std::vector<Point>& points, double tolerance) {
  const int count = static_cast<int>(points.size());
  std::map<std::vector<int>, std::map<int, int>> edges;  // by the points of a face: from i to j
  for (int i = 0; i < count; ++i) {
    for (int j = 0; j < count; ++j) {
      for (int k = 0; k < count; ++k) {
        const Point u = minus(points[j], points[i]), v = minus(points[k], points[i]);
        const Point normal = cross(u, v);
        const double rounding = tolerance * length(u) * length(v);
        bool is_edge = length(normal) > rounding;
        std::vector<int> face;
        for (int p = 0; p < count && is_edge; ++p) {
          const Point w = minus(points[p], points[i]);
          const double height = dot(normal, w), turn = dot(normal, cross(u, w));
          if (height < -rounding * length(w)) continue;
          face.push_back(p);
          is_edge = height <= rounding * length(w) &&
                    (turn > 0 || (turn == 0 && dot(u, w) >= 0 && length(w) <= length(u)));
        }
        if (is_edge) edges[face][i] = j;
      }
    }
  }
  std::vector<std::vector<int>> result;
  for (const auto& [face, next] : edges) {
    std::vector<int> polygon = {next.begin()->second};
    while (next.at(polygon.back()) != polygon[0] && polygon.size() < face.size()) {
      polygon.push_back(next.at(polygon.back()));
    }
    result.push_back(polygon);
  }
  return result;
}

inline std::vector<std::vector<int>> faces(const std::vector<Point>& points) {
  try {
    return faces(points, 1e-14);
  } catch (const std::out_of_range&) {
    return faces(points, 0);
  }
}

}  // namespace finding
