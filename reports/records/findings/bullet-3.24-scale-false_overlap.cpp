// SPDX-License-Identifier: MIT
// Asks Bullet about two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  Exits with 0 where the answer has the fault `shown`, with 1 where it has not.
//
//   g++ -std=c++17 -O2 bullet.cpp -o bullet -I/usr/include/bullet -lBulletCollision -lLinearMath
//
// and in double precision with
//
//   -DBT_USE_DOUBLE_PRECISION -lBulletCollision-float64 -lLinearMath-float64
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btMinkowskiPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <exception>
#include <limits>
#include <optional>
#include <string>
#include <vector>

using Point = std::array<double, 3>;
enum class Body { a, b };
enum class Fault {
  false_separation,
  false_overlap,
  no_answer,
  inaccurate,
  wrong_depth,
  wrong_witness
};

// What Bullet says; what it does not say is empty.
struct Answer {
  std::string failure;  // why it gives no answer
  bool meets = false;
  std::optional<double> distance, depth;
  std::vector<Point> witnesses;  // of both bodies
};

using Scalar = btScalar;

Answer answer_of(btGjkPairDetector& detector);
Answer answer_of(bool found, const btGjkEpaSolver2::sResults& results);
Answer penetration_of(bool found, const btGjkEpaSolver2::sResults& results);

// case begin
// peer/bullet-3.24/double/pair_detector_minkowski: false overl.
constexpr Fault shown = Fault::false_overlap;
const std::vector<Point> a = {
    {0x1p-501, 0x1p-501, 0x1p-500},  // 1.5274681817498023e-151, 1.5274681817498023e-151, 3.054936363499605e-151
    {-0x1p-501, 0x0p+0, 0x0p+0},  // -1.5274681817498023e-151, 0, 0
    {-0x1p-501, 0x0p+0, 0x1p-501},  // -1.5274681817498023e-151, 0, 1.5274681817498023e-151
    {0x0p+0, 0x0p+0, 0x1p-501},  // 0, 0, 1.5274681817498023e-151
};
const std::vector<Point> b = {
    {0x1p-501, 0x0p+0, 0x0p+0},  // 1.5274681817498023e-151, 0, 0
    {0x0p+0, 0x1p-501, 0x0p+0},  // 0, 1.5274681817498023e-151, 0
    {0x0p+0, 0x0p+0, 0x0p+0},  // 0, 0, 0
    {0x1p-501, 0x0p+0, 0x1p-500},  // 1.5274681817498023e-151, 0, 3.054936363499605e-151
};
constexpr double exact_distance = 0x1.11acee560242ap-503;  // 4.08233043236165e-152
constexpr double exact_depth = 0x0p+0;  // 0; of an overlap
constexpr double allowance = 0x1p-547;  // 2.170662841294021e-165; what rounding explains
const Point beyond = {0x0p+0, 0x0p+0, 0x0p+0};
constexpr Body of_witness = Body::a;
constexpr const char* question =
    "btGjkPairDetector, btMinkowskiPenetrationDepthSolver, margin 0, double";
Answer ask(const btConvexHullShape& hull_a, const btConvexHullShape& hull_b) {
  btVoronoiSimplexSolver simplex_solver;
  btMinkowskiPenetrationDepthSolver depth_solver;
  btGjkPairDetector detector(&hull_a, &hull_b, &simplex_solver, &depth_solver);
  return answer_of(detector);
}
// case end

Point minus(const Point& x, const Point& y) {
  return {x[0] - y[0], x[1] - y[1], x[2] - y[2]};
}
double dot(const Point& x, const Point& y) {
  return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}
double length(const Point& x) {
  return std::hypot(x[0], x[1], x[2]);
}
Point point(const btVector3& vector) {
  return {vector[0], vector[1], vector[2]};
}

// A margin adds a shell to a hull: without it the bodies are those given.
btConvexHullShape hull(const std::vector<Point>& points) {
  btConvexHullShape shape;
  for (const Point& p : points) {
    shape.addPoint({btScalar(p[0]), btScalar(p[1]), btScalar(p[2])}, false);
  }
  shape.setMargin(0);
  shape.recalcLocalAabb();
  return shape;
}

// A distance that is negative where they overlap.
Answer answer_of(double signed_distance, const Point& witness_a, const Point& witness_b) {
  Answer answer;
  answer.meets = signed_distance <= 0;
  answer.distance = answer.meets ? 0 : signed_distance;
  if (answer.meets) answer.depth = -signed_distance;
  if (!answer.meets) answer.witnesses = {witness_a, witness_b};
  return answer;
}

Answer answer_of(btGjkPairDetector& detector) {
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  btPointCollector result;
  detector.getClosestPoints(input, result, nullptr);
  const btVector3& on_b = result.m_pointInWorld;
  const btVector3 on_a = on_b + result.m_normalOnBInWorld * result.m_distance;
  if (result.m_hasResult) return answer_of(result.m_distance, point(on_a), point(on_b));
  Answer answer;
  answer.failure = "it reports no closest points";
  return answer;
}

Answer answer_of(bool found, const btGjkEpaSolver2::sResults& results) {
  const auto& [on_a, on_b] = results.witnesses;
  if (found) return answer_of(results.distance, point(on_a), point(on_b));
  Answer answer;
  answer.meets = results.status == results.Penetrating;
  if (results.status == results.GJK_Failed) answer.failure = "GJK_Failed";
  if (results.status == results.EPA_Failed) answer.failure = "EPA_Failed";
  return answer;
}

// Of Penetration, whose status says that they overlap, and which gives the depth with a minus.
Answer penetration_of(bool found, const btGjkEpaSolver2::sResults& results) {
  Answer answer = answer_of(false, results);
  if (found) answer.depth = -results.distance;
  return answer;
}

int main() {
  std::printf("Bullet %d.%d, %s\n", btGetVersion() / 100, btGetVersion() % 100, question);
  std::printf("exact: distance %.17g, depth %.17g\n", exact_distance, exact_depth);
  std::puts("what follows is the library's");
  std::fflush(stdout);
  Answer answer;
  try {
    answer = ask(hull(a), hull(b));
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
    const double apart = length(minus(answer.witnesses[0], answer.witnesses[1]));
    compare(Fault::wrong_witness, "witnesses apart", apart, exact_distance);
    const bool is_a = of_witness == Body::a;
    double outside = std::numeric_limits<double>::infinity();
    for (const Point& point : is_a ? a : b) {
      outside = std::min(outside, dot(beyond, minus(answer.witnesses[is_a ? 0 : 1], point)));
    }
    if (length(beyond) > 0) {
      outside = std::max(0., outside / length(beyond));
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
