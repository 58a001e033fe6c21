// SPDX-License-Identifier: MIT
// Asks libccd about two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  Exits with 0 where the answer has the fault `shown`, with 1 where it has not.
//
//   g++ -std=c++17 -O2 libccd.cpp -o libccd -lccd
#include <ccd/ccd.h>
#include <ccd/vec3.h>

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

// What libccd says; what it does not say is empty.
struct Answer {
  std::string failure;  // why it gives no answer
  bool meets = false;
  std::optional<double> distance, depth;
  std::vector<Point> witnesses;  // of both bodies
};

using Scalar = ccd_real_t;

// An object of ccd.h, the hull of points.
struct Hull {
  std::vector<ccd_vec3_t> points;
  ccd_vec3_t centre;  // their mean
};

ccd_t initialised();
Point point(const ccd_vec3_t& vector);
Answer answer_of(int returned, std::optional<double> depth = {});

// case begin
// peer/libccd-2.1/double/point_triangle: no answer
constexpr Fault shown = Fault::no_answer;
const std::vector<Point> a = {
    {0x0p+0, 0x0p+0, 0x0p+0},  // 0, 0, 0
};
const std::vector<Point> b = {
    {0x0p+0, 0x0p+0, 0x0p+0},  // 0, 0, 0
    {0x0p+0, 0x0p+0, 0x0p+0},  // 0, 0, 0
    {0x0p+0, 0x0p+0, 0x0p+0},  // 0, 0, 0
};
constexpr double exact_distance = 0x0p+0;  // 0
constexpr double exact_depth = 0x0p+0;  // 0; of an overlap
constexpr double allowance = 0x0p+0;  // 0; what rounding explains
const Point beyond = {0x0p+0, 0x0p+0, 0x0p+0};
constexpr Body of_witness = Body::a;
constexpr const char* question = "libccd 2.1, ccdVec3PointTriDist2 without witness";
Answer ask(const Hull& hull_a, const Hull& triangle) {
  const ccd_vec3_t& p = hull_a.points.at(0);
  const std::vector<ccd_vec3_t>& t = triangle.points;
  const Scalar squared = ccdVec3PointTriDist2(&p, &t.at(0), &t.at(1), &t.at(2), nullptr);
  Answer answer;
  answer.meets = squared == 0;
  answer.distance = std::sqrt(squared);
  return answer;
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
Point point(const ccd_vec3_t& vector) {
  return {vector.v[0], vector.v[1], vector.v[2]};
}

Hull hull(const std::vector<Point>& points) {
  Hull result;
  Point sum = {0, 0, 0};
  for (const Point& p : points) {
    result.points.push_back({{Scalar(p[0]), Scalar(p[1]), Scalar(p[2])}});
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

ccd_t initialised() {
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = ccd.support2 = support;
  ccd.center1 = ccd.center2 = centre;
  return ccd;
}

// 0: they intersect; -1: they do not; -2: out of memory (ccd.h).
Answer answer_of(int returned, std::optional<double> depth) {
  Answer answer;
  if (returned == -2) answer.failure = "out of memory";
  answer.meets = returned == 0;
  if (answer.meets) answer.depth = depth;
  return answer;
}

int main() {
  std::printf("%s\n", question);
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
