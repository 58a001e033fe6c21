// SPDX-License-Identifier: MIT
// Bodies given by their shape, placed or not: their exact truth by independent methods, the support
// mappings that evaluate them, and faults in these mappings, which the judge finds.
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/planted/planted_answers.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

using cases::Polytope;
using Kind = Polytope::Kind;

// --- the answers ---

template <int D>
std::size_t corner(const Body& body, const gjk::Vec<double, D>& direction) {
  return subjects::BodyMap<double, D>(body).support(direction).index;
}

// A scan of the corners would find the first of those that are equally far.
TEST(Shapes, AreEvaluatedByTheirOwnSupportMappings) {
  const Body box = shape(Kind::box, {{1, 1, 1}});
  EXPECT_EQ(corner<3>(box, {{1, 0, 0}}), 7U);
  EXPECT_EQ(corner<3>({cases::local_vertices(*box.polytope, 3)}, {{1, 0, 0}}), 1U);
  EXPECT_EQ(corner<2>(box, {{0, -1}}), 1U);
  cases::Placement mirrored;
  mirrored.linear[0][0] = -1;
  EXPECT_EQ(corner<3>(shape(Kind::box, {{1, 1, 1}}, mirrored), {{1, 0, 0}}), 6U);
  // A climb stays at the vertex that it found last.
  Body tetrahedron = shape(Kind::with_faces, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
  tetrahedron.polytope->faces = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};
  const subjects::BodyMap<double, 3> climbing(tetrahedron);
  EXPECT_EQ(climbing.support({{0, 0, 1}}).index, 3U);
  EXPECT_EQ(climbing.support({{0, 0, 0}}).index, 3U);
  const subjects::BodyMap<double, 3> scanned({tetrahedron.polytope->points});
  EXPECT_EQ(scanned.support({{0, 0, 1}}).index, 3U);
  EXPECT_EQ(scanned.support({{0, 0, 0}}).index, 0U);
  EXPECT_EQ(corner<3>(shape(Kind::segment, {{0, 0, 0}, {1, 0, 0}}), {{1, 0, 0}}), 1U);
  EXPECT_EQ(corner<3>(shape(Kind::point, {{5, 5, 5}}), {{1, 0, 0}}), 0U);
}

struct Asked {
  int judged = 0;
  int skipped = 0;
  int findings = 0;
};

Asked ask(const Subject& subject, std::uint64_t count) {
  Asked result;
  for (std::uint64_t i = 0; i < count; ++i) {
    Examination examination(shapes_case(i), Oracle::certificate);
    const JudgedAnswer finding = examination.ask(subject);
    if (!finding.answer) {
      ++result.skipped;
      continue;
    }
    ++result.judged;
    if (!is_finding(finding.verdict)) continue;
    ++result.findings;
  }
  return result;
}

TEST(Shapes, AreSolvedByTheCore) {
  for (const char* name : {"core/double/robust", "core/float/robust"}) {
    const Subject robust = subjects::select({name}).at(0);
    const Asked asked = ask(robust, 1000);
    EXPECT_LE(asked.skipped, robust.format == subjects::binary32 ? 150 : 0) << name;
    EXPECT_EQ(asked.findings, 0) << name;
  }
  const Asked exact = ask(subjects::select({"core/rational/robust"}).at(0), 400);
  EXPECT_GT(exact.judged, 250);
  EXPECT_EQ(exact.findings, 0);
}

// They are judged by the truth of the question they got; nothing is rounded for it.
TEST(Shapes, AreVerticesForSubjectsOfVertices) {
  const Subject climbing = subjects::select({"core/double/hill_climbing"}).at(0);
  const Case exact = pair(shape(Kind::box, {{1, 1, 1}}), shape(Kind::point, {{3, 0, 0}}));
  Examination examination(exact, Oracle::certificate);
  const Put put = examination.put(climbing);
  ASSERT_NE(put.question, nullptr) << put.reason;
  EXPECT_TRUE(cases::has_points_only(*put.question));
  EXPECT_EQ(put.question->a.points.size(), 8U);
  EXPECT_EQ(examination.ask(climbing).verdict.kind, correct);
  EXPECT_EQ(examination.put(subjects::select({"core/double/robust"}).at(0)).question,
            &examination.question());
  cases::Placement placement;
  placement.linear[0][0] = 0.1;
  Examination inexact(pair(shape(Kind::box, {{3, 1, 1}}, placement), exact.b), Oracle::certificate);
  EXPECT_EQ(inexact.ask(climbing).verdict.reason, "a vertex of a placed body is not a double");
  const Asked asked = ask(climbing, 400);
  EXPECT_GT(asked.judged, 80);
  EXPECT_GT(asked.skipped, 80);
}

TEST(Shapes, AreAllowedTheRoundingOfTheirPlacement) {
  const Case plain = pair(shape(Kind::box, {{1, 1, 1}}), shape(Kind::point, {{3, 0, 0}}));
  EXPECT_EQ(for_bodies_of(plain, bound_allowance).units, bound_allowance.units);
  Case placed = plain;
  placed.b.polytope->translation = {0, 0, 0.5};
  EXPECT_EQ(for_bodies_of(placed, bound_allowance).units,
            bound_allowance.units + placement_allowance.units);
  const Truth truth = certificate(placed);
  Answer answer = separated_by(2);
  const double unit = 0x1p-53 * cases::magnitude(placed);
  for (const bool within : {true, false}) {
    const double units = bound_allowance.units + placement_allowance.units + (within ? -1 : 5);
    answer.lower_bound = length(2 + units * unit);
    EXPECT_EQ(judge(placed, answer, truth, subjects::binary64).kind,
              within ? correct : wrong_bound);
  }
}

TEST(Shapes, HaveDamagedAnswersWithTheRequiredVerdict) {
  planted::Scores scores;
  for (std::uint64_t i = 0; i < 60; ++i) {
    Choices choices = Choices::keyed(20261123, "planted/shapes", i);
    scores.add(planted::examine(shapes_case(i), choices));
  }
  EXPECT_GT(scores.answers(), 10'000U);
  for (std::size_t d = 0; d < planted::damages().size(); ++d) {
    EXPECT_EQ(scores.of_damage[d].wrong, 0U) << scores.of_damage[d].first;
  }
}

// --- faults ---

using Direction = gjk::Vec<double, 3>;
using Support = std::function<gjk::SupportPoint<double, 3>(const Direction&)>;

struct AnyMap {
  static constexpr int dimension = 3;
  Support furthest;
  double reach = 0;

  gjk::SupportPoint<double, 3> support(const Direction& direction) const {
    return furthest(direction);
  }
  double magnitude() const { return reach; }
};

// `spoil(body)` is the body with a fault, or as the faulty subject reads it.
Subject faulty(const std::function<Body(Body)>& spoil,
               const std::function<Support(const Body&, Support)>& spoil_map = {}) {
  Subject subject = subjects::in_scalar<double>("planted/shape", "a faulty shape");
  subject.ask = [=](const Case& question, const Trace*) {
    const Body a = spoil ? spoil(question.a) : question.a;
    const Body b = spoil ? spoil(question.b) : question.b;
    const subjects::BodyMap<double, 3> sound_a(a);
    const subjects::BodyMap<double, 3> sound_b(b);
    const auto map_of = [&](const Body& body, const subjects::BodyMap<double, 3>& sound) {
      Support support = [&sound](const Direction& d) { return sound.support(d); };
      return AnyMap{spoil_map ? spoil_map(body, support) : support, sound.magnitude()};
    };
    return subjects::ask_maps<double>(map_of(a, sound_a), map_of(b, sound_b), nullptr,
                                      [](const auto& x, const auto& y, const auto& seen) {
                                        return gjk::distance(x, y, gjk::robust<double>(), seen);
                                      });
  };
  return subject;
}

int findings_of(const Subject& subject) {
  int findings = 0;
  for (std::uint64_t i = 0; i < 500; ++i) {
    const Case question = shapes_case(i);
    if (question.dim == 2 || has_curved_body(question)) continue;
    Examination examination(question, Oracle::certificate);
    findings += is_finding(examination.ask(subject).verdict) ? 1 : 0;
  }
  return findings;
}

template <typename Change>
std::function<Body(Body)> of_polytopes(Change change) {
  return [change](Body body) {
    if (body.polytope) change(*body.polytope);
    return body;
  };
}

TEST(FaultyShapes, AreFound) {
  const int sound = findings_of(faulty({}));
  EXPECT_LE(sound, 5);
  const std::map<std::string, Subject> faults{
      {"the translation is left out",
       faulty(of_polytopes([](Polytope& p) { p.translation = {}; }))},
      {"B^T in place of B", faulty(of_polytopes([](Polytope& p) {
         for (std::size_t i = 0; i < 3; ++i) {
           for (std::size_t j = 0; j < i; ++j) std::swap(p.linear[i][j], p.linear[j][i]);
         }
       }))},
      {"the placement is rounded to float", faulty(of_polytopes([](Polytope& p) {
         for (auto& row : p.linear) {
           for (double& x : row) x = static_cast<double>(static_cast<float>(x));
         }
       }))},
      {"a box of whole extents", faulty(of_polytopes([](Polytope& p) {
         if (p.kind == Kind::box)
           p.points[0] = {2 * p.points[0][0], p.points[0][1], p.points[0][2]};
       }))},
      {"a segment is its first end", faulty(of_polytopes([](Polytope& p) {
         if (p.kind == Kind::segment) p.points[1] = p.points[0];
       }))},
      {"a climb knows one face alone", faulty(of_polytopes([](Polytope& p) {
         if (p.kind == Kind::with_faces) p.faces.resize(1);
       }))},
      {"a box takes the sign of its last axis from the first",
       faulty({},
              [](const Body& body, Support of_sound) -> Support {
                const bool box = body.polytope && body.polytope->kind == Kind::box;
                if (!box || cases::is_placed(*body.polytope)) return of_sound;
                return [of_sound](Direction d) {
                  d[2] = d[0];
                  return of_sound(d);
                };
              })},
  };
  for (const auto& [name, subject] : faults) {
    const int found = findings_of(subject);
    EXPECT_GE(found, sound + 3) << name;
  }
}

// Every number as an integer times 2^-1126, without rationals and without the oracle's vertices.
Integer grid(double x) {
  int exponent = 0;
  const double fraction = std::frexp(x, &exponent);
  Integer result(static_cast<std::int64_t>(std::ldexp(fraction, 53)));
  return result << static_cast<unsigned>(exponent - 53 + 1126);
}

// Returns the vertices in units of 2^-2252, from the definition of each shape.
std::vector<IntegerVector> placed_by_hand(const Polytope& polytope, int dim) {
  std::vector<Point> points = polytope.points;
  if (polytope.kind == Kind::box) {
    points.clear();
    for (unsigned corner = 0; corner < (dim == 2 ? 4U : 8U); ++corner) {
      Point p = polytope.points[0];
      if ((corner & 1U) == 0) p[0] = -p[0];
      if ((corner & 2U) == 0) p[1] = -p[1];
      if ((corner & 4U) == 0) p[2] = -p[2];
      points.push_back(p);
    }
  }
  std::vector<IntegerVector> result;
  for (const Point& p : points) {
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
    if (has_curved_body(question)) continue;
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
    if (truth.relation == Relation::overlapping) {
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
    const bool mixed = has_curved_body(question) && (question.a.polytope || question.b.polytope);
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
    if (quick.relation != Relation::overlapping || !points) continue;
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
