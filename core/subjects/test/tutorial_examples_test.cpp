// SPDX-License-Identifier: MIT
// The worked examples of two tutorials, followed step by step in exact arithmetic and compared with
// the printed numbers, including those that are wrong; and the statements of a third about its cap.
#include <gtest/gtest.h>

#include "core/gjk/distance.hpp"
#include "core/gjk/walks/edge_distance.hpp"
#include "core/gjk/walks/triple_product_walk.hpp"
#include "core/gjk/walks/voronoi_walk.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/scalars.hpp"
#include "core/subjects/test/cubes.hpp"

namespace subjects {
namespace {

using Point = gjk::Vec<Rational, 2>;
using Points = std::vector<Point>;
using Cloud2 = gjk::VertexCloud<Rational, 2>;

Point at(const Rational& x, const Rational& y) { return {{x, y}}; }

cases::Case known(const std::string& id) { return test::known_case("tutorials", id); }

// Printed directions have no length.
bool same_direction(const Point& one, const Point& other) {
  return gjk::walks::cross(one, other) == 0 && dot(one, other) > 0;
}

bool rounds_to(const Rational& exact, const std::string& printed) {
  const std::size_t point = printed.find('.');
  Rational half_of_last(1, 2);
  for (std::size_t i = point + 1; i < printed.size(); ++i) half_of_last /= 10;
  std::string digits = printed;
  digits.erase(point, 1);
  const bool negative = digits.starts_with('-');
  if (negative) digits.erase(0, 1);
  digits.erase(0, digits.find_first_not_of('0'));
  const Rational size = Rational(Integer(digits)) * 2 * half_of_last;
  return abs(exact - (negative ? Rational(-size) : size)) <= half_of_last;
}

struct TripleStep {
  std::vector<Point> simplex;
  Point along;
  Point next;
  bool over;
};

std::vector<TripleStep> followed(const Cloud2& a, const Cloud2& b, const Point& first) {
  std::vector<TripleStep> steps;
  const auto seen = [&](const gjk::walks::WalkStep<Rational>& step) {
    const auto end = step.simplex.begin() + static_cast<std::ptrdiff_t>(step.size);
    steps.push_back({{step.simplex.begin(), end}, step.along, step.next, step.over});
  };
  const auto walk = gjk::walks::triple_product_walk<Rational>(
      a, b, gjk::walks::ZeroDirection::as_listed, first, seen);
  EXPECT_EQ(walk.status, gjk::walks::WalkStatus::origin_enclosed);
  EXPECT_EQ(walk.iterations, static_cast<int>(steps.size()) + 1);
  return steps;
}

// --- [Bittle10, Minkowski Sum; Creating The Simplex; Determining Collision] ---

class TripleProductTutorial : public testing::Test {
 protected:
  const cases::Case question_ = known("tutorial-triple-product");
  const Points a_ = vertices<Rational, 2>(question_.a);
  const Points b_ = vertices<Rational, 2>(question_.b);

  Point support(const Point& along) const {
    return Cloud2(a_).support(along).point - Cloud2(b_).support(-along).point;
  }
};

// The cost of computing A - B, "size1 * size2 * 2 subtractions", and of GJK.
TEST_F(TripleProductTutorial, ComputesThreeOfAllTheDifferences) {
  Points difference;
  std::size_t subtractions = 0;
  for (const Point& p : a_) {
    for (const Point& q : b_) {
      difference.push_back(at(p[0] - q[0], p[1] - q[1]));
      subtractions += 2;
    }
  }
  EXPECT_EQ(subtractions, a_.size() * b_.size() * 2);
  EXPECT_EQ(subtractions, 24U);
  // Fig. 2: the origin is in it.
  const Points origin(1);
  EXPECT_TRUE(
      gjk::distance(Cloud2(difference), Cloud2(origin), gjk::original<Rational>()).intersecting);
  EXPECT_EQ(followed(Cloud2(a_), Cloud2(b_), at(1, -1)).size(), 3U);
}

bool holds_the_origin(const Points& triangle) {
  return gjk::walks::holds_origin(triangle[0], triangle[1], triangle[2]);
}

// Fig. 3 and Fig. 4: two directions are the same, the third decides.
TEST_F(TripleProductTutorial, HasTheSimplicesOfItsFirstTwoGuesses) {
  const Point left_of_a = Cloud2(a_).support(at(-1, 0)).point;
  EXPECT_TRUE(left_of_a == at(4, 5) || left_of_a == at(4, 11));  // as the text says, either
  const Point left = at(4, 5) - Cloud2(b_).support(at(1, 0)).point;
  EXPECT_EQ(dot(left, at(-1, 0)), dot(support(at(-1, 0)), at(-1, 0)));
  const Points figure_3{support(at(1, 0)), left, support(at(0, 1))};
  EXPECT_EQ(figure_3, (Points{at(4, 2), at(-8, -2), at(-6, 9)}));
  EXPECT_FALSE(holds_the_origin(figure_3));
  const Points figure_4{support(at(1, 0)), left, support(at(0, -1))};
  EXPECT_EQ(figure_4, (Points{at(4, 2), at(-8, -2), at(-1, -2)}));
  EXPECT_TRUE(holds_the_origin(figure_4));
}

// [Bittle10, Iteration] starts along (1, -1), from the printed centres (5.5, 8.5) and (9, 5).
TEST_F(TripleProductTutorial, HasTheSimplexOfTheTextAfterEachStep) {
  const std::vector<TripleStep> steps = followed(Cloud2(a_), Cloud2(b_), at(1, -1));
  ASSERT_EQ(steps.size(), 3U);

  EXPECT_EQ(steps[0].simplex, (Points{at(4, 2), at(-6, 9)}));
  EXPECT_EQ(steps[0].along, at(-1, 1));
  EXPECT_EQ(dot(steps[0].simplex[1], steps[0].along), 15);
  EXPECT_EQ(steps[0].next, at(-336, -480));
  EXPECT_FALSE(steps[0].over);

  EXPECT_EQ(steps[1].simplex, (Points{at(4, 2), at(-8, -2)}));  // (-6, 9) is gone
  EXPECT_EQ(dot(steps[1].simplex[1], steps[1].along), 3648);
  // The example computes (AC x AO) x AC here, the listing below it (AB x AC) x AC: the same
  // direction, 15.5 times as long.
  EXPECT_EQ(steps[1].next, at(496, -1488));
  EXPECT_TRUE(same_direction(steps[1].next, at(32, -96)));
  EXPECT_FALSE(steps[1].over);

  EXPECT_EQ(steps[2].simplex, (Points{at(4, 2), at(-8, -2), at(-1, -2)}));
  EXPECT_EQ(dot(steps[2].simplex[2], at(32, -96)), 160);
  EXPECT_TRUE(steps[2].over);
}

// "AB" of the example is minus the AB of its note; it enters twice, so the product is right.
TEST_F(TripleProductTutorial, MultipliesRightlyWithAnEdgeTurnedRound) {
  const Point oldest = at(4, 2);
  const Point newest = at(-6, 9);
  const Point by_note = oldest - newest;  // from A, the newest, to B
  const Point printed = at(-10, 7);
  EXPECT_EQ(printed, -by_note);
  EXPECT_EQ(gjk::walks::triple_product(printed, Point(-newest), printed),
            gjk::walks::triple_product(by_note, Point(-newest), by_note));
  EXPECT_EQ(dot(printed, printed), 149);
  EXPECT_EQ(dot(Point(-newest), printed), -123);
}

TEST_F(TripleProductTutorial, TellsTheRegionsOfItsTriangleAsPrinted) {
  const Point a = at(-8, -2);
  const Point ab = at(-6, 9) - a;
  const Point ac = at(4, 2) - a;
  const Point outside_ab = gjk::walks::triple_product(ac, ab, ab);
  const Point outside_ac = gjk::walks::triple_product(ab, ac, ac);
  EXPECT_EQ(outside_ab, at(-1364, 248));
  EXPECT_TRUE(same_direction(outside_ab, at(-11, 2)));
  EXPECT_EQ(dot(at(-11, 2), Point(-a)), -84);
  EXPECT_EQ(outside_ac, at(496, -1488));
  EXPECT_EQ(dot(at(1, -3), Point(-a)), 2);
}

// (32, -96) of length 1 is (0.3162, -0.9487): the text truncates the second to "-0.948".
TEST_F(TripleProductTutorial, CutsOffADigitThatItShouldRound) {
  const auto is_coordinate = [](const Rational& x, const Rational& squared, const char* printed) {
    // x / sqrt(squared) lies within half a unit of the last digit of `printed`, compared squared.
    const Rational exact_squared = x * x / squared;
    const Rational low = Rational(Integer(printed)) - Rational(1, 2);
    const Rational high = low + 1;
    return low * low <= exact_squared * 1000000 && exact_squared * 1000000 <= high * high;
  };
  EXPECT_TRUE(is_coordinate(336, dot(at(336, 480), at(336, 480)), "573"));
  EXPECT_TRUE(is_coordinate(480, dot(at(336, 480), at(336, 480)), "819"));
  EXPECT_TRUE(is_coordinate(32, dot(at(32, 96), at(32, 96)), "316"));
  EXPECT_FALSE(is_coordinate(96, dot(at(32, 96), at(32, 96)), "948"));
  EXPECT_TRUE(is_coordinate(96, dot(at(32, 96), at(32, 96)), "949"));
}

// The centroid of a convex polygon with its vertices in order.
Point centre_of_area(const Points& polygon) {
  Rational twice_area = 0;
  Point sum = at(0, 0);
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point& p = polygon[i];
    const Point& q = polygon[(i + 1) % polygon.size()];
    const Rational part = gjk::walks::cross(p, q);
    twice_area += part;
    sum = sum + part * (p + q);
  }
  return Rational(1 / (3 * twice_area)) * sum;
}

// The printed centres, (5.5, 8.5) and (9, 5), are not those of the bodies: the centroids are (5.67,
// 8.33) and (8.63, 5.04), the means of the vertices (5.67, 8.33) and (8.5, 4.75).  From the
// centroids the first support point is that of the text, from the means another vertex.
TEST_F(TripleProductTutorial, RoundsItsCentres) {
  const Point area_a = centre_of_area(a_);
  const Point area_b = centre_of_area(b_);
  EXPECT_EQ(area_a, at(Rational(17, 3), Rational(25, 3)));
  EXPECT_EQ(area_b, at(Rational(233, 27), Rational(136, 27)));
  const Point mean_a = gjk::walks::centre<Rational>(a_);
  const Point mean_b = gjk::walks::centre<Rational>(b_);
  EXPECT_EQ(mean_a, area_a);
  EXPECT_EQ(mean_b, at(Rational(17, 2), Rational(19, 4)));

  EXPECT_EQ(support(at(1, -1)), at(4, 2));
  EXPECT_EQ(support(area_b - area_a), at(4, 2));
  EXPECT_EQ(support(mean_b - mean_a), at(-1, -2));
}

// --- [IntersectionQuery, Robustness] ---

template <typename S>
gjk::walks::Walk voronoi_walk_on(const std::string& id, const gjk::walks::VoronoiOptions& options) {
  const cases::Case question = test::known_case("boolean_walks", id);
  const auto a = vertices<S, 3>(question.a);
  const auto b = vertices<S, 3>(question.b);
  return gjk::walks::voronoi_walk<S>(gjk::VertexCloud<S, 3>(a), gjk::VertexCloud<S, 3>(b), options);
}

// "It will eventually get stuck in an infinite loop", and "almost certainly" an intersection: not
// here.  Exact arithmetic ends before.
TEST(VoronoiTutorial, MayLoopForEverAndItsCapMayCallSeparatedBodiesMeeting) {
  using gjk::walks::WalkStatus;
  const auto capped = voronoi_walk_on<double>("walk-voronoi-cap", {});
  EXPECT_EQ(capped.status, WalkStatus::cap_reached);
  EXPECT_TRUE(capped.intersecting);
  const auto uncapped = voronoi_walk_on<double>("walk-voronoi-cap", {.capped = false});
  EXPECT_EQ(uncapped.status, WalkStatus::iteration_limit);
  const auto exact = voronoi_walk_on<Rational>("walk-voronoi-cap", {.capped = false});
  EXPECT_EQ(exact.status, WalkStatus::support_behind);
}

// A body that records which of its vertices were found.
struct Watched {
  static constexpr int dimension = 3;
  const gjk::VertexCloud<double, 3>& cloud;
  std::vector<std::size_t>& indices;
  gjk::SupportPoint<double, 3> support(const gjk::Vec<double, 3>& direction) const {
    indices.push_back(cloud.support(direction).index);
    return cloud.support(direction);
  }
  double magnitude() const { return cloud.magnitude(); }
};

// "Its support mapping bounces back and forth between a small number of nearby points."
TEST(VoronoiTutorial, BouncesBetweenAFewPointsWhereItLoops) {
  const cases::Case question = test::known_case("boolean_walks", "walk-voronoi-cap");
  const auto a = vertices<double, 3>(question.a);
  const auto b = vertices<double, 3>(question.b);
  std::vector<std::size_t> of_a;
  std::vector<std::size_t> of_b;
  const gjk::VertexCloud<double, 3> cloud_a(a);
  const gjk::VertexCloud<double, 3> cloud_b(b);
  gjk::walks::voronoi_walk<double>(Watched{cloud_a, of_a}, Watched{cloud_b, of_b},
                                   {.capped = false});
  ASSERT_EQ(of_a.size(), static_cast<std::size_t>(gjk::walks::iteration_limit));
  std::set<std::pair<std::size_t, std::size_t>> last;
  for (std::size_t i = of_a.size() - 100; i < of_a.size(); ++i) last.insert({of_a[i], of_b[i]});
  EXPECT_GT(last.size(), 1U);
  EXPECT_LE(last.size(), 4U);
}

// An origin in front of all three new faces is called "in": only rounding leads there.
TEST(VoronoiTutorial, CallsTheOriginInFrontOfThreeFacesInside) {
  using gjk::walks::WalkStatus;
  const auto rounded = voronoi_walk_on<float>("walk-voronoi-all-planes", {});
  EXPECT_EQ(rounded.status, WalkStatus::all_planes);
  EXPECT_TRUE(rounded.intersecting);
  EXPECT_EQ(voronoi_walk_on<Rational>("walk-voronoi-all-planes", {}).status,
            WalkStatus::support_behind);
}

struct DistanceStep {
  Point a, b, v, c;
  Rational of_c, of_a;

  bool operator==(const DistanceStep&) const = default;
};

class DistanceTutorial : public testing::Test {
 protected:
  DistanceTutorial() {
    const cases::Case question = known("tutorial-distance");
    const Points a = vertices<Rational, 2>(question.a);
    const Points b = vertices<Rational, 2>(question.b);
    gjk::walks::EdgeDistanceOptions<Rational> options{gjk::walks::edge_tolerance<Rational>()};
    options.first = at(6, Rational(-9, 2));
    result_ = gjk::walks::edge_distance<Rational>(
        Cloud2(a), Cloud2(b), options, [this](const gjk::walks::EdgeStep<Rational>& step) {
          steps_.push_back(
              {step.edge.a.y, step.edge.b.y, step.edge.v, step.c, step.of_c, step.of_a});
        });
  }

  std::vector<DistanceStep> steps_;
  gjk::Result<Rational, 2> result_;
};

// [Bittle10b, Iteration].
TEST_F(DistanceTutorial, HasTheEdgeOfTheTextAfterEachStep) {
  ASSERT_EQ(steps_.size(), 3U);

  EXPECT_EQ(steps_[0], (DistanceStep{at(1, 3), at(-9, 10), at(1, 3), at(-11, -1), 14, -10}));
  EXPECT_EQ(steps_[1], (DistanceStep{at(1, 3), at(-11, -1), at(Rational(-4, 5), Rational(12, 5)),
                                     at(-4, -1), Rational(-4, 5), Rational(-32, 5)}));
  EXPECT_EQ(steps_[2].a, at(1, 3));
  EXPECT_EQ(steps_[2].b, at(-4, -1));
  EXPECT_EQ(steps_[2].v, at(Rational(-44, 41), Rational(55, 41)));
  EXPECT_EQ(steps_[2].of_c, steps_[2].of_a);

  EXPECT_EQ(result_.status, gjk::Status::converged);
  EXPECT_EQ(result_.lambda[0], Rational(24, 41));
  EXPECT_EQ(result_.lambda[1], Rational(17, 41));
  EXPECT_EQ(result_.witness_b, at(8, 6));
  EXPECT_TRUE(rounds_to(result_.witness_a[0], "6.93"));
  EXPECT_TRUE(rounds_to(result_.witness_a[1], "7.34"));
}

// The text prints both projections of the last iteration as 2.95; they are -2.95.  It prints 1.71
// and 1.7147886 for a distance of 1.7179: the length of its rounded vector (1.07, -1.34).
TEST_F(DistanceTutorial, PrintsAWrongSignAndAWrongDistance) {
  ASSERT_EQ(steps_.size(), 3U);
  EXPECT_EQ(steps_[2].of_c, Rational(-121, 41));
  EXPECT_TRUE(rounds_to(steps_[2].of_c, "-2.95"));
  EXPECT_FALSE(rounds_to(steps_[2].of_c, "2.95"));

  EXPECT_EQ(result_.vv, Rational(121, 41));
  const auto between = [](const Rational& squared, const Rational& low, const Rational& high) {
    return low * low < squared && squared < high * high;
  };
  EXPECT_TRUE(between(result_.vv, Rational(17179, 10000), Rational(17180, 10000)));
  const Point rounded = at(Rational(107, 100), Rational(-134, 100));
  EXPECT_TRUE(between(dot(rounded, rounded), Rational(17147, 10000), Rational(17148, 10000)));
}

// The formula of the text has no ends: before the first iteration it gives a point of the line
// beyond the edge, not the end (1, 3) that the text says "the code will" find.
TEST_F(DistanceTutorial, PrintsAFormulaThatDoesNotGiveItsFirstPoint) {
  const gjk::DifferencePoint<Rational, 2> a{at(1, 3), {}, {}};
  const gjk::DifferencePoint<Rational, 2> b{at(-9, 10), {}, {}};
  using gjk::walks::NearestOnEdge;
  const auto printed = gjk::walks::nearest_on_edge(a, b, NearestOnEdge::on_whole_line);
  EXPECT_EQ(printed.t, Rational(-11, 149));
  EXPECT_NE(printed.v, at(1, 3));
  EXPECT_EQ(gjk::walks::nearest_on_edge(a, b, NearestOnEdge::on_segment).v, at(1, 3));
}

// The second body is that of the first example moved by (3, -1): its printed centre (9, 5) moves to
// (12, 4), and the text prints (11.5, 4).
TEST_F(DistanceTutorial, MovesTheSecondBodyFartherThanItsCentre) {
  const Points before = vertices<Rational, 2>(known("tutorial-triple-product").b);
  const Points after = vertices<Rational, 2>(known("tutorial-distance").b);
  ASSERT_EQ(before.size(), after.size());
  for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(after[i] - before[i], at(3, -1));
  const Point printed_before = at(9, 5);
  const Point printed_after = at(Rational(23, 2), 4);
  EXPECT_NE(Point(printed_after - printed_before), at(3, -1));
}

}  // namespace
}  // namespace subjects
