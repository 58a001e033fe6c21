// SPDX-License-Identifier: MIT
// Depths of small polygons by all their edges, and the outlines that they need.
#include <cmath>
#include <concepts>
#include <numbers>
#include <random>
#include <vector>

#include "core/gjk/certified/polygon_depth.hpp"
#include "oracle/test/certified_depths.hpp"

namespace oracle::depth_tests {
namespace {

using certified::Outline;
using certified::PolygonDepth;
using Points = std::vector<Point>;

template <typename S = double>
std::size_t outlined(const std::vector<gjk::Vec<S, 2>>& points) {
  return Outline(std::span<const gjk::Vec<S, 2>>(points)).size();
}

TEST(PolygonDepth, KnowsOutlinesInAnyOrder) {
  const std::vector<gjk::Vec<double, 2>> square{{{0, 0}}, {{1, 1}}, {{1, 0}}, {{0, 1}}};
  const Outline outline{std::span<const gjk::Vec<double, 2>>(square)};
  ASSERT_EQ(outline.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    const auto& p = square[outline[outline.before(i)]];
    const auto& q = square[outline[i]];
    const auto& r = square[outline[outline.after(i)]];
    EXPECT_GT((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]), 0);
  }
}

TEST(PolygonDepth, KnowsNoOutlineOfOtherBodies) {
  EXPECT_EQ(outlined({{{0, 0}}, {{1, 0}}}), 0U);
  EXPECT_EQ(outlined({{{0, 0}}, {{1, 1}}, {{2, 2}}}), 0U);
  EXPECT_EQ(outlined({{{0, 0}}, {{2, 0}}, {{1, 0}}, {{0, 2}}}), 0U);        // on an edge
  EXPECT_EQ(outlined({{{0, 0}}, {{3, 0}}, {{1, 1}}, {{0, 3}}}), 0U);        // inside
  EXPECT_EQ(outlined({{{0, 0}}, {{3, 0}}, {{0, 3}}, {{0, 3}}}), 0U);        // twice
  EXPECT_EQ(outlined({{{0, 0}}, {{1, 0x1p-60}}, {{2, 0}}, {{0, 2}}}), 0U);  // hardly inside
  EXPECT_EQ(outlined({{{0, 0}}, {{1, 1 / 3.}}, {{3, 1}}, {{0, 2}}}), 0U);   // uncertain
  EXPECT_EQ(outlined({{{0, 0}}, {{1, -0x1p-40}}, {{2, 0}}, {{0, 2}}}), 4U);
  EXPECT_EQ(outlined<float>({{{0, 0}}, {{1, 0}}, {{0, 1}}}), 3U);
  EXPECT_EQ(outlined({{{0, 0}}, {{0x1p1023, 0}}, {{0, 0x1p1023}}}), 0U);  // overflow
  std::vector<gjk::Vec<double, 2>> many;
  for (double x = 0; x < 17; ++x) {
    many.push_back({{x, x * x}});
    EXPECT_EQ(outlined(many), many.size() < 3 || many.size() > Outline::most ? 0 : many.size());
  }
}

// On an ellipse about a point.
Points polygon(std::mt19937_64& random, std::size_t corners, double x, double y) {
  const auto draw = [&random] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  const double thin = std::exp2(-8 * draw());
  const double turn = draw();
  Points points;
  for (std::size_t i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi *
                         ((static_cast<double>(i) + 0.5 * draw()) / static_cast<double>(corners));
    const double along = std::cos(angle);
    const double across = thin * std::sin(angle);
    points.push_back({x + along * std::cos(turn) - across * std::sin(turn),
                      y + along * std::sin(turn) + across * std::cos(turn)});
  }
  return points;
}

struct Found {
  int asked = 0;
  int proved = 0;
  int wrong = 0;  // ends of intervals, and normals
  void operator+=(const Found& more) {
    asked += more.asked;
    proved += more.proved;
    wrong += more.wrong;
  }
};

// Counts an answer to an overlap by edges alone.
template <typename Bounds>
Found look(const Points& of_a, const Points& of_b) {
  const Case question = oracle::question(2, of_a, of_b);
  const auto truth = penetration(question);
  const auto a = prepared<double, 2>(question.a);
  const auto b = prepared<double, 2>(question.b);
  const certified::PreparedDifference<double, 2> difference(a, b);
  CertifiedDepth<double, 2> found;
  if (!PolygonDepth<Bounds>(difference).answer(found)) return {1, 0, 0};
  const std::string fault = contradiction(found, a, b, question, truth);
  if constexpr (std::same_as<Bounds, ProvedBounds>) {
    EXPECT_EQ(fault, "");
  }
  return {1, 1, fault.empty() ? 0 : 1};
}

template <typename Bounds>
Found look_at_many(int pairs) {
  std::mt19937_64 random(17);
  Found all;
  for (int i = 0; i < pairs; ++i) {
    const double away = i % 4 == 0 ? 100 : 0;
    const auto corners = [&random] { return 3 + random() % 14; };
    const double apart = static_cast<double>(random() % 100) / 100;
    all += look<Bounds>(polygon(random, corners(), away, 0),
                        polygon(random, corners(), away + apart, 0));
  }
  return all;
}

TEST(PolygonDepth, HoldsTheTruth) {
  const Found found = look_at_many<ProvedBounds>(2000);
  EXPECT_GT(found.proved, found.asked / 2);
  EXPECT_EQ(found.wrong, 0);
}

// The foot of the perpendicular may be on either of two parallel edges.
TEST(PolygonDepth, FindsTheFootBetweenParallelEdges) {
  const auto box = [](double x, double y, double width, double height) {
    return Points{{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
  };
  std::mt19937_64 random(18);
  const auto draw = [&random](unsigned most) { return static_cast<double>(random() % most) / 8; };
  Found all;
  for (int i = 0; i < 500; ++i) {
    const double x = 1 + draw(16);
    const double y = 1 + draw(16);
    const Points first = box(0, 0, x, y);
    const Points second = box(x - 0.125, draw(8) - 0.5, 1 + draw(16), 1 + draw(16));
    all += look<ProvedBounds>(first, second);
    all += look<ProvedBounds>(second, first);
  }
  EXPECT_EQ(all.proved, all.asked);
}

TEST(PolygonDepth, ProvesNoOverlapOfOthers) {
  const Points square{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  for (const double x : {1., 1 + 0x1p-52, 1 - 0x1p-53, 1.5, 3.}) {
    const Points other{{x, 0.25}, {x + 1, 0.25}, {x + 1, 0.75}};
    EXPECT_EQ(look<ProvedBounds>(square, other).proved, 0) << x;
    EXPECT_EQ(look<ProvedBounds>(other, square).proved, 0) << x;
  }
  EXPECT_EQ(look<ProvedBounds>(square, {{0.5, 0.25}, {1.5, 0.25}, {1.5, 0.75}}).proved, 1);
}

// Squares of heights and edges that underflow are no numbers to compare.
TEST(PolygonDepth, ProvesNothingOfShortEdges) {
  const Points large{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  for (const double size : {0x1p-300, 0x1p-460, 0x1p-500, 0x1p-537, 0x1p-600}) {
    const Points small{{0, 0}, {size, 0}, {0, size}};
    EXPECT_EQ(look<ProvedBounds>(large, small).wrong, 0);
    EXPECT_EQ(look<ProvedBounds>(small, small).wrong, 0);
  }
  EXPECT_EQ(look<ProvedBounds>(large, {{0, 0}, {0x1p-500, 0}, {0, 0x1p-500}}).proved, 0);
}

struct NoErrors : ProvedBounds {
  static constexpr double facets = 0;
  static constexpr double lower_norm = 0;
};

TEST(PolygonDepth, NeedsItsBounds) { EXPECT_GT(look_at_many<NoErrors>(300).wrong, 20); }

}  // namespace
}  // namespace oracle::depth_tests
