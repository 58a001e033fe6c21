// SPDX-License-Identifier: MIT
// Every claim is proved, refuted or incomplete: true claims of each kind, and each with one change.
#include "oracle/examination/examination.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {
namespace {

using cases::Expect;

Case solved(Case c) {
  c.expect = has_curved_body(c) ? expect(enclosure(c)) : expect(Oracle::both.truth(c), c.dim);
  return c;
}

Case boxes(double gap) {
  return solved(question(3, box({0, 0, 0}, {1, 2, 3}), box({1 + gap, 0.5, 1}, {4, 5, 6})));
}
Case separated() { return boxes(0.5); }
Case touching() { return boxes(0); }
Case overlapping() { return boxes(-0.25); }

// A ball of radius 1 and a point at distance `x` from its centre.
Case ball(double x) {
  Case c = question(3, {}, {{x, 0, 0}});
  c.a.curved = cases::Curved{};
  return solved(c);
}

using Change = std::function<void(Expect&)>;

Case with(Case c, const Change& change) {
  change(c.expect.value());
  return c;
}

Change relabel(Relation relation) {
  return [relation](Expect& claim) { claim.relation = relation; };
}
Change without_depth(Relation relation) {
  return [relation](Expect& claim) {
    claim.relation = relation;
    claim.penetration_depth_squared.reset();
  };
}
Change normal(const char* x) {
  return [x](Expect& claim) { claim.normal = {x, "0", "0"}; };
}
Change depth(const char* value) {
  return [value](Expect& claim) { claim.penetration_depth_squared = value; };
}
Change bounds(const char* lower, const char* upper) {
  return [=](Expect& claim) { claim.distance_squared_bounds = {lower, upper}; };
}

void expect_proved(const Case& c) {
  const ClaimCheck check = check_claim(c);
  EXPECT_EQ(check.status, ClaimStatus::proved) << check.reason << "\n" << case_line(c);
  EXPECT_EQ(check.reason, "");
}

// Checks the claim alone, and beside what an oracle knows.
void expect_status(const Case& c, ClaimStatus status, const std::string& reason) {
  const ClaimCheck alone = check_claim(c);
  EXPECT_EQ(alone.status, status) << alone.reason << "\n" << case_line(c);
  EXPECT_NE(alone.reason.find(reason), std::string::npos) << alone.reason;
  Case bare = c;
  bare.expect.reset();
  const Known truth = known(bare, Oracle::both);
  EXPECT_EQ(check_claim(c, &truth).status, status) << case_line(c);
}
void expect_refuted(const Case& c, const std::string& reason) {
  expect_status(c, ClaimStatus::refuted, reason);
}

void expect_incomplete(const Case& c, const std::string& reason) {
  expect_status(c, ClaimStatus::incomplete, reason);
}

TEST(Claim, IsProvedForTheTruthOfEveryFamily) {
  int depths = 0;
  int undecided = 0;
  for (const Family& family : all_families()) {
    for (std::uint64_t i = 0; i < 12; ++i) {
      const Case c = solved(generate(family, 3, i, {.vertices_max = 12}));
      if (!c.expect) {
        ++undecided;
        continue;
      }
      expect_proved(c);
      if (c.expect->relation == Relation::overlapping && c.expect->penetration_depth_squared) {
        ++depths;
      }
    }
  }
  EXPECT_GT(depths, 10);
  EXPECT_LT(undecided, 6);
}

TEST(Claim, WithAnotherDistanceIsRefuted) {
  const auto further = [](Expect& claim) { claim.distance_squared = "7"; };
  for (const Case& c : {separated(), touching(), overlapping()}) {
    expect_refuted(with(c, further), "v . v is not the squared distance");
  }
}

TEST(Claim, WithAnotherRelationIsRefuted) {
  for (const Case& c : {separated(), touching(), overlapping()}) {
    for (const Relation relation : cases::all_relations) {
      if (relation == c.expect->relation) continue;
      expect_refuted(with(c, relabel(relation)), "");
    }
  }
}

// Overlapping bodies claimed to touch, without a normal: only the proof of the oracle contradicts.
TEST(Claim, ThatOverlappingBodiesTouchIsRefuted) {
  expect_refuted(with(overlapping(), without_depth(Relation::touching)),
                 "the bodies are overlapping, not touching");
}

TEST(Claim, ThatTouchingBodiesOverlapIsRefuted) {
  const auto bare = [](Expect& claim) {
    without_depth(Relation::overlapping)(claim);
    claim.normal.reset();
  };
  expect_refuted(with(touching(), bare), "the bodies are touching, not overlapping");
  expect_refuted(with(touching(), without_depth(Relation::overlapping)),
                 "the normal supports A - B at the origin");
}

TEST(Claim, IsIncompleteWithoutAProofOfTheRelation) {
  expect_incomplete(with(touching(), [](Expect& claim) { claim.normal.reset(); }),
                    "it is not proved that the bodies are touching");
  // A pair of coincident vertices gives v = 0 and spans nothing.
  Case c = question(3, box({0, 0, 0}, {2, 2, 2}), box({1, 1, 1}, {3, 3, 3}));
  c.a.points.push_back({1, 1, 1});
  c = solved(c);
  c.expect->proof = {{8, 0, "1"}};
  expect_incomplete(c, "it is not proved that the bodies are overlapping");
}

TEST(Claim, WithAFalseNormalIsRefutedWhateverTheRelation) {
  for (const Case& c : {separated(), touching(), overlapping()}) {
    expect_refuted(with(c, normal("1")), "does not support A - B");
    expect_refuted(with(c, normal("0")), "the normal is zero");
  }
  expect_proved(with(separated(), normal("-1")));
}

TEST(Claim, WithADepthThatIsNotTheExactOneIsRefuted) {
  expect_proved(with(overlapping(), depth("1/16")));
  for (const char* value : {"0", "-123456789", "1/15", "1/17", "1/4", "77"}) {
    expect_refuted(with(overlapping(), depth(value)), "depth");
  }
  expect_proved(with(separated(), depth("0")));
  expect_proved(with(touching(), depth("0")));
  expect_refuted(with(separated(), depth("77")), "separated bodies have no penetration depth");
  expect_refuted(with(touching(), depth("1")), "touching bodies have no penetration depth");
}

// The expanding polytope computes the depth if the known truth has none.
TEST(Claim, WithAWrongDepthIsRefutedBesideATruthWithoutOne) {
  const Case c = with(overlapping(), depth("1/15"));
  const Known certified = Oracle::certificate.truth(c);
  ASSERT_FALSE(std::get<Truth>(certified).penetration_depth_squared);
  EXPECT_EQ(check_claim(c, &certified).status, ClaimStatus::refuted);
}

TEST(Claim, OfTheDistanceOfCurvedBodiesNeedsBoundsAroundTheProvedOnes) {
  expect_proved(ball(4));
  expect_refuted(with(ball(4), bounds("10", "11")), "against above");
  expect_refuted(with(ball(4), bounds("1", "2")), "against below");
  expect_refuted(with(ball(4), bounds("0", "0")), "");
  expect_incomplete(with(ball(4), bounds("0", "1000000")), "wider than those");
  expect_incomplete(with(ball(4), bounds("8", "10")), "wider than those");
}

TEST(Claim, WithTighterBoundsThanTheProvedOnesIsIncomplete) {
  const auto narrowed = [](Expect& claim) {
    const Rational lower(claim.distance_squared_bounds->at(0));
    const Rational upper(claim.distance_squared_bounds->at(1));
    claim.distance_squared_bounds = {text((2 * lower + upper) / 3), text((lower + 2 * upper) / 3)};
  };
  Case c = question(3, {}, {{3, 2, 1}});  // sqrt(14) - 1 apart
  c.a.curved = cases::Curved{};
  c = solved(c);
  ASSERT_NE(c.expect->distance_squared_bounds->at(0), c.expect->distance_squared_bounds->at(1));
  expect_proved(c);
  expect_incomplete(with(c, narrowed), "tighter than what can be proved");
}

TEST(Claim, OfTheRelationOfCurvedBodiesIsComparedWithTheProvedOne) {
  expect_refuted(with(ball(4), relabel(Relation::overlapping)), "relation");
  expect_refuted(with(ball(4), relabel(Relation::touching)), "relation");
  expect_refuted(with(ball(0.5), relabel(Relation::separated)), "relation");
  expect_refuted(with(ball(0.5), relabel(Relation::touching)), "relation");
  expect_incomplete(with(ball(0.5), bounds("0", "1")), "wider than those");
}

// Even if only bounds are known, a claim may contradict itself.
TEST(Claim, OfARelationIsRefutedByItsOwnBounds) {
  Enclosure undecided;
  undecided.distance_squared_upper = 1;
  const Known known = undecided;
  const auto check = [&](Relation relation, const char* lower, const char* upper) {
    return check_claim(with(with(ball(4), relabel(relation)), bounds(lower, upper)), &known).status;
  };
  EXPECT_EQ(check(Relation::separated, "0", "1"), ClaimStatus::incomplete);
  EXPECT_EQ(check(Relation::touching, "0", "1"), ClaimStatus::incomplete);
  EXPECT_EQ(check(Relation::separated, "0", "0"), ClaimStatus::refuted);
  EXPECT_EQ(check(Relation::touching, "1/2", "1"), ClaimStatus::refuted);
  EXPECT_EQ(check(Relation::overlapping, "1/2", "1"), ClaimStatus::refuted);
}

TEST(Claim, RequiresACaseWithAnExpectedResult) {
  EXPECT_THROW(check_claim(question(3, {{1, 0, 0}}, {{0, 0, 0}})), std::invalid_argument);
}

}  // namespace
}  // namespace oracle
