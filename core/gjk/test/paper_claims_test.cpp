// SPDX-License-Identifier: MIT
// Secondary claims of [vdB99] about support mappings, weights and iterations that do not end.
#include <gtest/gtest.h>

#include <cstdio>

#include "core/gjk/affine_image.hpp"
#include "core/gjk/separating_axis.hpp"
#include "core/gjk/test/bodies.hpp"

namespace gjk::test {
namespace {

// --- the support mapping of a difference [vdB99 App. A] ---

template <int D>
Body<double, D> lattice_body(std::uint64_t key, std::size_t count) {
  Body<double, D> points(count);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) {
      points[i][axis] = static_cast<double>(mixed(64 * key + 4 * i + axis) % 7) - 3;
    }
  }
  return points;
}

template <int D>
double furthest(const Body<double, D>& points, const Vec<double, D>& direction) {
  double most = dot(points[0], direction);
  for (const auto& point : points) most = std::max(most, dot(point, direction));
  return most;
}

template <int D>
void expect_support_of_all_pairs() {
  for (std::uint64_t key = 0; key < 200; ++key) {
    const auto a = lattice_body<D>(2 * key, 1 + key % 6);
    const auto b = lattice_body<D>(2 * key + 1, 1 + key % 5);
    Body<double, D> pairs;
    for (const auto& p : a) {
      for (const auto& q : b) pairs.push_back(p - q);
    }
    const VertexCloud<double, D> cloud_a(a);
    const VertexCloud<double, D> cloud_b(b);
    using Clouds = Difference<double, VertexCloud<double, D>, VertexCloud<double, D>>;
    const Scale<double> none;
    const Clouds difference(cloud_a, cloud_b, none);
    for (const auto& direction : lattice<double, D>(2)) {
      const auto found = difference.support(direction);
      ASSERT_NE(std::find(pairs.begin(), pairs.end(), found.y), pairs.end()) << key;
      ASSERT_EQ(dot(found.y, direction), furthest(pairs, direction)) << key;
      ASSERT_EQ(found.y, cloud_a.support(direction).point - cloud_b.support(-direction).point);
    }
  }
}

TEST(Difference, SupportsAreFurthestOfAllPairsOfVertices) {
  expect_support_of_all_pairs<2>();
  expect_support_of_all_pairs<3>();
}

// [PolyhedraTest19] derives the same by maxima but prints max d.a - max -d.b with a wrong sign: the
// second maximum must be added.  Its S(d) is a maximum in one line and a point in the other.
TEST(Difference, TheMaximaOfBothBodiesAreAddedNotSubtracted) {
  const Body<double, 2> a{{{0, 0}}};
  const Body<double, 2> b{{{1, 0}}};
  const Vec<double, 2> d{{1, 0}};
  const double right = furthest<2>({a[0] - b[0]}, d);
  EXPECT_EQ(right, furthest(a, d) + furthest(b, Vec<double, 2>(-d)));
  EXPECT_NE(right, furthest(a, d) - furthest(b, Vec<double, 2>(-d)));
}

// --- weights [vdB99 §5, Ill-conditioned Error Bounds] ---

// Tetrahedra of every kind: with the origin inside or outside, flat, oblong, a needle.
template <typename S>
Points<S, 3> some_tetrahedron(std::uint64_t key) {
  const Body<S, 3> points = random_body<S, 3>(key, 4, S(static_cast<int>(key % 3)) / S(2), S(1));
  Points<S, 3> y;
  const S thin = S(1) / S(1 << (key % 28));
  for (std::size_t i = 0; i < 4; ++i) {
    y[i] = points[i];
    if (key % 4 == 1) y[i][2] = y[0][2] + thin * y[i][2];
    if (key % 4 >= 2) y[i][1] = thin * y[i][1];
    if (key % 4 == 3) y[i][2] = thin * y[i][2];
  }
  return y;
}

template <typename S>
void expect_weights() {
  int without = 0;
  for (std::uint64_t key = 0; key < 20'000; ++key) {
    const Points<S, 3> y = some_tetrahedron<S>(key);
    Johnson<S, 3> sub;
    for (std::size_t newest = 0; newest < 4; ++newest) {
      const Slots members = (1U << newest) - 1U;
      auto found = sub.nearest(y, members, newest, true);
      if (!found) {
        ++without;
        found = sub.backup(y, members, newest, true);
      }
      S sum(0);
      for (std::size_t i = 0; i < 4; ++i) {
        ASSERT_EQ(S(0) < found.lambda[i], contains(found.members, i)) << key;
        sum = sum + found.lambda[i];
      }
      ASSERT_LE(absolute(S(sum - S(1))), S(8) * ScalarTraits<S>::unit_roundoff()) << key;
    }
  }
  EXPECT_GT(without, 100);
}

TEST(Johnson, ItsWeightsArePositiveAndAddUpToOneHoweverFlatTheSimplex) {
  expect_weights<float>();
  expect_weights<double>();
}

// "Always" holds only if Delta_i / Delta does not underflow.
TEST(Johnson, AWeightThatUnderflowsIsZero) {
  const Points<double, 3> y{{{{0, 1e-160, 0}}, {{1e150, 0, 0}}}};
  Johnson<double, 3> sub;
  sub.nearest(y, 0, 0, true);
  const auto found = sub.nearest(y, 1, 1, true);
  EXPECT_EQ(found.members, 3U);
  EXPECT_EQ(found.lambda[1], 0);
}

// --- iterations that do not end [vdB99 §5, Backup Procedure; Termination Condition] ---

// After a missing subset it returns the point of the previous iteration, and the loop continues.
class StubbornJohnson : public Johnson<float, 3> {
 public:
  explicit StubbornJohnson(int& missing) : missing_(&missing) {}

  Nearest<float, 3> nearest(const Points<float, 3>& y, Slots members, std::size_t newest,
                            bool full_allowed) {
    const auto found = Johnson<float, 3>::nearest(y, members, newest, full_allowed);
    if (found) {
      last_ = found;
    } else {
      ++*missing_;
    }
    return last_;
  }

 private:
  int* missing_;
  Nearest<float, 3> last_;
};

// "Each iteration will result in the same vector being computed."
TEST(MissingSubset, WithTheVectorOfTheIterationBeforeTheLoopWouldNeverEnd) {
  Policy<float> policy = enhanced<float>();
  policy.epsilon = 0;
  policy.repetition = Repetition::unchecked;
  int runs = 0;
  for (std::uint64_t key = 0; key < 5000; ++key) {
    const float stretch = 1.0F / static_cast<float>(1 << (key % 20));
    const Body<float, 3> a = random_body<float, 3>(2 * key, 8, 0, 1);
    const Body<float, 3> b =
        random_body<float, 3>(2 * key + 1, 8, static_cast<float>(key % 5) / 2, stretch);
    const auto ended = ask(a, b, policy);
    if (ended.status != Status::no_valid_subset) continue;
    ++runs;
    int missing = 0;
    int same = 0;
    const auto result =
        distance_with(StubbornJohnson(missing), VertexCloud<float, 3>(a), VertexCloud<float, 3>(b),
                      policy, [&](const Step<float, 3>& step) {
                        if (step.simplex.v == ended.v) ++same;
                      });
    EXPECT_EQ(result.status, Status::iteration_limit) << key;
    EXPECT_EQ(result.v, ended.v) << key;
    EXPECT_EQ(missing, policy.iteration_limit - ended.iterations + 1) << key;
    EXPECT_GE(same, missing) << key;
  }
  EXPECT_GT(runs, 5);
}

// Number of endless queries among 2000 pairs of bodies of this size, without the check for repeated
// points, which would end all of them.
int endless(Policy<double> policy, double size, std::size_t of_a, std::size_t of_b) {
  policy.repetition = Repetition::unchecked;
  int count = 0;
  for (std::uint64_t key = 0; key < 2000; ++key) {
    Body<double, 3> a = random_body<double, 3>(2 * key, of_a, 0, 1);
    Body<double, 3> b = random_body<double, 3>(2 * key + 1, of_b, 2.5, 1);
    multiply(size, a, b);
    if (ask(a, b, policy).status == Status::iteration_limit) ++count;
  }
  return count;
}

// "For large ‖v‖ the rounding error of ‖v‖ - mu can be of the same magnitude as epsilon."
TEST(Tolerance, AnAbsoluteOneIsNeverMetWhereLengthsAreLargeAndARelativeOneIs) {
  Policy<double> policy = enhanced<double>();
  policy.epsilon = 0x1p-40;
  EXPECT_EQ(endless(policy, 1, 8, 8), 0);
  EXPECT_EQ(endless(policy, 0x1p+40, 8, 8), 0);
  policy.tolerance = Tolerance::absolute;
  EXPECT_EQ(endless(policy, 1, 8, 8), 0);
  EXPECT_GT(endless(policy, 0x1p+40, 8, 8), 100);
}

// "For v close to 0 the right member of the inequality might underflow and become zero."  Uses a
// segment and a point, whose determinants are squared lengths; those of triangles underflow sooner.
TEST(Tolerance, ARelativeOneUnderflowsWhereLengthsAreSmallAndOmegaEndsIt) {
  Policy<double> policy = enhanced<double>();
  policy.epsilon = 0x1p-40;
  policy.omega_squared = 0;
  EXPECT_EQ(endless(policy, 0x1p-400, 2, 1), 0);
  EXPECT_GT(endless(policy, 0x1p-520, 2, 1), 10);
  policy.omega_squared = enhanced<double>().omega_squared;
  EXPECT_EQ(endless(policy, 0x1p-520, 2, 1), 0);
}

// --- quadrics in motion [vdB99 §4, Separating Axis] ---

// A cone rotates and circles a cylinder by one degree per frame, at a distance of 0.2 to 0.3.  Its
// support point takes the same operations at every placement.
TEST(IncrementalSeparatingAxis, TakesAboutOneSupportPointAFrameOfQuadrics) {
  const Cylinder<double> still(1, 1);
  const Cone<double> cone(1, 1);
  Vec<double, 3> axis = first_axis<double, 3>();
  int calls = 0;
  int most = 0;
  constexpr int frames = 720;
  for (int frame = 0; frame < frames; ++frame) {
    const double angle = 0.017453292519943295 * frame;
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    const double apart = 3.1 + 0.05 * std::cos(3 * angle);
    const Affine<double, 3> place{{{{{c, -s, 0}}, {{s, c, 0}}, {{0, 0, 1}}}},
                                  {{apart * c, 0, apart * s}}};
    const AffineImage<Cone<double>, double> moved(cone, place);
    const auto found = separating_axis(still, moved, enhanced<double>(), axis);
    EXPECT_EQ(found.status, AxisStatus::separating_axis) << frame;
    axis = found.v;
    calls += found.support_calls;
    most = std::max(most, found.support_calls);
  }
  std::printf("%d support points of %d frames, %d at most in one\n", calls, frames, most);
  EXPECT_LT(calls, frames * 11 / 10);
}

}  // namespace
}  // namespace gjk::test
