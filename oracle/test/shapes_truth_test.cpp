// SPDX-License-Identifier: MIT
// Bodies given by their shape, placed or not: their exact truth by independent methods.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/curved/curved_depth.hpp"
#include "oracle/curved/quick_enclosure.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/claim.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/minkowski/polytope_distance.hpp"
#include "oracle/test/shape_cases.hpp"
#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/proof.hpp"
#include "oracle/truth/vertices.hpp"

namespace oracle {
namespace {

using cases::Body;
using cases::Case;
using cases::Polytope;
using Kind = Polytope::Kind;

// Every number as an integer times 2^-1126, without rationals and without the oracle's vertices.
Integer grid(double x) {
  int exponent = 0;
  const double fraction = std::frexp(x, &exponent);
  Integer result(static_cast<std::int64_t>(std::ldexp(fraction, 53)));
  return result << static_cast<unsigned>(exponent - 53 + 1126);
}

// Returns the vertices in units of 2^-2252, from the definition of each shape.
std::vector<IntegerVector> placed_by_hand(const Polytope& polytope, int dim) {
  std::vector<cases::Point> points = polytope.points;
  if (polytope.kind == Kind::box) {
    points.clear();
    for (unsigned corner = 0; corner < (dim == 2 ? 4U : 8U); ++corner) {
      cases::Point p = polytope.points[0];
      if ((corner & 1U) == 0) p[0] = -p[0];
      if ((corner & 2U) == 0) p[1] = -p[1];
      if ((corner & 4U) == 0) p[2] = -p[2];
      points.push_back(p);
    }
  }
  std::vector<IntegerVector> result;
  for (const cases::Point& p : points) {
    IntegerVector image;
    for (std::size_t i = 0; i < 3; ++i) {
      image[i] = grid(polytope.translation[i]) << 1126;
      for (std::size_t j = 0; j < 3; ++j) image[i] += grid(polytope.linear[i][j]) * grid(p[j]);
    }
    result.push_back(image);
  }
  return result;
}

TEST(Shapes, HaveTheVerticesThatIntegersGive) {
  int placed = 0;
  int no_doubles = 0;
  for (std::uint64_t i = 0; i < 400; ++i) {
    const Case question = shapes_case(i);
    for (const Body* body : {&question.a, &question.b}) {
      if (!body->polytope) continue;
      const std::vector<RationalVector> found = vertices(*body, question.dim);
      const std::vector<IntegerVector> expected = placed_by_hand(*body->polytope, question.dim);
      ASSERT_EQ(found.size(), expected.size());
      for (std::size_t k = 0; k < found.size(); ++k) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
          ASSERT_EQ(found[k][axis], Rational(expected[k][axis]) * power_of_two(-2252))
              << question.id;
        }
      }
      placed += cases::is_placed(*body->polytope) ? 1 : 0;
    }
    no_doubles += in_points(question) ? 0 : 1;
  }
  EXPECT_GT(placed, 200);
  EXPECT_GT(no_doubles, 100);
}

// polytope_distance places bodies in the numbers of its solver, and minkowski passes rationals to
// CGAL; if doubles represent the vertices, the case also becomes one of point sets.
TEST(Shapes, HaveTheSameTruthByEveryOracle) {
  std::map<std::string, int> seen;
  for (std::uint64_t i = 0; i < 300; ++i) {
    const Case question = shapes_case(i);
    SCOPED_TRACE(question.id);
    if (cases::has_curved_body(question)) continue;
    const Truth truth = certificate(question);
    ++seen[cases::name(truth.relation)];
    const ProofCheck check = check_proof(question, truth);
    EXPECT_TRUE(check.holds && check.relation_proved) << check.reason;
    EXPECT_FALSE(disagreement(minkowski(question), truth));
    const PolytopeDistance distance = polytope_distance(question);
    EXPECT_EQ(distance.distance_squared, truth.distance_squared);
    EXPECT_EQ(distance.v, truth.v);
    const QuickCertificate quick = quick_certificate(question);
    EXPECT_EQ(quick.relation, truth.relation);
    EXPECT_EQ(distance_squared(quick), truth.distance_squared);
    if (const std::optional<Case> points = in_points(question)) {
      ++seen["points"];
      EXPECT_FALSE(disagreement(certificate(*points), truth));
      EXPECT_FALSE(points->a.polytope || points->b.polytope);
    }
    if (truth.relation == cases::Relation::overlapping) {
      const Penetration depth = penetration(question).value();
      EXPECT_TRUE(proves_upper_bound(question, depth));
    }
    Case claims = question;
    claims.expect = expect(truth, question.dim);
    EXPECT_EQ(check_claim(claims).status, ClaimStatus::proved);
  }
  for (const char* kind : {"separated", "touching", "overlapping", "points"}) {
    EXPECT_GE(seen[kind], 10) << kind;
  }
}

// Six times the double next to 1/10 is not a double.
TEST(Shapes, ArePlacedWithoutRounding) {
  cases::Placement placement;
  placement.linear[1][1] = 0.1;
  placement.translation = {0, 0.1, 0};
  const Case question =
      pair(shape(Kind::box, {{1, 5, 1}}, placement), shape(Kind::point, {{0, 1, 0}}));
  const Rational gap = 1 - 6 * rational(0.1);
  EXPECT_EQ(certificate(question).distance_squared, gap * gap);
  EXPECT_FALSE(in_points(question));
}

TEST(Shapes, MeetCurvedBodiesWithinTheBoundsOfBothEnclosures) {
  int both = 0;
  int depths = 0;
  for (std::uint64_t i = 0; i < 600; ++i) {
    const Case question = shapes_case(i);
    const bool mixed =
        cases::has_curved_body(question) && (question.a.polytope || question.b.polytope);
    if (!mixed) continue;
    SCOPED_TRACE(question.id);
    const Enclosure quick = judged_enclosure(question);
    const Enclosure slow = enclosure(question);
    EXPECT_LE(quick.distance_squared_lower, slow.distance_squared_upper);
    EXPECT_LE(slow.distance_squared_lower, quick.distance_squared_upper);
    const bool both_known = quick.relation && slow.relation;
    EXPECT_TRUE(!both_known || *quick.relation == *slow.relation);
    ++both;
    // The same body as a point set, if doubles represent it.
    const std::optional<Case> points = in_points(question);
    if (quick.relation != cases::Relation::overlapping || !points) continue;
    const DepthBounds of_shapes = depth_bounds(question);
    const DepthBounds of_points = depth_bounds(*points);
    EXPECT_LE(of_shapes.lower, of_points.upper);
    EXPECT_LE(of_points.lower, of_shapes.upper);
    EXPECT_GT(of_shapes.upper, 0);
    ++depths;
  }
  EXPECT_GT(both, 100);
  EXPECT_GT(depths, 5);
}

}  // namespace
}  // namespace oracle
