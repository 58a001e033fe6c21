// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/stopwatch.hpp"
#include "core/subjects/test/cubes.hpp"

namespace subjects {
namespace {

// The subjects that compute distances, not only whether the bodies meet.
const std::vector<std::string> distances{"core/*/original*", "core/*/enhanced*",
                                         "core/*/signed_volumes", "core/*/robust*",
                                         "core/*/hill_climbing"};

Subject subject(const std::string& name) { return select({name}).front(); }

// Sum of weight * (a - b) over the terms of an answer, exactly.
std::array<Rational, 3> closest_point(const cases::Case& question, const Answer& answer) {
  std::array<Rational, 3> v;
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    const AnswerTerm& term = answer.terms[i];
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const Rational a(question.a.points.at(term.a)[axis]);
      const Rational b(question.b.points.at(term.b)[axis]);
      v[axis] += term.weight.exact() * (a - b);
    }
  }
  return v;
}

Rational squared_norm(const std::array<Rational, 3>& v) {
  return v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
}

template <typename Visit>
void for_each_case(std::uint64_t count, const Visit& visit) {
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t index = 0; index < count; ++index) {
      visit(generate(family, 1, index, cases::Sizes{8}));
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

// Three presets with two sub-algorithms and different safeguards.  In exact arithmetic all of them
// are proven right, so they may differ in the simplex only.
TEST(CoreSubject, RationalPresetsAgreeExactlyOnEveryFamily) {
  const Subject original = subject("core/rational/original");
  const Subject enhanced = subject("core/rational/enhanced");
  const Subject robust = subject("core/rational/robust");
  int apart = 0;
  int meeting = 0;
  for_each_case(200, [&](const cases::Case& question) {
    const Answer one = original.ask(question, nullptr);
    ASSERT_TRUE(one.answered) << question.id << ": " << one.status;
    const Rational squared = one.distance->value.exact();
    ASSERT_TRUE(one.distance->squared || one.intersecting) << question.id;
    ASSERT_EQ(one.intersecting, squared == 0) << question.id;
    ASSERT_EQ(squared_norm(closest_point(question, one)), squared) << question.id;
    for (const Subject* other : {&enhanced, &robust}) {
      const Answer two = other->ask(question, nullptr);
      ASSERT_TRUE(two.answered) << other->name << ", " << question.id << ": " << two.status;
      ASSERT_EQ(two.intersecting, one.intersecting) << other->name << ", " << question.id;
      ASSERT_EQ(two.distance->value.exact(), squared) << other->name << ", " << question.id;
      ASSERT_LE(two.lower_bound->value.exact(), squared) << other->name << ", " << question.id;
    }
    ++(one.intersecting ? meeting : apart);
  });
  EXPECT_GT(apart, 100);
  EXPECT_GT(meeting, 100);
}

// Whether all nonzero coordinates lie within a factor of 2^60.
bool is_of_one_scale(const cases::Case& question) {
  for (const cases::Body* body : {&question.a, &question.b}) {
    for (const cases::Point& point : body->points) {
      for (const double x : point) {
        if (x != 0 && std::fabs(x) < 0x1p-60 * cases::magnitude(question)) return false;
      }
    }
  }
  return true;
}

// A hundred digits are more than twice the digits of coordinates of similar scale: the answers
// differ by rounding only.
TEST(CoreSubject, AHundredDigitsAgreeWithRationals) {
  const Subject exact = subject("core/rational/robust");
  const Subject wide = subject("core/digits100/robust");
  int asked = 0;
  for_each_case(40, [&](const cases::Case& question) {
    if (!is_of_one_scale(question)) return;
    ++asked;
    const Rational squared = exact.ask(question, nullptr).distance->value.exact();
    const Answer answer = wide.ask(question, nullptr);
    ASSERT_TRUE(answer.answered) << question.id << ": " << answer.status;
    ASSERT_EQ(answer.intersecting, squared == 0) << question.id;
    const Rational length = answer.distance->value.exact();
    const Rational scale(cases::magnitude(question));
    ASSERT_LE(abs(length * length - squared),
              Rational(1024 * wide.format.unit_roundoff) * scale * scale)
        << question.id;
  });
  std::cout << asked << " asked\n";
}

TEST(CoreSubject, SaysWhichVerticesAndWhereTheBodiesAreNearest) {
  for (const Subject& asked : select(distances)) {
    for (const test::Known& known : test::known_cases()) {
      const Answer answer = asked.ask(known.question, nullptr);
      ASSERT_TRUE(answer.answered && answer.witness_a && answer.witness_b) << asked.name;
      const auto v = closest_point(known.question, answer);
      const Rational allowed(64 * asked.format.unit_roundoff * known.magnitude);
      Rational sum(0);
      for (std::size_t i = 0; i < answer.term_count; ++i) sum += answer.terms[i].weight.exact();
      EXPECT_LE(abs(sum - 1), Rational(8 * asked.format.unit_roundoff)) << asked.name;
      EXPECT_LE(abs(squared_norm(v) - known.distance_squared), 16 * allowed) << asked.name;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const Rational witness =
            (*answer.witness_a)[axis].exact() - (*answer.witness_b)[axis].exact();
        EXPECT_LE(abs(witness - v[axis]), allowed) << asked.name;
      }
    }
  }
}

bool same(const Number& one, const Number& two) {
  return one.is_double() == two.is_double() && one.approximation() == two.approximation();
}

bool same(const std::array<Number, 3>& one, const std::array<Number, 3>& two) {
  return std::equal(one.begin(), one.end(), two.begin(),
                    [](const Number& x, const Number& y) { return same(x, y); });
}

// A reused answer keeps nothing of the previous question.
TEST(CoreSubject, AnswersPreparedBodiesAsItAnswersTheCase) {
  for (const char* const name :
       {"core/double/robust", "core/float/original", "core/rational/robust"}) {
    const Subject& subject = core_subject(name);
    Answer reused;
    for (const cases::Family& family : cases::all_families()) {
      for (std::uint64_t i = 0; i < 20; ++i) {
        const cases::Case question = cases::generate(family, 5, i, {});
        if (reason_to_skip(subject, question)) continue;
        const Answer fresh = subject.ask(question, nullptr);
        subject.query(subject.prepare(question.a, question.dim),
                      subject.prepare(question.b, question.dim), reused, nullptr);
        ASSERT_EQ(reused.status, fresh.status) << question.id;
        ASSERT_EQ(reused.answered, fresh.answered) << question.id;
        ASSERT_EQ(reused.intersecting, fresh.intersecting) << question.id;
        ASSERT_EQ(reused.term_count, fresh.term_count) << question.id;
        ASSERT_EQ(reused.witness_a.has_value(), fresh.witness_a.has_value()) << question.id;
        ASSERT_EQ(reused.distance.has_value(), fresh.distance.has_value()) << question.id;
        if (!fresh.distance) continue;
        ASSERT_EQ(reused.distance->squared, fresh.distance->squared) << question.id;
        ASSERT_TRUE(same(reused.distance->value, fresh.distance->value)) << question.id;
        ASSERT_TRUE(same(reused.lower_bound->value, fresh.lower_bound->value)) << question.id;
        ASSERT_TRUE(same(*reused.witness_a, *fresh.witness_a)) << question.id;
        ASSERT_TRUE(same(*reused.witness_b, *fresh.witness_b)) << question.id;
        for (std::size_t term = 0; term < fresh.term_count; ++term) {
          ASSERT_TRUE(same(reused.terms[term].weight, fresh.terms[term].weight)) << question.id;
        }
      }
    }
  }
}

// Who waits for an answer waits for all of its iterations.
TEST(CoreSubject, LeavesNoIterationOutWhenItIsTimed) {
  const Watch<double, 3> nobody{nullptr};
  EXPECT_FALSE(nobody.sees_all());
  bool whole = false;
  least_nanoseconds([&] { whole = nobody.sees_all(); });
  EXPECT_TRUE(whole);
  EXPECT_FALSE(nobody.sees_all());
}

TEST(CoreSubject, TracesEveryIteration) {
  for (const Subject& asked : select(distances)) {
    for_each_case(10, [&](cases::Case question) {
      if (case_bits(asked) == 24) {
        const auto narrow = cases::rounded(question, 24);
        if (!narrow) return;
        question = *narrow;
      }
      std::vector<TraceStep> steps;
      const Trace trace = [&](const TraceStep& step) { steps.push_back(step); };
      const Answer answer = asked.ask(question, &trace);
      // These two are detected after the support point; the others before it or after the next
      // simplex.
      const std::string status = answer.status;
      const bool within = status == "converged" || status == "repeated_support_point";
      ASSERT_EQ(steps.size(), static_cast<std::size_t>(answer.iterations) + (within ? 1 : 0))
          << asked.name << ", " << question.id << ": " << status;
      for (std::size_t k = 0; k < steps.size(); ++k) {
        const TraceStep& step = steps[k];
        ASSERT_EQ(step.k, static_cast<int>(k));
        ASSERT_EQ(step.simplex.size(), step.weights.size());
        ASSERT_TRUE(!step.simplex.empty() &&
                    step.simplex.size() <= static_cast<std::size_t>(question.dim));
        ASSERT_TRUE(k == 0 || steps[k - 1].lower_bound <= step.lower_bound);
        ASSERT_EQ(step.points.size(), step.simplex.size() + 1);
        for (std::size_t i = 0; i < step.simplex.size(); ++i) {
          const auto& [a, b] = step.simplex[i];
          ASSERT_TRUE(a < question.a.points.size() && b < question.b.points.size());
          // The points of the indices, but for the rounding of a scalar of few digits.
          for (std::size_t axis = 0; axis < 3; ++axis) {
            ASSERT_FLOAT_EQ(static_cast<float>(step.points[i][axis]),
                            static_cast<float>(question.a.points[a][axis]));
            ASSERT_FLOAT_EQ(static_cast<float>(step.points[i][3 + axis]),
                            static_cast<float>(question.b.points[b][axis]));
          }
        }
      }
      const Answer quiet = asked.ask(question, nullptr);
      ASSERT_EQ(quiet.status, answer.status) << asked.name << " answers otherwise when watched";
      ASSERT_EQ(quiet.iterations, answer.iterations);
    });
  }
}

TEST(CoreSubject, OverflowIsNoAnswerAndNormalisationAvoidsIt) {
  cases::Case question;
  question.id = "huge";
  question.a = test::cube(3, {});
  question.b = test::cube(3, {4, 0, 0});
  for (cases::Body* body : {&question.a, &question.b}) {
    for (cases::Point& point : body->points) {
      for (double& x : point) x = std::ldexp(x, 1000);
    }
  }
  const Answer overflown = subject("core/double/enhanced").ask(question, nullptr);
  EXPECT_FALSE(overflown.answered);
  EXPECT_EQ(overflown.status, "not_finite");
  EXPECT_FALSE(overflown.distance);
  const Answer normalised = subject("core/double/robust").ask(question, nullptr);
  ASSERT_TRUE(normalised.answered);
  EXPECT_EQ(normalised.distance->value.exact(), Rational(std::ldexp(2.0, 1000)));
  // Double-extended exponents suffice: no normalisation needed.
  EXPECT_TRUE(subject("core/long_double/enhanced").ask(question, nullptr).answered);
}

}  // namespace
}  // namespace subjects
