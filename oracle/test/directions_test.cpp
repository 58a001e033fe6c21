// SPDX-License-Identifier: MIT
// Normals, and the way out that the witness points of a depth show.
#include "oracle/judge/allowances.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

using Vector = std::array<double, 3>;

// The cube [0, 2]^3, and another one that leaves it soonest along x or along z, after 1/2.
Case cubes() {
  std::vector<Point> b = box({1.5, 0.25, 1.5}, {3.5, 2.25, 3.5});
  b.push_back({magnitude, 1, 2});
  return question(3, box({0, 0, 0}, {2, 2, 2}), std::move(b));
}

// The same cube, and a point 1 above its face.
Case apart() { return question(3, box({0, 0, 0}, {2, 2, 2}), {{1, 1, 3}, {magnitude, 1, 4}}); }

Answer overlap(double depth) {
  Answer answer = intersecting_by(depth);
  answer.distance.reset();
  return answer;
}

Verdict judged(const Case& question, const Answer& answer, double u = of_double) {
  return judge(question, answer, certificate(question), u);
}

Verdict with_normal(const Vector& normal, double u = of_double) {
  Answer answer = overlap(0.5);
  answer.normal = numbers(normal);
  return judged(cubes(), answer, u);
}

TEST(Directions, TakeAnyOfSeveralNormalsThatAttainTheDepth) {
  for (const double u : {of_float, of_double, 0.0}) {
    expect_verdict(with_normal({1, 0, 0}, u), correct);
    expect_verdict(with_normal({0, 0, 1}, u), correct);
    for (const Vector& wrong : {Vector{-1, 0, 0}, Vector{0, 1, 0}, Vector{0.6, 0, 0.8}}) {
      expect_verdict(with_normal(wrong, u), wrong_witness,
                     "the normal does not attain the true depth");
      EXPECT_TRUE(with_normal(wrong, u).gross);
    }
  }
  EXPECT_DOUBLE_EQ(with_normal({-1, 0, 0}).size, (4 - 0.5) / magnitude);
}

TEST(Directions, MayTurnByTheDepthAllowanceAndNoMore) {
  // Along (c, s, 0) B must be moved by 0.5 c + 1.75 s.
  const double t = depth_allowance.units * of_double * magnitude / 1.75;
  expect_verdict(with_normal({1, 0.99 * t, 0}), correct);
  expect_verdict(with_normal({1, 1.01 * t, 0}), wrong_witness);
  expect_verdict(with_normal({1, 1.01 * t, 0}, of_float), correct);
  expect_verdict(with_normal({1, 0x1p-60, 0}, 0), wrong_witness);
}

TEST(Directions, HaveLengthOneExceptForExactSubjects) {
  const double t = normal_allowance.units * of_double;
  expect_verdict(with_normal({1 + t, 0, 0}), correct);
  expect_verdict(with_normal({1 - t, 0, 0}), correct);
  for (const double length : {up(1 + t), down(1 - t), 2.0, 0.0, nan, infinity}) {
    expect_verdict(with_normal({length, 0, 0}), wrong_witness);
  }
  expect_verdict(with_normal({7, 0, 0}, 0), correct);
  expect_verdict(with_normal({0, 0, 0}, 0), wrong_witness);
}

TEST(Directions, AreFreeForAnOverlapWithoutADepth) {
  Answer answer = overlap(0.5);
  answer.penetration_depth.reset();
  answer.normal = numbers({0, 1, 0});
  expect_verdict(judged(cubes(), answer), correct);
}

TEST(Directions, StayInThePlane) {
  const auto with = [](const Vector& normal) {
    Answer answer = overlap(1);
    answer.normal = numbers(normal);
    return judged(question(2, {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{1, 1, 0}}), answer);
  };
  expect_verdict(with({-1, 0, 0}), correct);
  EXPECT_EQ(with({-1, 0, 0x1p-60}).reason, "the normal leaves the plane");
  // Perpendicular to the plane nothing is in the way.
  EXPECT_EQ(with({0, 0, 1}).reason, "the normal leaves the plane");
}

TEST(Directions, AttainTheDistanceOfSeparatedBodies) {
  const auto with = [](const Vector& normal) {
    Answer answer = separated_by(1);
    answer.normal = numbers(normal);
    return judged(apart(), answer);
  };
  expect_verdict(with({0, 0, 1}), correct);
  for (const Vector& wrong : {Vector{0, 0, -1}, Vector{1, 0, 0}, Vector{0.6, 0, 0.8}}) {
    expect_verdict(with(wrong), wrong_witness, "the normal does not attain the true distance");
  }
  // Along -z B must be moved by 4.
  EXPECT_DOUBLE_EQ(with({0, 0, -1}).size, (1 + 4) / magnitude);
}

TEST(Directions, OfWitnessPointsLeadOutOfTheOverlap) {
  const auto with = [](const Vector& a, const Vector& b, double u) {
    Answer answer = overlap(0.5);
    answer.witness_a = numbers(a);
    answer.witness_b = numbers(b);
    return judged(cubes(), answer, u);
  };
  for (const double u : {of_float, of_double, 0.0}) {
    expect_verdict(with({2, 1, 1.75}, {1.5, 1, 1.75}, u), correct);
    expect_verdict(with({1.75, 1, 2}, {1.75, 1, 1.5}, u), correct);
    // The right distance, but both within both cubes.
    const char* overlap_still = "moved by the witness points, the bodies still overlap";
    EXPECT_EQ(with({1.75, 1.5, 1.75}, {1.75, 1, 1.75}, u).reason, overlap_still);
    EXPECT_EQ(with({1.5, 1, 1.75}, {2, 1, 1.75}, u).reason, overlap_still);
    EXPECT_EQ(with({1.75, 1, 1.75}, {1.75, 1, 1.75}, u).reason,
              "the witness points are not at the true depth");
    EXPECT_EQ(with({2.25, 1, 1.75}, {1.75, 1, 1.75}, u).reason,
              "a witness point lies outside its body");
  }
}

}  // namespace
}  // namespace oracle
