// SPDX-License-Identifier: MIT
// The three sub-algorithms compared with the truth on lattice simplices, and Johnson's cache.
#include <gtest/gtest.h>

#include <string>

#include "core/gjk/test/bodies.hpp"

namespace gjk::test {
namespace {

template <int D>
Points<double, D> rounded(const Cell<D>& y) {
  Points<double, D> points{};
  for (std::size_t i = 0; i <= D; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) points[i][axis] = static_cast<double>(y[i][axis]);
  }
  return points;
}

// v has an error of a few u times the largest coordinate, 2, and v.v one of 2 |v| times that, with
// |v| <= 2 sqrt(3) < 4.  4 u covers all simplices below (measured), 2 u does not; 8 u leaves room
// for another order of summation.
constexpr double allowance = 8 * 0x1p-53 * 2 * 4;

// Empty if `found` is correct for y with v.v = expected.
template <int D>
const char* complaint(const Points<double, D>& y, Slots all, const Nearest<double, D>& found,
                      long double expected) {
  if (!found) return "no subset";
  if ((found.members & ~all) != 0) return "a member that was not given";
  const long double error_vv = static_cast<long double>(found.vv) - expected;
  if (!(std::abs(static_cast<double>(error_vv)) <= allowance)) return "v.v is wrong";
  double sum = 0;
  Vec<double, D> v;
  for (std::size_t i = 0; i <= D; ++i) {
    if (!(found.lambda[i] >= 0)) return "negative weight";
    if (!contains(found.members, i) && found.lambda[i] != 0) return "weight of no member";
    sum += found.lambda[i];
    v = v + found.lambda[i] * y[i];
  }
  if (!(std::abs(sum - 1) <= 8 * 0x1p-53)) return "weights do not add up to 1";
  const Vec<double, D> error = v - found.v;
  if (!(dot(error, error) <= allowance * allowance)) return "weights do not give v";
  if (!(std::abs(dot(found.v, found.v) - found.vv) <= allowance)) return "v.v is not that of v";
  return "";
}

// Johnson's answer for a simplex built point by point, the last one newest.
template <int D>
Nearest<double, D> johnson(const Points<double, D>& y, std::size_t count, bool full_allowed) {
  Johnson<double, D> sub;
  for (std::size_t i = 0; i + 1 < count; ++i) sub.nearest(y, (1U << i) - 1U, i, true);
  const Slots members = (1U << (count - 1)) - 1U;
  const auto found = sub.nearest(y, members, count - 1, full_allowed);
  // In the loop the newest point is always in X [vdB99 Theorem 2]; here it need not be.
  return found ? found : sub.backup(y, members, count - 1, full_allowed);
}

template <int D>
void ask_all(const Cell<D>& cell, std::size_t count) {
  const Points<double, D> y = rounded<D>(cell);
  const Slots members = (1U << (count - 1)) - 1U;
  const Slots all = with(members, count - 1);
  for (const bool hollow : {false, true}) {
    if (hollow && count <= D) continue;
    const long double expected = norm_squared<D>(cell, count, hollow);
    const SignedVolumes<double, D> volumes;
    const Projections<double, D> projections;
    const auto by_volumes = volumes.nearest(y, members, count - 1, !hollow);
    const auto by_projections = projections.nearest(y, members, count - 1, !hollow);
    ASSERT_STREQ(complaint<D>(y, all, by_volumes, expected), "") << "signed volumes";
    ASSERT_STREQ(complaint<D>(y, all, by_projections, expected), "") << "projections";
    if (!independent<D>(cell, count)) continue;
    ASSERT_STREQ(complaint<D>(y, all, johnson<D>(y, count, !hollow), expected), "") << "Johnson";
  }
}

template <int D>
std::string printed(const Cell<D>& cell) {
  std::string text;
  for (const auto& point : cell) {
    text += " (";
    for (const Integer x : point.x) text += " " + std::to_string(x);
    text += " )";
  }
  return text;
}

TEST(SubAlgorithms, GiveTheNearestPointOfEveryLatticeTriangleAndSegmentOfThePlane) {
  const auto points = lattice<Integer, 2>(2);
  for (const auto& a : points) {
    for (const auto& b : points) {
      const Cell<2> segment{a, b};
      ASSERT_NO_FATAL_FAILURE(ask_all<2>(segment, 2)) << printed<2>(segment);
      for (const auto& c : points) {
        const Cell<2> cell{a, b, c};
        ASSERT_NO_FATAL_FAILURE(ask_all<2>(cell, 3)) << printed<2>(cell);
      }
    }
  }
}

TEST(SubAlgorithms, GiveTheNearestPointOfEveryLatticeTriangleAndSegmentOfSpace) {
  const auto points = lattice<Integer, 3>(2);
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < points.size(); ++j) {
      const Cell<3> segment{points[i], points[j]};
      ASSERT_NO_FATAL_FAILURE(ask_all<3>(segment, 2)) << printed<3>(segment);
      // Each triangle once, with a varying order of its vertices.
      for (std::size_t k = i; k < points.size() && i <= j; ++k) {
        const Cell<3> cell{points[k], points[i], points[j]};
        ASSERT_NO_FATAL_FAILURE(ask_all<3>(cell, 3)) << printed<3>(cell);
      }
    }
  }
}

TEST(SubAlgorithms, GiveTheNearestPointOfSampledLatticeTetrahedra) {
  const auto points = lattice<Integer, 3>(2);
  int full = 0;
  constexpr std::uint64_t count = 200'000;
  for (std::uint64_t i = 0; i < count; ++i) {
    // 125^4 tetrahedra; a stride coprime to 5 samples them evenly.
    std::uint64_t rest = i * 1'220'703 % 244'140'625;
    Cell<3> cell;
    for (auto& point : cell) {
      point = points[rest % 125];
      rest /= 125;
    }
    ASSERT_NO_FATAL_FAILURE(ask_all<3>(cell, 4)) << printed<3>(cell);
    if (independent<3>(cell, 4) && norm_squared<3>(cell, 4, false) == 0) ++full;
  }
  EXPECT_GT(full, 1000) << "few tetrahedra contain the origin";
}

// Sum of lambda_i y_i in a wider format, to compare with the point that the weights should produce.
Vec<long double, 3> weighed(const Points<double, 3>& y, const Nearest<double, 3>& found) {
  Vec<long double, 3> sum;
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      sum[axis] += static_cast<long double>(found.lambda[i]) * static_cast<long double>(y[i][axis]);
    }
  }
  return sum;
}

// With a height of 2^-30 weights are uncertain by up to 2^30 u; together they give the origin.
TEST(Projections, WeightsOfAFlatTetrahedronGiveTheOriginToAFewRoundoffs) {
  int inside = 0;
  for (std::uint64_t key = 0; key < 20'000; ++key) {
    const Body<double, 3> points = random_body<double, 3>(key, 4, 0, 1);
    Points<double, 3> y;
    for (std::size_t i = 0; i < 4; ++i) {
      y[i] = {{points[i][0], points[i][1] + points[i][0] / 3, points[i][2] * 0x1p-30}};
    }
    const Projections<double, 3> projections;
    auto found = projections.nearest(y, 0b111, 3, true);
    if (found.members != full(3)) continue;
    ++inside;
    projections.settle(y, found);
    const auto left = weighed(y, found);
    EXPECT_LE(std::sqrt(static_cast<double>(dot(left, left))), 8 * 0x1p-53) << "case " << key;
  }
  EXPECT_GT(inside, 500);
}

// v = y_s + lambda (y_t - y_s) alone would be off by u |y| along the edge, however short v is.
TEST(Projections, VOnAnEdgeThatPassesCloseByIsNormalToIt) {
  int within = 0;
  for (std::uint64_t key = 0; key < 20'000; ++key) {
    const Body<double, 3> points = random_body<double, 3>(key, 2, 0, 1);
    const Points<double, 3> y{points[0], -1.5 * points[0] + 0x1p-30 * points[1]};
    const Projections<double, 3> projections;
    const auto found = projections.nearest(y, 0b1, 1, true);
    if (found.members != 0b11) continue;
    ++within;
    const Vec<double, 3> edge = y[1] - y[0];
    const double cosine = dot(found.v, edge) / std::sqrt(dot(found.v, found.v) * dot(edge, edge));
    EXPECT_LE(std::abs(cosine), 8 * 0x1p-53) << "case " << key;
  }
  EXPECT_GT(within, 10'000);
}

// Johnson's sub-algorithm as the loop uses it, compared with one without a cache.
template <int D>
class CheckedJohnson {
 public:
  Nearest<double, D> nearest(const Points<double, D>& y, Slots members, std::size_t newest,
                             bool full_allowed) {
    ++calls;
    Johnson<double, D> fresh;
    Slots before = 0;
    for (std::size_t i = 0; i <= D; ++i) {
      if (!contains(members, i)) continue;
      fresh.nearest(y, before, i, true);
      before = with(before, i);
    }
    return same(cached_.nearest(y, members, newest, full_allowed),
                fresh.nearest(y, members, newest, full_allowed));
  }

  Nearest<double, D> backup(const Points<double, D>& y, Slots members, std::size_t newest,
                            bool full_allowed) {
    return cached_.backup(y, members, newest, full_allowed);
  }

  static inline int calls = 0;

 private:
  static Nearest<double, D> same(const Nearest<double, D>& one, const Nearest<double, D>& other) {
    EXPECT_EQ(one.members, other.members);
    EXPECT_EQ(one.lambda, other.lambda);
    EXPECT_EQ(one.v, other.v);
    return one;
  }

  Johnson<double, D> cached_;
};

template <int D>
void run_checked(std::uint64_t key) {
  std::vector<Vec<double, D>> a(24);
  std::vector<Vec<double, D>> b(24);
  std::uint64_t state = key;
  for (auto* body : {&a, &b}) {
    for (auto& point : *body) {
      for (double& x : point.x) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        x = static_cast<double>(state >> 11) * 0x1p-52 - 1;
        if (body == &b) x += static_cast<double>(key % 4) / 2;
      }
    }
  }
  const VertexCloud<double, D> cloud_a(a);
  const VertexCloud<double, D> cloud_b(b);
  distance_with(CheckedJohnson<D>{}, cloud_a, cloud_b, enhanced<double>());
}

TEST(Johnson, GivesTheSameWithCachedDeterminantsAsWithFreshOnesBitForBit) {
  for (std::uint64_t key = 0; key < 1000; ++key) {
    run_checked<2>(key);
    run_checked<3>(key);
    if (HasFailure()) FAIL() << "case " << key;
  }
  EXPECT_GT(CheckedJohnson<3>::calls, 3000) << "the sequences are too short to mean much";
}

}  // namespace
}  // namespace gjk::test
