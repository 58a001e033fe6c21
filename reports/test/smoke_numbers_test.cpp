// SPDX-License-Identifier: MIT
// Adapters that spoil distances, depths, relations, witness points or normals, or handle bodies
// with unusual vertices incorrectly.
#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "reports/test/spoiled_adapters.hpp"

namespace reports::smoke {
namespace {

std::vector<Fault> faults_of_lengths() {
  return {
      {"distance squared", of_distance([](double d) { return d * d; }), "distance", "the square"},
      {"root of the distance", of_distance([](double d) { return std::sqrt(d); }), "distance",
       "the root"},
      {"twice", of_distance([](double d) { return 2 * d; }), "distance", "twice"},
      {"half", of_distance([](double d) { return d / 2; }), "distance", "half"},
      {"millimetres", of_distance([](double d) { return d * 1000; }), "distance",
       "1000 times the right one"},
      {"kilometres", of_distance([](double d) { return d / 1000; }), "distance",
       "0.001 times the right one"},
      {"other sign", of_distance([](double d) { return -d; }), "distance", "negative"},
      {"margin", of_distance([](double d) { return d - 0.25; }), "distance",
       "too small by 0.25, always"},
      {"no distance set", of_distance([](double) { return 0; }), "distance", "always 0"},
      {"any distance", of_distance([](double d) { return d + std::sin(9 * d); }), "distance",
       "not known"},
      {"wrong in the plane",
       of_some(of_dim(2),
               [](Answer& answer) {
                 if (answer.intersecting) return;
                 answer.distance = length(number(answer.distance) * 3);
               }),
       "distance", "in the plane: the distance is 3 times"},
      {"wrong of segments", of_some(named("crossing_segments"), gross), "distance",
       "of flat bodies in space"},
      {"signed distance", of_answer([](Answer& answer) {
         if (!answer.intersecting) return;
         answer.distance = length(-number(answer.penetration_depth));
       }),
       "overlap", "a signed distance"},
      {"-1 where they overlap", of_answer([](Answer& answer) {
         if (answer.intersecting) answer.distance = length(-1);
       }),
       "overlap", "is negative where bodies overlap"},
      {"depth as distance", of_answer([](Answer& answer) {
         if (answer.intersecting) answer.distance = answer.penetration_depth;
       }),
       "overlap", "is the depth where bodies overlap"},
      {"depth 0", of_depth([](double) { return 0; }), "depth", "always 0"},
      {"depth negative", of_depth([](double d) { return -d; }), "depth", "negative"},
      {"depth approximate", of_depth([](double d) { return d + std::sin(9 * d) / 4; }), "depth",
       "many algorithms approximate it", Outcome::hint},
      {"depth approximate and negative",
       of_depth([](double d) { return -d + std::sin(9 * d) / 4; }), "depth", "is negative"},
      {"depth squared", of_depth([](double d) { return d * d; }), "depth", "the square"},
      {"depth of separated bodies", of_answer([](Answer& answer) {
         if (!answer.intersecting) answer.penetration_depth = answer.distance;
       }),
       "depth", "of separated bodies"},
      {"relation turned",
       of_answer([](Answer& answer) { answer.intersecting = !answer.intersecting; }), "relation",
       "the wrong way round"},
      {"relation never set", of_answer([](Answer& answer) { answer.intersecting = false; }),
       "relation", "always false"},
      {"relation wrong now and then",
       of_some(named("tetrahedra_swapped"), [](Answer& answer) { answer.intersecting = true; }),
       "relation", "contradicts the distance"},
  };
}

std::vector<Fault> faults_of_vertices() {
  const auto has_repeated = [](const Case& asked) {
    return std::set<Point>(asked.b.points.begin(), asked.b.points.end()).size() <
           asked.b.points.size();
  };
  const auto cut = [](Case asked) {
    for (cases::Body* body : {&asked.a, &asked.b}) {
      if (body->points.size() > 256) body->points.resize(256);
    }
    return asked;
  };
  return {
      {"wrong of points",
       of_some([](const Case& asked) { return asked.a.points.size() == 1; }, gross), "one vertex",
       "special case"},
      {"crashes of points",
       of_some([](const Case& asked) { return asked.b.points.size() == 1; }, lose), "one vertex",
       "special case"},
      {"wrong where vertices repeat", of_some(has_repeated, gross), "repeated", "vertices repeat"},
      {"wrong of another order", of_some(named("shuffled"), gross), "order", "in another order"},
      {"reads 256 vertices", before(cut), "many", "an index of 8 bits"},
      {"crashes of many",
       of_some([](const Case& asked) { return asked.a.points.size() > 300; }, lose), "many",
       "an index of 8 bits"},
      {"rounds to float", before([](const Case& asked) { return *cases::rounded(asked, 24); }),
       "precision", "rounded to float"},
      {"inaccurate far away",
       of_some(named("wide"), [](Answer& answer) { answer.distance = length(0.1); }), "precision",
       "inaccurate far from the origin", Outcome::hint},
  };
}

TEST(Smoke, NamesWhatIsWrongWithLengthsAndRelations) { expect_named(faults_of_lengths()); }

TEST(Smoke, NamesWhatIsWrongWithUnusualVertices) { expect_named(faults_of_vertices()); }

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
