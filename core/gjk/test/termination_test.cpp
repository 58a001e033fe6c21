// SPDX-License-Identifier: MIT
// When the iteration stops, a case for every Status, and what a trace observes.
#include "core/gjk/termination.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <string_view>
#include <utility>

#include "core/gjk/test/float128.hpp"

namespace gjk::test {
namespace {

template <typename S>
class TerminationTest : public testing::Test {};
using Scalars = testing::Types<float, double, long double, __float128>;
TYPED_TEST_SUITE(TerminationTest, Scalars);

// Spoils each vertex in turn.  A vertex that no comparison prefers goes unnoticed, so that only the
// first one, where the search starts, must be detected.
TYPED_TEST(TerminationTest, EndsOnCoordinatesThatAreNotFiniteAndSaysSoWhenItStartsThere) {
  using S = TypeParam;
  S infinity(2);
  while (is_finite(infinity)) infinity = infinity * infinity;
  for (const auto& [preset, policy] : presets<S>()) {
    for (const S& bad : {infinity, S(-infinity), S(infinity - infinity)}) {
      for (std::size_t place = 0; place < 24; ++place) {
        for (const bool in_a : {true, false}) {
          Body<S, 3> a = cube<S, 3>({});
          Body<S, 3> b = cube<S, 3>({2.5, 0.5, 0.0});
          (in_a ? a : b)[place / 3][place % 3] = bad;
          const auto result = ask(a, b, policy, [](const Step<S, 3>& step) {
            EXPECT_TRUE(is_finite(step.simplex.vv) && is_finite(step.vw));
            EXPECT_TRUE(is_finite(step.mu_squared));
          });
          EXPECT_LE(result.iterations, policy.iteration_limit);
          const bool noticed = result.status == Status::not_finite;
          EXPECT_TRUE(noticed || place >= 3) << preset << ", place " << place;
          EXPECT_FALSE(noticed && result.intersecting) << preset << ", place " << place;
        }
      }
    }
  }
}

// What a trace observes of one run.
template <typename S, int D>
struct Watched {
  int steps = 0;
  bool in_order = true;           // k = 0, 1, 2, ...
  int rises = 0;                  // iterations with ‖v_k‖ >= ‖v_{k-1}‖
  S shortest{0};                  // v.v since the last of them
  bool simplex_small = true;      // |W_k| <= D
  bool mu_is_running_max = true;  // mu_k = max { mu_{k-1}, delta_k }
  bool repeated_last = false;     // w_k was in W_{k-1} + {w_{k-1}}
  int repeated_before = 0;        // earlier w that were, too
  Result<S, D> result;
};

template <typename S, int D>
Watched<S, D> watch(const Body<S, D>& a, const Body<S, D>& b, const Policy<S>& policy) {
  Watched<S, D> seen;
  S vv(0);
  S mu_squared(0);
  std::vector<Vec<S, D>> known;  // W_{k-1} and w_{k-1}
  seen.result = ask(a, b, policy, [&](const Step<S, D>& step) {
    seen.in_order = seen.in_order && step.k == seen.steps;
    // Once it has risen the iteration has escalated, and a decrease may be rounded away.
    const bool rises = seen.rises == 0 ? !(step.simplex.vv < vv) : vv < step.simplex.vv;
    if (seen.steps > 0) seen.rises += rises ? 1 : 0;
    vv = step.simplex.vv;
    if (seen.steps == 0 || vv < seen.shortest || rises) seen.shortest = vv;
    const Slots members = step.simplex.members;
    seen.simplex_small = seen.simplex_small && std::popcount(members) <= D && members != 0;
    const S larger = raised(mu_squared, step.simplex.vv, step.vw);
    seen.mu_is_running_max =
        seen.mu_is_running_max && step.mu_squared == larger && mu_squared <= larger;
    mu_squared = step.mu_squared;
    std::vector<Vec<S, D>> simplex;
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(members, i)) simplex.push_back(step.support[i].y);
    }
    if (seen.steps == 0) known = simplex;
    seen.repeated_before += seen.repeated_last ? 1 : 0;
    seen.repeated_last = std::find(known.begin(), known.end(), step.w.y) != known.end();
    known = simplex;
    known.push_back(step.w.y);
    ++seen.steps;
  });
  return seen;
}

// By status; not_finite is the last one.
using StatusCounts = std::array<int, static_cast<std::size_t>(Status::not_finite) + 1>;

template <typename S, int D>
void watch_random_bodies(const char* preset, const Policy<S>& policy, StatusCounts& statuses) {
  for (std::uint64_t key = 0; key < 2000; ++key) {
    const S offset = S(static_cast<int>(key % 5)) / S(2);
    const S stretch = key % 2 == 0 ? S(1) : S(1) / S(1 << 18);
    const Body<S, D> a = random_body<S, D>(2 * key, 1 + key % 9, S(0), S(1));
    const Body<S, D> b = random_body<S, D>(2 * key + 1, 1 + key % 7, offset, stretch);
    const Watched<S, D> seen = watch(a, b, policy);
    const Status status = seen.result.status;
    ++statuses[static_cast<std::size_t>(status)];
    const bool ends_in_loop =
        status == Status::converged || status == Status::repeated_support_point;
    ASSERT_EQ(seen.steps, seen.result.iterations + (ends_in_loop ? 1 : 0)) << preset << ", " << key;
    ASSERT_TRUE(seen.in_order && seen.simplex_small && seen.mu_is_running_max) << preset << key;
    ASSERT_TRUE(seen.rises <= (policy.escalates ? 1 : 0) || !policy.strict_decrease_check)
        << preset << key;
    const bool apart = status != Status::iteration_limit && !seen.result.intersecting;
    ASSERT_TRUE(!policy.strict_decrease_check || !apart || seen.result.vv == seen.shortest);
    ASSERT_TRUE(seen.repeated_before <= (policy.escalates ? 1 : 0) ||
                policy.repetition == Repetition::unchecked)
        << preset << key;
    ASSERT_TRUE(seen.repeated_last || status != Status::repeated_support_point) << preset << key;
  }
}

TYPED_TEST(TerminationTest, ShowsEveryIterationToTheTraceAndKeepsItsInvariants) {
  for (const auto& [preset, policy] : presets<TypeParam>()) {
    StatusCounts statuses{};
    watch_random_bodies<TypeParam, 2>(preset, policy, statuses);
    watch_random_bodies<TypeParam, 3>(preset, policy, statuses);
    EXPECT_GT(statuses[static_cast<std::size_t>(Status::converged)], 100) << preset;
    EXPECT_GT(statuses[static_cast<std::size_t>(Status::origin_inside)], 100) << preset;
    EXPECT_EQ(statuses[static_cast<std::size_t>(Status::not_finite)], 0) << preset;
  }
}

// A limit of 256 was too small at 100 digits for curved bodies, and for polygons of 335 vertices.
TEST(IterationLimit, FollowsTheDigitsWhereABodyIsCurved) {
  EXPECT_EQ(significant_bits<float>(), 24);
  EXPECT_EQ(significant_bits<__float128>(), 113);
  EXPECT_EQ(iteration_limit(robust<double>(), false), 256);
  EXPECT_EQ(iteration_limit(robust<double>(), true), 256);
  EXPECT_EQ(iteration_limit(signed_volumes<__float128>(), false), 256);
  EXPECT_EQ(iteration_limit(robust<__float128>(), false), 452);
  EXPECT_EQ(iteration_limit(robust<__float128>(), true), 452);
  Policy<__float128> patient;
  patient.iteration_limit = 1000;
  EXPECT_EQ(iteration_limit(patient, true), 1000);
  Policy<double> hasty = robust<double>();
  hasty.iteration_limit = 8;
  EXPECT_EQ(iteration_limit(hasty, true), 212);
  hasty.limits_curved_bodies = true;
  EXPECT_EQ(iteration_limit(hasty, true), 8);
}

TEST(CloseEnough, MeasuresTheGapByTheLengthOrNotAsThePolicySays) {
  Policy<double> policy;
  policy.epsilon = 0x1p-10;
  for (const double vv : {0x1p+40, 1.0, 0x1p-40}) {
    EXPECT_TRUE(close_enough(policy, vv, vv * (1 - 0x1p-11), 0.0)) << vv;
    EXPECT_FALSE(close_enough(policy, vv, vv * (1 - 0x1p-9), 0.0)) << vv;
    EXPECT_TRUE(close_enough(policy, vv, -vv, vv * (1 - 0x1p-10))) << vv;  // by an earlier bound
    EXPECT_FALSE(close_enough(policy, vv, -vv, vv * (1 - 0x1p-8))) << vv;
  }
  policy.tolerance = Tolerance::absolute;  // ‖v‖ - mu <= 2^-10, whatever v.w is
  for (const double length : {0x1p+10, 1.0, 0x1p-9}) {
    const double near = length - 0x1p-11;
    const double far = length - 0x1.8p-10;
    EXPECT_TRUE(close_enough(policy, length * length, 0.0, near * near)) << length;
    EXPECT_FALSE(close_enough(policy, length * length, 0.0, far * far)) << length;
  }
  EXPECT_TRUE(close_enough(policy, 0x1p-22, 0.0, 0.0));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const Tolerance tolerance : {Tolerance::absolute, Tolerance::relative}) {
    policy.tolerance = tolerance;
    EXPECT_FALSE(close_enough(policy, nan, nan, nan));
    EXPECT_FALSE(close_enough(policy, 1.0, nan, 0.0));
  }
}

// Parallelepipeds with common axes, one beyond the other: the facets of A - B are parallelograms,
// whose four corners give determinants of pure noise.  Without the guard Johnson's signs agree by
// chance in 3 % of the cases and put the origin inside, though mu > 0 has proved it outside.
TEST(FullSimplexGuard, NeverFindsAnOverlapOnceTheBoundProvedTheBodiesApart) {
  const auto overlaps = [](const Policy<double>& policy) {
    int count = 0;
    for (std::uint64_t key = 0; key < 2000; ++key) {
      const Body<double, 3> axes = random_body<double, 3>(key, 3, 0, 1);
      Body<double, 3> a;
      Body<double, 3> b;
      for (const Vec<double, 3>& corner : cube<double, 3>({})) {
        a.push_back(corner[0] * axes[0] + corner[1] * axes[1] + corner[2] * axes[2]);
        b.push_back(a.back() + (2 + 1.0 / (1 << (key % 16))) * axes[0]);
      }
      const auto result = ask(a, b, policy);
      if (result.status == Status::origin_inside && 0 < result.mu_squared) ++count;
    }
    return count;
  };
  Policy<double> policy = enhanced<double>();
  EXPECT_GT(overlaps(policy), 20);
  policy.full_simplex_guard = true;
  EXPECT_EQ(overlaps(policy), 0);
}

// The smallest k whose case ends with `status`, or -1 if there is none.
template <typename S>
int first_with(Status status, const Policy<S>& policy) {
  for (int k = 0; k < 5000; ++k) {
    const auto key = static_cast<std::uint64_t>(k);
    const S stretch = S(1) / S(1 << (k % 20));
    const Body<S, 3> a = random_body<S, 3>(2 * key, 8, S(0), S(1));
    const Body<S, 3> b = random_body<S, 3>(2 * key + 1, 8, S(k % 5) / S(2), stretch);
    if (ask(a, b, policy).status == status) return k;
  }
  return -1;
}

// A state before an iteration, as Cycle takes it.
struct State {
  Nearest<double, 2> W{3, {}, {}, 2.0};
  Slots previous = 7;
  double mu_squared = 1;
  std::array<DifferencePoint<double, 2>, 3> support{};

  int length(Cycle<double, 2>& cycle, int k) const {
    return cycle.length(k, W, previous, mu_squared, support);
  }
};

TEST(Cycle, KnowsAStateByAllThatDecidesHowTheIterationGoesOn) {
  const auto length_after = [](void (*change)(State&)) {
    Cycle<double, 2> cycle;
    State state;
    EXPECT_EQ(state.length(cycle, 7), 0);
    EXPECT_EQ(state.length(cycle, 8), 0);
    change(state);
    return state.length(cycle, 11);
  };
  EXPECT_EQ(length_after([](State&) {}), 3);
  EXPECT_EQ(length_after([](State& state) { state.W.vv = 3; }), 0);
  EXPECT_EQ(length_after([](State& state) { state.W.members = 5; }), 0);
  EXPECT_EQ(length_after([](State& state) { state.previous = 3; }), 0);
  EXPECT_EQ(length_after([](State& state) { state.mu_squared = 2; }), 0);
  EXPECT_EQ(length_after([](State& state) { state.support[0].p.index = 1; }), 0);
  EXPECT_EQ(length_after([](State& state) { state.support[2].q.index = 1; }), 0);
}

TEST(Cycle, ComparesWithTheStateOfTheLatestPowerOfTwo) {
  Cycle<double, 2> cycle;
  State state;
  for (int k = 0; k < 200; ++k) {
    const bool is_power = (k & (k - 1)) == 0;
    int latest = 8;
    while (2 * latest <= k) latest *= 2;
    EXPECT_EQ(state.length(cycle, k), k < 8 || is_power ? 0 : k - latest) << k;
  }
}

// A point set that counts how often it is asked, and may claim to depend on that.
template <typename S>
struct CountedCloud {
  static constexpr int dimension = 3;
  VertexCloud<S, 3> cloud;
  bool memory = false;
  mutable int calls = 0;

  SupportPoint<S, 3> support(const Vec<S, 3>& direction) const {
    ++calls;
    return cloud.support(direction);
  }
  const S& magnitude() const { return cloud.magnitude(); }
  bool has_no_memory() const { return !memory; }
};

template <typename S>
void expect_same(const Result<S, 3>& one, const Result<S, 3>& other) {
  EXPECT_EQ(one.status, other.status);
  EXPECT_EQ(one.intersecting, other.intersecting);
  EXPECT_EQ(one.iterations, other.iterations);
  EXPECT_EQ(one.v, other.v);
  EXPECT_EQ(one.vv, other.vv);
  EXPECT_EQ(one.mu_squared, other.mu_squared);
  EXPECT_EQ(one.members, other.members);
  EXPECT_EQ(one.lambda, other.lambda);
  EXPECT_EQ(one.witness_a, other.witness_a);
  EXPECT_EQ(one.witness_b, other.witness_b);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(one.support[i].y, other.support[i].y);
    EXPECT_EQ(one.support[i].p.index, other.support[i].p.index);
    EXPECT_EQ(one.support[i].q.index, other.support[i].q.index);
  }
}

// A run that nobody watches leaves out the iterations that only go round once more.  The limits end
// cycles in each of their phases.
TYPED_TEST(TerminationTest, AnswersTheSameIfCyclesAreLeftOut) {
  using S = TypeParam;
  std::vector<Policy<S>> policies{original<S>(), enhanced<S>()};
  Policy<S> policy = enhanced<S>();
  policy.epsilon = S(0);
  for (const auto repetition : {Repetition::unchecked, Repetition::simplex, Repetition::previous}) {
    policy.repetition = repetition;
    policy.no_valid_subset = NoValidSubset::return_previous;
    policies.push_back(policy);
    policy.no_valid_subset = NoValidSubset::backup;
    policies.push_back(policy);
    policies.push_back(policy);
    policies.back().escalates = true;
    policies.push_back(policies.back());
    policies.back().strict_decrease_check = true;
  }
  int endless = 0;
  int left_out = 0;
  for (int i = 0; i < 600 && !this->HasFailure(); ++i) {
    const auto key = static_cast<std::uint64_t>(i);
    const S stretch = S(1) / S(1 << (i % 20));
    const Body<S, 3> points_a = random_body<S, 3>(2 * key, 8, S(0), S(1));
    const Body<S, 3> points_b = random_body<S, 3>(2 * key + 1, 8, S(i % 5) / S(2), stretch);
    for (Policy<S>& one : policies) {
      one.iteration_limit = 100 + i % 13;
      for (const int memory : {0, 1, 2}) {  // of neither body, of A, of B
        const CountedCloud<S> a{VertexCloud<S, 3>(points_a), memory == 1};
        const CountedCloud<S> b{VertexCloud<S, 3>(points_b), memory == 2};
        const Result<S, 3> seen = distance(a, b, one, [](const Step<S, 3>&) {});
        const int calls = std::exchange(a.calls, 0);
        expect_same(distance(a, b, one, AnswerAlone{}), seen);
        if (memory != 0 || one.escalates || seen.status != Status::iteration_limit) {
          EXPECT_EQ(a.calls, calls);
        } else {
          ++endless;
          left_out += calls - a.calls;
        }
      }
    }
  }
  EXPECT_GT(endless, 50);
  EXPECT_GT(left_out, 70 * endless);
}

TEST(Status, S1ConvergedEndsWhatIsApart) {
  const auto result = ask(cube<double, 3>({}), cube<double, 3>({4, 0, 0}), robust<double>());
  EXPECT_EQ(result.status, Status::converged);
  EXPECT_FALSE(result.intersecting);
}

TEST(Status, S5OriginInsideEndsWhatOverlaps) {
  const auto result = ask(cube<double, 3>({}), cube<double, 3>({1, 0.5, 0}), robust<double>());
  EXPECT_EQ(result.status, Status::origin_inside);
  EXPECT_TRUE(result.intersecting);
}

TEST(Status, S6BelowOmegaEndsWhatIsApartByOneUlp) {
  const Body<double, 2> a{{{1, 0}}};
  const Body<double, 2> b{{{1 + 0x1p-52, 0}}};
  const auto result = ask(a, b, robust<double>());
  EXPECT_EQ(result.status, Status::below_omega);
  EXPECT_TRUE(result.intersecting);
  EXPECT_EQ(ask(a, b, enhanced<double>()).status, Status::converged);
}

TEST(Status, S7IterationLimitEndsAtTheLimitOfThePolicy) {
  const Body<double, 3> a = random_body<double, 3>(1, 50, 0, 1);
  const Body<double, 3> b = random_body<double, 3>(2, 50, 3, 1);
  const int needed = ask(a, b, robust<double>()).iterations;
  ASSERT_GT(needed, 2);
  for (int limit = 0; limit < needed; ++limit) {
    Policy<double> policy = robust<double>();
    policy.iteration_limit = limit;
    const auto result = ask(a, b, policy);
    EXPECT_EQ(result.status, Status::iteration_limit);
    EXPECT_EQ(result.iterations, limit);
  }
}

TEST(Status, S8NotFiniteReportsOverflowWithoutNormalisationOnly) {
  Body<float, 3> a = cube<float, 3>({});
  Body<float, 3> b = cube<float, 3>({4, 0, 0});
  multiply(0x1p+100F, a, b);
  EXPECT_EQ(ask(a, b, original<float>()).status, Status::not_finite);
  EXPECT_EQ(ask(a, b, enhanced<float>()).status, Status::not_finite);
  EXPECT_EQ(ask(a, b, signed_volumes<float>()).status, Status::converged);
  EXPECT_EQ(ask(a, b, robust<float>()).status, Status::converged);
}

// v of a full simplex is zero by definition, even if the weights overflow.
TEST(Status, S8NotFiniteWhereTheWeightsOverflow) {
  const Body<double, 2> a{{{0, 0}}};
  const Body<double, 2> b{{{-1, -1}}, {{0x1p+15, 0}}, {{0, 0x1p+509}}};
  EXPECT_EQ(ask(a, b, original<double>()).status, Status::not_finite);
  EXPECT_EQ(ask(a, b, enhanced<double>()).status, Status::not_finite);
  EXPECT_TRUE(ask(a, b, robust<double>()).intersecting);
}

// epsilon 0 requires more digits than S has, so that only rounding decides when the loop ends.
TEST(Status, S2RepeatedSupportPointEndsWhatRoundingKeepsFromConverging) {
  Policy<double> policy = enhanced<double>();
  policy.epsilon = 0;
  EXPECT_GE(first_with(Status::repeated_support_point, policy), 0);
  policy.repetition = Repetition::unchecked;
  EXPECT_EQ(first_with(Status::repeated_support_point, policy), -1);
}

// With epsilon 0 the check of W_k leaves cycles of two support points, the others none of these.
TEST(Status, S2RepeatedSupportPointsAreLookedForWhereThePolicySays) {
  Policy<double> policy = enhanced<double>();
  policy.epsilon = 0;
  policy.repetition = Repetition::simplex;
  EXPECT_GE(first_with(Status::repeated_support_point, policy), 0);
  EXPECT_GE(first_with(Status::iteration_limit, policy), 0);
  for (const Repetition wider : {Repetition::previous, Repetition::history}) {
    policy.repetition = wider;
    EXPECT_EQ(first_with(Status::iteration_limit, policy), -1);
  }
}

// Two vertices at one place are one support point by value and two by index.
TEST(Repetitions, ComparePointsByValueOrByIndex) {
  std::array<DifferencePoint<double, 2>, 3> support{};
  support[0] = {{{1, 2}}, {{{1, 2}}, 0}, {{{0, 0}}, 0}};
  const DifferencePoint<double, 2> twin{{{1, 2}}, {{{1, 2}}, 3}, {{{0, 0}}, 0}};
  Policy<double> policy;
  policy.repetition = Repetition::simplex;
  EXPECT_TRUE((Repetitions<double, 2>().contain(policy, support, 1, 0, twin)));
  EXPECT_FALSE((Repetitions<double, 2>().contain(policy, support, 0, 1, twin)));
  policy.identity = Identity::index;
  EXPECT_FALSE((Repetitions<double, 2>().contain(policy, support, 1, 0, twin)));
  policy.repetition = Repetition::previous;
  EXPECT_TRUE((Repetitions<double, 2>().contain(policy, support, 0, 1, support[0])));
  policy.repetition = Repetition::unchecked;
  EXPECT_FALSE((Repetitions<double, 2>().contain(policy, support, 1, 1, support[0])));
  policy.repetition = Repetition::history;
  Repetitions<double, 2> all;
  EXPECT_FALSE(all.contain(policy, support, 0, 0, twin));
  EXPECT_TRUE(all.contain(policy, support, 0, 0, twin));
}

TEST(Status, S3NoValidSubsetEndsWhereJohnsonFindsNoneAndMayNotBackUp) {
  Policy<float> policy = enhanced<float>();
  policy.epsilon = 0;
  policy.repetition = Repetition::unchecked;
  EXPECT_GE(first_with(Status::no_valid_subset, policy), 0);
  policy.no_valid_subset = NoValidSubset::backup;
  EXPECT_EQ(first_with(Status::no_valid_subset, policy), -1);
}

TEST(Status, S4NoProgressEndsWhatDoesNotComeNearer) {
  Policy<double> policy = signed_volumes<double>();
  policy.epsilon = 0;
  policy.repetition = Repetition::unchecked;
  EXPECT_GE(first_with(Status::no_progress, policy), 0);
  policy.strict_decrease_check = false;
  EXPECT_EQ(first_with(Status::no_progress, policy), -1);
}

// Without any safeguard the iteration of 1988 never ends in single precision.
TEST(Status, S7IterationLimitIsReachedByTheOriginalAtFloat) {
  EXPECT_GE(first_with(Status::iteration_limit, original<float>()), 0);
  for (const auto& [preset, policy] : presets<float>()) {
    if (std::string_view(preset) == "original") continue;
    EXPECT_EQ(first_with(Status::iteration_limit, policy), -1) << preset;
  }
}

}  // namespace
}  // namespace gjk::test
