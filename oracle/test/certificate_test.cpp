// SPDX-License-Identifier: MIT
// The proof of the certificate also settles the relation, at every kind of contact and scale, and a
// candidate, however bad, changes the cost alone.

#include "oracle/test/agreement.hpp"

namespace oracle {
namespace {

Truth proven(const Case& c, const Candidate& candidate = {}) {
  Truth truth = certificate(c, candidate);
  const ProofCheck check = check_proof(c, truth);
  EXPECT_TRUE(check.holds) << check.reason << '\n' << case_line(c);
  EXPECT_TRUE(check.relation_proved) << check.reason << '\n' << case_line(c);
  return truth;
}

void expect_separated(const Case& c, const RationalVector& v) {
  const Truth truth = proven(c);
  EXPECT_EQ(truth.relation, Relation::separated);
  EXPECT_EQ(truth.v, v);
  EXPECT_EQ(truth.distance_squared, dot(v, v));
  EXPECT_FALSE(truth.penetration_depth_squared.has_value());
}

void expect_touching(const Case& c, const Candidate& candidate = {}) {
  const Truth truth = proven(c, candidate);
  EXPECT_EQ(truth.relation, Relation::touching);
  EXPECT_EQ(truth.distance_squared, 0);
  EXPECT_EQ(truth.v, RationalVector{});
  EXPECT_TRUE(truth.proof.normal.has_value());
  EXPECT_EQ(truth.penetration_depth_squared, Rational(0));
}

void expect_all_touching(const std::vector<Case>& contacts) {
  for (const Case& c : contacts) {
    SCOPED_TRACE(case_line(c));
    expect_touching(c);
    expect_touching(swapped(c));
  }
}

// The terms begin with `face`, a simplex with the origin inside; the rest spans the others.
void expect_overlapping_through(const Case& c, const std::vector<IndexPair>& face) {
  const Truth truth = proven(c, face);
  EXPECT_EQ(truth.relation, Relation::overlapping);
  EXPECT_EQ(truth.v, RationalVector{});
  EXPECT_FALSE(truth.penetration_depth_squared.has_value());
  const std::vector<Term>& terms = truth.proof.terms;
  ASSERT_GT(terms.size(), std::max(face.size(), static_cast<std::size_t>(c.dim)));
  for (std::size_t i = 0; i < face.size(); ++i) {
    EXPECT_EQ(IndexPair(terms[i].a, terms[i].b), face[i]);
  }
}

TEST(Certificate, MeasuresEveryPairOfFeatures) {
  const std::vector<Point> cube = box({0, 0, 0}, {1, 1, 1});
  expect_separated(question(3, {{1, 2, 3}}, {{0, 0, 1}}), vector("1", "2", "2"));
  expect_separated(question(3, cube, {{2, 2, 3}}), vector("-1", "-1", "-2"));
  expect_separated(question(3, cube, {{2, 2, 0.5}, {3, 3, 0.5}}), vector("-1", "-1", "0"));
  expect_separated(question(3, cube, {{3, 0, 0.5}, {0, 3, 0.5}}), vector("-1/2", "-1/2", "0"));
  expect_separated(question(3, cube, {{4, 0.25, 0.5}, {5, 0, 0}}), vector("-3", "0", "0"));
  expect_separated(question(3, cube, box({3, 0.5, 0.5}, {4, 2, 2})), vector("-2", "0", "0"));
  expect_separated(question(3, {{3, 0, 0}, {0, 3, 0}, {0, 0, 3}}, {{0, 0, 0}}),
                   vector("1", "1", "1"));
  expect_separated(question(2, rectangle(0, 0, 1, 1), {{2, 1, 0}, {1, 2, 0}}),
                   vector("-1/2", "-1/2", "0"));
}

TEST(Certificate, ProvesTouchingByANormal) {
  const std::vector<Point> cube = box({0, 0, 0}, {1, 1, 1});
  expect_all_touching({
      question(3, cube, box({1, 1, 1}, {2, 2, 2})),                           // two vertices
      question(3, cube, {{1, 1, 0.5}, {3, 2, 0}, {2, 3, 0}, {2, 2, 3}}),      // vertex, edge
      question(3, cube, {{2, 0, 0.5}, {0, 2, 0.5}, {3, 3, 0}, {3, 3, 1}}),    // edges cross
      question(3, cube, box({1, 1, 0.5}, {2, 2, 2})),                         // parallel edges
      question(3, cube, {{1, 0.5, 0.5}, {3, 0, 0}, {3, 1, 0}, {3, 0, 1}}),    // vertex, face
      question(3, cube, {{1, -1, 0.5}, {1, 2, 0.25}, {3, 0, 0}}),             // edge, face
      question(3, cube, box({1, 0.5, 0.25}, {2, 2, 2})),                      // two faces
      question(2, rectangle(0, 0, 1, 1), rectangle(1, 1, 2, 2)),              // two vertices
      question(2, rectangle(0, 0, 1, 1), {{2, 0, 0}, {0, 2, 0}, {2, 2, 0}}),  // vertex, edge
      question(2, rectangle(0, 0, 1, 1), rectangle(1, 0.5, 2, 2)),            // two edges
  });
}

// A - B is flat: however deep the bodies lie in each other, the origin is on the boundary.
TEST(Certificate, CallsContactInFewerDimensionsTouching) {
  expect_all_touching({
      question(3, {{1, 2, 3}}, {{1, 2, 3}}),
      question(2, {{1, 2, 0}}, {{1, 2, 0}}),
      question(3, rectangle(0, 0, 2, 2), rectangle(1, 1, 3, 3)),
      question(3, {{-1, 0, 1}, {1, 0, -1}}, {{0, -1, 1}, {0, 1, -1}}),  // coplanar crossing edges
      question(3, {{0, 0, 0}, {3, 3, 3}}, {{1, 1, 1}, {5, 5, 5}}),
      question(3, {{0, 0, 0}, {3, 3, 3}}, {{3, 3, 3}, {5, 5, 5}}),
      question(3, {{0, 0, 0}, {4, 4, 4}, {1, 1, 1}}, {{2, 2, 2}, {2, 2, 2}}),
      question(2, {{0, 0, 0}, {3, 3, 0}}, {{1, 1, 0}, {5, 5, 0}}),
      question(2, {{0, 0, 0}, {3, 3, 0}}, {{2, 2, 0}}),
  });
}

// Triangle, segment and point, each with the origin inside; alone or with points beside them.
constexpr Point corner_0{2, 0, 0};
constexpr Point corner_1{-1, 1, 0};
constexpr Point corner_2{-1, -1, 0};
constexpr Point top{0, 0, 1};
constexpr Point bottom{0, 0, -1};
constexpr Point origin{0, 0, 0};

TEST(Certificate, SpansTheSpaceFromAFaceThroughTheInterior) {
  const std::vector<Point> bipyramid{corner_0, corner_1, corner_2, top, bottom, origin};
  const Case c = question(3, bipyramid, {origin});
  expect_overlapping_through(c, {{0, 0}, {1, 0}, {2, 0}});  // a line remains
  expect_overlapping_through(c, {{3, 0}, {4, 0}});          // a plane
  expect_overlapping_through(c, {{5, 0}});                  // the space
  expect_overlapping_through(question(2, {corner_0, corner_1, corner_2, origin}, {origin}),
                             {{3, 0}});
  expect_overlapping_through(question(2, rectangle(-1, -1, 1, 1), {origin}), {{0, 0}, {3, 0}});
}

TEST(Certificate, SpansTheSpaceFromACoincidentPair) {
  const std::vector<Point> cube = box({0, 0, 0}, {1, 1, 1});
  for (std::size_t i = 0; i < cube.size(); ++i) {
    expect_overlapping_through(question(3, cube, cube), {{i, i}});
  }
  const std::vector<Point> square = rectangle(0, 0, 1, 1);
  for (std::size_t i = 0; i < square.size(); ++i) {
    expect_overlapping_through(question(2, square, square), {{i, i}});
  }
}

TEST(Certificate, FindsTheNormalInTheDimensionsAFaceLeaves) {
  expect_touching(question(3, {corner_0, corner_1, corner_2, top}, {origin}),
                  {{0, 0}, {1, 0}, {2, 0}});
  expect_touching(question(3, {top, bottom, {1, 3, 0}, {1, -3, 0}}, {origin}), {{0, 0}, {1, 0}});
  // A normal exists only outside both the line and the plane beside it.
  expect_touching(question(3, {top, bottom, {0, 3, 0}, {0, -3, 0}, {1, 0, 0}}, {origin}),
                  {{0, 0}, {1, 0}});
  expect_touching(question(3, {origin, top, bottom, {1, 3, 0}, {0, -3, 0}}, {origin}), {{0, 0}});
}

TEST(Certificate, NeverDependsOnTheCandidate) {
  constexpr std::uint64_t seed = 20240701;
  constexpr int cases_per_family = 290;
  constexpr int candidates_per_case = 10;
  std::map<std::string, int> asked;
  for (const Family& family : families()) {
    Choices choices = Choices::keyed(seed, "candidates", asked.size());
    for (std::uint64_t i = 0; i < cases_per_family; ++i) {
      const Case c = generate(family, seed, i, {.vertices_max = 16});
      const Truth truth = certificate(c);
      for (int k = 0; k < candidates_per_case; ++k) {
        const auto difference = disagreement(truth, proven(c, garbage_candidate(choices, c)));
        ASSERT_FALSE(difference) << *difference << '\n' << case_line(c);
        ++asked[c.flags.at(0)];
      }
    }
  }
  int total = 0;
  for (const auto& [name, count] : asked) {
    std::cout << "seed " << seed << ", " << name << ' ' << count << '\n';
    total += count;
  }
  EXPECT_EQ(asked.size(), families().size());
  EXPECT_GE(total, 20000);
}

TEST(Certificate, ProvesItselfOnEveryFamily) {
  constexpr std::uint64_t seed = 20240702;
  for (const Family& family : families()) {
    Agreement proved;
    for (std::uint64_t i = 0; i < 300; ++i) {
      const Case c = generate(family, seed, i, {.vertices_max = 64});
      proved.add(c, family.name, proven(c).relation, "");
    }
    std::cout << "seed " << seed << ": " << proved;
  }
}

TEST(Certificate, IsExactAtExtremeScales) {
  constexpr std::uint64_t seed = 20240703;
  for (std::uint64_t i = 0; i < 100; ++i) {
    const Case c = generate(family("lattice"), seed, i);
    const Truth truth = proven(cases::scaled(c, 0));
    if (cases::magnitude(c) > 0x1p+40) continue;
    for (const int exponent : {-1030, -498, 498, 980}) {  // subnormal, 1e-150, 1e150, near the end
      const Case other = cases::scaled(c, exponent);
      if (cases::scaled(other, -exponent).a.points != c.a.points)
        continue;  // lost digits below 2^-1074
      if (cases::scaled(other, -exponent).b.points != c.b.points) continue;
      const Truth far = proven(other);
      const Rational unit =
          exponent < 0 ? 1 / Rational(Integer(1) << -exponent) : Rational(Integer(1) << exponent);
      EXPECT_EQ(far.relation, truth.relation);
      EXPECT_EQ(far.distance_squared, truth.distance_squared * unit * unit);
    }
  }
}

TEST(Certificate, ComparesATinyGapAcrossAHugeBody) {
  const double tiny = std::numeric_limits<double>::denorm_min();
  for (const double gap : {tiny, 1e-300}) {
    const std::vector<Point> huge = box({-1e300, -1e300, -1e300}, {gap, 1e300, 1e300});
    const Rational exact = rational(gap);
    expect_separated(question(3, {{2 * gap, 0, 0}}, huge), {exact, 0, 0});
    expect_separated(question(3, huge, {{2 * gap, 0, 0}}), {-exact, 0, 0});
    expect_touching(question(3, {{gap, 0, 0}}, huge));
    EXPECT_EQ(proven(question(3, {{0, 0, 0}}, huge)).relation, Relation::overlapping);
  }
}

}  // namespace
}  // namespace oracle
