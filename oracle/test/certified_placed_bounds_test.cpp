// SPDX-License-Identifier: MIT
// What certified queries of placed bodies rest on: finite placements, the distance of the bodies in
// place of their positions, and bounds that are needed in every coefficient.
#include <cfenv>

#include "oracle/test/placed_answers.hpp"

namespace oracle::placed_bounds_tests {
namespace {

// Bodies far from the origin and near each other: rounding depends on their distance alone.
TEST(CertifiedPlaced, AnswersFarFromTheOriginAsNearIt) {
  using Points = std::vector<gjk::Vec<double, 3>>;
  const PreparedBody<double, 3> a(Points{{{1, 0.3, -1}}, {{-1, 1, 0.1}}, {{0.7, -1, 1}}});
  const PreparedBody<double, 3> b(Points{{{0.2, 0.9, 0}}, {{1, -0.6, 0.3}}, {{-0.4, 0.1, 1}}});
  const gjk::Affine<double, 3> still{{{{{1, 0, 0}}, {{0, 1, 0}}, {{0, 0, 1}}}}, {}};
  const auto answer = [&](double origin) {
    gjk::Affine<double, 3> to_a = still;
    gjk::Affine<double, 3> to_b = still;
    to_a.translation.x.fill(origin);
    to_b.translation.x.fill(origin + 4);
    return certified_distance(PlacedBody(a, to_a), PlacedBody(b, to_b));
  };
  const auto near = answer(0);
  const auto far = answer(0x1p40);
  EXPECT_EQ(near.relation, certified::Relation::separated);
  EXPECT_EQ(far.stage, Stage::floating_point);
  EXPECT_EQ(far.distance.lower, near.distance.lower);
  EXPECT_EQ(far.distance.upper, near.distance.upper);
}

TEST(CertifiedPlaced, RefusesAPlacementThatIsNotFinite) {
  const PreparedBody<float, 2> body(std::vector<gjk::Vec<float, 2>>(1));
  const float most = std::numeric_limits<float>::max();
  const gjk::Affine<float, 2> large{{{{{most, most}}, {{-most, most}}}}, {{most, -most}}};
  EXPECT_NO_THROW((PlacedBody<float, 2>(body, large)));
  constexpr float infinity = std::numeric_limits<float>::infinity();
  for (const float bad : {std::numeric_limits<float>::quiet_NaN(), infinity, -infinity}) {
    gjk::Affine<float, 2> spoilt = large;
    spoilt.linear[1][0] = bad;
    EXPECT_THROW((PlacedBody<float, 2>(body, spoilt)), std::invalid_argument);
    spoilt = large;
    spoilt.translation[1] = bad;
    EXPECT_THROW((PlacedBody<float, 2>(body, spoilt)), std::invalid_argument);
  }
}

TEST(CertifiedPlaced, RefusesToProveWithAnotherRounding) {
  const PreparedBody<double, 2> body(std::vector<gjk::Vec<double, 2>>(1));
  const PlacedBody<double, 2> placed(body, gjk::Affine<double, 2>{});
  ASSERT_EQ(std::fesetround(FE_UPWARD), 0);
  EXPECT_THROW(certified_distance(placed, placed), std::domain_error);
  EXPECT_THROW(certified_relation(placed, placed), std::domain_error);
  std::fesetround(FE_TONEAREST);
}

// --- planted faults ---

template <int Percent>
struct PartOfTheErrorOfProducts : PlacedBounds {
  static constexpr double products = Percent / 100.;
};
template <int Percent>
struct PartOfTheErrorOfPlacing : PlacedBounds {
  static constexpr double placing = Percent / 100.;
};

// How many of some single points that almost meet have an interval without their distance.
template <typename Bounds, typename S, int D>
int false_intervals() {
  int wrong = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    Choices choices = Choices::keyed(1, "points", i);
    const auto any = [&choices] {
      Point p{};
      for (int axis = 0; axis < D; ++axis) {
        p[axis] = static_cast<double>(static_cast<S>(choices.fraction(53)));
      }
      return p;
    };
    const Point p = any();
    Case question = placed<S>(oracle::question(D, {p}, {any()}), PlacementKind::rotations, 3, i);
    meet<S>(*question.a.polytope, *question.b.polytope, D, choices);
    question.b.polytope->translation[0] += sizeof(S) == 4 ? 0x1p-8 : 0x1p-20;
    const Placed<S, D> bodies(question);
    const auto found = certified::certified_distance<Bounds>(bodies.a, bodies.b);
    wrong += contradiction(found, truth_of_placed(question, found)).empty() ? 0 : 1;
  }
  return wrong;
}

struct ExactVolumes : PlacedBounds {
  static constexpr double enclosing = 0;
};

// How many points on a face of a simplex, which is placed with it, are said to be inside, by this
// simplex or by one that is sought.
template <typename Bounds, typename S, int D>
int false_overlaps(bool remembered) {
  int wrong = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    Choices choices = Choices::keyed(2, "faces", i);
    std::vector<Point> corners(D + 1);
    for (Point& corner : corners) {
      for (int axis = 0; axis < D; ++axis) corner[axis] = choices.fraction(20);
    }
    Point inside{};
    for (int axis = 0; axis < D; ++axis) {
      inside[axis] = D == 2 ? (corners[0][axis] + corners[1][axis]) / 2
                            : corners[0][axis] / 2 + (corners[1][axis] + corners[2][axis]) / 4;
    }
    const Case question =
        placed<S>(oracle::question(D, {inside}, corners), PlacementKind::together, 4, i);
    const Placed<S, D> bodies(question);
    RelationMemory<S, D> memory;
    if (remembered) memory.simplex = {{{{0, 0}, {0, 1}, {0, 2}, {0, 3}}}, D + 1};
    const auto found =
        certified::certified_relation<Bounds>(bodies.a, bodies.b, ScalarScan{}, memory);
    wrong += found.relation == certified::Relation::overlapping ? 1 : 0;
  }
  return wrong;
}

template <int Percent>
struct PartOfTheErrorOfFacets : PlacedBounds {
  static constexpr double facets = Percent / 100.;
};

// How many of some overlaps, most of them deep, have an end of their interval on the wrong side.
template <typename Bounds>
int false_depths() {
  int wrong = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const Case drawn = cases::generate(cases::family("overlap"), 6, i, {.vertices_max = 8});
    if (drawn.dim == 2 || !cases::has_points_only(drawn)) continue;
    const Case question = placed<double>(drawn, PlacementKind::together, 7, i);
    const auto truth = penetration(question);
    if (!truth) continue;
    const Placed<double, 3> bodies(question);
    const auto found = certified::certified_depth<Bounds>(bodies.a, bodies.b);
    const std::string fault = contradiction(found, question, *truth);
    wrong += fault == "lower end" || fault == "upper end" ? 1 : 0;
  }
  return wrong;
}

TEST(CertifiedPlaced, NeedsItsBoundsOfDepths) {
  EXPECT_EQ(false_depths<PlacedBounds>(), 0);
  EXPECT_GT(false_depths<PartOfTheErrorOfFacets<0>>(), 5);
  EXPECT_GT(false_depths<PartOfTheErrorOfProducts<0>>(), 5);
}

template <typename S, int D>
void expect_bounds_to_be_needed() {
  EXPECT_EQ((false_intervals<PlacedBounds, S, D>()), 0);
  EXPECT_EQ((false_overlaps<PlacedBounds, S, D>(true)), 0);
  EXPECT_EQ((false_overlaps<PlacedBounds, S, D>(false)), 0);
  EXPECT_GT((false_intervals<PartOfTheErrorOfProducts<0>, S, D>()), 500);
  EXPECT_GT((false_intervals<PartOfTheErrorOfProducts<25>, S, D>()), 50);
  EXPECT_GT((false_intervals<PartOfTheErrorOfPlacing<0>, S, D>()), 500);
  EXPECT_GT((false_intervals<PartOfTheErrorOfPlacing<25>, S, D>()), 50);
  EXPECT_GT((false_overlaps<PartOfTheErrorOfPlacing<0>, S, D>(true)), 5);
  if constexpr (D == 3) {
    EXPECT_GT((false_overlaps<ExactVolumes, S, D>(false)), 5);
  }
}

TEST(CertifiedPlaced, NeedsItsBounds) {
  expect_bounds_to_be_needed<double, 3>();
  expect_bounds_to_be_needed<double, 2>();
  expect_bounds_to_be_needed<float, 3>();
  expect_bounds_to_be_needed<float, 2>();
}

}  // namespace
}  // namespace oracle::placed_bounds_tests
