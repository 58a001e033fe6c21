// SPDX-License-Identifier: MIT
// FCL by its public calls fcl::distance and fcl::collide of two fcl::Convex, with either solver; in
// double, or with GJKPROOF_FCL_FLOAT in float, a plug-in each.
//
// A Convex gets all points of the body and the faces of their hull.  It uses faces only to walk
// from vertex to vertex if there are more than 32 of them (convex.h, kMinVertCountForEdgeWalking);
// if a point is in no face, or the mesh is not closed, it scans all points, as it always does for
// 32 or fewer (ValidateTopology).  So the shape is that of the case however Qhull rounds.  Bodies
// without volume are accepted too: both solvers use support points only, and of 2,000 random pairs
// of points, segments, triangles and flat polygons none was wrong by more than 1e-3.
//
// An assertion of FCL ends the process.  In double that is the library as Debian compiles it; in float, of
// which it holds nothing, its headers are compiled here, without NDEBUG too.
#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <limits>
#include <memory>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

template <typename S>
std::unique_ptr<const fcl::Convex<S>> convex(const gjkproof_body& body) {
  const std::vector<Point> all = points(body);
  const auto vertices = std::make_shared<std::vector<fcl::Vector3<S>>>();
  for (const Point& point : all) {
    vertices->push_back(
        {static_cast<S>(point[0]), static_cast<S>(point[1]), static_cast<S>(point[2])});
  }
  const HullFaces hull = hull_faces(all);
  const auto faces = std::make_shared<std::vector<int>>();
  for (const std::vector<int>& polygon : hull.polygons) {
    faces->push_back(static_cast<int>(polygon.size()));
    faces->insert(faces->end(), polygon.begin(), polygon.end());
  }
  return std::make_unique<const fcl::Convex<S>>(vertices, static_cast<int>(hull.polygons.size()),
                                                faces);
}

template <typename S>
struct Body {
  explicit Body(const gjkproof_body& body) : shape(convex<S>(body)) {}

  std::unique_ptr<const fcl::Convex<S>> shape;
};

// 1e-6 is the default of both requests; the smallest that makes sense is "consistent with the
// precision of S" (collision_request.h, gjk_tolerance).
template <typename S>
constexpr S tolerance(bool tight) {
  return tight ? std::numeric_limits<S>::epsilon() : static_cast<S>(1e-6);
}

// Without `Signed` a negative distance only says that the bodies meet (distance_request.h).  For
// overlapping bodies the nearest points of the independent solver need not be on the surfaces (same
// place, NP_X).
template <typename S, fcl::GJKSolverType Solver, bool Signed, bool Tight>
void ask_distance(const void* a, const void* b, gjkproof_answer* answer) {
  fcl::DistanceRequest<S> request(true, Signed);
  request.gjk_solver_type = Solver;
  request.distance_tolerance = tolerance<S>(Tight);
  fcl::DistanceResult<S> result;
  // Points that it does not write are uninitialised, and would differ each time.
  for (auto& point : result.nearest_points) point.setConstant(std::numeric_limits<S>::quiet_NaN());
  const auto here = fcl::Transform3<S>::Identity();
  fcl::distance<S>(static_cast<const Body<S>*>(a)->shape.get(), here,
                   static_cast<const Body<S>*>(b)->shape.get(), here, request, result);
  say_signed_distance(*answer, static_cast<double>(result.min_distance));
  if (!Signed) answer->says = GJKPROOF_DISTANCE;
  if (!answer->intersecting || (Signed && Solver == fcl::GST_LIBCCD)) {
    say_witnesses(*answer, point(result.nearest_points[0]), point(result.nearest_points[1]));
  }
}

// The contact normal points from the first object to the second (contact.h).  The independent
// solver reports a negative depth (measured: cubes that overlap by 0.25 have -0.25), which
// fcl::distance does not expect: its signed distance fails an assertion for all overlaps.
template <typename S, fcl::GJKSolverType Solver, bool Tight>
void ask_collide(const void* a, const void* b, gjkproof_answer* answer) {
  fcl::CollisionRequest<S> request(1, true);
  request.gjk_solver_type = Solver;
  request.gjk_tolerance = tolerance<S>(Tight);
  fcl::CollisionResult<S> result;
  const auto here = fcl::Transform3<S>::Identity();
  fcl::collide<S>(static_cast<const Body<S>*>(a)->shape.get(), here,
                  static_cast<const Body<S>*>(b)->shape.get(), here, request, result);
  answer->intersecting = result.isCollision();
  if (!answer->intersecting) return;
  const fcl::Contact<S>& contact = result.getContact(0);
  // With libccd that is ccdMPRPenetration, which does not search for the shortest way (libccd.cpp).
  if (Solver != fcl::GST_LIBCCD) {
    say_depth(*answer, -static_cast<double>(contact.penetration_depth));
  }
  say_normal(*answer, point(contact.normal));
}

// The package has compiled double only.
#ifndef GJKPROOF_FCL_FLOAT
const fcl::Convexd& shape(const void* body) {
  return *static_cast<const Body<double>*>(body)->shape;
}

template <fcl::GJKSolverType Solver>
double time_distance(const void* a, const void* b, void*) {
  fcl::DistanceRequestd request(true);
  request.gjk_solver_type = Solver;
  fcl::DistanceResultd result;
  const auto here = fcl::Transform3d::Identity();
  return fcl::distance<double>(&shape(a), here, &shape(b), here, request, result);
}

template <fcl::GJKSolverType Solver>
double time_collide(const void* a, const void* b, void* kept) {
  fcl::CollisionRequestd request(1, false);
  request.gjk_solver_type = Solver;
  fcl::CollisionResultd result;
  if (const double* const axis = axis_in(kept))
    request.cached_gjk_guess = {axis[0], axis[1], axis[2]};
  request.enable_cached_gjk_guess = kept != nullptr;
  const auto here = fcl::Transform3d::Identity();
  fcl::collide<double>(&shape(a), here, &shape(b), here, request, result);
  leave(result.cached_gjk_guess, kept);
  return apart_or_not(result.isCollision());
}

template <fcl::GJKSolverType Solver>
double time_contact(const void* a, const void* b, void*) {
  fcl::CollisionRequestd request(1, true);
  request.gjk_solver_type = Solver;
  fcl::CollisionResultd result;
  const auto here = fcl::Transform3d::Identity();
  fcl::collide<double>(&shape(a), here, &shape(b), here, request, result);
  if (!result.isCollision()) return apart_or_not(false);
  return -std::abs(result.getContact(0).penetration_depth);
}

// fcl::distance accepts no guess; the function that it calls does.
double time_distance_from_guess(const void* a, const void* b, void* kept) {
  if (!kept) return time_distance<fcl::GST_INDEP>(a, b, nullptr);
  fcl::detail::GJKSolver_indepd solver;
  if (const double* const axis = axis_in(kept)) solver.cached_guess = {axis[0], axis[1], axis[2]};
  solver.enable_cached_guess = true;
  double distance = 0;
  std::array<fcl::Vector3d, 2> nearest;
  const auto here = fcl::Transform3d::Identity();
  solver.shapeDistance(shape(a), here, shape(b), here, &distance, &nearest[0], &nearest[1]);
  leave(solver.cached_guess, kept);
  return distance;
}

template <fcl::GJKSolverType Solver>
void add_timed(Roll& roll) {
  constexpr bool libccd = Solver == fcl::GST_LIBCCD;
  const std::string name =
      std::string("fcl-" FCL_VERSION "/double/") + (libccd ? "libccd/" : "indep/");
  const std::string solver = libccd ? ", GST_LIBCCD" : ", GST_INDEP";
  Timed& distance =
      roll.time<Body<double>>(name + "distance", "fcl::distance of two Convex" + solver,
                              libccd ? time_distance<Solver> : time_distance_from_guess);
  distance.distance = true;
  distance.warm = !libccd;
  roll.time<Body<double>>(name + "collide", "fcl::collide without contacts" + solver,
                          time_collide<Solver>)
      .warm = !libccd;
  roll.time<Body<double>>(name + "contact", "fcl::collide with one contact" + solver,
                          time_contact<Solver>)
      .depth = true;
}
#endif

template <typename S, fcl::GJKSolverType Solver, bool Tight>
void add(Roll& roll) {
  const bool single = sizeof(S) == sizeof(float);
  const bool libccd = Solver == fcl::GST_LIBCCD;
  const std::string name = std::string("fcl-" FCL_VERSION "/") + (single ? "float" : "double") +
                           (libccd ? "/libccd/" : "/indep/");
  const std::string ending = Tight ? "/tight" : "";
  const std::string settings = std::string(libccd ? "GST_LIBCCD" : "GST_INDEP") +
                               (Tight ? ", its tolerance epsilon" : ", its tolerance 1e-6");
  const auto subject = [&](const char* query, const std::string& call, unsigned answers,
                           Ask ask) -> gjkproof_subject& {
    return roll.add<Body<S>>(name + query + ending, call + ", " + settings, single, answers, ask);
  };
  subject("distance", "fcl::distance of two Convex", GJKPROOF_DISTANCE | GJKPROOF_WITNESSES,
          ask_distance<S, Solver, false, Tight>);
  gjkproof_subject& of_both = subject("signed_distance", "fcl::distance, enable_signed_distance",
                                      GJKPROOF_DISTANCE | GJKPROOF_DEPTH | GJKPROOF_WITNESSES,
                                      ask_distance<S, Solver, true, Tight>);
  // gjk_libccd-inl.h, GJKSignedDistance: "the computed penetration depth is within tolerance to the
  // true depth"; for the distance it says that this does not hold.
  if (libccd) of_both.depth.absolute = static_cast<double>(tolerance<S>(Tight));
  const unsigned depth = libccd ? 0 : GJKPROOF_DEPTH;
  subject("collide", "fcl::collide, enable_contact", depth | GJKPROOF_NORMAL,
          ask_collide<S, Solver, Tight>);
}

}  // namespace

Roll all() {
#ifdef GJKPROOF_FCL_FLOAT
  using Scalar = float;
#else
  using Scalar = double;
#endif
  Roll roll;
  add<Scalar, fcl::GST_LIBCCD, false>(roll);
  add<Scalar, fcl::GST_LIBCCD, true>(roll);
  add<Scalar, fcl::GST_INDEP, false>(roll);
  add<Scalar, fcl::GST_INDEP, true>(roll);
#ifndef GJKPROOF_FCL_FLOAT
  add_timed<fcl::GST_LIBCCD>(roll);
  add_timed<fcl::GST_INDEP>(roll);
#endif
  return roll;
}

}  // namespace peers
