// SPDX-License-Identifier: MIT
// Calls libccd on two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  CALL is
//
//   gjk_intersect, mpr_intersect, gjk_penetration, mpr_penetration, gjk_separate
//     with CCD_INIT and at most 100 iterations; the suffix /unlimited removes this limit, /tight
//     sets tolerances of CCD_EPS
//   point_triangle[/witness]
//     ccdVec3PointTriDist2 of the first point of a and the first three of b
//
//   g++ -std=c++17 -O2 libccd.cpp -o libccd -lccd
//   ./libccd CALL <CASE
#include <ccd/ccd.h>
#include <ccd/vec3.h>

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "finding.hpp"

using finding::Answer;
using finding::Point;

// An object of ccd.h, the hull of points.
struct Hull {
  std::vector<ccd_vec3_t> points;
  ccd_vec3_t centre;  // mean of the points
};

Hull hull(const std::vector<Point>& points) {
  Hull result;
  Point sum = {0, 0, 0};
  for (const Point& p : points) {
    result.points.push_back({{ccd_real_t(p[0]), ccd_real_t(p[1]), ccd_real_t(p[2])}});
    for (int axis = 0; axis < 3; ++axis) sum[axis] += p[axis];
  }
  const double count = static_cast<double>(points.size());
  ccdVec3Set(&result.centre, sum[0] / count, sum[1] / count, sum[2] / count);
  return result;
}

void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* furthest) {
  const std::vector<ccd_vec3_t>& points = static_cast<const Hull*>(object)->points;
  *furthest = points[0];
  for (const ccd_vec3_t& point : points) {
    if (ccdVec3Dot(&point, direction) > ccdVec3Dot(furthest, direction)) *furthest = point;
  }
}

void centre(const void* object, ccd_vec3_t* result) {
  *result = static_cast<const Hull*>(object)->centre;
}

// 0: they intersect; -1: they do not; -2: out of memory (ccd.h).
Answer answer_of(int returned, std::optional<double> depth = {},
                 const ccd_vec3_t* direction = nullptr) {
  Answer answer;
  if (returned == -2) answer.failure = "out of memory";
  answer.meets = returned == 0;
  if (answer.meets) answer.depth = depth;
  if (answer.depth && direction != nullptr) {
    answer.normal = Point{direction->v[0], direction->v[1], direction->v[2]};
  }
  return answer;
}

Answer point_triangle(const Hull& points, const Hull& triangle, bool with_witness) {
  if (triangle.points.size() < 3) throw finding::WrongInput("b has no three points");
  const ccd_vec3_t& p = points.points[0];
  const std::vector<ccd_vec3_t>& t = triangle.points;
  ccd_vec3_t witness;
  const ccd_real_t squared =
      ccdVec3PointTriDist2(&p, &t[0], &t[1], &t[2], with_witness ? &witness : nullptr);
  Answer answer;
  answer.meets = squared == 0;
  answer.distance = std::sqrt(squared);
  if (with_witness) {
    answer.witnesses = {{p.v[0], p.v[1], p.v[2]}, {witness.v[0], witness.v[1], witness.v[2]}};
  }
  return answer;
}

bool cut_ending(std::string& text, const std::string& ending) {
  const bool has = text.size() > ending.size() &&
                   text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
  if (has) text.resize(text.size() - ending.size());
  return has;
}

Answer call(const std::string& name, const finding::Case& question) {
  const Hull a = hull(question.a), b = hull(question.b);
  if (name == "point_triangle") return point_triangle(a, b, false);
  if (name == "point_triangle/witness") return point_triangle(a, b, true);
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = ccd.support2 = support;
  ccd.center1 = ccd.center2 = centre;
  std::string method = name;
  const bool tight = cut_ending(method, "/tight");
  if (tight) ccd.epa_tolerance = ccd.mpr_tolerance = ccd.dist_tolerance = CCD_EPS;
  if (tight || !cut_ending(method, "/unlimited")) ccd.max_iterations = 100;
  ccd_real_t depth = 0;
  ccd_vec3_t direction = {{0, 0, 0}}, position;
  if (method == "gjk_intersect") return answer_of(ccdGJKIntersect(&a, &b, &ccd) ? 0 : -1);
  if (method == "mpr_intersect") return answer_of(ccdMPRIntersect(&a, &b, &ccd) ? 0 : -1);
  if (method == "gjk_penetration") {
    const int returned = ccdGJKPenetration(&a, &b, &ccd, &depth, &direction, &position);
    return answer_of(returned, depth, &direction);
  }
  if (method == "mpr_penetration") {  // its depth is along a line and need not be minimal
    return answer_of(ccdMPRPenetration(&a, &b, &ccd, &depth, &direction, &position));
  }
  if (method == "gjk_separate") {
    const int returned = ccdGJKSeparate(&a, &b, &ccd, &direction);
    const double length = std::sqrt(ccdVec3Len2(&direction));
    return answer_of(returned, length, length > 0 ? &direction : nullptr);
  }
  throw finding::WrongInput("\"" + name + "\" is none of the calls");
}

int main(int argc, char** argv) {
  return finding::run(argc, argv, "libccd", std::numeric_limits<ccd_real_t>::max_digits10, call);
}
