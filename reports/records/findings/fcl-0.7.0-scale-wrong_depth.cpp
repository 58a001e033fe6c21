// SPDX-License-Identifier: MIT
// Asks FCL about two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  Exits with 0 where the answer has the fault `shown`, with 1 where it has not.
//
//   g++ -std=c++17 -O2 fcl.cpp -o fcl -I/usr/include/eigen3 -lfcl -lccd
#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

using Point = fcl::Vector3d;
enum class Body { a, b };
enum class Fault {
  false_separation,
  false_overlap,
  no_answer,
  inaccurate,
  wrong_depth,
  wrong_witness
};

// What FCL says; what it does not say is empty.
struct Answer {
  std::string failure;  // why it gives no answer
  bool meets = false;
  std::optional<double> distance, depth;
  std::vector<Point> witnesses;  // of both bodies
};

// case begin
// peer/fcl-0.7.0/double/libccd/signed_distance: wrong depth
constexpr Fault shown = Fault::wrong_depth;
const std::vector<Point> a = {
    {0x0p+0, 0x0p+0, 0x0p+0},  // 0, 0, 0
    {0x1p-6, 0x0p+0, 0x0p+0},  // 0.015625, 0, 0
    {0x0p+0, 0x1p+0, 0x0p+0},  // 0, 1, 0
    {0x0p+0, 0x0p+0, 0x1p-6},  // 0, 0, 0.015625
};
const std::vector<Point> b = {
    {0x1p-6, 0x0p+0, 0x0p+0},  // 0.015625, 0, 0
    {0x0p+0, 0x0p+0, 0x1p-6},  // 0, 0, 0.015625
    {0x0p+0, 0x0p+0, 0x0p+0},  // 0, 0, 0
    {0x0p+0, 0x1p-6, 0x0p+0},  // 0, 0.015625, 0
};
constexpr double exact_distance = 0x0p+0;  // 0
constexpr double exact_depth = 0x1.279a74590331cp-7;  // 0.009021097956087902; of an overlap
constexpr double allowance = 0x1p-47;  // 7.105427357601002e-15; what rounding explains
const Point beyond = {0x0p+0, 0x0p+0, 0x0p+0};
constexpr Body of_witness = Body::a;
constexpr const char* question =
    "fcl::distance, signed, of two Convex<double>, GST_LIBCCD, tolerance 1e-6";
using Scalar = double;
fcl::DistanceRequest<Scalar> settings() {
  fcl::DistanceRequest<Scalar> request;
  request.enable_nearest_points = true;
  request.enable_signed_distance = true;
  request.distance_tolerance = 1e-6;
  request.gjk_solver_type = fcl::GST_LIBCCD;
  return request;
}
// case end

// The faces of the hull, each counterclockwise from outside: (i, j) is an edge where no point is
// above the plane of i, j and some k, and none of that plane is to the right of it.
std::vector<std::vector<int>> faces(const std::vector<Point>& points) {
  const int count = static_cast<int>(points.size());
  std::map<std::vector<int>, std::map<int, int>> edges;  // of the points of a face: from i to j
  for (int i = 0; i < count; ++i) {
    for (int j = 0; j < count; ++j) {
      for (int k = 0; k < count; ++k) {
        const Point u = points[j] - points[i], v = points[k] - points[i];
        const Point normal = u.cross(v);
        const double rounding = 1e-14 * u.norm() * v.norm();
        bool is_edge = normal.norm() > rounding;
        std::vector<int> face;
        for (int p = 0; p < count && is_edge; ++p) {
          const Point w = points[p] - points[i];
          const double height = normal.dot(w), turn = normal.dot(u.cross(w));
          if (height < -rounding * w.norm()) continue;
          face.push_back(p);
          is_edge = height <= rounding * w.norm() &&
                    (turn > 0 || (turn == 0 && u.dot(w) >= 0 && w.norm() <= u.norm()));
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

fcl::Convex<Scalar> convex(const std::vector<Point>& points) {
  const auto vertices = std::make_shared<std::vector<fcl::Vector3<Scalar>>>();
  for (const Point& point : points) vertices->push_back(point.cast<Scalar>());
  const std::vector<std::vector<int>> all = faces(points);
  const auto polygons = std::make_shared<std::vector<int>>();
  for (const std::vector<int>& face : all) {
    polygons->push_back(static_cast<int>(face.size()));
    polygons->insert(polygons->end(), face.begin(), face.end());
  }
  return {vertices, static_cast<int>(all.size()), polygons};
}

Answer ask(const fcl::DistanceRequest<Scalar>& request) {
  const fcl::Convex<Scalar> shape_a = convex(a), shape_b = convex(b);
  const auto here = fcl::Transform3<Scalar>::Identity();
  fcl::DistanceResult<Scalar> result;  // does not initialise its points
  for (auto& point : result.nearest_points) point.setConstant(std::nan(""));
  fcl::distance<Scalar>(&shape_a, here, &shape_b, here, request, result);
  Answer answer;
  answer.meets = result.min_distance <= 0;
  answer.distance = answer.meets ? 0 : result.min_distance;
  if (answer.meets && request.enable_signed_distance) answer.depth = -result.min_distance;
  if (answer.meets) return answer;
  for (const auto& point : result.nearest_points) answer.witnesses.push_back(point.cast<double>());
  return answer;
}

Answer ask(const fcl::CollisionRequest<Scalar>& request) {
  const fcl::Convex<Scalar> shape_a = convex(a), shape_b = convex(b);
  const auto here = fcl::Transform3<Scalar>::Identity();
  fcl::CollisionResult<Scalar> result;
  fcl::collide<Scalar>(&shape_a, here, &shape_b, here, request, result);
  Answer answer;
  answer.meets = result.isCollision();
  const double sign = request.gjk_solver_type == fcl::GST_INDEP ? -1 : 1;  // as it reports depths
  if (answer.meets) answer.depth = sign * result.getContact(0).penetration_depth;
  return answer;
}

int main() {
  std::printf("FCL %s, %s\n", FCL_VERSION, question);
  std::printf("exact: distance %.17g, depth %.17g\n", exact_distance, exact_depth);
  std::puts("what follows is the library's");
  std::fflush(stdout);
  Answer answer;
  try {
    answer = ask(settings());
  } catch (const std::exception& error) {
    answer.failure = error.what();
  }
  bool is_shown = false;
  const auto compare = [&](Fault fault, const char* name, double said, double exact) {
    constexpr int digits = std::numeric_limits<Scalar>::max_digits10;
    std::printf("%s %.*g, off by %.3g\n", name, digits, said, said - exact);
    // No length is negative, and NaN is off.
    is_shown |= shown == fault && !(said >= 0 && std::abs(said - exact) <= allowance);
    if (fault != Fault::wrong_witness && !std::isfinite(said))
      answer.failure = "a length that is not finite";
  };
  std::puts(!answer.failure.empty() ? "no answer" : answer.meets ? "they meet" : "separated");
  if (answer.distance) compare(Fault::inaccurate, "distance", *answer.distance, exact_distance);
  if (answer.depth) compare(Fault::wrong_depth, "depth", *answer.depth, exact_depth);
  if (!answer.witnesses.empty()) {
    const double apart = (answer.witnesses[0] - answer.witnesses[1]).norm();
    compare(Fault::wrong_witness, "witnesses apart", apart, exact_distance);
    const bool is_a = of_witness == Body::a;
    double outside = std::numeric_limits<double>::infinity();
    for (const Point& point : is_a ? a : b) {
      outside = std::min(outside, beyond.dot(answer.witnesses[is_a ? 0 : 1] - point));
    }
    if (beyond.norm() > 0) {
      outside = std::max(0., outside / beyond.norm());
      compare(Fault::wrong_witness, "witness outside of its body", outside, 0);
    }
  }
  if (!answer.failure.empty()) std::printf("%s\n", answer.failure.c_str());
  const bool answered = answer.failure.empty();
  if (shown == Fault::no_answer) is_shown = !answered;
  if (shown == Fault::false_separation) is_shown = answered && !answer.meets && exact_distance == 0;
  if (shown == Fault::false_overlap)
    is_shown = answered && answer.meets && exact_distance > allowance;
  const char* const names[] = {"false separation", "false overlap", "no answer",
                               "inaccurate",       "wrong depth",   "wrong witness"};
  std::printf("%s: %s\n", is_shown ? "shown" : "not shown", names[static_cast<int>(shown)]);
  return is_shown ? 0 : 1;
}
