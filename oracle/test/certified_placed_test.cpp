// SPDX-License-Identifier: MIT
// Certified queries of placed bodies against truths of the exactly placed points.
#include <map>
#include <random>

#include "core/cases/floating_point.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/test/large_bodies.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/test/placed_answers.hpp"

namespace oracle::placed_tests {
namespace {

using certified::PlacedDifference;

struct Tally {
  std::map<Stage, int> stages;
  std::map<Relation, int> relations;
  std::uint64_t asked = 0;
  std::uint64_t wrong = 0;

  void count(const std::string& contradiction, const Case& question) {
    ++asked;
    if (contradiction.empty()) return;
    if (++wrong < 10) ADD_FAILURE() << contradiction << "\n" << cases::case_line(question);
  }
};

// Cold and from the simplex just found.
template <typename S, int D>
void ask_distance(const Case& question, const Placed<S, D>& placed, Tally& tally,
                  Relation& relation) {
  const HighwayScan scan;
  certified::Memory memory;
  const Certified<S, D> cold = certified_distance(placed.a, placed.b, scan, memory);
  const PlacedTruth truth = truth_of_placed(question, cold);
  relation = truth.relation;
  ++tally.stages[cold.stage];
  ++tally.relations[truth.relation];
  tally.count(contradiction(cold, truth), question);
  tally.count(contradiction(certified_distance(placed.a, placed.b, scan, memory), truth), question);
  const Certified<S, D> by_scalars = certified_distance(placed.a, placed.b);
  EXPECT_TRUE(by_scalars.pairs == cold.pairs && by_scalars.distance.lower == cold.distance.lower &&
              by_scalars.distance.upper == cold.distance.upper && by_scalars.stage == cold.stage)
      << cases::case_line(question);
  S sum(0);
  for (const S& weight : cold.weights) sum += weight;
  EXPECT_LE(std::abs(sum - 1), 4 * certified::unit_roundoff<S>) << cases::case_line(question);
}

template <typename S, int D>
void ask_relation(const Case& question, const Placed<S, D>& placed, Relation truth, Tally& tally) {
  const HighwayScan scan;
  RelationMemory<S, D> memory;
  const auto cold = certified_relation(placed.a, placed.b, scan, memory);
  const auto warm = certified_relation(placed.a, placed.b, scan, memory);
  for (const auto& found : {cold, warm})
    tally.count(contradiction(found, question, truth), question);
  const auto by_scalars = certified_relation(placed.a, placed.b);
  EXPECT_TRUE(by_scalars.relation == cold.relation && by_scalars.stage == cold.stage &&
              by_scalars.iterations == cold.iterations && by_scalars.axis == cold.axis)
      << cases::case_line(question);
}

template <typename S, int D>
void ask(const Case& question, Tally& tally) {
  const Placed<S, D> placed(question);
  Relation truth{};
  ask_distance(question, placed, tally, truth);
  ask_relation(question, placed, truth, tally);
}

// Draws cases of every family under every kind of placement.
template <typename S, typename Visit>
void for_placed_cases(std::uint64_t seed, std::uint64_t cases, const Visit& visit) {
  for (const Family& family : families()) {
    for (std::uint64_t i = 0; i < cases; ++i) {
      const Case drawn = generate(family, seed, i, {.vertices_max = 24});
      const auto near = cases::rounded(drawn, std::numeric_limits<S>::digits);
      if (!near || !cases::has_points_only(*near)) continue;
      for (const PlacementKind kind : placement_kinds) {
        visit(placed<S>(*near, kind, seed, 16 * i + static_cast<std::uint64_t>(kind)));
      }
    }
  }
}

// Cold and from the simplex just found; separated bodies are the task of the relation.
template <typename S, int D>
void ask_depth(const Case& question, Tally& tally) {
  const Placed<S, D> placed(question);
  const std::optional<Penetration> truth = penetration(question);
  if (!truth) return;
  RelationMemory<S, D> memory;
  for (int i = 0; i < 2; ++i) {
    const auto found = certified_depth(placed.a, placed.b, HighwayScan{}, memory);
    tally.count(contradiction(found, question, *truth), question);
    ++tally.stages[found.stage];
  }
}

template <typename S>
Tally expect_depths(std::uint64_t seed, std::uint64_t cases) {
  Tally tally;
  for_placed_cases<S>(seed, cases, [&](const Case& question) {
    question.dim == 2 ? ask_depth<S, 2>(question, tally) : ask_depth<S, 3>(question, tally);
  });
  EXPECT_EQ(tally.wrong, 0U);
  EXPECT_GT(tally.stages[Stage::exact], 100);
  return tally;
}

template <typename S>
Tally expect_truths(std::uint64_t seed, std::uint64_t cases) {
  Tally tally;
  for_placed_cases<S>(seed, cases, [&](const Case& question) {
    question.dim == 2 ? ask<S, 2>(question, tally) : ask<S, 3>(question, tally);
  });
  EXPECT_EQ(tally.wrong, 0U);
  for (const Relation relation : cases::all_relations) EXPECT_GT(tally.relations[relation], 100);
  return tally;
}

TEST(CertifiedPlaced, StatesNoPointBeyondTheLargestNumber) {
  Case question;
  question.dim = 2;
  question.a.points = {{0, 0, 0}};
  question.b.polytope.emplace();
  question.b.polytope->kind = cases::Polytope::Kind::point;
  question.b.polytope->points = {{0, 0x1p127, 0}};
  question.b.polytope->linear = {{{1, 0, 0}, {0, 0x1p127, 0}, {0, 0, 1}}};
  const subjects::Subject& subject = subjects::core_subject("core/float/certified_placed");
  const JudgedAnswer judged = Examination(question, Oracle::certificate).ask(subject);
  EXPECT_EQ(judged.verdict.kind, VerdictKind::correct) << judged.verdict.reason;
}

TEST(CertifiedPlaced, HoldsTheTruthAtDouble) {
  Tally tally = expect_truths<double>(1, 25);
  EXPECT_GT(tally.stages[Stage::floating_point], 1000);
  EXPECT_GT(tally.stages[Stage::exact], 100);
}

TEST(CertifiedPlaced, HoldsTheTruthAtFloat) {
  Tally tally = expect_truths<float>(1, 25);
  EXPECT_GT(tally.stages[Stage::floating_point], 1000);
  EXPECT_GT(tally.stages[Stage::higher_precision], 100);
  EXPECT_GT(tally.stages[Stage::exact], 100);
}

// Bodies in groups, or beside one without, turned and moved by their placements alone.
template <typename S>
Tally expect_truths_of_groups() {
  Tally tally;
  std::mt19937_64 random(600);
  for (const int dim : {2, 3}) {
    const std::vector<subjects::LargeBody> bodies = subjects::large_bodies(dim, 600, random);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      Case question =
          oracle::question(dim, bodies[i].points, bodies[(i + 1) % bodies.size()].points);
      if (i % 4 == 3) question.a.points.resize(dim + 1);
      for (const double way : {0.5, 1.75, 2.0, 2.5, 9.0}) {
        Case moved = placed<S>(question, PlacementKind::rotations, 4, i);
        moved.a.polytope->translation = {-way, 0.5, 0};
        moved.b.polytope->translation = {0, 0.25, 0};
        dim == 2 ? ask<S, 2>(moved, tally) : ask<S, 3>(moved, tally);
      }
    }
  }
  EXPECT_EQ(tally.wrong, 0U);
  return tally;
}

TEST(CertifiedPlaced, HoldsTheTruthOfBodiesInGroups) {
  for (Tally tally : {expect_truths_of_groups<double>(), expect_truths_of_groups<float>()}) {
    EXPECT_GT(tally.relations[Relation::separated], 20);
    EXPECT_GT(tally.relations[Relation::overlapping], 20);
  }
}

TEST(CertifiedPlaced, HoldsTheDepth) {
  EXPECT_GT(expect_depths<double>(5, 12).stages[Stage::floating_point], 500);
  EXPECT_GT(expect_depths<float>(5, 12).stages[Stage::higher_precision], 500);
}

TEST(CertifiedPlaced, HoldsTheTruthInBulk) {
  std::uint64_t asked = 0;
  for (std::uint64_t seed = 2; asked < 1'000'000; ++seed) {
    asked += expect_truths<double>(seed, 100).asked + expect_truths<float>(seed, 100).asked;
  }
  std::cout << asked << " answers\n";
}

// The subject under placements: families of a study lie where they are.
template <typename S>
void expect_right_to_the_judge(const std::string& name) {
  const subjects::Subject subject = subjects::select({name}).at(0);
  int asked = 0;
  for_placed_cases<S>(3, 12, [&](const Case& question) {
    if (!holds_lengths(subject, question)) return;
    Examination examination(question, Oracle::certificate);
    const JudgedAnswer said = examination.ask(subject);
    if (!said.answer) return;
    ++asked;
    EXPECT_EQ(said.verdict.kind, VerdictKind::correct) << said.verdict.reason << "\n"
                                                       << cases::case_line(question);
  });
  EXPECT_GT(asked, 1000);
}

TEST(CertifiedPlaced, IsRightToTheJudge) {
  expect_right_to_the_judge<double>("core/double/certified_placed");
  expect_right_to_the_judge<float>("core/float/certified_placed");
  expect_right_to_the_judge<double>("core/double/certified_placed_relation");
  expect_right_to_the_judge<float>("core/float/certified_placed_relation");
  expect_right_to_the_judge<double>("core/double/certified_placed_depth");
  expect_right_to_the_judge<float>("core/float/certified_placed_depth");
}

// Integers alone, on cases that floating point would decide as well.
template <int D>
void ask_integers(const Case& question, Tally& tally) {
  const Placed<double, D> placed(question);
  const ScalarScan scan;
  const PlacedDifference<double, D> difference(placed.a, placed.b);
  gjk::Vec<double, D> any{};
  any[0] = 1;
  for (const gjk::Vec<double, D>& plane : {gjk::Vec<double, D>{}, any}) {
    const auto exact =
        certified::detail::by_integers(difference, certified::AnyScan<D>(scan), {}, plane);
    tally.count(contradiction(exact, truth_of_placed(question, exact)), question);
  }
}

TEST(CertifiedPlaced, AnswersInIntegersAlone) {
  Tally tally;
  for_placed_cases<double>(9, 10, [&](const Case& question) {
    question.dim == 2 ? ask_integers<2>(question, tally) : ask_integers<3>(question, tally);
  });
  EXPECT_GT(tally.asked, 2000U);
}

// The largest numbers and the smallest at once: the integers of B p + t are as long as can be.
TEST(CertifiedPlaced, AnswersWithTheLongestIntegers) {
  constexpr double most = std::numeric_limits<double>::max();
  constexpr double least = std::numeric_limits<double>::denorm_min();
  Tally tally;
  for (const double t : {0., least, 1., most}) {
    Case question = oracle::question(3, {{most, least, 0}, {least, -most, 3}, {1, 0, least}},
                                     {{0, 0, 0}, {1, most, 0}, {least, 1, -most}});
    question = placed<double>(question, PlacementKind::translations, 1, 1);
    question.a.polytope->linear = {{{most, least, 0}, {0, most, least}, {least, 0, -most}}};
    question.b.polytope->linear = {{{1, 0, least}, {least, -most, 0}, {0, most, 1}}};
    question.a.polytope->translation = {t, 0, least};
    question.b.polytope->translation = {0, most, -t};
    ask<double, 3>(question, tally);
  }
  EXPECT_EQ(tally.stages[Stage::exact], 4);
  EXPECT_EQ(tally.wrong, 0U);
}

// The witness point nearest to the origin of a body in the plane under x -> (rows) x + t.
template <typename S>
gjk::Vec<S, 2> nearest_to_origin(const std::vector<gjk::Vec<S, 2>>& points,
                                 const std::array<gjk::Vec<S, 2>, 2>& rows,
                                 const gjk::Vec<S, 2>& t = {}) {
  const std::vector<gjk::Vec<S, 2>> origin(1);
  const PreparedBody<S, 2> a(origin);
  const PreparedBody<S, 2> b(points);
  const gjk::Affine<S, 2> identity{{gjk::Vec<S, 2>{{1, 0}}, gjk::Vec<S, 2>{{0, 1}}}, {}};
  const PlacedBody<S, 2> placed_a(a, identity);
  const PlacedBody<S, 2> placed_b(b, {rows, t});
  const auto found = certified_distance(placed_a, placed_b);
  EXPECT_EQ(found.witness_a, origin[0]);
  return found.witness_b;
}

template <typename S>
void expect_witness_points_in_range() {
  using Vec2 = gjk::Vec<S, 2>;
  using Limits = std::numeric_limits<S>;
  constexpr S most = Limits::max();
  constexpr S least = Limits::denorm_min();
  const S large = std::ldexp(S(1), 3 * Limits::max_exponent / 5);
  // Terms of one image cancel.
  EXPECT_EQ(nearest_to_origin<S>({{{large, large}}}, {Vec2{{large, -large}}, {{0, 1}}}),
            (Vec2{{0, large}}));
  // Terms cancel to less than their rounding errors: x y - (x - 1) (y + 1) = y - x + 1.
  const S x = 1 / Limits::epsilon() + 1;
  const S y = x + 2;
  const S power = std::ldexp(S(1), Limits::max_exponent / 2 - Limits::digits / 2 - 1);
  EXPECT_EQ(nearest_to_origin<S>({{{y * power, (y + 1) * power}}},
                                 {Vec2{{x * power, (1 - x) * power}}, {{0, 0}}}),
            (Vec2{{3 * power * power, 0}}));
  // Images cancel; with coordinates of an axis that are normal, and subnormal.
  for (const S height : {S(1), least}) {
    EXPECT_EQ(
        nearest_to_origin<S>({{{-most, height}}, {{most, height}}}, {Vec2{{10, 0}}, {{0, 1}}}),
        (Vec2{{0, height}}));
  }
  // The weights sum to 1 up to rounding.
  const S aside = std::ldexp(most, -30);
  const S far = nearest_to_origin<S>({{{most, 7 * aside}}, {{most, -3 * aside}}},
                                     {Vec2{{1, 0}}, {{0, least}}})[0];
  EXPECT_LE(far, most);
  EXPECT_GE(far, most * (1 - 4 * Limits::epsilon()));
  // The placement magnifies the coordinates, but not the rounding of weighed ones.
  const S top = std::ldexp(S(1), Limits::max_exponent - 1);
  EXPECT_EQ(nearest_to_origin<S>({{{1, least}}, {{-1, least}}}, {Vec2{{0, -top}}, {{1, 0}}}),
            (Vec2{{-top * least, 0}}));
}

// x y - x (y + delta), whose products are out of range and differ in their last digits, and x y - x y + t
// with t beyond the digits of both.
template <typename S>
void expect_products_that_cancel() {
  using Vec2 = gjk::Vec<S, 2>;
  using Limits = std::numeric_limits<S>;
  const S power = std::ldexp(S(1), Limits::max_exponent / 2);
  std::mt19937 random(1);
  std::uniform_real_distribution<S> mantissa(1, 2);
  for (int k = 0; k < 1000; ++k) {
    const S x = mantissa(random) * power;
    const S y = mantissa(random) * power;
    const S next = std::nextafter(y, 2 * power);
    EXPECT_EQ(nearest_to_origin<S>({{{x, x}}}, {Vec2{{y, -next}}, {{0, 0}}}),
              (Vec2{{x * (y - next), 0}}));
    const S t = std::ldexp(mantissa(random), Limits::max_exponent - 3 * Limits::digits / 2);
    EXPECT_EQ(nearest_to_origin<S>({{{x, x}}}, {Vec2{{y, -y}}, {{0, 0}}}, {{t, 0}}),
              (Vec2{{t, 0}}));
  }
}

TEST(CertifiedPlaced, SumsImagesOfProductsThatCancelExactly) {
  expect_products_that_cancel<double>();
  expect_products_that_cancel<float>();
}

TEST(CertifiedPlaced, GivesWitnessPointsInRangeAndRight) {
  expect_witness_points_in_range<double>();
  expect_witness_points_in_range<float>();
}

}  // namespace
}  // namespace oracle::placed_tests
