// SPDX-License-Identifier: MIT
// The checker of proofs accepts right proofs and refuses each kind of wrong claim with its own
// reason: true proofs with one change.

#include <sstream>

#include "oracle/examination/expect.hpp"
#include "oracle/test/questions.hpp"

namespace oracle::proof_tests {
namespace {

struct Claim {
  Case question;
  Truth truth;
};

Claim claimed(const Case& question, Relation relation, std::vector<Term> terms,
              std::optional<RationalVector> normal = std::nullopt,
              const Rational& distance_squared = 0, const RationalVector& v = {}) {
  return {question,
          {relation, distance_squared, v, {std::move(terms), std::move(normal)}, std::nullopt}};
}

// The cube against a segment across its edge x = y = 1: v = -(1/2, 1/2, 0).
Claim separated() {
  const Rational quarter("1/4");
  return claimed(question(3, box({0, 0, 0}, {1, 1, 1}), {{3, 0, 0.5}, {0, 3, 0.5}}),
                 Relation::separated,
                 {{6, 0, quarter}, {6, 1, quarter}, {7, 0, quarter}, {7, 1, quarter}}, std::nullopt,
                 Rational("1/2"), vector("-1/2", "-1/2", "0"));
}

Claim touching() {
  return claimed(question(3, box({0, 0, 0}, {1, 1, 1}), box({1, 1, 1}, {2, 2, 2})),
                 Relation::touching, {{7, 0, 1}}, vector("-1", "0", "0"));
}

Claim overlapping() {
  const Rational sixth("1/6");
  const Rational quarter("1/4");
  return claimed(
      question(3, {{2, 0, 0}, {-1, 1, 0}, {-1, -1, 0}, {0, 0, 1}, {0, 0, -1}}, {{0, 0, 0}}),
      Relation::overlapping,
      {{0, 0, sixth}, {1, 0, sixth}, {2, 0, sixth}, {3, 0, quarter}, {4, 0, quarter}});
}

std::vector<Claim> all() { return {separated(), touching(), overlapping()}; }

void expect_check(const Claim& claim, bool holds, bool relation_proved, const std::string& reason) {
  const ProofCheck check = check_proof(claim.question, claim.truth);
  EXPECT_EQ(check.holds, holds) << check.reason;
  EXPECT_EQ(check.relation_proved, relation_proved) << check.reason;
  EXPECT_EQ(check.reason, reason);
}

void expect_accepted(const Claim& claim) { expect_check(claim, true, true, ""); }

// Not even v and the distance are proved.
void expect_refused(const Claim& claim, const std::string& reason) {
  expect_check(claim, false, false, reason);
}

// v and the distance are proved, the relation is not.
void expect_relation_open(const Claim& claim, const std::string& reason) {
  expect_check(claim, true, false, reason);
}

TEST(Proof, AcceptsATrueClaimOfEachRelation) {
  for (const Claim& claim : all()) expect_accepted(claim);
}

TEST(Proof, AcceptsAnyMultipleOfANormalAndIdleTerms) {
  Claim claim = touching();
  claim.truth.proof.normal = vector("-1/7", "-1000", "-3");
  claim.truth.proof.terms.push_back({0, 7, 0});
  expect_accepted(claim);
}

TEST(Proof, RefusesAProofWithoutTerms) {
  for (Claim claim : all()) {
    claim.truth.proof.terms.clear();
    expect_refused(claim, "the proof has no terms");
  }
}

TEST(Proof, RefusesVerticesThatDoNotExist) {
  for (Claim claim : all()) {
    Claim other = claim;
    const std::string reason = "the proof names a vertex that does not exist";
    claim.truth.proof.terms[0].a = claim.question.a.points.size();
    expect_refused(claim, reason);
    other.truth.proof.terms[0].b = other.question.b.points.size();
    expect_refused(other, reason);
    other.question.b.points.clear();
    expect_refused(other, reason);
  }
}

TEST(Proof, RefusesANegativeWeight) {
  Claim claim = separated();
  // The same v and sum: 1/2 moves around the parallelogram of the four differences, twice.
  for (const auto& [index, change] : {std::pair(0, -1), {1, 1}, {2, 1}, {3, -1}}) {
    claim.truth.proof.terms[static_cast<std::size_t>(index)].weight += Rational(change, 2);
  }
  expect_refused(claim, "a weight is negative");
}

TEST(Proof, RefusesWeightsThatDoNotSumToOne) {
  Claim claim = overlapping();  // any multiple of the weights gives v = 0
  for (Term& term : claim.truth.proof.terms) term.weight *= Rational("1000001/1000000");
  expect_refused(claim, "the weights do not sum to 1");
  for (Term& term : claim.truth.proof.terms) term.weight = 0;
  expect_refused(claim, "the weights do not sum to 1");
}

TEST(Proof, RefusesAVThatTheTermsDoNotGive) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    for (Claim claim : all()) {
      claim.truth.v[axis] += Rational("1/1000000000000000000000");
      claim.truth.distance_squared = dot(claim.truth.v, claim.truth.v);
      expect_refused(claim, "the weighted differences do not give v");
    }
  }
  Claim claim = separated();
  claim.truth.proof.terms[0].a = 5;
  expect_refused(claim, "the weighted differences do not give v");
}

TEST(Proof, RefusesASquaredDistanceThatIsNotVTimesV) {
  for (Claim claim : all()) {
    claim.truth.distance_squared += Rational("1/1000000000000000000000");
    expect_refused(claim, "v . v is not the squared distance");
  }
}

TEST(Proof, RefusesAVThatIsNotTheNearest) {
  const std::string reason = "a vertex lies nearer to the origin than the plane through v";
  Claim nearer_a = separated();
  nearer_a.question.a.points.push_back({1, 1 + 0x1p-50, 0});
  expect_refused(nearer_a, reason);
  Claim nearer_b = separated();
  nearer_b.question.b.points.push_back({1.5, 1.5 - 0x1p-50, 77});
  expect_refused(nearer_b, reason);
  Claim corner = separated();  // a true point of A - B, but not the nearest one
  corner.truth.proof.terms = {{6, 0, 1}};
  corner.truth.v = vector("-2", "1", "-1/2");
  corner.truth.distance_squared = Rational("21/4");
  expect_refused(corner, reason);
}

TEST(Proof, RefusesARelationThatContradictsTheDistance) {
  const std::string reason = "the relation contradicts the distance";
  for (const Relation relation : {Relation::touching, Relation::overlapping}) {
    Claim claim = separated();
    claim.truth.relation = relation;
    claim.truth.proof.normal = claim.truth.v;
    expect_refused(claim, reason);
  }
  for (Claim claim : {touching(), overlapping()}) {
    claim.truth.relation = Relation::separated;
    expect_refused(claim, reason);
  }
}

TEST(Proof, RequiresANormalThatSupports) {
  Claim claim = touching();
  claim.truth.proof.normal.reset();
  expect_relation_open(claim, "no normal shows that the bodies only touch");
  claim.truth.proof.normal = RationalVector{};
  expect_relation_open(claim, "the normal is zero");
  for (const RationalVector& normal :
       {vector("1", "0", "0"), vector("-1000000", "0", "1"), vector("1", "1", "1")}) {
    claim.truth.proof.normal = normal;
    expect_relation_open(claim, "the plane of the normal does not support A - B");
  }
}

TEST(Proof, RequiresANormalWithinThePlaneOfPlanarBodies) {
  const Claim claim =  // they overlap
      claimed(question(2, rectangle(0, 0, 1, 1), rectangle(0, 0, 1, 1)), Relation::touching,
              {{0, 0, 1}}, vector("0", "0", "1"));
  EXPECT_FALSE(check_proof(claim.question, claim.truth).relation_proved);
}

TEST(Proof, DoesNotAcceptOverlappingBodiesAsTouching) {
  Claim claim = overlapping();
  claim.truth.relation = Relation::touching;
  for (const RationalVector& normal :
       {vector("1", "0", "0"), vector("0", "-1", "0"), vector("1", "2", "3")}) {
    claim.truth.proof.normal = normal;
    expect_relation_open(claim, "the plane of the normal does not support A - B");
  }
}

TEST(Proof, RequiresTermsThatSpanTheSpace) {
  const std::string reason = "the terms do not span the space";
  Claim triangle = overlapping();
  triangle.truth.proof.terms.resize(3);
  for (Term& term : triangle.truth.proof.terms) term.weight *= 2;
  // 1/3 each gives (0, 0, 0); the apexes are listed, but carry no weight.
  expect_relation_open(triangle, reason);
  triangle.truth.proof.terms.push_back({3, 0, 0});
  triangle.truth.proof.terms.push_back({4, 0, 0});
  expect_relation_open(triangle, reason);
  Claim touch = touching();
  touch.truth.relation = Relation::overlapping;
  expect_relation_open(touch, reason);
}

TEST(Proof, TextAndTruthAreTheSameClaim) {
  for (const Claim& claim : all()) {
    Case c = claim.question;
    c.expect = expect(claim.truth, c.dim);
    if (claim.truth.relation == Relation::overlapping) {
      c.expect->penetration_depth_squared = "4/9";
    }
    std::istringstream file(cases::header_line() + '\n' + case_line(c) + '\n');
    const Case read = cases::read_cases(file, "memory").at(0);
    const Truth back = claimed_truth(read.expect.value());
    EXPECT_FALSE(disagreement(claim.truth, back));
    EXPECT_EQ(back.proof.normal, claim.truth.proof.normal);
    EXPECT_EQ(back.penetration_depth_squared.has_value(),
              claim.truth.relation == Relation::overlapping);
    ASSERT_EQ(back.proof.terms.size(), claim.truth.proof.terms.size());
    expect_accepted({read, back});
  }
  EXPECT_EQ(text(Rational(6, 4)), "3/2");
  EXPECT_EQ(text(Rational(-4, 2)), "-2");
  EXPECT_EQ(text(Rational(0)), "0");
}

TEST(Proof, PlaneClaimsHaveTwoCoordinates) {
  Truth truth;
  truth.v = vector("3", "4", "0");
  truth.proof.normal = vector("1", "2", "0");
  EXPECT_EQ(expect(truth, 2).v, (std::vector<std::string>{"3", "4"}));
  EXPECT_EQ(expect(truth, 2).normal, (std::vector<std::string>{"1", "2"}));
  EXPECT_EQ(claimed_truth(expect(truth, 2)).v, truth.v);
}

TEST(Disagreement, NamesTheFirstThingThatDiffers) {
  const Truth truth = separated().truth;
  EXPECT_FALSE(disagreement(truth, truth));
  Truth other = truth;
  other.v[1] = 7;
  EXPECT_EQ(disagreement(truth, other), "v[1] -1/2 against 7");
  other.distance_squared = 3;
  EXPECT_EQ(disagreement(truth, other), "squared distance 1/2 against 3");
  other.relation = Relation::touching;
  EXPECT_EQ(disagreement(truth, other), "relation separated against touching");
}

TEST(Disagreement, ComparesTheDepthIfBothHaveIt) {
  Truth deep = overlapping().truth;
  Truth unknown = deep;
  deep.penetration_depth_squared = Rational("1/4");
  EXPECT_FALSE(disagreement(deep, unknown));
  EXPECT_FALSE(disagreement(unknown, deep));
  Truth deeper = deep;
  deeper.penetration_depth_squared = Rational("1/3");
  EXPECT_EQ(disagreement(deep, deeper), "squared penetration depth 1/4 against 1/3");
}

// The proof is not unique: two right ones are no disagreement.
TEST(Disagreement, IgnoresTheProof) {
  const Truth truth = separated().truth;
  Truth other = truth;
  other.proof = {};
  EXPECT_FALSE(disagreement(truth, other));
}

}  // namespace
}  // namespace oracle::proof_tests
