// SPDX-License-Identifier: MIT
// Certified answers for bodies scanned by groups agree with the truth, and equal those of a loop
// over all points.  What a query keeps from frame to frame makes it faster and proves nothing.
#include <numbers>

#include "core/subjects/registry.hpp"
#include "core/subjects/test/certified_by_scalars.hpp"
#include "core/subjects/test/large_bodies.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/test/canned.hpp"
#include "oracle/test/certified_answers.hpp"

namespace oracle::large_tests {
namespace {

using certified::Directions;

// Scans every point of A and of B in order of index.
struct WholeScan {
  template <certified::Binary S, int D>
  certified::Extremes<S> operator()(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                    const std::type_identity_t<Directions<S, D>>& v) const {
    const std::size_t in_a = least(a, v.of_a);
    const std::size_t in_b = least(b, -v.of_b);
    return {dot(a[in_a], v.of_a), dot(b[in_b], v.of_b), a.place(in_a), b.place(in_b)};
  }
  template <certified::Binary S, int D>
  std::size_t block_within(const PreparedBody<S, D>& body, std::size_t block, const gjk::Vec<S, D>&,
                           S) const {
    return std::min(block, body.blocks().size());
  }

 private:
  template <certified::Binary S, int D>
  static std::size_t least(const PreparedBody<S, D>& body, const gjk::Vec<S, D>& v) {
    std::size_t first = 0;
    for (std::size_t i = 1; i < body.size(); ++i) {
      if (dot(body[i], v) < dot(body[first], v)) first = i;
    }
    return first;
  }
};

template <typename S, int D>
void expect_same(const Certified<S, D>& found, const Certified<S, D>& expected) {
  EXPECT_EQ(found.relation, expected.relation);
  EXPECT_EQ(found.stage, expected.stage);
  EXPECT_EQ(found.iterations, expected.iterations);
  EXPECT_EQ(found.distance.lower, expected.distance.lower);
  EXPECT_EQ(found.distance.upper, expected.distance.upper);
  EXPECT_EQ(found.size, expected.size);
  EXPECT_EQ(found.pairs, expected.pairs);
  EXPECT_EQ(found.weights, expected.weights);
  EXPECT_EQ(found.normal, expected.normal);
  EXPECT_EQ(found.witness_a, expected.witness_a);
  EXPECT_EQ(found.witness_b, expected.witness_b);
}

// The pairs and weights give a point of A - B, of the original points, that is as near to the
// origin as the answer claims: within 8u M on each axis for sums of up to four products in A and in
// B, and as much for their weights, in three dimensions less than 64u M.
template <typename S, int D>
void expect_indices_as_given(const Certified<S, D>& found, const Case& question) {
  if (found.relation != certified::Relation::separated) return;
  const auto a = subjects::vertices<S, D>(question.a);
  const auto b = subjects::vertices<S, D>(question.b);
  gjk::Vec<S, D> in_a{};
  gjk::Vec<S, D> in_b{};
  for (std::size_t i = 0; i < found.size; ++i) {
    in_a = in_a + found.weights[i] * a.at(found.pairs[i].a);
    in_b = in_b + found.weights[i] * b.at(found.pairs[i].b);
  }
  gjk::Vec<double, 3> v{};
  for (std::size_t axis = 0; axis < D; ++axis) {
    v[axis] = static_cast<double>(in_a[axis] - in_b[axis]);
  }
  const auto u = static_cast<double>(certified::unit_roundoff<S>);
  EXPECT_LE(std::hypot(v[0], v[1], v[2]),
            static_cast<double>(found.distance.upper) + 64 * u * cases::magnitude(question));
}

struct Tally {
  std::set<certified::Stage> stages;
  // For answers in floating point to separated bodies.
  int iterations = 0;
  int iterations_again = 0;
};

template <typename S, int D>
void ask(const Case& question, Tally& tally) {
  const PreparedBody<S, D> a(subjects::vertices<S, D>(question.a));
  const PreparedBody<S, D> b(subjects::vertices<S, D>(question.b));
  const Certified<S, D> found = certified_distance(a, b);
  tally.stages.insert(found.stage);
  expect_same(found, certified_distance(a, b, WholeScan{}));
  expect_same(found, certified_distance(a, b, certified::HighwayScan{}));
  expect_indices_as_given(found, question);
  const CertainTruth truth = certain_truth(question, quick_certificate(question));
  Answer answer;
  subjects::write_certified(found, answer);
  constexpr auto format = sizeof(S) == 4 ? subjects::binary32 : subjects::binary64;
  EXPECT_EQ(judge_certain(answer, truth, format), Certainly::right);

  // A memory consists of indices: those of the answer, which make a search short, or any.
  certified::Memory memory{found.pairs, found.size};
  const Certified<S, D> again = certified_distance(a, b, certified::HighwayScan{}, memory);
  if (found.stage == certified::Stage::floating_point && found.distance.lower > 0) {
    tally.iterations += found.iterations;
    tally.iterations_again += again.iterations;
  }
  memory = {{{{a.size() - 1, 0}, {7, b.size() - 1}, {a.size(), 3}}}, 3};
  for (const Certified<S, D>& warm :
       {again, certified_distance(a, b, certified::HighwayScan{}, memory)}) {
    subjects::write_certified(warm, answer);
    EXPECT_EQ(judge_certain(answer, truth, format), Certainly::right);
  }
}

template <typename S>
void ask_all(std::size_t count, Tally& tally) {
  std::mt19937_64 random(count);
  for (const int dim : {2, 3}) {
    const std::vector<subjects::LargeBody> bodies = subjects::large_bodies(dim, count, random);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      const subjects::LargeBody& other = bodies[(i + count) % bodies.size()];
      // On top of each other, side by side, in contact (if both are facets of a cube), separated.
      for (const double way : {0., 0.25, 2., 9.}) {
        Case question = oracle::question(dim, bodies[i].points, other.points);
        for (Point& point : question.b.points) point[0] += way;
        question.id = bodies[i].shape + " and " + other.shape + " by " + std::to_string(way);
        SCOPED_TRACE(question.id);
        if constexpr (sizeof(S) == 4) {
          const auto rounded = cases::rounded(question, 24);
          if (!rounded) continue;
          question = *rounded;
        }
        dim == 2 ? ask<S, 2>(question, tally) : ask<S, 3>(question, tally);
      }
    }
  }
}

TEST(CertifiedLarge, HoldsTheTruthAtDouble) {
  Tally tally;
  for (const std::size_t count : {300U, 513U, 901U}) ask_all<double>(count, tally);
  EXPECT_EQ(tally.stages, (std::set{certified::Stage::floating_point, certified::Stage::exact}));
  EXPECT_LT(2 * tally.iterations_again, tally.iterations);
}

TEST(CertifiedLarge, HoldsTheTruthAtFloat) {
  Tally tally;
  for (const std::size_t count : {513U, 901U}) ask_all<float>(count, tally);
  EXPECT_EQ(tally.stages, (std::set{certified::Stage::floating_point,
                                    certified::Stage::higher_precision, certified::Stage::exact}));
}

// Bodies beyond the range of the bounds, which are divided by a power of two and reordered.
TEST(CertifiedLarge, HoldsTheTruthFarFromOne) {
  std::mt19937_64 random(5);
  Tally tally;
  const std::vector<subjects::LargeBody> bodies = subjects::large_bodies(3, 700, random);
  for (const int power : {-900, -400, 400, 900}) {
    for (std::size_t i = 0; i + 1 < bodies.size(); ++i) {
      Case question = oracle::question(3, bodies[i].points, bodies[i + 1].points);
      for (Point& point : question.b.points) point[1] += 3;
      SCOPED_TRACE(bodies[i].shape + " by 2^" + std::to_string(power));
      ask<double, 3>(cases::scaled(question, power), tally);
    }
  }
}

TEST(CertifiedMotion, IsRightAndQuickerFromFrameToFrame) {
  const Subject cold = subjects::core_subject("core/double/certified");
  const Subject warm = subjects::core_subject("core/double/certified_warm");
  int separated = 0;
  int cold_iterations = 0;
  int warm_iterations = 0;
  for (std::uint64_t motion = 0; motion < 100; ++motion) {
    const auto conversation = warm.converse();
    for (std::uint64_t i = 0; i < cases::motion_frames; ++i) {
      const Case question = generate(listed_family("motion"), 2, motion * cases::motion_frames + i,
                                     {.vertices_max = 40});
      const CertainTruth truth = certain_truth(question, quick_certificate(question));
      const Answer from_before = conversation(question);
      EXPECT_EQ(judge_certain(from_before, truth, subjects::binary64), Certainly::right)
          << question.id;
      if (truth.relation != Relation::separated) continue;
      ++separated;
      warm_iterations += from_before.iterations;
      cold_iterations += cold.ask(question, nullptr).iterations;
    }
  }
  EXPECT_GT(separated, 500);
  EXPECT_LT(warm_iterations, 0.75 * cold_iterations);
}

// 64 points on an ellipse around (x, y).
PreparedBody<double, 2> turning_polygon(double turn, double x, double y) {
  std::vector<gjk::Vec<double, 2>> points;
  for (int i = 0; i < 64; ++i) {
    const double angle = turn + std::numbers::pi * i / 32;
    points.push_back({{x + std::cos(angle), y + 0.6 * std::sin(angle)}});
  }
  return PreparedBody<double, 2>(points);
}

// Searches that only begin in the simplex of the frame before leave 52 of the frames to integers.
TEST(CertifiedMotion, NeedsNoIntegersWhereBodiesAreApart) {
  const PreparedBody<double, 2> a = turning_polygon(0, 0, 0);
  certified::Memory memory;
  for (int frame = 0; frame < 1000; ++frame) {
    const double turn = frame * std::numbers::pi / 180;
    const PreparedBody<double, 2> b =
        turning_polygon(turn, 2.5 + 0.2 * std::sin(3 * turn), 0.3 * std::cos(2 * turn));
    const auto found = certified_distance(a, b, certified::ScalarScan{}, memory);
    EXPECT_EQ(found.stage, certified::Stage::floating_point) << frame;
  }
}

template <int D>
Answer asked(const Case& question, const gjk::certified::Memory& kept) {
  using namespace gjk::certified;
  const PreparedBody<double, D> a(subjects::vertices<double, D>(question.a));
  const PreparedBody<double, D> b(subjects::vertices<double, D>(question.b));
  Memory memory = kept;
  Answer answer;
  subjects::write_certified(certified_distance(a, b, ScalarScan{}, memory), answer);
  return answer;
}

TEST(CertifiedMotion, IsRightWhateverIsKept) {
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  const gjk::certified::Memory all_kept[] = {{{{{0, 0}, {0, 0}, {0, 0}, {0, 0}}}, 4},
                                             {{{{1, 0}, {0, 1}, {1, 1}, {2, 2}}}, 3},
                                             {{{{none, 0}, {0, none}}}, 2},
                                             {{{{3, 2}, {none, 1}, {2, 3}}}, 3},
                                             {{{{0, 1}, {0, 2}, {0, 3}, {0, 0}}}, 4},
                                             {{{{3, 0}}}, 1},
                                             {{{{1, 2}, {3, 0}}}, 2},
                                             {{}, none}};
  for (const Case& question : cases_of_families(4, 20, {.vertices_max = 12})) {
    const CertainTruth truth = certain_truth(question, quick_certificate(question));
    for (const gjk::certified::Memory& kept : all_kept) {
      const Answer answer = question.dim == 2 ? asked<2>(question, kept) : asked<3>(question, kept);
      EXPECT_EQ(judge_certain(answer, truth, subjects::binary64), Certainly::right) << question.id;
    }
  }
}

// --- the doubles next to a distance decide like the judge in rationals ---

using subjects::Certainty;

Answer claiming(Relation relation, double lower, double upper) {
  Answer answer = relation == Relation::separated ? separated_by(upper) : intersecting();
  answer.certain = Certainty{relation, {Number(lower), false}, {Number(upper), false}};
  return answer;
}

Truth figures(const QuickCertificate& certified) {
  Truth truth;
  truth.relation = certified.relation;
  truth.distance_squared = distance_squared(certified);
  if (truth.relation != Relation::separated) truth.penetration_depth_squared = Rational(0);
  return truth;
}

bool is_at_most(double x, const Truth& truth) {
  return std::isfinite(x) && rational(x) * rational(x) <= truth.distance_squared;
}

bool is_at_least(double x, const Truth& truth) {
  return std::isinf(x) || rational(x) * rational(x) >= truth.distance_squared;
}

template <typename Visit>
void for_all_families(int each, const Visit& visit) {
  for (const Case& question : cases_of_families(5, each, {.vertices_max = 8})) {
    visit(question, quick_certificate(question));
  }
}

TEST(CertainTruth, HasTheDoublesBesideTheDistance) {
  int between = 0;
  for_all_families(60, [&](const Case& question, const QuickCertificate& certified) {
    const CertainTruth truth = certain_truth(question, certified);
    const Truth exact = figures(certified);
    EXPECT_EQ(truth.relation, exact.relation);
    EXPECT_TRUE(is_at_most(truth.below, exact)) << question.id;
    EXPECT_TRUE(is_at_least(truth.above, exact)) << question.id;
    EXPECT_TRUE(truth.above == truth.below || truth.above == up(truth.below)) << question.id;
    if (truth.above == truth.below) {
      EXPECT_EQ(rational(truth.above) * rational(truth.above), exact.distance_squared);
    } else {
      ++between;
      EXPECT_FALSE(is_at_least(truth.below, exact));
      EXPECT_FALSE(is_at_most(truth.above, exact));
    }
  });
  EXPECT_GT(between, 200);
}

TEST(CertainTruth, AgreesWithTheJudgeOnWrongIntervals) {
  int wrong = 0;
  for_all_families(20, [&](const Case& question, const QuickCertificate& certified) {
    const CertainTruth truth = certain_truth(question, certified);
    if (std::isinf(truth.above)) return;
    const Truth exact = figures(certified);
    const std::vector<double> ends{0, down(truth.below), truth.below, truth.above, up(truth.above)};
    for (const Relation relation : cases::all_relations) {
      for (const double lower : ends) {
        for (const double upper : ends) {
          if (lower > upper) continue;
          const Answer answer = claiming(relation, lower, upper);
          const Certainly verdict = judge_certain(answer, truth, subjects::binary64);
          const bool untrue = verdict == Certainly::wrong_relation || verdict == Certainly::outside;
          const Verdict full = judge(question, answer, exact, of_double);
          EXPECT_EQ(untrue, full.kind == wrong_interval)
              << question.id << ": " << name(relation) << " in [" << lower << ", " << upper << "]";
          wrong += untrue ? 1 : 0;
        }
      }
    }
  });
  EXPECT_GT(wrong, 5000);
}

TEST(CertainTruth, RequiresAnAnswerThatIsANumber) {
  const CertainTruth truth{Relation::separated, 3, 3, magnitude};
  const auto verdict = [&](const Answer& answer) {
    return judge_certain(answer, truth, subjects::binary64);
  };
  EXPECT_EQ(verdict(claiming(Relation::separated, 3, 3)), Certainly::right);
  EXPECT_EQ(verdict(claiming(Relation::separated, nan, 3)), Certainly::no_answer);
  EXPECT_EQ(verdict(claiming(Relation::separated, 3, nan)), Certainly::no_answer);
  EXPECT_EQ(verdict(claiming(Relation::separated, down(0), 3)), Certainly::outside);
  EXPECT_EQ(verdict(separated_by(3)), Certainly::no_answer);
  Answer silent = claiming(Relation::separated, 3, 3);
  silent.answered = false;
  EXPECT_EQ(verdict(silent), Certainly::no_answer);
  Answer torn = claiming(Relation::separated, 3, 3);
  torn.intersecting = true;
  EXPECT_EQ(verdict(torn), Certainly::wrong_relation);
}

TEST(CertainTruth, AllowsTheWidthOfTheContractAndNoMore) {
  const auto narrow = [](double lower, double upper, double m, double above,
                         const subjects::FloatFormat& format) {
    return is_narrow({Relation::separated, {Number(lower), false}, {Number(upper), false}}, m,
                     above, format);
  };
  for (const subjects::FloatFormat& format : {subjects::binary32, subjects::binary64}) {
    const double u = format.unit_roundoff;
    EXPECT_TRUE(narrow(1, 1 + 128 * u, 5, 1, format));  // 24 * 5 + 8
    EXPECT_FALSE(narrow(1, 1 + 130 * u, 5, 1, format));
    const double tiny = format.smallest;
    EXPECT_TRUE(narrow(tiny, 3 * tiny, tiny, tiny, format));
    EXPECT_FALSE(narrow(tiny, 4 * tiny, tiny, tiny, format));
    const double most = format.largest;
    EXPECT_TRUE(narrow(most, infinity, most, up(most), format));
    EXPECT_TRUE(narrow(most, infinity, most, most, format));
    EXPECT_TRUE(narrow((1 - 16 * u) * most, infinity, most, most, format));
    EXPECT_FALSE(narrow((1 - 33 * u) * most, infinity, most, most, format));
    EXPECT_FALSE(narrow(most / 2, infinity, most, infinity, format));
    EXPECT_FALSE(narrow(0, most, most, most, format));
  }
}

Answer claiming_depth(Relation relation, double lower, double upper) {
  Answer answer = claiming(relation, 0, relation == Relation::separated ? infinity : 0);
  answer.certain->depth = {length(lower), length(upper)};
  return answer;
}

TEST(CertainTruth, AgreesWithTheJudgeOnIntervalsOfDepths) {
  int wrong = 0;
  for_all_families(20, [&](const Case& question, const QuickCertificate& certified) {
    const CertainTruth truth = certain_depth_truth(question);
    if (std::isinf(truth.above)) return;
    Truth exact = figures(certified);
    EXPECT_EQ(truth.relation, exact.relation) << question.id;
    if (const auto deep = penetration(question))
      exact.penetration_depth_squared = deep->depth_squared;
    for (const double lower : {0., down(truth.below), truth.below, truth.above, up(truth.above)}) {
      if (lower < 0) continue;
      for (const double upper : {down(truth.below), truth.below, truth.above, up(truth.above)}) {
        if (lower > upper) continue;
        const Answer answer = claiming_depth(truth.relation, lower, upper);
        const bool untrue = judge_certain(answer, truth, subjects::binary64) == Certainly::outside;
        EXPECT_FALSE(quick_judge(question, answer, certified, subjects::binary64));
        const Verdict full = judge(question, answer, exact, of_double);
        EXPECT_EQ(untrue, full.kind == wrong_interval)
            << question.id << ": " << lower << " to " << upper << ", " << full.reason;
        wrong += untrue ? 1 : 0;
      }
    }
  });
  EXPECT_GT(wrong, 500);
}

// 3.3 units of the subnormal numbers are allowed: the limit must not be one of them.
TEST(CertainTruth, AllowsAWidthBelowTheNormalNumbers) {
  constexpr double spacing = 0x1p-1074;
  constexpr double d = 0x1.c9f6ap-1026;
  const auto narrow = [&](int spacings) {
    const subjects::Certainty claim{
        Relation::separated, {Number(d), false}, {Number(d + spacings * spacing), false}, {}};
    return is_narrow(claim, 0x1.ef7bdef7bdef8p-1025, d, subjects::binary64);
  };
  EXPECT_TRUE(narrow(3));
  EXPECT_FALSE(narrow(4));
}

TEST(CertainTruth, AllowsTheWidthOfADepthAndNoMore) {
  const auto narrow = [](double lower, double upper, double m,
                         const subjects::FloatFormat& format) {
    const Answer answer = claiming_depth(Relation::overlapping, lower, upper);
    return is_narrow(*answer.certain, m, 0, format);
  };
  EXPECT_TRUE(narrow(1, 1 + 0x1p-30, 0x1p+18, subjects::binary64));
  EXPECT_FALSE(narrow(1, 1 + 0x1.8p-30, 0x1p+18, subjects::binary64));
  EXPECT_TRUE(narrow(1, 1 + 0x1p-21, 5, subjects::binary32));
  EXPECT_FALSE(narrow(1, 1 + 0x1.8p-21, 5, subjects::binary32));
  EXPECT_TRUE(narrow(0, 0x1p-50, 1, subjects::binary64));
  EXPECT_FALSE(narrow(0, 0x1.8p-50, 1, subjects::binary64));
  EXPECT_TRUE(narrow(0.5, 0.5 + 0x1p-31, 0x1p+18, subjects::binary64));
  EXPECT_TRUE(narrow(0.5, 0.5 + 64 * 0x1p-53, 1, subjects::binary64));
  EXPECT_FALSE(narrow(0.5, 0.5 + 65 * 0x1p-53, 1, subjects::binary64));
  EXPECT_TRUE(narrow(0x1p-1074, 0x1.8p-1073, 0, subjects::binary64));
  EXPECT_FALSE(narrow(0, infinity, 1, subjects::binary64));
}

}  // namespace
}  // namespace oracle::large_tests
