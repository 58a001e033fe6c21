// SPDX-License-Identifier: MIT
// The certified query against truths that it does not compute.

#ifdef __SSE2__
#include <xmmintrin.h>
#endif

#include <cfenv>

#include "core/cases/floating_point.hpp"
#include "core/subjects/test/certified_by_scalars.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/test/canned.hpp"
#include "oracle/test/certified_answers.hpp"

namespace oracle {
namespace {

template <typename S, int D>
std::string contradiction(const Certified<S, D>& answer, const Case& question, const Truth& truth) {
  return contradiction_of(answer, truth.relation, truth.distance_squared,
                          24 * cases::magnitude(question), 8);
}

template <typename S, int D>
bool weights_sum_to_one(const Certified<S, D>& answer) {
  S sum(0);
  for (const S& weight : answer.weights) sum += weight;
  return std::abs(sum - 1) <= 4 * certified::unit_roundoff<S>;
}

// For a body, whose points must lie within it.
template <typename S, int D>
bool within(const PreparedBody<S, D>& body, const gjk::Vec<S, D>& point) {
  return std::all_of(point.x.begin(), point.x.end(),
                     [&body](const S& x) { return std::abs(x) <= body.magnitude(); });
}

template <typename S>
constexpr FloatFormat format_of = sizeof(S) == 4 ? subjects::binary32 : subjects::binary64;

// As a subject claims it, with a unit normal.
template <typename S, int D>
Answer as_subject(const Certified<S, D>& found) {
  Answer answer;
  subjects::write_certified(found, answer);
  return answer;
}

struct Tally {
  std::set<Stage> stages;
  int asked = 0;
};

template <typename S, int D>
void ask(const Case& question, Tally& tally) {
  const auto a = prepared<S, D>(question.a);
  const auto b = prepared<S, D>(question.b);
  const Certified<S, D> answer = certified_distance(a, b);
  ++tally.asked;
  tally.stages.insert(answer.stage);
  const Truth truth = certificate(question);
  EXPECT_EQ(contradiction(answer, question, truth), "")
      << question.id << ", by " << name(answer.stage);
  const S square = dot(answer.normal, answer.normal);
  EXPECT_TRUE(truth.relation == Relation::separated ? std::isnormal(square) : square == S(0))
      << question.id << ", by " << name(answer.stage);
  const Verdict verdict = judge(question, as_subject(answer), truth, format_of<S>);
  EXPECT_EQ(verdict.kind, correct) << question.id << ": " << verdict.reason;
  EXPECT_TRUE(weights_sum_to_one(answer)) << question.id << ", by " << name(answer.stage);
  if (!certified::in_range(std::max(a.magnitude(), b.magnitude()))) {
    EXPECT_TRUE(within(a, answer.witness_a) && within(b, answer.witness_b)) << question.id;
  }
}

template <typename S>
Tally ask_family(const Family& family, int cases, int power = 0) {
  constexpr int bits = std::numeric_limits<S>::digits;
  Tally tally;
  for (int i = 0; i < cases; ++i) {
    const auto index = static_cast<std::uint64_t>(i);
    const Case drawn = generate(family, 1, index, {.vertices_max = 24});
    const std::optional<Case> near = cases::rounded(drawn, bits);
    if (!near) continue;
    const std::optional<Case> far = times(*near, power);
    if (!far) continue;
    const std::optional<Case> question = cases::rounded(*far, bits);
    if (!question) continue;
    question->dim == 2 ? ask<S, 2>(*question, tally) : ask<S, 3>(*question, tally);
  }
  return tally;
}

template <typename S>
void expect_truths(int asked_min, const std::set<Stage>& expected) {
  std::set<Stage> stages;
  for (const Family& family : families()) {
    const Tally tally = ask_family<S>(family, 300);
    EXPECT_GT(tally.asked, asked_min) << family.name;
    stages.insert(tally.stages.begin(), tally.stages.end());
  }
  EXPECT_EQ(stages, expected);
}

TEST(Certified, HoldsTheTruthAtDouble) {
  expect_truths<double>(200, {Stage::floating_point, Stage::exact});
}

TEST(Certified, HoldsTheTruthAtFloat) {
  expect_truths<float>(50, {Stage::floating_point, Stage::higher_precision, Stage::exact});
}

// Scales at which squares leave the range of float, of both formats, or points do.
TEST(Certified, HoldsTheTruthFarFromOne) {
  for (const Family& family : families()) {
    for (const int power : {-120, -83, -60, 60, 90}) {
      SCOPED_TRACE(power);
      ask_family<float>(family, 60, power);
    }
    for (const int power : {-1000, -300, 300, 1000}) {
      SCOPED_TRACE(power);
      ask_family<double>(family, 60, power);
    }
  }
}

// A scan of such bodies visits only some groups.
TEST(Certified, HoldsTheTruthOfBodiesInGroups) {
  Tally tally;
  for (const char* name : {"generic", "overlap", "distant"}) {
    for (std::uint64_t i = 0; i < 8000; ++i) {
      const Case drawn = generate(listed_family(name), 3, i, {.vertices_max = 1500});
      if (std::max(drawn.a.points.size(), drawn.b.points.size()) <= 512) continue;
      drawn.dim == 2 ? ask<double, 2>(drawn, tally) : ask<double, 3>(drawn, tally);
      const std::optional<Case> near = cases::rounded(drawn, 24);
      if (near) near->dim == 2 ? ask<float, 2>(*near, tally) : ask<float, 3>(*near, tally);
    }
  }
  EXPECT_GT(tally.asked, 100);
  EXPECT_EQ(tally.stages, (std::set{Stage::floating_point, Stage::higher_precision, Stage::exact}));
}

// A gap of 2^-126 between bodies of 2^-84, whose squares float cannot represent.
TEST(Certified, ComputesRadiiInItsOwnNumbers) {
  const Case question = generate(listed_family("program"), 1, 426689, {.vertices_max = 24});
  Tally tally;
  ask<float, 3>(question, tally);
  EXPECT_EQ(tally.stages, (std::set{Stage::higher_precision}));
  const PreparedBody<double, 3> wide(prepared<float, 3>(question.a));
  for (std::size_t i = 0; i < wide.size(); ++i) {
    EXPECT_GE(wide.radius() * wide.radius(), dot(wide[i], wide[i]));
  }
}

// Crossing segments: the products that make the normal in double overflow in float, or underflow.
TEST(Certified, ClaimsANormalThatFloatCanHold) {
  for (const int power : {43, -57}) {
    const double x = std::ldexp(1.0, power);
    const Case crossing =
        oracle::question(3, {{-x, 0, 0}, {x, 0, 0}}, {{0, -x, x / 2}, {0, x, x / 2}});
    Tally tally;
    ask<float, 3>(crossing, tally);
    EXPECT_EQ(tally.stages, (std::set{Stage::higher_precision}));
    Answer said = as_subject(
        certified_distance(prepared<float, 3>(crossing.a), prepared<float, 3>(crossing.b)));
    EXPECT_EQ((*said.normal)[2].approximation(), 1);
    for (const auto& [planted, reason] : {std::pair(infinity, "the normal is not finite"),
                                          std::pair(0.0, "the normal is not a direction")}) {
      said.normal = numbers({0, 0, planted});
      expect_verdict(judge(crossing, said, certificate(crossing), subjects::binary32),
                     wrong_witness, reason);
    }
  }
}

// Its weights sum to 1 + u: near the end of the range unscaled witness points would be infinite.
TEST(Certified, KeepsWitnessPointsWithinBodiesThatItScales) {
  const auto drawn = generate(listed_family("program"), 1, 1, {.vertices_max = 24});
  const auto question = times(drawn, 300);
  ASSERT_TRUE(question && question->dim == 3);
  Tally tally;
  ask<double, 3>(*question, tally);
  EXPECT_EQ(tally.stages, (std::set{Stage::floating_point}));
}

template <int D>
void ask_integers(const Case& question) {
  const auto a = prepared<double, D>(question.a);
  const auto b = prepared<double, D>(question.b);
  const certified::ScalarScan scan;
  const Truth truth = certificate(question);
  gjk::Vec<double, D> any{};
  any[0] = 1;
  // No plane, one that separates most bodies, and one that separates few.
  for (const gjk::Vec<double, D>& plane : {gjk::Vec<double, D>{}, a.centre() - b.centre(), any}) {
    const auto exact = certified::detail::by_integers(
        certified::PreparedDifference<double, D>(a, b), certified::AnyScan<D>(scan), {}, plane);
    EXPECT_EQ(contradiction(exact, question, truth), "") << question.id;
    EXPECT_TRUE(weights_sum_to_one(exact)) << question.id;
  }
}

// Integers alone, on cases that floating point would decide as well.
TEST(Certified, AnswersInIntegersAlone) {
  for (const char* name : {"generic", "overlap", "motion", "distant", "lattice", "touching"}) {
    for (std::uint64_t i = 0; i < 300; ++i) {
      const Case question = generate(listed_family(name), 2, i, {.vertices_max = 16});
      question.dim == 2 ? ask_integers<2>(question) : ask_integers<3>(question);
    }
  }
}

std::pair<PreparedBody<double, 3>, PreparedBody<double, 3>> generic_bodies() {
  const Case question = generate(listed_family("generic"), 1, 0);
  return {prepared<double, 3>(question.a), prepared<double, 3>(question.b)};
}

TEST(Certified, RefusesToProveWithAnotherRounding) {
  const auto [a, b] = generic_bodies();
  for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
    ASSERT_EQ(std::fesetround(mode), 0);
    EXPECT_THROW(certified_distance(a, b), std::domain_error);
    std::fesetround(FE_TONEAREST);
  }
}

// Bits of the SSE control register: subnormal results, and operands, become zero.
TEST(Certified, RefusesToProveWithoutSubnormalNumbers) {
#ifdef __SSE2__
  const auto [a, b] = generic_bodies();
  const unsigned before = _mm_getcsr();
  for (const unsigned bit : {6U, 15U}) {
    _mm_setcsr(before | 1U << bit);
    EXPECT_THROW(certified_distance(a, b), std::domain_error);
    _mm_setcsr(before);
  }
#else
  GTEST_SKIP() << "no control register of SSE";
#endif
}

// A thin tetrahedron, whose weights do not sum to the whole in floating point.
TEST(Certified, HasWeightsThatSumToOne) {
  const Case question = generate(listed_family("oblong"), 5, 1653, {.vertices_max = 24});
  ASSERT_EQ(question.dim, 3);
  const auto answer =
      certified_distance(prepared<double, 3>(question.a), prepared<double, 3>(question.b));
  EXPECT_TRUE(weights_sum_to_one(answer));
}

template <typename S, int D>
void expect_refusals() {
  using Points = std::vector<gjk::Vec<S, D>>;
  const auto refusal = [](const Points& points) -> std::string {
    try {
      [[maybe_unused]] const PreparedBody<S, D> body{points};
      return "none";
    } catch (const std::invalid_argument& why) {
      return why.what();
    }
  };
  EXPECT_EQ(refusal({}), "a body needs at least one point");
  const S most = std::numeric_limits<S>::max();
  for (const std::size_t count : {1U, 9U, 600U}) {
    Points points(count);
    points[count / 2][D - 1] = most;
    EXPECT_EQ(refusal(points), "none");
    for (const double bad : {nan, infinity, -infinity}) {
      for (const std::size_t place : {std::size_t{0}, count - 1}) {
        Points spoilt = points;
        spoilt[place][place % D] = static_cast<S>(bad);
        EXPECT_EQ(refusal(spoilt), "a coordinate is not finite") << bad << ", point " << place;
      }
    }
  }
}

TEST(Certified, RefusesToPrepareWhatIsNoBody) {
  expect_refusals<double, 3>();
  expect_refusals<double, 2>();
  expect_refusals<float, 3>();
  expect_refusals<float, 2>();
}

TEST(Certified, AnswersBodiesThatAreOnePoint) {
  const std::vector<gjk::Vec<double, 3>> origin(5);
  const PreparedBody<double, 3> a(origin);
  const PreparedBody<double, 3> b(std::vector<gjk::Vec<double, 3>>(1));
  const auto same = certified_distance(a, b);
  EXPECT_EQ(same.relation, certified::Relation::touching);
  EXPECT_EQ(same.distance.upper, 0);
}

// All pairs of a flat start are on one plane, or line, with the origin, so that no determinant has a
// sign; the origin is not between them.
TEST(Certified, IsNotMisledByAFlatStart) {
  const auto relation = []<int D>(const std::vector<gjk::Vec<double, D>>& points) {
    const PreparedBody<double, D> a(points);
    const PreparedBody<double, D> b(std::vector<gjk::Vec<double, D>>(1));
    std::vector<certified::Pair> start;
    for (std::size_t i = 0; i < points.size(); ++i) start.push_back({i, 0});
    const auto found = certified::exact_answer(certified::PreparedDifference<double, D>(a, b),
                                               certified::ScalarScan{}, start, {});
    EXPECT_EQ(found.size, 1U);
    return found.relation;
  };
  EXPECT_EQ(relation(std::vector<gjk::Vec<double, 3>>{
                {{1, 0, 0}}, {{2, -1, 0}}, {{2, 1, 0}}, {{3, 0, 0}}}),
            certified::Relation::separated);
  EXPECT_EQ(relation(std::vector<gjk::Vec<double, 2>>{{{1, 0}}, {{2, 0}}, {{3, 0}}}),
            certified::Relation::separated);
}

// A tetrahedron that does not hold the origin: the third of its determinants is negative, but in
// products that underflow it is 1 unit, as the others are.
TEST(CertifiedBounds, TakeUnderflowForNoSign) {
  constexpr std::array<std::array<double, 3>, 4> corners{
      {{-5, -3, 2}, {4, 3, -3}, {0, 3, -4}, {-3, -3, 5}}};
  const auto encloses = [&](double unit) {
    const auto corner = [&](std::size_t i) {
      certified::Corner<double, 3> result{corners[i], i, 0};
      for (double& x : result.x) x *= unit;
      return result;
    };
    const certified::LeanSimplex<double, 3> simplex(4, corner, {});
    std::array<double, 4> weights{};
    return certified::encloses_origin<certified::ProvedBounds>(simplex, unit, weights);
  };
  EXPECT_FALSE(encloses(1));
  EXPECT_FALSE(encloses(0x1p-360));
}

// Each of these omits one coefficient of the bounds; the case beside it then becomes wrong.

struct NoErrorOfProducts : certified::ProvedBounds {
  static constexpr double products = 0;
};
struct ThirdOfTheErrorOfProducts : certified::ProvedBounds {
  static constexpr double products = 1;
};
struct ExactNormBelow : certified::ProvedBounds {
  static constexpr double lower_norm = 0;
};
struct ExactNormAbove : certified::ProvedBounds {
  static constexpr double upper_norm = -1;  // for one corner
};
struct ExactCorners : certified::ProvedBounds {
  static constexpr double corners = 0;
};
struct ExactDeterminants : certified::ProvedBounds {
  static constexpr double determinant = 0;
  static constexpr double determinant_2 = 0;
};

template <typename Bounds, int D>
void expect_needed(const std::vector<Point>& a, const std::vector<Point>& b) {
  const Case question = oracle::question(D, a, b);
  const Truth truth = certificate(question);
  const auto of_a = prepared<double, D>(question.a);
  const auto of_b = prepared<double, D>(question.b);
  EXPECT_EQ(contradiction(certified_distance(of_a, of_b), question, truth), "");
  EXPECT_NE(contradiction(certified::certified_distance<Bounds>(of_a, of_b), question, truth), "");
}

TEST(CertifiedBounds, AreNeededInEveryCoefficient) {
  expect_needed<NoErrorOfProducts, 3>(
      {{0.46900354562255064, -0.39742922107795359, -0.52547538145981043}},
      {{0.46870974132365467, -0.39751893442853781, -0.52454299798585702}});
  expect_needed<NoErrorOfProducts, 2>({{-0.29096387791938111, -0.23063287958706774, 0}},
                                      {{-0.29114236854196585, -0.23125641761117943, 0}});
  expect_needed<ThirdOfTheErrorOfProducts, 3>(
      {{0.55027502324286526, -0.87262150861700827, 0.23932988100345462}},
      {{0.55027497879952547, -0.87262078411305266, 0.23932978455880452}});
  expect_needed<ThirdOfTheErrorOfProducts, 2>({{0.624965113672592, 0.7108829649761359, 0}},
                                              {{0.62496570500060367, 0.7108843437819401, 0}});
  expect_needed<ExactNormBelow, 3>(
      {{0.930115523284888, -0.66701844776249153, 0.30451147431756564}},
      {{-0.75601076758032737, 0.54216182405194013, -0.24751113993108464}});
  expect_needed<ExactNormBelow, 2>({{-0.40540589487445378, -0.71277325766559618, 0}},
                                   {{0.3220857139059955, 0.5662820557146071, 0}});
  expect_needed<ExactNormAbove, 3>(
      {{0.81697728248209389, 0.0043044581825595341, 0.50997497020770988}},
      {{-0.26308190327667935, -0.0013861157164641949, -0.16422144001128053}});
  expect_needed<ExactNormAbove, 2>({{0.23485108141961308, 0.90051702744734885, 0}},
                                   {{-0.041508350454800308, -0.15916033317732026, 0}});
  expect_needed<ExactCorners, 3>(
      {{0.054827985426802305, -0.19248052289034179, -0.68578894466617712}},
      {{0.054828123550090264, -0.19248119923449405, -0.68578937194811262},
       {0.054827916204705035, -0.19248022563165321, -0.68578871546602049}});
  expect_needed<ExactCorners, 2>({{0.37410464564885409, -0.36895104212869484, 0}},
                                 {{0.37410560451042307, -0.36895018869579205, 0},
                                  {0.37410421813377315, -0.36895134229026411, 0}});
  expect_needed<ExactDeterminants, 3>(
      {{-0.35166363156117508, 0.61217199558533486, 0.15093953977721458}},
      {{-0.35148867434425923, 0.61148277253811401, 0.15137407680779316},
       {-0.35111352043924188, 0.61297797760476391, 0.1503142392181139},
       {-0.35238869990002414, 0.61205523661312666, 0.15113030330573668},
       {-0.35149928729429675, 0.61147898819657132, 0.15139084428277472}});
  expect_needed<ExactDeterminants, 2>({{-0.02606725797897258, -0.38303629410843448, 0}},
                                      {{-0.19120929907412465, -0.78977005121755495, 0},
                                       {0.24137993082056952, 0.27566817149783074, 0},
                                       {0.91713136318133315, 0.17858970996653301, 0}});
}

}  // namespace
}  // namespace oracle
