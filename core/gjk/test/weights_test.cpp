// SPDX-License-Identifier: MIT
// Weights produce the point they belong to, however flat the simplex is.  Earlier only the weights
// of a full simplex in space were refined, and only once: in a triangle of height 2^-53 around the
// origin the witness points were separated by 1.5e-3 M at double (parallel-s1-3541), in a
// tetrahedron by 0.13 M at float (oblong-s1-6342).
#include "core/gjk/sub_algorithms/weights.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/test/float128.hpp"

namespace gjk::test {
namespace {

// ‖v - sum of lambda_i y_i‖ / max ‖y_i‖, in a wider format.
template <typename S, int D>
double missed(const Points<S, D>& y, const Nearest<S, D>& W) {
  double squared = 0;
  double radius = 0;
  for (std::size_t axis = 0; axis < D; ++axis) {
    auto left = static_cast<long double>(W.v[axis]);
    for (std::size_t i = 0; i <= D; ++i) {
      if (!contains(W.members, i)) continue;
      left -= static_cast<long double>(W.lambda[i]) * static_cast<long double>(y[i][axis]);
      radius = std::max(radius, std::sqrt(static_cast<double>(dot(y[i], y[i]))));
    }
    squared += static_cast<double>(left * left);
  }
  return std::sqrt(squared) / radius;
}

template <typename S, int D>
void expect_weights(const Nearest<S, D>& W, Slots given, std::uint64_t key) {
  S sum(0);
  for (std::size_t i = 0; i <= D; ++i) {
    ASSERT_TRUE(W.lambda[i] >= 0) << key;
    ASSERT_TRUE(contains(W.members, i) || W.lambda[i] == 0) << key;
    sum += W.lambda[i];
  }
  ASSERT_EQ(W.members & ~given, 0U) << key;
  ASSERT_LE(std::abs(static_cast<double>(sum) - 1),
            4 * static_cast<double>(ScalarTraits<S>::unit_roundoff()))
      << key;
}

// Points in a box with heights 2^-one and 2^-other, rotated so that its edges are not axes.
template <typename S, int D>
Points<S, D> flat_points(std::uint64_t key, int one, int other) {
  const Body<S, D> points = random_body<S, D>(key, D + 1, S(0), S(1));
  Points<S, D> y;
  for (std::size_t i = 0; i <= D; ++i) {
    const S x = points[i][0];
    y[i][0] = x;
    y[i][1] = x / S(3) + std::ldexp(points[i][1], -one);
    if constexpr (D == 3) y[i][2] = x / S(7) + std::ldexp(points[i][2], -other);
  }
  return y;
}

template <typename S, int D>
void expect_the_origin_from_flat_simplices() {
  const double u = static_cast<double>(ScalarTraits<S>::unit_roundoff());
  const int digits = std::numeric_limits<S>::digits;
  int full_ones = 0;
  int mended = 0;
  for (std::uint64_t key = 0; key < 60'000; ++key) {
    const int one = static_cast<int>(key % static_cast<std::uint64_t>(digits + 6));
    const int other =
        D == 2 ? 0 : static_cast<int>(key / 64 % static_cast<std::uint64_t>(digits + 6));
    const auto y = flat_points<S, D>(key, one, other);
    const Projections<S, D> projections;
    const auto found = projections.nearest(y, full(D) >> 1, D, true);
    if (found.members != full(D)) continue;
    // Signs of sides are noise too, so the origin may be outside.
    using Wide = __float128;
    Points<Wide, D> wide;
    for (std::size_t i = 0; i <= D; ++i) {
      for (std::size_t axis = 0; axis < D; ++axis) wide[i][axis] = static_cast<Wide>(y[i][axis]);
    }
    const auto true_one = Projections<Wide, D>{}.nearest(wide, full(D) >> 1, D, true);
    if (Wide(u * u) < true_one.vv) continue;
    ++full_ones;
    auto settled = found;
    projections.settle(y, settled);
    expect_weights<S, D>(settled, full(D), key);
    ASSERT_LE((missed<S, D>(y, settled)), 16 * u)
        << "case " << key << ", 2^-" << one << ", 2^-" << other;
    ASSERT_TRUE(settled.v == found.v && settled.vv == found.vv);
    mended += missed<S, D>(y, found) > 16 * u ? 1 : 0;
  }
  EXPECT_GT(full_ones, 1000);
  EXPECT_GT(mended, 50);
}

TEST(Weights, OfFlatSimplicesAroundTheOriginGiveTheOrigin) {
  expect_the_origin_from_flat_simplices<float, 2>();
  expect_the_origin_from_flat_simplices<float, 3>();
  expect_the_origin_from_flat_simplices<double, 2>();
  expect_the_origin_from_flat_simplices<double, 3>();
}

// With heights down to 2^-20, directions of triangle normals have errors of 2^-33 at double.
TEST(Weights, OfFlatTrianglesGiveThePointThatProjectionFinds) {
  int triangles = 0;
  for (std::uint64_t key = 0; key < 20'000; ++key) {
    Points<double, 3> y = flat_points<double, 3>(key, static_cast<int>(key % 21), 1);
    for (auto& point : y) point = point + Vec<double, 3>{0, 0, 0.25};
    const Projections<double, 3> projections;
    const auto found = projections.nearest(y, 0b11, 2, true);
    if (std::popcount(found.members) != 3) continue;
    ++triangles;
    auto settled = found;
    projections.settle(y, settled);
    expect_weights<double, 3>(settled, found.members, key);
    ASSERT_LE((missed<double, 3>(y, settled)), 16 * 0x1p-53) << key;
  }
  EXPECT_GT(triangles, 1000);
}

// Good weights keep every bit.
TEST(Weights, ThatAreGoodStay) {
  for (std::uint64_t key = 0; key < 2000; ++key) {
    const auto y = flat_points<double, 3>(key, 1, 1);
    const Projections<double, 3> projections;
    const auto found = projections.nearest(y, 0b111, 3, true);
    if (missed<double, 3>(y, found) > 4 * 0x1p-53) continue;
    auto settled = found;
    projections.settle(y, settled);
    ASSERT_EQ(settled.members, found.members);
    ASSERT_TRUE(settled.lambda == found.lambda);
  }
}

// Copies of one point, and of all points: weights exist even without any volume.
TEST(Weights, OfCopiesOfAPointAreNoNumbersLost) {
  const Points<double, 3> y{Vec<double, 3>{1, 0, 0}, {1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}};
  const Nearest<double, 3> bad{full(3), {0.75, 0.25, 0, 0}, {}, 0};
  auto settled = bad;
  Weights<double, 3>::reproduce(y, settled);
  expect_weights<double, 3>(settled, full(3), 0);
  EXPECT_EQ((missed<double, 3>(y, settled)), 0);
}

}  // namespace
}  // namespace gjk::test
