// SPDX-License-Identifier: MIT
#include "core/cases/domain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/point.hpp"

namespace {

using cases::Body;
using cases::Case;
using cases::Domain;
using cases::Point;

Body tetrahedron(double size, const Point& at = {}) {
  Body body;
  for (const Point& corner : {Point{0, 0, 0}, Point{1, 0, 0}, Point{0, 1, 0}, Point{0, 0, 1}}) {
    body.points.push_back(cases::plus(at, cases::times(size, corner)));
  }
  return body;
}

Domain domain_of(Body a, Body b, int dim = 3) {
  Case question;
  question.dim = dim;
  question.a = std::move(a);
  question.b = std::move(b);
  return cases::domain(question);
}

TEST(Domain, IsEngineUpToItsLimits) {
  EXPECT_EQ(domain_of(tetrahedron(1), tetrahedron(0.05)), Domain::engine);
  EXPECT_EQ(domain_of(tetrahedron(50), tetrahedron(1, {49, 0, 0})), Domain::engine);
  EXPECT_EQ(domain_of(tetrahedron(1), tetrahedron(0.0499)), Domain::scale);
  EXPECT_EQ(domain_of(tetrahedron(1), tetrahedron(1, {49.01, 0, 0})), Domain::scale);
  // At subnormal extents, and at extents that overflow.
  for (const double size : {1e300, 1e-300, 0x1p-1022, 0x1p-1060, 0x1p-1074, 0x1p+1023}) {
    EXPECT_EQ(domain_of(tetrahedron(1), tetrahedron(size)), Domain::scale) << size;
  }
  Body widest = tetrahedron(0x1p+1023);
  widest.points.push_back({-0x1p+1023, -0x1p+1023, -0x1p+1023});
  EXPECT_EQ(domain_of(tetrahedron(1), widest), Domain::scale);
}

TEST(Domain, IsEnginePlaneUpToItsLimits) {
  const auto polygon = [](int points, double radius, double x) {
    Body body;
    for (int i = 0; i < points; ++i) {
      const double angle = 2 * std::acos(-1) * i / points;
      body.points.push_back({x + radius * std::cos(angle), radius * std::sin(angle), 0});
    }
    return body;
  };
  const Body one = polygon(3, 1, 0);
  EXPECT_EQ(domain_of(one, polygon(8, 1, 49), 2), Domain::engine_plane);
  EXPECT_EQ(domain_of(polygon(8, 0.025, 0), one, 2), Domain::engine_plane);
  EXPECT_EQ(domain_of(one, one, 3), Domain::flat);
  Body disc;
  disc.curved.emplace();
  disc.curved->radius = 1;
  EXPECT_EQ(domain_of(one, disc, 2), Domain::engine_plane);
  disc.curved->linear[1][1] = 0;
  EXPECT_EQ(domain_of(one, disc, 2), Domain::planar);
  for (const Body& other : {polygon(9, 1, 0), polygon(8, 1, 49.01), polygon(8, 0.0249, 0),
                            polygon(1, 1, 0), polygon(2, 1, 0), polygon(4, 0x1p+1023, 0)}) {
    EXPECT_EQ(domain_of(one, other, 2), Domain::planar);
    EXPECT_EQ(domain_of(other, one, 2), Domain::planar);
  }
  Body blade;
  for (const auto& [thickness, domain] :
       {std::pair{0x1p-39, Domain::engine_plane}, std::pair{0x1p-41, Domain::planar}}) {
    blade.points = {{0, 0, 0}, {1, 0, 0}, {0.5, thickness, 0}};
    EXPECT_EQ(domain_of(blade, one, 2), domain) << thickness;
  }
}

TEST(Domain, IsFlatAtAnyScaleAndOrientation) {
  Body square;
  square.points = {{0, 0, 0}, {1, 0.1, 0.3}, {0.1, 1, 0.7}, {1.1, 1.1, 1}};
  Body point;
  point.points = {{1, 2, 3}, {1, 2, 3}};
  Body segment;
  segment.points = {{0, 0, 0}, {1, 2, 3}, {0.5, 1, 1.5}};
  for (const Body& flat : {square, point, segment}) {
    for (const int exponent : {-1000, 0, 1000}) {
      Body scaled = flat;
      for (Point& x : scaled.points) x = cases::times(std::ldexp(1, exponent), x);
      EXPECT_EQ(domain_of(scaled, tetrahedron(1)), Domain::flat) << exponent;
      EXPECT_EQ(domain_of(tetrahedron(1), scaled), Domain::flat) << exponent;
    }
  }
  Body widest;  // the difference of its coordinates is infinite
  widest.points = {{-0x1.8p+1023, 0, 0}, {0x1.8p+1023, 0, 0}, {0, 0x1.8p+1023, 0}};
  EXPECT_EQ(domain_of(widest, tetrahedron(1)), Domain::flat);
  widest.points.push_back({0, 0, 0x1.8p+1023});
  EXPECT_EQ(domain_of(widest, tetrahedron(1)), Domain::scale);
}

TEST(Domain, DistinguishesABladeFromAPolygonByThickness) {
  Body blade = tetrahedron(1);
  blade.points[3] = {0, 0, 0x1p-39};
  EXPECT_EQ(domain_of(blade, tetrahedron(1)), Domain::engine);
  blade.points[3] = {0, 0, 0x1p-41};
  EXPECT_EQ(domain_of(blade, tetrahedron(1)), Domain::flat);
}

// Repeated, the first point keeps the shortcut for bodies that begin thick from deciding.
TEST(Domain, IsTheSameIfTheFirstPointsSpanNothing) {
  std::map<Domain, int> seen;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 1000; ++i) {
      Case question = cases::generate(family, 1, i, {8});
      const std::size_t most = std::max(question.a.points.size(), question.b.points.size());
      if (question.dim == 2 && most > 6) continue;  // 8 points are not too many in the plane
      const Domain domain = cases::domain(question);
      ++seen[domain];
      for (Body* body : {&question.a, &question.b}) {
        body->points.insert(body->points.begin(), 2, Point(body->points.front()));
      }
      ASSERT_EQ(cases::domain(question), domain) << question.id;
    }
  }
  for (const Domain domain : cases::all_domains) EXPECT_GT(seen[domain], 200);
}

TEST(Domain, UsesTheBoxAroundACurvedBody) {
  const auto placed = [](double radius, double third_axis, double x) {
    Body body;
    body.curved.emplace();
    body.curved->kind = cases::Curved::Kind::cone;
    body.curved->radius = radius;
    body.curved->half_height = radius;
    body.curved->linear[2][2] = third_axis;
    body.curved->translation = {x, 0, 0};
    return body;
  };
  EXPECT_EQ(domain_of(placed(1, 1, 0), tetrahedron(1)), Domain::engine);
  EXPECT_EQ(domain_of(placed(1, 0, 0), tetrahedron(1)), Domain::flat);
  EXPECT_EQ(domain_of(placed(1, 1, 49.5), tetrahedron(1)), Domain::scale);
  EXPECT_EQ(domain_of(placed(0.01, 1, 0), tetrahedron(1)), Domain::scale);
}

TEST(Domain, IsFoundByItsName) {
  for (const Domain domain : cases::all_domains) {
    EXPECT_EQ(cases::domain_named(cases::name(domain)), domain);
  }
  EXPECT_THROW(cases::domain_named("Engine"), std::invalid_argument);
}

// `extreme` and `distant` are about scale, `flat` about flatness, and programs have arbitrary bits.
TEST(Domain, EngineHasCasesInNearlyEveryFamily) {
  std::set<std::string> without;
  std::map<Domain, int> seen;
  for (const cases::Family& family : cases::all_families()) {
    int engine = 0;
    for (std::uint64_t i = 0; i < 400; ++i) {
      const Domain domain = cases::domain(cases::generate(family, 1, i, {16}));
      ++seen[domain];
      engine += domain == Domain::engine ? 1 : 0;
    }
    if (engine < 4) without.insert(family.name);
  }
  EXPECT_EQ(without, (std::set<std::string>{"distant", "extreme", "flat", "program"}));
  for (const Domain domain : cases::all_domains) EXPECT_GT(seen[domain], 200);
}

}  // namespace
