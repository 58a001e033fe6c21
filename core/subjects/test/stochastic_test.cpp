// SPDX-License-Identifier: MIT
#include "core/subjects/stochastic.hpp"

#include <gtest/gtest.h>

#include <random>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

template <typename F>
class StochasticNumbers : public testing::Test {
 protected:
  // Whether x is a neighbour of a number that `side` places: its sign is that of x minus the number.
  // An exact result has no other neighbour.
  template <typename Side>
  void expect_neighbour(const Stochastic<F>& result, const Side& side) {
    const auto x = static_cast<F>(static_cast<double>(result.exact()));
    const auto sign_at = [&](F at) { return side(Rational(static_cast<double>(at))); };
    const int here = sign_at(x);
    if (here == 0) return;
    constexpr F most = std::numeric_limits<F>::max();
    const F other = std::nextafter(x, here > 0 ? -most : most);
    EXPECT_NE(sign_at(other), here) << "no neighbour";
    EXPECT_NE(sign_at(other), 0) << "an exact result was rounded";
    ++inexact_;
    nearest_ += is_nearer(x, other, side) ? 1 : 0;
  }

  template <typename Side>
  static bool is_nearer(F x, F other, const Side& side) {
    const Rational middle =
        (Rational(static_cast<double>(x)) + Rational(static_cast<double>(other))) / 2;
    return (side(middle) > 0) == (other > x);
  }

  int inexact_ = 0, nearest_ = 0;
};

using Floats = testing::Types<float, double>;
TYPED_TEST_SUITE(StochasticNumbers, Floats);

TYPED_TEST(StochasticNumbers, AreNeighboursOfTheExactResultAtRandom) {
  using S = Stochastic<TypeParam>;
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> numbers(0.5, 2);
  const RandomRounding scope(7);
  for (int i = 0; i < 2000; ++i) {
    const S a(numbers(random)), b(-numbers(random));
    const Rational x = a.exact(), y = b.exact();
    const auto from = [](const Rational& exact) {
      return [exact](const Rational& at) { return at < exact ? -1 : at > exact ? 1 : 0; };
    };
    this->expect_neighbour(a + b, from(x + y));
    this->expect_neighbour(a - b, from(x - y));
    this->expect_neighbour(a * b, from(x * y));
    this->expect_neighbour(a / b, from(x / y));
    this->expect_neighbour(a.square_root(), [x](const Rational& at) {
      return at < 0 || at * at < x ? -1 : at * at > x ? 1 : 0;
    });
  }
  EXPECT_GT(this->inexact_, 6000);
  EXPECT_NEAR(this->nearest_, this->inexact_ / 2.0, this->inexact_ / 20.0);
}

// Whatever was computed in between: compilers order the operands of an expression as they like.
TYPED_TEST(StochasticNumbers, AreTheSameInAnyOrder) {
  using S = Stochastic<TypeParam>;
  std::mt19937_64 random(2);
  std::uniform_real_distribution<double> numbers(0.5, 2);
  const RandomRounding scope(7);
  for (int i = 0; i < 200; ++i) {
    const S a(numbers(random)), b(numbers(random)), c(numbers(random));
    const S first = a * b;
    const S sum = first + b / c;
    const S second = b / c;
    EXPECT_EQ(a * b + second, sum);
  }
}

TYPED_TEST(StochasticNumbers, AreExactWhereTheResultIs) {
  using S = Stochastic<TypeParam>;
  const RandomRounding scope(7);
  for (int i = 1; i < 100; ++i) {
    const S x(i);
    EXPECT_EQ(x * S(3) / S(3) - x, S(0));
    EXPECT_EQ((x * x).square_root(), x);
    EXPECT_EQ(x + -x, S(0));
  }
}

TEST(StochasticSubjects, AnswerByCaseAndSampleAlone) {
  const std::vector<Subject> first = core_stochastic(1), second = core_stochastic(2);
  for (std::size_t s = 0; s < first.size(); ++s) {
    int differ = 0;
    for (std::uint64_t i = 0; i < 20; ++i) {
      const auto question = cases::rounded(
          cases::generate(cases::listed_family("generic"), 1, i, {8}), case_bits(first[s]));
      const auto value = [&](const Subject& subject) {
        Answer answer;
        subject.ask(*question, nullptr, answer);
        return answer.distance ? answer.distance->value.approximation() : -1;
      };
      const double once = value(first[s]);
      differ += value(second[s]) != once ? 1 : 0;
      EXPECT_EQ(value(first[s]), once) << first[s].name << " on " << question->id;
    }
    EXPECT_GE(differ, 5) << first[s].name;
    EXPECT_TRUE(first[s].on_request);
    EXPECT_FALSE(first[s].contract.always_accurate) << first[s].name;
  }
}

}  // namespace
}  // namespace subjects
