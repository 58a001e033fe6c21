// SPDX-License-Identifier: MIT
// Distance and support of clouds: known answers, and reasons to stop.
#include "core/gjk/distance.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>

#include "core/gjk/test/float128.hpp"

namespace gjk::test {

GJKPROOF_ASK(float, 2);
GJKPROOF_ASK(float, 3);
GJKPROOF_ASK(double, 2);
GJKPROOF_ASK(double, 3);
GJKPROOF_ASK(long double, 2);
GJKPROOF_ASK(long double, 3);
GJKPROOF_ASK(__float128, 2);
GJKPROOF_ASK(__float128, 3);

namespace {

// Empty if all parts of `result` are correct for a and b.  Every length may have an error of 64 u
// M, with M the largest |coordinate|: the allowance of the project.
template <typename S, int D>
std::string complaint(const Result<S, D>& result, const Body<S, D>& a, const Body<S, D>& b,
                      const Vec<S, D>& v) {
  S magnitude(0);
  for (const Body<S, D>* body : {&a, &b}) {
    for (const Vec<S, D>& point : *body) {
      for (const S& x : point.x) magnitude = std::max<S>(magnitude, absolute(x));
    }
  }
  const S allowed = S(64) * ScalarTraits<S>::unit_roundoff() * magnitude;
  const auto near = [&](const Vec<S, D>& one, const Vec<S, D>& other) {
    for (std::size_t i = 0; i < D; ++i) {
      if (!(absolute<S>(one[i] - other[i]) <= allowed)) return false;
    }
    return true;
  };
  if (!near(result.v, v)) return "v";
  const S expected = result.scale(result.scale(dot(v, v)));
  const S length_allowed = allowed * S(4) * result.scale(result.scale(magnitude));
  if (!(absolute<S>(result.vv - expected) <= length_allowed)) return "vv";
  if (result.intersecting != (v == Vec<S, D>{})) return "intersecting";
  if (!(result.mu_squared <= expected + length_allowed)) return "mu";
  S sum(0);
  Vec<S, D> on_a;
  Vec<S, D> on_b;
  for (std::size_t i = 0; i <= D; ++i) {
    if (!contains(result.members, i)) continue;
    const auto& [y, p, q] = result.support[i];
    if (!(S(0) < result.lambda[i])) return "weight";
    if (!(p.index < a.size() && q.index < b.size())) return "index";
    if (!(p.point == a[p.index] && q.point == b[q.index])) return "point of an index";
    if (!(y == result.scale(p.point) - result.scale(q.point))) return "point of the difference";
    sum = sum + result.lambda[i];
    on_a = on_a + result.lambda[i] * p.point;
    on_b = on_b + result.lambda[i] * q.point;
  }
  if (!(absolute<S>(sum - S(1)) <= S(8) * ScalarTraits<S>::unit_roundoff())) return "sum";
  if (!(near(on_a, result.witness_a) && near(on_b, result.witness_b))) return "witness";
  if (!near(result.witness_a - result.witness_b, v)) return "distance of the witnesses";
  return "";
}

template <typename S>
class DistanceTest : public testing::Test {};
using Scalars = testing::Types<float, double, long double, __float128>;
TYPED_TEST_SUITE(DistanceTest, Scalars);

// The cubes are separated along no, some or all axes, so that the nearest features are faces, edges
// or vertices.  Shifts by 0 or 1/2 along the other axes make them overlap wholly or in part.
template <typename S, int D>
void ask_cubes() {
  for (const auto& [preset, policy] : presets<S>()) {
    for (int kind = 0; kind < (D == 2 ? 25 : 125); ++kind) {
      std::array<double, D> centre{};
      Vec<S, D> v;
      int rest = kind;
      for (std::size_t axis = 0; axis < D; ++axis, rest /= 5) {
        // Separated by 0.75 and 3 on both sides, or overlapping.
        centre[axis] = std::array{0.5, 2.75, -5.0, 0.0, -2.75}[static_cast<std::size_t>(rest % 5)];
        if (centre[axis] > 2) v[axis] = S(2 - centre[axis]);
        if (centre[axis] < -2) v[axis] = S(-2 - centre[axis]);
      }
      const Body<S, D> a = cube<S, D>({});
      const Body<S, D> b = cube<S, D>(centre);
      const Result<S, D> result = ask(a, b, policy);
      const bool separated = !(v == Vec<S, D>{});
      EXPECT_EQ(complaint(result, a, b, v), "") << preset << ", kind " << kind;
      const auto expected = separated ? Status::converged : Status::origin_inside;
      EXPECT_STREQ(name(result.status), name(expected)) << preset << ", kind " << kind;
    }
  }
}

TYPED_TEST(DistanceTest, IsRightForSquaresAtEveryKindOfNearestFeature) {
  ask_cubes<TypeParam, 2>();
}
TYPED_TEST(DistanceTest, IsRightForCubesAtEveryKindOfNearestFeature) { ask_cubes<TypeParam, 3>(); }

TYPED_TEST(DistanceTest, IsRightWhereTheNearestPointIsNoMachineNumber) {
  using S = TypeParam;
  // The plane x + y + z = 1 against the origin, and the line x + 2y = 1: v = (1,1,1)/3, (1,2)/5.
  const Body<S, 3> facet{{{S(1), S(0), S(0)}}, {{S(0), S(1), S(0)}}, {{S(0), S(0), S(1)}}};
  const Body<S, 2> edge{{{S(1), S(0)}}, {{S(0), S(1) / S(2)}}, {{S(1), S(1)}}};
  const S third = S(1) / S(3);
  for (const auto& [preset, policy] : presets<S>()) {
    const Body<S, 3> origin3{{}};
    const Body<S, 2> origin2{{}};
    const Vec<S, 3> v3{{third, third, third}};
    const Vec<S, 2> v2{{S(1) / S(5), S(2) / S(5)}};
    EXPECT_EQ(complaint(ask(facet, origin3, policy), facet, origin3, v3), "") << preset;
    EXPECT_EQ(complaint(ask(origin3, facet, policy), origin3, facet, -v3), "") << preset;
    EXPECT_EQ(complaint(ask(edge, origin2, policy), edge, origin2, v2), "") << preset;
  }
}

TYPED_TEST(DistanceTest, WithoutAPolicyIsThatOfRobust) {
  using S = TypeParam;
  const Body<S, 3> a = cube<S, 3>({});
  for (const double apart : {1.5, 2.0, 4.75}) {
    const Body<S, 3> b = cube<S, 3>({apart, 0.5, 0.25});
    const auto result = gjk::distance(VertexCloud<S, 3>(a), VertexCloud<S, 3>(b));
    const auto expected = ask(a, b, robust<S>());
    EXPECT_EQ(result.status, expected.status) << apart;
    EXPECT_TRUE(result.v == expected.v) << apart;
    EXPECT_TRUE(length(result) == S(apart < 2 ? 0 : apart - 2)) << apart;
  }
}

TYPED_TEST(DistanceTest, OfTwoPointsNeedsNoIteration) {
  using S = TypeParam;
  const Body<S, 3> a{{{S(1), S(2), S(3)}}};
  const Body<S, 3> b{{{S(3), S(5), S(9)}}};
  for (const auto& [preset, policy] : presets<S>()) {
    const auto apart = ask(a, b, policy);
    EXPECT_EQ(apart.status, Status::converged) << preset;
    EXPECT_EQ(apart.iterations, 0) << preset;
    EXPECT_TRUE(apart.v == a[0] - b[0] && apart.mu_squared == apart.vv) << preset;
    const auto together = ask(a, a, policy);
    EXPECT_EQ(together.status, Status::origin_inside) << preset;
    EXPECT_TRUE(together.intersecting && together.vv == S(0)) << preset;
  }
}

// The difference of two such coordinates is out of range; half of it is not.
TYPED_TEST(DistanceTest, IsRightForBodiesAtOppositeEndsOfTheNumberRange) {
  using S = TypeParam;
  S huge(1);
  while (is_finite(S(huge * S(2)))) huge = huge * S(2);
  const Body<S, 2> a{{{huge, S(0)}}, {{huge, huge}}};
  const Body<S, 2> b{{{-huge, huge / S(4)}}};
  const auto result = ask(a, b, robust<S>());
  ASSERT_EQ(result.status, Status::converged);
  EXPECT_EQ(result.scale.exponent, normalising_scale(huge).exponent);
  EXPECT_TRUE(result.vv == S(1));  // 2 huge, where huge is 1/2
  EXPECT_TRUE(result.witness_a == (Vec<S, 2>{{huge, huge / S(4)}}));
  EXPECT_TRUE(result.witness_b == b[0]);
}

// Within omega v is not zero, but the bodies were found to meet.
TYPED_TEST(DistanceTest, HasLengthZeroWheneverTheBodiesWereFoundToMeet) {
  using S = TypeParam;
  const Body<S, 2> a{{{S(1), S(0)}}};
  const Body<S, 2> b{{{S(1) + S(2) * ScalarTraits<S>::unit_roundoff(), S(0)}}};
  const auto result = ask(a, b, robust<S>());
  EXPECT_EQ(result.status, Status::below_omega);
  EXPECT_TRUE(S(0) < result.vv);
  EXPECT_TRUE(length(result) == S(0));
  EXPECT_TRUE(S(0) < length(ask(a, b, enhanced<S>())));
}

// With B the origin, (4, 2) is no nearer than (4, 0), where the search begins; (2, 3) is.  The segment
// from (4, 0) to it is nearest at its foot, v.v = 144/13.  (3, 1) alone is nearer than (4, 0), and the
// same point once more is not.
template <typename Sub>
void expect_a_start_from_nearer_pairs() {
  const Body<double, 2> a{{{4, 0}}, {{4, 2}}, {{2, 3}}, {{3, 1}}, {{3, 1}}};
  const Body<double, 2> b{{{0, 0}}};
  const VertexCloud<double, 2> cloud_a(a);
  const VertexCloud<double, 2> cloud_b(b);
  const auto first_simplex = [&](std::initializer_list<std::size_t> corners) {
    std::vector<PointPair<double, 2>> start;
    for (const std::size_t i : corners) start.push_back({{a[i], i}, {b[0], 0}});
    std::vector<std::size_t> members;
    double vv = 0;
    const auto watch = [&](const Step<double, 2>& step) {
      if (step.k > 0) return;
      vv = step.simplex.vv;
      for (std::size_t i = 0; i <= 2; ++i) {
        if (contains(step.simplex.members, i)) members.push_back(step.support[i].p.index);
      }
    };
    distance_with(Sub{}, cloud_a, cloud_b, enhanced<double>(), watch,
                  std::span<const PointPair<double, 2>>(start));
    return std::pair(members, vv);
  };
  using Members = std::vector<std::size_t>;
  EXPECT_EQ(first_simplex({0, 1}), std::pair(Members{0}, 16.0));
  EXPECT_EQ(first_simplex({0, 3, 4}), std::pair(Members{3}, 10.0));
  for (const auto& corners : {std::initializer_list<std::size_t>{0, 2}, {0, 1, 2}, {0, 2, 1}}) {
    const auto [members, vv] = first_simplex(corners);
    EXPECT_EQ(members, (Members{0, 2}));
    EXPECT_NEAR(vv, 144.0 / 13, 1e-14);
  }
}

TEST(DistanceWith, BeginsWithThosePairsThatAreNearer) {
  expect_a_start_from_nearer_pairs<Johnson<double, 2>>();
  expect_a_start_from_nearer_pairs<SignedVolumes<double, 2>>();
  expect_a_start_from_nearer_pairs<Projections<double, 2>>();
}

TEST(VertexCloud, TakesTheFirstOfEqualCandidatesAndTheFirstPointWithoutDirection) {
  const Body<double, 2> points{{{0, 1}}, {{2, 0}}, {{2, 1}}, {{2, 0}}, {{-3, 1}}};
  const VertexCloud<double, 2> cloud(points);
  EXPECT_EQ(cloud.support({{1, 0}}).index, 1U);
  EXPECT_EQ(cloud.support({{1, 1}}).index, 2U);
  EXPECT_EQ(cloud.support({{0, 1}}).index, 0U);
  EXPECT_EQ(cloud.support({{0, 0}}).index, 0U);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(cloud.support({{nan, 1}}).index, 0U);
  EXPECT_EQ(cloud.magnitude(), 3);
}

// Compares scans of two points at a time, and of blocks of eight, with a scan of one by one, at
// every size that is divided differently.  On a lattice several points share most values, also
// points of different lanes and blocks.  Machines without SSE2 use the template.
TEST(VertexCloud, ScansSeveralPointsAtOnceAsItScansOneByOne) {
  using Limits = std::numeric_limits<double>;
  const std::array specials{1.,  Limits::max(),      Limits::quiet_NaN(),
                            -0., Limits::infinity(), -Limits::infinity()};
  std::mt19937_64 random(1);
  for (std::size_t trial = 0; trial < 50000; ++trial) {
    Body<double, 3> points(1 + trial % 100);
    for (auto& point : points) {
      for (double& x : point.x) x = static_cast<double>(random() % 5) - 2;
    }
    const double special = specials[trial / 100 % specials.size()];
    points[random() % points.size()][random() % 3] = special;
    if (trial % 7 == 0) points[0][random() % 3] = special;
    Vec<double, 3> direction;
    for (double& x : direction.x) x = static_cast<double>(random() % 5) - 2;
    if (trial % 8 == 1) direction = 1e300 * direction;  // infinite values
    const std::span<const Vec<double, 3>> all(points);
    const std::size_t one_by_one = furthest_point<double, 3>(all, direction);
    ASSERT_EQ(furthest_point(all, direction), one_by_one) << trial;
  }
}

// A convex combination of coordinates near the largest number is between them, though its sum overflows.
TEST(Distance, HasWitnessPointsInRangeNearTheLargestNumber) {
  const Body<double, 3> a{{{0x1p+1019, 0x1.ffffffffffffep+1023, 0x1p+1021}}};
  const Body<double, 3> b{{{0x1.8p+1023, 0x1.ap+1023, 0x1.ap+1023}},
                          {{-0x1.f8p+1023, 0x1.8p+1023, 0}},
                          {{0x1.a8p+1021, 0x1.8p+1023, -0x1p+1023}}};
  const Result<double, 3> found = ask(a, b, robust<double>());
  EXPECT_EQ(found.status, Status::converged);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(found.witness_a[i] / a[0][i], 1, 0x1p-50) << i;
    EXPECT_TRUE(is_finite(found.witness_b[i])) << i;
  }
}

// For identical bodies the origin lies deep inside A - B, and often on a face of the simplex too.
// There v is noise of a few u, which the published presets return (measured: in 1 of 200 cases, up
// to 13 u); robust uses omega against it.  No preset may prove the bodies separated.
TYPED_TEST(DistanceTest, OfIdenticalBodiesIsNoiseAtMostAndContactAtRobust) {
  using S = TypeParam;
  const S allowed = S(64) * ScalarTraits<S>::unit_roundoff();
  for (const auto& [preset, policy] : presets<S>()) {
    for (std::uint64_t key = 0; key < 500; ++key) {
      const Body<S, 3> a = random_body<S, 3>(key, 8, S(0), S(1));
      Body<S, 3> b = a;
      std::rotate(b.begin(), b.begin() + static_cast<int>(key % 8), b.end());
      const auto result = ask(a, b, policy);
      EXPECT_TRUE(dot(result.v, result.v) <= allowed * allowed) << preset << ", case " << key;
      EXPECT_TRUE(result.mu_squared == S(0)) << preset << ", case " << key;
      const bool robust = std::string_view(preset) == "robust";
      EXPECT_TRUE(result.intersecting || !robust) << preset << ", case " << key;
    }
  }
}

}  // namespace
}  // namespace gjk::test
