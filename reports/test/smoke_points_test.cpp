// SPDX-License-Identifier: MIT
// Adapters that spoil witness points and normals.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "reports/test/spoiled_adapters.hpp"

namespace reports::smoke {
namespace {

std::vector<Fault> faults_of_points() {
  const auto around_centre = [](const Point& own, const std::vector<Point>& body) {
    Point sum{};
    for (const Point& point : body) sum = cases::plus(sum, point);
    return cases::minus(own, cases::times(1 / static_cast<double>(body.size()), sum));
  };
  const auto axes = [](const Point& own, const Point&, const Case& asked) {
    return asked.dim == 2 ? Point{own[1], own[0], 0} : Point{own[0], own[2], -own[1]};
  };
  return {
      {"points exchanged",
       of_points([](const Point&, const Point& other, const Case&) { return other; }), "witnesses",
       "witness_a and witness_b are exchanged"},
      {"a twice",
       of_points(unchanged, [](const Point&, const Point& other, const Case&) { return other; }),
       "witnesses", "witness_b is the point of the other body"},
      {"no points set", of_points([](const Point&, const Point&, const Case&) { return Point{}; }),
       "witnesses", "each witness point is always the origin"},
      {"contact points", of_points([](const Point& own, const Point& other, const Case&) {
         return cases::times(0.5, cases::plus(own, other));
       }),
       "witnesses", "halfway"},
      {"b as a vector",
       of_points(unchanged, [](const Point& own, const Point& other,
                               const Case&) { return cases::minus(own, other); }),
       "witnesses", "witness_b is the vector from the other point"},
      {"moved", of_points([](const Point& own, const Point&, const Case&) {
         return cases::plus(own, {1, -2, 0});
       }),
       "witnesses", "off by (1, -2, 0), always"},
      {"in the frame of the body",
       of_points(unchanged,
                 [around_centre](const Point& own, const Point&, const Case& asked) {
                   return around_centre(own, asked.b.points);
                 }),
       "witnesses", "witness_b is given from the centre of its body"},
      {"from the first vertex",
       of_points([](const Point& own, const Point&,
                    const Case& asked) { return cases::minus(own, asked.a.points[0]); },
                 unchanged),
       "witnesses", "witness_a is given from the first vertex"},
      {"axes of the points", of_points(axes), "witnesses",
       "has its coordinates (x, y, z) as (x, z, -y)"},
      {"mirrored in the plane", of_points([](const Point& own, const Point&, const Case& asked) {
         return asked.dim == 2 ? Point{-own[0], own[1], 0} : own;
       }),
       "witnesses", "has its coordinates (x, y) as (-x, y)"},
      {"points of other iterations", after([](Answer& answer, const Case& asked) {
         if (is(asked, "unit_boxes")) answer.witness_b = numbers({2, 0, 1});
         if (is(asked, "unit_boxes")) answer.witness_a = numbers({1, 1, 0});
       }),
       "witnesses", "apart, and the bodies 1"},
      {"points anywhere", of_points([](const Point& own, const Point& other, const Case&) {
         return cases::plus(own, {std::sin(own[0] + 3 * other[1]), 3, own[2]});
       }),
       "witnesses", "do not lie in their bodies"},
      {"normal turned",
       of_normal([](const Point& n, const Answer&) { return cases::times(-1, n); }), "normal",
       "points from B to A"},
      {"normal turned of overlaps", of_normal([](const Point& n, const Answer& answer) {
         return answer.intersecting ? cases::times(-1, n) : n;
       }),
       "normal", "of overlapping bodies has the wrong sign"},
      {"normal approximate and turned of overlaps",
       of_normal([](const Point& n, const Answer& answer) {
         if (!answer.intersecting) return n;
         const Point m = cases::plus(n, {0.2, 0, 0});
         return cases::times(-1 / std::sqrt(cases::dot(m, m)), m);
       }),
       "normal", "of overlapping bodies has the wrong sign"},
      {"normal approximate of overlaps", of_normal([](const Point& n, const Answer& answer) {
         if (!answer.intersecting) return n;
         const Point m = cases::plus(n, {0, 0.2, 0});
         return cases::times(1 / std::sqrt(cases::dot(m, m)), m);
       }),
       "normal", "many algorithms approximate it", Outcome::hint},
      {"normal not divided", of_normal([](const Point& n, const Answer& answer) {
         return answer.intersecting ? n : cases::times(number(answer.distance), n);
       }),
       "normal", "has the length of the distance"},
      {"normal too long",
       of_normal([](const Point& n, const Answer&) { return cases::times(3, n); }), "normal",
       "not of length 1"},
      {"normal zero", of_normal([](const Point&, const Answer&) { return Point{}; }), "normal",
       "always zero"},
      {"normal turned and not divided", of_normal([](const Point& n, const Answer& answer) {
         return cases::times(answer.intersecting ? -1 : -number(answer.distance), n);
       }),
       "normal", "points from B to A: turn its sign; and it has the length"},
      {"normal along x", of_normal([](const Point&, const Answer&) {
         return Point{1, 0, 0};
       }),
       "normal", "not the direction from A to B"},
  };
}

TEST(Smoke, NamesWhatIsWrongWithPointsAndNormals) { expect_named(faults_of_points()); }

}  // namespace
}  // namespace reports::smoke
