// SPDX-License-Identifier: MIT
// Bullet's closest points and penetration of two btConvexHullShape, compiled for each of its
// builds: BT_USE_DOUBLE_PRECISION selects double.
//
// Margins are zero.  The default, CONVEX_DISTANCE_MARGIN = 0.04 (btCollisionMargin.h), adds a shell
// of that thickness to a hull: not the bodies of the case, and 0.08 nearer to each other.  Its manual
// advises to keep it, so the call of its pipeline is also asked with it ("/margin"), and the shells are
// taken off the answer.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btMinkowskiPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <limits>
#include <type_traits>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

btVector3 vector(const Point& point) {
  return {static_cast<btScalar>(point[0]), static_cast<btScalar>(point[1]),
          static_cast<btScalar>(point[2])};
}

struct Bare {
  explicit Bare(const gjkproof_body& body) : Bare(body, 0) {}
  Bare(const gjkproof_body& body, btScalar margin) {
    for (const Point& point : points(body)) shape.addPoint(vector(point), false);
    shape.setMargin(margin);
    shape.recalcLocalAabb();
  }

  btConvexHullShape shape;
};

struct WithMargin : Bare {
  explicit WithMargin(const gjkproof_body& body) : Bare(body, CONVEX_DISTANCE_MARGIN) {}
};

template <typename Body = Bare>
const btConvexHullShape& shape(const void* body) {
  return static_cast<const Body*>(body)->shape;
}

// The normal points from B to A, and the other closest point is normal times distance away
// (btDiscreteCollisionDetectorInterface.h).
template <typename DepthSolver, bool Tight, typename Body = Bare>
btPointCollector closest_points(const void* a, const void* b) {
  btVoronoiSimplexSolver simplex;
  if (Tight) simplex.setEqualVertexThreshold(0);
  DepthSolver depth_solver;
  btGjkPairDetector detector(&shape<Body>(a), &shape<Body>(b), &simplex, &depth_solver);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  btPointCollector result;
  detector.getClosestPoints(input, result, nullptr);
  if (const btScalar margin = shape<Body>(a).getMargin(); margin > 0) {
    result.m_pointInWorld -= result.m_normalOnBInWorld * margin;
    result.m_distance += 2 * margin;
  }
  return result;
}

template <typename DepthSolver, bool Tight, typename Body = Bare>
void ask_pair_detector(const void* a, const void* b, gjkproof_answer* answer) {
  const btPointCollector result = closest_points<DepthSolver, Tight, Body>(a, b);
  if (!result.m_hasResult) {
    end(*answer, GJKPROOF_NO_ANSWER, "it reports no closest points");
    return;
  }
  say_signed_distance(*answer, static_cast<double>(result.m_distance));
  say_witnesses(*answer,
                point(result.m_pointInWorld + result.m_normalOnBInWorld * result.m_distance),
                point(result.m_pointInWorld));
  say_normal(*answer, point(result.m_normalOnBInWorld), -1);
}

// The three queries of btGjkEpaSolver2.  The first direction is the one with which Bullet starts if
// both bodies are at the origin (btGjkEpaPenetrationDepthSolver).
enum class Query { distance, penetration, signed_distance };

template <Query Asked>
void ask_gjk_epa(const void* a, const void* b, gjkproof_answer* answer) {
  using Results = btGjkEpaSolver2::sResults;
  const btTransform here = btTransform::getIdentity();
  const btVector3 guess(1, 0, 0);
  Results results;
  bool found = false;
  if (Asked == Query::distance) {
    found = btGjkEpaSolver2::Distance(&shape(a), here, &shape(b), here, guess, results);
  } else if (Asked == Query::penetration) {
    found = btGjkEpaSolver2::Penetration(&shape(a), here, &shape(b), here, guess, results, false);
  } else {
    found = btGjkEpaSolver2::SignedDistance(&shape(a), here, &shape(b), here, guess, results);
  }
  if (results.status == Results::GJK_Failed || results.status == Results::EPA_Failed) {
    end(*answer, GJKPROOF_NO_ANSWER,
        results.status == Results::GJK_Failed ? "GJK_Failed" : "EPA_Failed");
    return;
  }
  answer->intersecting = results.status == Results::Penetrating;
  if (!found) return;
  if (Asked == Query::penetration) {
    say_depth(*answer, -static_cast<double>(results.distance));
  } else {
    say_signed_distance(*answer, static_cast<double>(results.distance));
  }
  // A distance of 0 does not mean a depth of 0.
  if (Asked == Query::distance) answer->says = GJKPROOF_DISTANCE;
  say_witnesses(*answer, point(results.witnesses[0]), point(results.witnesses[1]));
  say_normal(*answer, point(results.normal), -1);
}

// As btConvexConvexAlgorithm queries a pair.
double time_pair_detector(const void* a, const void* b, void*) {
  const btPointCollector result = closest_points<btGjkEpaPenetrationDepthSolver, false>(a, b);
  return result.m_hasResult ? static_cast<double>(result.m_distance)
                            : std::numeric_limits<double>::quiet_NaN();
}

// The first direction is that of the nearest points in the previous query.
double time_gjk_epa(const void* a, const void* b, void* kept) {
  const btTransform here = btTransform::getIdentity();
  const double* const axis = axis_in(kept);
  const btVector3 guess = axis ? vector({axis[0], axis[1], axis[2]}) : btVector3(1, 0, 0);
  btGjkEpaSolver2::sResults results;
  const bool apart = btGjkEpaSolver2::Distance(&shape(a), here, &shape(b), here, guess, results);
  if (!apart) {
    return results.status == btGjkEpaSolver2::sResults::Penetrating
               ? 0
               : std::numeric_limits<double>::quiet_NaN();
  }
  leave(results.normal, kept);
  return static_cast<double>(results.distance);
}

constexpr bool single = sizeof(btScalar) == sizeof(float);

std::string called(const std::string& name) {
  const int version = btGetVersion();
  return "bullet-" + std::to_string(version / 100) + "." + std::to_string(version % 100) +
         (single ? "/float/" : "/double/") + name;
}

Timed& time(Roll& roll, const std::string& name, const std::string& call,
            decltype(Timed::query) query) {
  Timed& timed = roll.time<Bare>(called(name), call, query);
  timed.distance = true;
  return timed;
}

template <typename Body = Bare>
void add(Roll& roll, const std::string& name, const std::string& description, unsigned numbers,
         Ask ask) {
  const char* const margin =
      std::is_same_v<Body, Bare> ? ", margin 0" : ", margin 0.04, taken off the answer";
  roll.add<Body>(called(name), description + margin, single,
                 numbers | GJKPROOF_WITNESSES | GJKPROOF_NORMAL, ask);
}

}  // namespace

// Bullet documents no tolerance.  Those of btGjkEpaSolver2 are constants; for the others only the
// threshold below which two vertices are equal can be set.
Roll all() {
  using Epa = btGjkEpaPenetrationDepthSolver;
  using Sampling = btMinkowskiPenetrationDepthSolver;
  constexpr unsigned both = GJKPROOF_DISTANCE | GJKPROOF_DEPTH;
  const std::string detector = "btGjkPairDetector, btVoronoiSimplexSolver and ";
  const std::string exact = ", setEqualVertexThreshold(0)";
  Roll roll;
  add(roll, "pair_detector_epa", detector + "btGjkEpaPenetrationDepthSolver", both,
      ask_pair_detector<Epa, false>);
  add(roll, "pair_detector_epa/tight", detector + "btGjkEpaPenetrationDepthSolver" + exact, both,
      ask_pair_detector<Epa, true>);
  add<WithMargin>(roll, "pair_detector_epa/margin", detector + "btGjkEpaPenetrationDepthSolver",
                  both, ask_pair_detector<Epa, false, WithMargin>);
  add(roll, "pair_detector_minkowski", detector + "btMinkowskiPenetrationDepthSolver", both,
      ask_pair_detector<Sampling, false>);
  add(roll, "pair_detector_minkowski/tight", detector + "btMinkowskiPenetrationDepthSolver" + exact,
      both, ask_pair_detector<Sampling, true>);
  add(roll, "gjk_epa2_distance", "btGjkEpaSolver2::Distance", GJKPROOF_DISTANCE,
      ask_gjk_epa<Query::distance>);
  add(roll, "gjk_epa2_penetration", "btGjkEpaSolver2::Penetration", GJKPROOF_DEPTH,
      ask_gjk_epa<Query::penetration>);
  add(roll, "gjk_epa2_signed_distance", "btGjkEpaSolver2::SignedDistance", both,
      ask_gjk_epa<Query::signed_distance>);
  time(roll, "pair_detector_epa", detector + "btGjkEpaPenetrationDepthSolver, margin 0",
       time_pair_detector)
      .depth = true;
  time(roll, "gjk_epa2_distance", "btGjkEpaSolver2::Distance, margin 0", time_gjk_epa).warm = true;
  return roll;
}

}  // namespace peers
