// SPDX-License-Identifier: MIT
// Calls Bullet on two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  The margin is 0, so that the bodies are the given ones, but for the call that ends with
// /margin: there it is the default, 0.04, and is taken off the answer.  CALL is
//
//   pair_detector_epa[/tight|/margin], pair_detector_minkowski[/tight]
//     btGjkPairDetector and btVoronoiSimplexSolver (tight: its vertex threshold is 0), with
//     btGjkEpaPenetrationDepthSolver or btMinkowskiPenetrationDepthSolver
//   gjk_epa2_distance, gjk_epa2_penetration, gjk_epa2_signed_distance
//     the calls of btGjkEpaSolver2
//
//   g++ -std=c++17 -O2 bullet.cpp -o bullet -I/usr/include/bullet -lBulletCollision -lLinearMath
//   ./bullet CALL <CASE
//
// In double precision with
//
//   -DBT_USE_DOUBLE_PRECISION -lBulletCollision-float64 -lLinearMath-float64
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btMinkowskiPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <limits>
#include <string>
#include <vector>

#include "finding.hpp"

using finding::Answer;
using finding::Point;
using Results = btGjkEpaSolver2::sResults;

Point point(const btVector3& vector) { return {vector[0], vector[1], vector[2]}; }

// A margin adds a shell to a hull.
btConvexHullShape hull(const std::vector<Point>& points, btScalar margin) {
  btConvexHullShape shape;
  for (const Point& p : points) {
    shape.addPoint({btScalar(p[0]), btScalar(p[1]), btScalar(p[2])}, false);
  }
  shape.setMargin(margin);
  shape.recalcLocalAabb();
  return shape;
}

// The distance is negative if the bodies overlap.
Answer answer_of(double signed_distance, const Point& witness_a, const Point& witness_b,
                 const btVector3& normal) {
  Answer answer;
  answer.meets = signed_distance <= 0;
  answer.distance = answer.meets ? 0 : signed_distance;
  if (answer.meets) answer.depth = -signed_distance;
  answer.witnesses = {witness_a, witness_b};
  answer.normal = point(-normal);  // Bullet's normal points from B to A
  return answer;
}

template <typename DepthSolver>
Answer pair_detector(const btConvexHullShape& a, const btConvexHullShape& b, bool tight) {
  btVoronoiSimplexSolver simplex_solver;
  if (tight) simplex_solver.setEqualVertexThreshold(0);
  DepthSolver depth_solver;
  btGjkPairDetector detector(&a, &b, &simplex_solver, &depth_solver);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  btPointCollector result;
  detector.getClosestPoints(input, result, nullptr);
  if (const btScalar margin = a.getMargin(); margin > 0) {
    result.m_pointInWorld -= result.m_normalOnBInWorld * margin;
    result.m_distance += 2 * margin;
  }
  const btVector3& on_b = result.m_pointInWorld;
  const btVector3 on_a = on_b + result.m_normalOnBInWorld * result.m_distance;
  if (result.m_hasResult) {
    return answer_of(result.m_distance, point(on_a), point(on_b), result.m_normalOnBInWorld);
  }
  Answer answer;
  answer.failure = "it reports no closest points";
  return answer;
}

// Uses the status alone.
Answer relation_of(const Results& results) {
  Answer answer;
  answer.meets = results.status == Results::Penetrating;
  if (results.status == Results::GJK_Failed) answer.failure = "GJK_Failed";
  if (results.status == Results::EPA_Failed) answer.failure = "EPA_Failed";
  return answer;
}

Answer call(const std::string& name, const finding::Case& question) {
  const bool with_margin = name == "pair_detector_epa/margin";
  const btScalar margin = with_margin ? btScalar(CONVEX_DISTANCE_MARGIN) : 0;
  const btConvexHullShape a = hull(question.a, margin), b = hull(question.b, margin);
  if (with_margin) return pair_detector<btGjkEpaPenetrationDepthSolver>(a, b, false);
  for (const bool tight : {false, true}) {
    const std::string ending = tight ? "/tight" : "";
    if (name == "pair_detector_epa" + ending) {
      return pair_detector<btGjkEpaPenetrationDepthSolver>(a, b, tight);
    }
    if (name == "pair_detector_minkowski" + ending) {
      return pair_detector<btMinkowskiPenetrationDepthSolver>(a, b, tight);
    }
  }
  const btTransform here = btTransform::getIdentity();
  const btVector3 guess(1, 0, 0);
  Results results;
  if (name == "gjk_epa2_penetration") {
    const bool found = btGjkEpaSolver2::Penetration(&a, here, &b, here, guess, results, false);
    Answer answer = relation_of(results);
    if (!found) return answer;
    answer.depth = -results.distance;  // Bullet reports a negative distance
    answer.witnesses = {point(results.witnesses[0]), point(results.witnesses[1])};
    answer.normal = point(-results.normal);
    return answer;
  }
  bool found = false;
  if (name == "gjk_epa2_distance") {
    found = btGjkEpaSolver2::Distance(&a, here, &b, here, guess, results);
  } else if (name == "gjk_epa2_signed_distance") {
    found = btGjkEpaSolver2::SignedDistance(&a, here, &b, here, guess, results);
  } else {
    throw finding::WrongInput("\"" + name + "\" is none of the calls");
  }
  const auto& [on_a, on_b] = results.witnesses;
  if (found) return answer_of(results.distance, point(on_a), point(on_b), results.normal);
  Answer answer = relation_of(results);
  if (!answer.meets && answer.failure.empty()) answer.failure = "it gives no distance";
  return answer;
}

int main(int argc, char** argv) {
  const int version = btGetVersion();
  const std::string library =
      "Bullet " + std::to_string(version / 100) + "." + std::to_string(version % 100);
  return finding::run(argc, argv, library, std::numeric_limits<btScalar>::max_digits10, call);
}
