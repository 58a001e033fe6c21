// SPDX-License-Identifier: MIT
// For the test suites of other projects: checks that the answer of a GJK implementation is correct.
//
//   EXPECT_THAT(my_gjk(a, b), gjkproof::IsCorrectFor(a, b));
//   EXPECT_THAT(my_gjk, gjkproof::IsCorrectOn(a, b));  // calls it, and again to shrink a failure
//
// The bodies are ranges of points; an answer is a distance, a bool (do they meet?) or an Answer.
// The matchers follow the protocols of GoogleTest (EXPECT_THAT) and Catch2 (REQUIRE_THAT) and
// include neither; for any other framework, verdict_for() gives the same result.
//
// The namespace is not that of the folder, because `testing` belongs to GoogleTest.
#pragma once

#include <concepts>
#include <exception>
#include <functional>
#include <iosfwd>
#include <optional>
#include <ostream>
#include <string>
#include <type_traits>
#include <utility>

#include "testing/points.hpp"

namespace gjkproof {

// The answer of an implementation for two bodies.  Every member that is given is judged; at least
// one must be given.  Points of the plane have a third coordinate of 0.
struct Answer {
  std::optional<double> distance = std::nullopt;    // 0 for bodies that meet
  std::optional<bool> intersecting = std::nullopt;  // touching bodies meet
  std::optional<Point> witness_a = std::nullopt;    // a point of A, see point() ...
  // ... and one of B at that distance.  With a depth they belong to it: B + a - b touches A.
  std::optional<Point> witness_b = std::nullopt;
  std::optional<double> lower_bound = std::nullopt;
  // How far one body must at least move until the interiors are disjoint.
  std::optional<double> penetration_depth = std::nullopt;
  // A unit vector from A to B; with a depth, the direction in which B leaves A soonest.  For bodies
  // that meet it is judged only if the depth is given too.
  std::optional<Point> normal = std::nullopt;
};

std::ostream& operator<<(std::ostream& out, const Answer& answer);

// |x - x*| <= absolute + relative x*, for x the answer and x* the true length.
struct Tolerance {
  double absolute = 0;
  double relative = 0;
};

struct Judging {
  bool single = false;  // computed in float
  // The documented tolerances of the implementation.  Without them, a length may be off by what
  // rounding costs a careful one: some u M, u the unit roundoff and M the largest |coordinate|.
  std::optional<Tolerance> promised = std::nullopt;
};

struct Verdict {
  bool correct = false;
  std::string explanation;  // written for readers who do not know this project
};

// An answer, or why there is none: the text of an exception.
struct Reply {
  Answer answer;
  std::string failure;
};

// Empty for bodies that the function cannot take, for example coordinates that its types lack.
using Ask = std::function<std::optional<Reply>(const Bodies&)>;

// With `ask`, a wrong answer is explained on the simplest pair that fails in the same way.
Verdict verdict_for(const Bodies& bodies, const Reply& reply, const Judging& judging,
                    const Ask& ask = nullptr);

// --- answers and functions as they come ---

namespace details {

template <typename T>
Answer answer_of(const T& said) {
  if constexpr (std::same_as<T, Answer>) {
    return said;
  } else if constexpr (std::same_as<T, bool>) {
    return {.intersecting = said};
  } else {
    static_assert(std::floating_point<T>, "an answer is a distance, a bool or a gjkproof::Answer");
    return {.distance = static_cast<double>(said)};
  }
}

// Returns what `function(a, b)` returns, as a reply.
template <typename Function, typename A, typename B>
Reply reply_of(const Function& function, const A& a, const B& b) {
  try {
    return {answer_of(std::remove_cvref_t<decltype(function(a, b))>(function(a, b))), {}};
  } catch (const std::exception& error) {
    return {{}, std::string("it threw an exception: ") + error.what()};
  } catch (...) {
    return {{}, "it threw an exception"};
  }
}

template <typename Self>
class Matcher {
 public:
  // Judges by these tolerances, and nothing else.
  Self within(double absolute, double relative = 0) const {
    Self changed = self();
    changed.judging_.promised = Tolerance{absolute, relative};
    return changed;
  }

  // For coordinates or a distance of another type than the computation.
  template <std::floating_point Scalar>
  Self computed_in() const {
    Self changed = self();
    changed.scalar_is_given_ = true;
    changed.judging_.single = std::same_as<Scalar, float>;
    return changed;
  }

  // GoogleTest.  On a failure it calls twice, the first time without a listener (null).
  using is_gtest_matcher = void;
  template <typename Value>
  bool MatchAndExplain(const Value& value, std::ostream* listener) const {
    const Verdict verdict = self().verdict(value, listener != nullptr);
    if (listener != nullptr && !verdict.correct) *listener << "\n" << verdict.explanation;
    return verdict.correct;
  }
  void DescribeTo(std::ostream* out) const { *out << "a correct answer for " << bodies_text(); }
  void DescribeNegationTo(std::ostream* out) const {
    *out << "a wrong answer for " << bodies_text();
  }

  // Catch2, 2 and 3.
  template <typename Value>
  bool match(const Value& value) const {
    const Verdict verdict = self().verdict(value, true);
    said_ = "is a correct answer for " + bodies_text() + "\n" + verdict.explanation;
    return verdict.correct;
  }
  std::string toString() const { return said_; }
  std::string describe() const { return said_; }

 protected:
  Matcher(Bodies bodies, bool single) : bodies_(std::move(bodies)) { judging_.single = single; }

  // Takes the coarser of the types involved, unless the type of the computation is given.
  Judging judging_of(bool single_answer) const {
    Judging judging = judging_;
    if (!scalar_is_given_) judging.single = judging.single || single_answer;
    return judging;
  }

  const Bodies& bodies() const { return bodies_; }

 private:
  const Self& self() const { return static_cast<const Self&>(*this); }
  std::string bodies_text() const {
    return "bodies of " + std::to_string(bodies_.a.size()) + " and " +
           std::to_string(bodies_.b.size()) + " points";
  }

  Bodies bodies_;
  Judging judging_;
  bool scalar_is_given_ = false;
  mutable std::string said_;
};

}  // namespace details

class IsCorrectFor : public details::Matcher<IsCorrectFor> {
 public:
  template <PointRange A, PointRange B>
  IsCorrectFor(const A& a, const B& b) : Matcher(bodies_of(a, b), is_single<A> || is_single<B>) {}

  template <typename Value>
  Verdict verdict(const Value& said, bool /*explain*/) const {
    return verdict_for(bodies(), {details::answer_of(said), {}},
                       judging_of(std::same_as<Value, float>));
  }
};

template <PointRange A, PointRange B>
requires std::copyable<A> && std::copyable<B>
class IsCorrectOn : public details::Matcher<IsCorrectOn<A, B>> {
 public:
  IsCorrectOn(const A& a, const B& b)
      : details::Matcher<IsCorrectOn>(bodies_of(a, b), is_single<A> || is_single<B>),
        a_(a),
        b_(b) {}

  template <std::invocable<const A&, const B&> Function>
  Verdict verdict(const Function& function, bool explain) const {
    using Said = std::remove_cvref_t<std::invoke_result_t<const Function&, const A&, const B&>>;
    Ask again;
    if constexpr (Rebuildable<A> && Rebuildable<B>) {
      again = [&](const Bodies& bodies) -> std::optional<Reply> {
        const Rebuilt<A> a(a_, bodies.a);
        const Rebuilt<B> b(b_, bodies.b);
        if (!a.exact || !b.exact) return std::nullopt;
        return details::reply_of(function, a.range, b.range);
      };
    }
    return verdict_for(this->bodies(), details::reply_of(function, a_, b_),
                       this->judging_of(std::same_as<Said, float>), explain ? again : nullptr);
  }

 private:
  A a_;
  B b_;
};

}  // namespace gjkproof
