// SPDX-License-Identifier: MIT
// libccd by the public calls of ccd.h, with a support function that scans all points.
#include <ccd/ccd.h>
#include <ccd/vec3.h>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

struct Body {
  explicit Body(const gjkproof_body& body) {
    const std::vector<Point> all = peers::points(body);
    for (const Point& point : all) points.push_back(vector(point));
    centre = vector(mean(all));
  }

  static ccd_vec3_t vector(const Point& point) {
    ccd_vec3_t result;
    ccdVec3Set(&result, static_cast<ccd_real_t>(point[0]), static_cast<ccd_real_t>(point[1]),
               static_cast<ccd_real_t>(point[2]));
    return result;
  }

  std::vector<ccd_vec3_t> points;
  ccd_vec3_t centre;
};

void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* furthest) {
  const auto& points = static_cast<const Body*>(object)->points;
  const ccd_vec3_t* best = points.data();
  ccd_real_t furthest_along = ccdVec3Dot(best, direction);
  for (const ccd_vec3_t& point : points) {
    const ccd_real_t along = ccdVec3Dot(&point, direction);
    if (!(along > furthest_along)) continue;
    best = &point;
    furthest_along = along;
  }
  ccdVec3Copy(furthest, best);
}

void centre(const void* object, ccd_vec3_t* result) {
  ccdVec3Copy(result, &static_cast<const Body*>(object)->centre);
}

// `recommended`: CCD_INIT with at most 100 iterations, as in its README.  `unlimited`: CCD_INIT
// alone.  `tight`: as recommended, with every tolerance CCD_EPS, which the library regards as zero.
enum class Settings { recommended, unlimited, tight };

ccd_t configured(Settings settings) {
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = support;
  ccd.support2 = support;
  ccd.center1 = centre;
  ccd.center2 = centre;
  if (settings != Settings::unlimited) ccd.max_iterations = 100;
  if (settings == Settings::tight) {
    ccd.epa_tolerance = ccd.mpr_tolerance = ccd.dist_tolerance = CCD_EPS;
  }
  return ccd;
}

using Intersect = int (*)(const void*, const void*, const ccd_t*);

template <Intersect Call, Settings With>
void ask_intersect(const void* a, const void* b, gjkproof_answer* answer) {
  const ccd_t ccd = configured(With);
  answer->intersecting = Call(a, b, &ccd);
}

template <Intersect Call>
double time_intersect(const void* a, const void* b, void*) {
  const ccd_t ccd = configured(Settings::recommended);
  return apart_or_not(Call(a, b, &ccd));
}

// Both calls return 0: they intersect; -1: they do not; -2: out of memory (ccd.h).
bool meets(int returned, gjkproof_answer& answer) {
  if (returned == -2) end(answer, GJKPROOF_NO_ANSWER, "out of memory");
  answer.intersecting = returned == 0;
  return returned == 0;
}

using Penetration = int (*)(const void*, const void*, const ccd_t*, ccd_real_t*, ccd_vec3_t*,
                            ccd_vec3_t*);

// "If obj2 is translated by distance depth in direction dir objects will have touching contact."
// For EPA that is the shortest translation, for which it searches; MPR follows one line through
// both centres and makes no such claim.
template <Penetration Call, Settings With>
void ask_penetration(const void* a, const void* b, gjkproof_answer* answer) {
  const ccd_t ccd = configured(With);
  ccd_real_t depth = 0;
  ccd_vec3_t direction;
  ccd_vec3_t position;
  if (!meets(Call(a, b, &ccd, &depth, &direction, &position), *answer)) return;
  if (Call == ccdGJKPenetration) say_depth(*answer, static_cast<double>(depth));
  say_normal(*answer, point(direction.v));
}

double time_penetration(const void* a, const void* b, void*) {
  const ccd_t ccd = configured(Settings::recommended);
  ccd_real_t depth = 0;
  ccd_vec3_t direction;
  ccd_vec3_t position;
  const int returned = ccdGJKPenetration(a, b, &ccd, &depth, &direction, &position);
  return returned == 0 ? -static_cast<double>(depth) : apart_or_not(false);
}

// The "minimal translation of obj2" that separates them.
template <Settings With>
void ask_separate(const void* a, const void* b, gjkproof_answer* answer) {
  const ccd_t ccd = configured(With);
  ccd_vec3_t separation;
  if (!meets(ccdGJKSeparate(a, b, &ccd, &separation), *answer)) return;
  const double depth = std::sqrt(static_cast<double>(ccdVec3Len2(&separation)));
  say_depth(*answer, depth);
  if (depth > 0) say_normal(*answer, point(separation.v), 1 / depth);
}

// The distance within a simplex of GJK as a query of its own.
template <bool WithWitness>
void ask_point_triangle(const void* a, const void* b, gjkproof_answer* answer) {
  const auto& of_a = static_cast<const Body*>(a)->points;
  const auto& of_b = static_cast<const Body*>(b)->points;
  if (of_a.size() != 1 || of_b.size() != 3) {
    end(*answer, GJKPROOF_SKIPPED, "takes only a point A and a triangle B");
    return;
  }
  ccd_vec3_t witness;
  const double squared = static_cast<double>(ccdVec3PointTriDist2(
      &of_a[0], &of_b[0], &of_b[1], &of_b[2], WithWitness ? &witness : nullptr));
  answer->intersecting = squared == 0;
  say_distance(*answer, std::sqrt(squared));
  if (WithWitness) say_witnesses(*answer, point(of_a[0].v), point(witness.v));
}

constexpr bool single = sizeof(ccd_real_t) == sizeof(float);

std::string called(const std::string& name) {
  return std::string("libccd-" GJKPROOF_CCD_VERSION) + (single ? "/float/" : "/double/") + name;
}

void add(Roll& roll, const std::string& name, const std::string& description, unsigned answers,
         Ask ask) {
  roll.add<Body>(called(name), description, single, answers, ask);
}

// ccd.h promises no accuracy: the tolerances bound a "boundary tolerance" and nothing more.
template <Settings With>
void add_with(Roll& roll) {
  constexpr bool tight = With == Settings::tight;
  const std::string ending = tight ? "/tight" : With == Settings::unlimited ? "/unlimited" : "";
  const std::string how = tight                         ? ": tolerances CCD_EPS, 100 iterations"
                          : With == Settings::unlimited ? ": CCD_INIT"
                                                        : ": CCD_INIT, 100 iterations";
  constexpr unsigned contact = GJKPROOF_DEPTH | GJKPROOF_NORMAL;
  if (!tight) {  // it has no tolerance
    add(roll, "gjk_intersect" + ending, "ccdGJKIntersect" + how, 0,
        ask_intersect<ccdGJKIntersect, With>);
  }
  add(roll, "gjk_penetration" + ending, "ccdGJKPenetration" + how, contact,
      ask_penetration<ccdGJKPenetration, With>);
  add(roll, "gjk_separate" + ending, "ccdGJKSeparate" + how, contact, ask_separate<With>);
  add(roll, "mpr_intersect" + ending, "ccdMPRIntersect" + how, 0,
      ask_intersect<ccdMPRIntersect, With>);
  add(roll, "mpr_penetration" + ending, "ccdMPRPenetration" + how, GJKPROOF_NORMAL,
      ask_penetration<ccdMPRPenetration, With>);
}

}  // namespace

Roll all() {
  Roll roll;
  add_with<Settings::recommended>(roll);
  add_with<Settings::unlimited>(roll);
  add_with<Settings::tight>(roll);
  add(roll, "point_triangle", "ccdVec3PointTriDist2 without witness", GJKPROOF_DISTANCE,
      ask_point_triangle<false>);
  add(roll, "point_triangle/witness", "ccdVec3PointTriDist2 with witness",
      GJKPROOF_DISTANCE | GJKPROOF_WITNESSES, ask_point_triangle<true>);
  const std::string how = ", a support function that looks at all points";
  roll.time<Body>(called("gjk_intersect"), "ccdGJKIntersect" + how,
                  time_intersect<ccdGJKIntersect>);
  roll.time<Body>(called("mpr_intersect"), "ccdMPRIntersect" + how,
                  time_intersect<ccdMPRIntersect>);
  roll.time<Body>(called("gjk_penetration"), "ccdGJKPenetration" + how, time_penetration).depth =
      true;
  return roll;
}

}  // namespace peers
