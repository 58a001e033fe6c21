// SPDX-License-Identifier: MIT
// When an answer is doubted, and what twice the precision makes of it.
#include "core/gjk/escalation.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/gjk/test/bodies.hpp"

namespace gjk::test {
namespace {

constexpr double u_of_double = 0x1p-53;

// v = (1, 0) in the middle of a segment, and a support point of v.w = v.v.
struct Ended {
  Points<double, 2> y{{{{1, -3}}, {{1, 3}}, {{1, 3}}}};
  Nearest<double, 2> W{0b011, {0.5, 0.5, 0}, {{1, 0}}, 1};
  Vec<double, 2> w{{1, 3}};

  Doubts doubts(Status status) const { return gjk::doubts<double, 2>(status, y, W, w); }
};

constexpr Status ends_apart[] = {Status::repeated_support_point, Status::no_valid_subset,
                                 Status::no_progress};

TEST(Doubts, AreNoneOfASoundAnswer) {
  for (const Status status : ends_apart) EXPECT_FALSE(Ended().doubts(status));
  EXPECT_FALSE(Ended().doubts(Status::converged));
  EXPECT_FALSE(Ended().doubts(Status::origin_inside));
}

// On both sides of 4u max |y| = 4u sqrt(10).
TEST(Doubts, AreOfWeightsThatDoNotGiveV) {
  Ended ended;
  for (const Status status : {Status::converged, Status::origin_inside, Status::below_omega}) {
    ended.y[0][0] = ended.y[1][0] = 1 + 12 * u_of_double;
    EXPECT_FALSE(ended.doubts(status).weights);
    ended.y[0][0] = ended.y[1][0] = 1 + 14 * u_of_double;
    EXPECT_TRUE(ended.doubts(status).weights);
  }
  ended.W.lambda[0] = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(ended.doubts(Status::converged).weights);
  ended.W.members = 0b001;  // v is the vertex itself, whatever the weight
  EXPECT_FALSE(ended.doubts(Status::converged).weights);
}

// On both sides of 8u sqrt(11), which only ends without a tolerance have to keep.
TEST(Doubts, AreOfAGapThatRoundingDoesNotExplain) {
  Ended ended;
  for (const Status status : ends_apart) {
    ended.w[0] = 1 - 26 * u_of_double;
    EXPECT_FALSE(ended.doubts(status).gap);
    ended.w[0] = 1 - 28 * u_of_double;
    EXPECT_TRUE(ended.doubts(status).gap);
  }
  ended.w[0] = 0.5;
  EXPECT_FALSE(ended.doubts(Status::converged));
  ended.w[0] = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(ended.doubts(Status::no_progress).gap);
}

TEST(Doubts, AreNoneWhereThereIsNoAnswer) {
  Ended ended;
  ended.W.lambda[0] = std::numeric_limits<double>::quiet_NaN();
  EXPECT_FALSE(ended.doubts(Status::not_finite));
  EXPECT_FALSE(ended.doubts(Status::iteration_limit));
}

// Slivers that touch.  v.v falls by a factor 1 - 1e-17 at first, which no double shows.
TEST(Escalation, SeesADecreaseThatIsRoundedAway) {
  const Body<double, 3> a{{{-0x1.05f6f6p-11, 0x1.cdcd96p-17, 0x1.73c87ap-42}},
                          {{0x1.fffccp-11, -0x1.dffffep-40, -0x1.fa46bcp-40}},
                          {{-0x1.85ee8cp-12, -0x1.555556p-11, -0x1.7254b2p-42}},
                          {{0x1.5p-11, 0x1.99aca2p-11, -0x1.b279d8p-38}}};
  const Body<double, 3> b{{{0x1.5p-11, 0x1.99aca2p-11, -0x1.74416ep-42}},
                          {{0x1.5p-11, 0x1.99aca2p-11, -0x1.74416ep-42}},
                          {{0x1.5p-11, 0x1.99aca2p-11, -0x1.74416ep-42}},
                          {{0x1.5p-11, 0x1.99aca2p-11, -0x1.b292dap-38}}};
  Policy<double> policy = robust<double>();
  EXPECT_TRUE(ask(a, b, policy).intersecting);
  policy.escalates = false;
  const auto stuck = ask(a, b, policy);
  EXPECT_FALSE(stuck.intersecting);
  EXPECT_GT(length(stuck), 5e-12);
}

// A corner in common.  v.v falls by a factor 1 - 2e-24, while twice the precision knows v.v of this v
// to 1e-21.
TEST(Escalation, BelievesADecreaseThatIsHiddenAtTwiceThePrecisionToo) {
  constexpr double m = 1 - u_of_double;
  const Body<double, 3> a{{{0x1.fffffffff7272p-1, 0, m}}, {{0, 0, 0}}, {{m, m, m}}};
  const Body<double, 3> b{{{0, 0, 0}}, {{m, 0, m}}};
  EXPECT_TRUE(ask(a, b, robust<double>()).intersecting);
}

// A corner in common beside two edges nearly alike.  W drops (1, 1) for (1, 0), and (1, 1) leads on:
// v.v > v.w.
template <Scalar S>
int corners_that_are_missed(int digits) {
  int missed = 0;
  const auto power = [](int exponent) { return std::ldexp(S(1), exponent); };
  for (int k = 6; k < digits; ++k) {
    for (int m = 0; m < 30; m += 2) {
      for (const int n : {20, 30, 40, 60, 100}) {
        const S y = S(23) * power(-4 - m);
        const Body<S, 3> a{{{S(2) - power(1 - k), y, S(0)}}, {{S(0), S(0), S(0)}}};
        const Body<S, 3> b{
            {{S(2), y, S(0)}}, {{-power(-n), S(0), S(31) * power(-4)}}, {{S(0), S(0), S(0)}}};
        missed += ask(a, b, robust<S>()).intersecting ? 0 : 1;
      }
    }
  }
  return missed;
}

TEST(Escalation, GoesOnFromAPointThatWHasDropped) {
  EXPECT_EQ(corners_that_are_missed<float>(24), 0);
  EXPECT_EQ(corners_that_are_missed<double>(53), 0);
  EXPECT_EQ(corners_that_are_missed<long double>(64), 0);
}

// Points of a plane at 3.16e-14 from the origin (parallel-s7-14151): heights of the tetrahedron are
// zero, what is computed of them has signs that agree by chance.
TEST(Escalation, TakesNoFlatTetrahedronForOneAroundTheOrigin) {
  const Points<double, 3> y{
      {{{-0x1.9299ea0324261p-3, -0x1.b8fb49d0e20dcp-3, -0x1.1c06483ed2f7p-4}},
       {{0x1.53c12d8bc7728p-2, 0x1.2fae54cf5026bp-2, 0x1.6e2f1dd729e4cp-4}},
       {{-0x1.d16c5e3bae5b7p-3, 0x1.f559857f37134p-3, 0x1.fb88a35660ddp-4}},
       {{0x1.732a67a80c8d4p-2, -0x1.4ef825b178d3ap-3, -0x1.a95fcdbe09ef4p-4}}}};
  Points<Doubled<double>, 3> wide;
  for (std::size_t i = 0; i < 4; ++i) wide[i] = widened(y[i]);
  EXPECT_NE((Projections<Doubled<double>, 3>{}.nearest(wide, 0b0111, 3, true).members), full(3));
}

template <typename S>
void expect_sound_answers(int& doubted) {
  for (std::uint64_t key = 0; key < 4000; ++key) {
    const S stretch = S(1) / S(1 << (key % 24));
    const Body<S, 3> a = random_body<S, 3>(2 * key, 8, S(0), stretch);
    const Body<S, 3> b =
        random_body<S, 3>(2 * key + 1, 8, S(static_cast<int>(key % 3)) / S(4), stretch);
    Policy<S> policy = robust<S>();
    policy.escalates = false;
    const auto first = ask(a, b, policy);
    policy.escalates = true;
    const auto last = ask(a, b, policy);
    ASSERT_GE(last.iterations, first.iterations) << key;
    if (last.iterations > first.iterations) ++doubted;
    Points<S, 3> y;
    for (std::size_t i = 0; i < 4; ++i) y[i] = last.support[i].y;
    Nearest<S, 3> W{last.members, last.lambda, {}, S(0)};
    for (std::size_t i = 0; i < 3; ++i) W.v[i] = last.intersecting ? S(0) : last.scale(last.v[i]);
    if (last.status == Status::below_omega) continue;
    EXPECT_TRUE((Weights<S, 3>::reproduce_v(y, W))) << key;
  }
}

TEST(Escalation, LeavesWeightsThatGiveV) {
  int doubted = 0;
  expect_sound_answers<float>(doubted);
  expect_sound_answers<double>(doubted);
  EXPECT_GT(doubted, 10);
}

}  // namespace
}  // namespace gjk::test
