// SPDX-License-Identifier: MIT
// Calls FCL on two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  CALL is SOLVER/QUERY[/tight]: libccd or indep; distance, signed_distance or collide;
// with the default tolerance 1e-6, or with the precision of the scalar.
//
//   g++ -std=c++17 -O2 fcl.cpp -o fcl -I/usr/include/eigen3 -lfcl -lccd
//   ./fcl CALL <CASE
//
// In single precision with -DFCL_SCALAR=float.
#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "faces.hpp"
#include "finding.hpp"

#ifndef FCL_SCALAR
#define FCL_SCALAR double
#endif
using Scalar = FCL_SCALAR;
using finding::Answer;
using finding::Point;

fcl::Convex<Scalar> convex(const std::vector<Point>& points) {
  const auto vertices = std::make_shared<std::vector<fcl::Vector3<Scalar>>>();
  for (const Point& point : points) {
    vertices->push_back({Scalar(point[0]), Scalar(point[1]), Scalar(point[2])});
  }
  const std::vector<std::vector<int>> all = finding::faces(points);
  const auto polygons = std::make_shared<std::vector<int>>();
  for (const std::vector<int>& face : all) {
    polygons->push_back(static_cast<int>(face.size()));
    polygons->insert(polygons->end(), face.begin(), face.end());
  }
  return {vertices, static_cast<int>(all.size()), polygons};
}

Answer distance(const finding::Case& question, const fcl::DistanceRequest<Scalar>& request) {
  const fcl::Convex<Scalar> a = convex(question.a), b = convex(question.b);
  const auto here = fcl::Transform3<Scalar>::Identity();
  fcl::DistanceResult<Scalar> result;  // does not initialise its points
  for (auto& point : result.nearest_points) point.setConstant(std::nan(""));
  fcl::distance<Scalar>(&a, here, &b, here, request, result);
  Answer answer;
  answer.meets = result.min_distance <= 0;
  answer.distance = answer.meets ? 0 : result.min_distance;
  if (answer.meets && request.enable_signed_distance) answer.depth = -result.min_distance;
  // Witness points of the independent solver need not lie on the surfaces of overlapping bodies.
  const bool libccd = request.gjk_solver_type == fcl::GST_LIBCCD;
  if (answer.meets && !(request.enable_signed_distance && libccd)) return answer;
  for (const auto& point : result.nearest_points) {
    answer.witnesses.push_back({point[0], point[1], point[2]});
  }
  return answer;
}

Answer collide(const finding::Case& question, const fcl::CollisionRequest<Scalar>& request) {
  const fcl::Convex<Scalar> a = convex(question.a), b = convex(question.b);
  const auto here = fcl::Transform3<Scalar>::Identity();
  fcl::CollisionResult<Scalar> result;
  fcl::collide<Scalar>(&a, here, &b, here, request, result);
  Answer answer;
  answer.meets = result.isCollision();
  const double sign = request.gjk_solver_type == fcl::GST_INDEP ? -1 : 1;  // of reported depths
  if (!answer.meets) return answer;
  const fcl::Contact<Scalar>& contact = result.getContact(0);
  answer.depth = sign * contact.penetration_depth;
  answer.normal = Point{contact.normal[0], contact.normal[1], contact.normal[2]};
  return answer;
}

Answer call(const std::string& name, const finding::Case& question) {
  for (const bool tight : {false, true}) {
    const Scalar tolerance = tight ? std::numeric_limits<Scalar>::epsilon() : Scalar(1e-6);
    for (const auto solver : {fcl::GST_LIBCCD, fcl::GST_INDEP}) {
      const auto is = [&](const std::string& query) {
        const std::string start = solver == fcl::GST_LIBCCD ? "libccd/" : "indep/";
        return name == start + query + (tight ? "/tight" : "");
      };
      fcl::DistanceRequest<Scalar> to_distance(true, is("signed_distance"));
      to_distance.gjk_solver_type = solver;
      to_distance.distance_tolerance = tolerance;
      if (is("distance") || is("signed_distance")) return distance(question, to_distance);
      fcl::CollisionRequest<Scalar> to_collide(1, true);
      to_collide.gjk_solver_type = solver;
      to_collide.gjk_tolerance = tolerance;
      if (is("collide")) return collide(question, to_collide);
    }
  }
  throw finding::WrongInput("\"" + name + "\" is none of the calls");
}

int main(int argc, char** argv) {
  return finding::run(argc, argv, "FCL " FCL_VERSION, std::numeric_limits<Scalar>::max_digits10,
                      call);
}
