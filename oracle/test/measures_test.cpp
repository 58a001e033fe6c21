// SPDX-License-Identifier: MIT
// The error measures against MPFR, on random comparisons of every kind; the correctly rounded root
// also against the hardware, including ties and the limits of the format.
#include <mpfr.h>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdlib>

#include "core/subjects/mpfr_numbers.hpp"
#include "oracle/judge/dyadic.hpp"
#include "oracle/judge/measures.hpp"
#include "oracle/test/questions.hpp"
#include "oracle/test/rounds.hpp"

namespace oracle {
namespace {

// --- random comparisons of every kind, and their values in MPFR: d far from d*, ulps away, exactly
// equal, zero on either side, exponents over the whole range of double ---

// 1200 digits: 3986 bits.  Distances of at most 2100 bits leave enough for differences.
using Wide = boost::multiprecision::number<boost::multiprecision::mpfr_float_backend<1200>,
                                           boost::multiprecision::et_off>;

constexpr std::uint64_t seed = 20240811;
const int rounds = rounds_of(100000);
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double least = std::numeric_limits<double>::denorm_min();

struct Question {
  std::string kind;
  double distance = 0;
  Square<Integer> truth;
};

Integer random_integer(Choices& choices, int bits_max) {
  const int bits = choices.between(1, bits_max);
  Integer result = 1;
  for (int i = 1; i < bits; ++i) result = 2 * result + static_cast<int>(choices.below(2));
  return result;
}

double random_double(Choices& choices, int exponent_min, int exponent_max) {
  const double share = choices.share(53);
  return std::ldexp(1 + share, choices.between(exponent_min, exponent_max));
}

double moved_by_ulps(double x, int ulps) {
  for (; ulps > 0; --ulps) x = std::nextafter(x, infinity);
  for (; ulps < 0; ++ulps) x = std::nextafter(x, 0.0);
  return x;
}

Question random_question(std::uint64_t index) {
  Choices choices = Choices::keyed(seed, "measures", index);
  Question result;
  const bool wide = choices.one_in(8);  // half of the time too wide for integers of fixed width
  result.truth.numerator = random_integer(choices, wide ? 1000 : 330);
  result.truth.denominator = random_integer(choices, wide ? 1000 : 220);
  result.truth.exponent = wide ? choices.between(-1000, 1000) : choices.between(-2000, 1600);
  switch (index % 8) {
    case 0:
      result.kind = "far apart";
      result.distance = random_double(choices, -1000, 1000);
      break;
    case 1:
      result.kind = "ulps apart";
      result.distance = *rounded_root(result.truth, binary64);
      result.distance = moved_by_ulps(result.distance, choices.between(-4, 4));
      break;
    case 2:
      result.kind = "digits apart";
      result.distance = *rounded_root(result.truth, binary64);
      result.distance *= 1 + std::ldexp(choices.fraction(20), -choices.between(0, 40));
      break;
    case 3:
      result.kind = "equal";
      result.distance = random_double(choices, -1070, 1000);
      result.truth = squared<Integer>(result.distance);
      break;
    case 4:  // far below an ulp
      result.kind = "nearly equal";
      result.distance = random_double(choices, -1000, 1000);
      result.truth = squared<Integer>(result.distance);
      result.truth.numerator <<= 200;
      result.truth.numerator += choices.between(-3, 3);
      result.truth.exponent -= 200;
      break;
    case 5:  // where 1 + r loses the digits of d^2 / q
      result.kind = "half of the digits apart";
      result.distance = *rounded_root(result.truth, binary64);
      result.distance =
          std::ldexp(result.distance * (1 + choices.share(53)), -choices.between(1, 60));
      break;
    case 6: result.kind = "d = 0"; break;
    default:
      result.kind = index % 80 == 7 ? "both 0" : "d* = 0";
      result.truth.numerator = 0;
      if (index % 80 != 7) result.distance = random_double(choices, -1074, 1000);
  }
  return result;
}

Wide wide(const Square<Integer>& square) {
  return ldexp(Wide(square.numerator) / Wide(square.denominator), square.exponent);
}

Rational rational(const Square<Integer>& square) {
  const unsigned shift = static_cast<unsigned>(std::abs(square.exponent));
  const Rational power{Integer(Integer(1) << shift)};
  const Rational result(square.numerator, square.denominator);
  return square.exponent < 0 ? Rational(result / power) : Rational(result * power);
}

void print(const std::map<std::string, int>& kinds) {
  std::cout << "seed " << seed;
  for (const auto& [kind, count] : kinds) std::cout << "; " << kind << ' ' << count;
  std::cout << '\n';
}

// --- the measures ---

using Narrow = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<1024, 1024, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;

// Within `units` * 2^-53 of `exact` relatively; if out of range or subnormal, as near as can be.
::testing::AssertionResult is_near(double figure, const Wide& exact, int units) {
  if (exact == 0 && figure == 0) return ::testing::AssertionSuccess();
  const Wide largest = std::numeric_limits<double>::max();
  const Wide margin = abs(exact) * ldexp(Wide(units), -53) + Wide(least);
  const bool near = std::isinf(figure)
                        ? abs(exact) + margin > largest && (figure > 0) == (exact > 0)
                        : exact != 0 && figure != 0 && abs(Wide(figure) - exact) <= margin;
  if (near || (figure == 0 && abs(exact) < Wide(least))) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << figure << " is not " << exact.str(20);
}

TEST(Measures, RelativeAndScaledErrorsKeepTheirBoundsAgainstMpfr) {
  std::map<std::string, int> kinds;
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const Question q = random_question(static_cast<std::uint64_t>(i));
    SCOPED_TRACE(q.kind + ", number " + std::to_string(i));
    ++kinds[q.kind];
    const Comparison comparison = *compare(squared<Integer>(q.distance), q.truth);
    const Wide root = sqrt(wide(q.truth));
    const Wide error = Wide(q.distance) - root;
    Choices choices = Choices::keyed(seed, "unit", static_cast<std::uint64_t>(i));
    const double roundoff = std::ldexp(1 + choices.share(8), -choices.between(20, 120));
    const double magnitude = random_double(choices, -1070, 1023);
    if (q.truth.numerator != 0) {
      EXPECT_TRUE(is_near(relative_error(comparison), error / root, 5));
    } else {
      EXPECT_EQ(relative_error(comparison), q.distance == 0 ? 0 : infinity);
    }
    EXPECT_TRUE(is_near(scaled_error(comparison, roundoff, magnitude),
                        abs(error) / (Wide(roundoff) * Wide(magnitude)), 10));
    if (q.kind == "equal" || q.kind == "both 0") {
      EXPECT_EQ(comparison.residual, WideDouble{});
    } else if (q.kind == "d = 0") {
      EXPECT_EQ(relative_error(comparison), -1);
    }
  }
  print(kinds);
  EXPECT_EQ(kinds.size(), 9U);
}

// Also for quotients far outside the range of double.
::testing::AssertionResult is_rounded(const WideDouble& figure, const Wide& exact) {
  const Wide scaled = ldexp(exact, -figure.exponent);
  if (mpfr_get_d(scaled.backend().data(), MPFR_RNDN) == figure.fraction &&
      (figure.fraction == 0 || (std::abs(figure.fraction) >= 1 && std::abs(figure.fraction) < 2))) {
    return ::testing::AssertionSuccess();
  }
  return ::testing::AssertionFailure()
         << figure.fraction << " * 2^" << figure.exponent << " is not " << exact.str(20);
}

TEST(Measures, QuotientsAreCorrectlyRounded) {
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const Question q = random_question(static_cast<std::uint64_t>(i));
    if (q.truth.numerator == 0) continue;
    SCOPED_TRACE(q.kind + ", number " + std::to_string(i));
    const Comparison comparison = *compare(squared<Integer>(q.distance), q.truth);
    const Wide answer = Wide(q.distance) * Wide(q.distance);
    const Wide truth = wide(q.truth);
    EXPECT_TRUE(is_rounded(comparison.answer, answer));
    EXPECT_TRUE(is_rounded(comparison.truth, truth));
    EXPECT_TRUE(is_rounded(comparison.ratio, answer / truth));
    EXPECT_TRUE(is_rounded(comparison.residual, (answer - truth) / truth));
  }
}

void expect_same(const Comparison& one, const Comparison& other) {
  EXPECT_EQ(one.answer, other.answer);
  EXPECT_EQ(one.truth, other.truth);
  EXPECT_EQ(one.ratio, other.ratio);
  EXPECT_EQ(one.residual, other.residual);
}

TEST(Measures, IntegersOfFixedWidthGiveTheSameBits) {
  std::map<std::string, int> kinds;
  int too_wide = 0;
  int roots = 0;
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const Question q = random_question(static_cast<std::uint64_t>(i));
    const Square<Narrow> truth{Narrow(q.truth.numerator.str()), Narrow(q.truth.denominator.str()),
                               q.truth.exponent};
    const std::optional<Comparison> narrow = compare(squared<Narrow>(q.distance), truth);
    for (const FloatFormat& format : {binary32, binary64}) {
      const std::optional<double> root = rounded_root(truth, format);
      if (root) {
        ++roots;
        EXPECT_EQ(*root, *rounded_root(q.truth, format));
      }
    }
    if (narrow) {
      ++kinds[q.kind];
      expect_same(*narrow, *compare(squared<Integer>(q.distance), q.truth));
    } else {
      ++too_wide;
    }
  }
  print(kinds);
  std::cout << too_wide << " left to the wide integers; " << roots << " roots of " << 2 * rounds
            << '\n';
  EXPECT_EQ(kinds.size(), 9U);
  EXPECT_LT(too_wide, rounds / 4);
  EXPECT_GT(too_wide, 0);
  EXPECT_GT(roots, 2 * rounds * 9 / 10);
  EXPECT_LT(roots, 2 * rounds);
}

// --- ratios of integers of fixed width ---

template <std::size_t Limbs>
std::optional<Fixed<Limbs>> fixed(const Integer& x) {
  if (measures::bit_length(x) >= static_cast<int>(64 * Limbs)) return std::nullopt;
  Fixed<Limbs> result;
  for (std::size_t i = 0; i < Limbs; ++i) {
    const Integer rest = x >> static_cast<unsigned>(64 * i);
    const Integer high = (rest >> 64U) << 64U;
    result.limbs[i] = Integer(rest - high).convert_to<std::uint64_t>();
  }
  return result;
}

// Of so many bits; of the limbs some have only zeros, some only ones, or all but the highest and the
// lowest are zero.
Integer integer_of(Choices& choices, int bits) {
  const std::uint64_t kinds = choices.one_in(4) ? 1 : 4;
  Integer result = 1;
  for (int left = bits - 1; left > 0; left -= 64) {
    const std::uint64_t kind = left <= 64 ? 2 : choices.below(kinds);
    const auto half = [&] { return kind == 1 ? 0xffffffffU : choices.below(0x100000000); };
    const std::uint64_t limb = kind == 0 ? 0 : half() << 32 | half();
    const unsigned count = static_cast<unsigned>(std::min(left, 64));
    result = (result << count) + (limb >> (64 - count));
  }
  return result;
}

// A distance near d*: exact up to rounding, off by ulps, by a share, or entirely.
double distance_near(Choices& choices, double truth) {
  switch (choices.below(6)) {
    case 0: return truth;
    case 1: return moved_by_ulps(truth, choices.between(-64, 64));
    case 2: return truth * (1 + choices.fraction(53));
    case 3: return truth * std::ldexp(1 + choices.share(53), choices.between(-40, 40));
    case 4: return 0;
    default: return static_cast<double>(static_cast<float>(truth));
  }
}

// Where a limb or a bit decides: one of the three quotients is a tie between two doubles or barely
// beside it, or the integers fill the limbs that compare() narrows them to, or need one bit more.
Question edge_question(std::uint64_t index) {
  Choices choices = Choices::keyed(seed, "edge", index);
  Question result;
  Square<Integer>& truth = result.truth;
  // Also few bits, so that the least subnormal numbers occur.
  const std::uint64_t mantissa = choices.flag()
                                     ? (std::uint64_t{1} << 52) + choices.below(1ULL << 52)
                                     : 1 + choices.below(1ULL << 20);
  const int exponent = choices.between(-1074, 900);
  result.distance = std::ldexp(static_cast<double>(mantissa), exponent);
  const Integer squared = Integer(mantissa) * mantissa;
  Integer middle = (Integer(1) << 53U) + choices.below(1ULL << 53);
  if (middle % 2 == 0) ++middle;
  const unsigned size = static_cast<unsigned>(choices.between(2, choices.flag() ? 140 : 330));
  const Integer any = integer_of(choices, static_cast<int>(size));
  // The common factor `any` leaves room to move the numerator by far less than an ulp.
  truth.exponent = 2 * exponent;
  switch (index % 4) {
    case 0:
      result.kind = "tie of d*^2";
      truth.denominator = any;
      truth.numerator = any * middle;
      truth.exponent = 2 * choices.between(-900, 900);
      break;
    case 1: {
      result.kind = "tie of the ratio";
      truth.denominator = any * middle;
      truth.numerator = any * squared;
      truth.exponent += 53 + choices.between(-9, 9);
      break;
    }
    case 2: {
      result.kind = "tie of the residual";
      const unsigned shift = static_cast<unsigned>(choices.between(54, 100));
      const Integer one = Integer(1) << shift;
      truth.denominator = any * (choices.flag() ? Integer(one + middle) : Integer(one - middle));
      truth.numerator = any * squared;
      truth.exponent += static_cast<int>(shift);
      break;
    }
    default: {
      result.kind = "full limbs";
      const int of_numerator = choices.flag() ? 384 : 766;
      const int of_denominator = choices.flag() ? 256 : 510;
      truth.numerator = integer_of(choices, of_numerator - choices.between(-1, 8));
      truth.denominator = integer_of(choices, of_denominator - choices.between(-1, 4));
      truth.exponent = choices.between(-1000, 1000);
      const double root = *rounded_root(truth, binary64);
      result.distance = choices.one_in(8) ? 0
                        : choices.flag()  ? moved_by_ulps(root, choices.between(-4, 4))
                                          : std::ldexp(root, choices.between(-3, 3));
      return result;
    }
  }
  // Factors of two change no quotient, but the limb in which it begins.
  const unsigned more = static_cast<unsigned>(choices.below(130));
  if (choices.flag()) {
    truth.numerator <<= more;
    truth.exponent -= static_cast<int>(more);
  } else {
    truth.denominator <<= more;
    truth.exponent += static_cast<int>(more);
  }
  truth.numerator += choices.between(-1, 1);
  if (index % 4 == 0) {
    result.distance = distance_near(choices, *rounded_root(truth, binary64));
  }
  return result;
}

struct Compared {
  int same = 0;
  int left = 0;  // to wider integers
};

void expect_same_bits(double distance, const FixedRatio& ratio, const Comparison& slow,
                      Compared& count) {
  const std::optional<Comparison> quick = compare(distance, ratio);
  ++(quick ? count.same : count.left);
  if (quick) expect_same(*quick, slow);
}

TEST(Measures, RatiosOfCertificatesGiveTheSameBits) {
  Compared count;
  int roots = 0;
  int roots_left = 0;
  for (const Family& family : families()) {
    for (std::uint64_t i = 0; i < 2500 && !HasFailure(); ++i) {
      const Case question = generate(family, seed, i, {8});
      const QuickCertificate certified = quick_certificate(question);
      if (certified.exact) continue;
      SCOPED_TRACE(std::string(family.name) + ", number " + std::to_string(i));
      const Rational exact = distance_squared(certified);
      for (const FloatFormat& format : {binary32, binary64}) {
        const std::optional<double> root = rounded_root(certified.fixed, format);
        if (root) {
          EXPECT_EQ(*root, rounded_root(exact, format));
        }
        ++(root ? roots : roots_left);
      }
      Choices choices = Choices::keyed(seed, "near", i);
      for (int repeat = 0; repeat < 4; ++repeat) {
        const double d = distance_near(choices, rounded_root(exact, binary64));
        if (!std::isfinite(d)) continue;  // compare() does not accept it
        expect_same_bits(d, certified.fixed, compare(Rational(d), exact), count);
      }
    }
  }
  std::cout << "seed " << seed << ": " << count.same << " compared, " << count.left
            << " left to rationals; " << roots << " roots, " << roots_left << " left\n";
  EXPECT_GT(count.same, rounds / 2);
  EXPECT_LT(roots_left, roots / 10);
  EXPECT_LT(count.left, count.same / 3) << "fixed limbs hardly ever decide";
}

TEST(Measures, RatiosAtTheEdgeOfALimbAndOfADigitGiveTheSameBits) {
  std::map<std::string, int> kinds;
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const Question q = edge_question(static_cast<std::uint64_t>(i));
    const auto above = fixed<12>(q.truth.numerator);
    const auto below = fixed<8>(q.truth.denominator);
    if (!above || !below || !std::isfinite(q.distance)) continue;
    SCOPED_TRACE(q.kind + ", number " + std::to_string(i));
    Compared count;
    expect_same_bits(q.distance, {*above, *below, q.truth.exponent},
                     *compare(squared<Integer>(q.distance), q.truth), count);
    kinds[q.kind] += count.same;
    if (q.kind == "full limbs") {
      EXPECT_EQ(count.left, 0);
    }
  }
  print(kinds);
  for (const auto& [kind, count] : kinds) EXPECT_GT(count, rounds / 10) << kind;
  EXPECT_EQ(kinds.size(), 4U);
}

TEST(Measures, DependOnTheValuesOnly) {
  for (int i = 0; i < rounds / 10 && !HasFailure(); ++i) {
    const Question q = random_question(static_cast<std::uint64_t>(i));
    SCOPED_TRACE(q.kind + ", number " + std::to_string(i));
    const Comparison comparison = *compare(squared<Integer>(q.distance), q.truth);
    Choices choices = Choices::keyed(seed, "factor", static_cast<std::uint64_t>(i));
    const Integer factor = random_integer(choices, 90);
    const unsigned shift = static_cast<unsigned>(choices.below(70));
    Square<Integer> same = q.truth;
    same.numerator *= factor;
    same.denominator *= factor << shift;
    same.exponent += static_cast<int>(shift);
    expect_same(comparison, *compare(squared<Integer>(q.distance), same));
    expect_same(comparison, compare(Rational(q.distance), rational(q.truth)));
    for (const FloatFormat& format : {binary32, binary64}) {
      const double root = rounded_root(rational(q.truth), format);
      EXPECT_EQ(rounded_root(same, format), root);
      EXPECT_EQ(rounded_root(q.truth, format), root);
      EXPECT_EQ(ulp_error(q.distance, root, format),
                ulp_error(Rational(q.distance), rational(q.truth), format));
    }
  }
}

TEST(UlpError, CountsTheNumbersBetweenTheAnswerAndTheBestOne) {
  EXPECT_EQ(ulp_error(Rational(3), Rational(9), binary64), 0);
  for (const FloatFormat& format : {binary32, binary64}) {
    const double best = rounded_root(Rational(2), format);
    const double ulp = std::ldexp(1.0, 1 - format.precision);
    EXPECT_EQ(ulp_error(Rational(best), Rational(2), format), 0);
    EXPECT_EQ(ulp_error(Rational(best + 3 * ulp), Rational(2), format), 3);
    EXPECT_EQ(ulp_error(Rational(best) - Rational(ulp) / 2, Rational(2), format), 0.5);
    const double tiny = std::ldexp(1.0, format.exponent_min);
    EXPECT_EQ(ulp_error(Rational(7 * tiny), Rational(0), format), 7);
    EXPECT_EQ(ulp_error(Rational(tiny), Rational(tiny) * Rational(5 * tiny), format), 1);
  }
  EXPECT_EQ(ulp_error(Rational(1), Rational(1e300), binary32), infinity);
  EXPECT_EQ(ulp_error(Rational("1/3"), Rational(0), binary64), infinity);
}

TEST(Measures, HandleZeroOnEitherSideAndNoUnit) {
  const Comparison equal = compare(Rational(0), Rational(0));
  EXPECT_EQ(relative_error(equal), 0);
  EXPECT_EQ(scaled_error(equal, 0, 0), 0);
  EXPECT_EQ(scaled_error(equal, 0x1p-53, 1), 0);
  const Comparison apart = compare(Rational(0.75), Rational(0));
  EXPECT_EQ(relative_error(apart), infinity);
  EXPECT_EQ(scaled_error(apart, 0.5, 3), 0.5);
  EXPECT_EQ(scaled_error(apart, 0, 1), infinity);
  EXPECT_EQ(scaled_error(apart, 1, 0), infinity);
  const Comparison missed = compare(Rational(0), Rational(9));
  EXPECT_EQ(relative_error(missed), -1);
  EXPECT_EQ(scaled_error(missed, 0.5, 2), 3);
}

TEST(Measures, StayInRangeIfTheAnswerIsFarFromTheTruth) {
  const Rational tiny(1e-200);
  const Comparison comparison = compare(Rational(1), tiny * tiny);
  EXPECT_TRUE(is_near(relative_error(comparison), Wide(1) / Wide(1e-200) - 1, 5));
  EXPECT_TRUE(is_near(scaled_error(comparison, 1, 1), 1, 10));
  EXPECT_EQ(relative_error(compare(Rational(1e200), tiny * tiny)), infinity);
}

// u M + underflow_unit * underflows / units, against MPFR: equal parts, one much smaller, one zero.
TEST(Measures, UnitsOfErrorsAreTheSumOfTheirParts) {
  const Allowance halves{"halves", 64, 32, ""};
  for (const int u : {-24, -53}) {
    for (const int magnitude : {-1060, -1022, -900, 0, 1023}) {
      for (const double fraction : {1.0, 1.37, 1.999}) {
        for (const int spacing : {-1074, -149, 0}) {
          const double m = std::ldexp(fraction, magnitude);
          const WideDouble unit =
              error_unit(halves, std::ldexp(1, u), m, spacing == 0 ? 0 : std::ldexp(1, spacing));
          Wide sum = ldexp(Wide(m), u);
          if (spacing != 0) sum += ldexp(Wide(0.5), spacing);
          const Wide found = ldexp(Wide(unit.fraction), unit.exponent);
          EXPECT_LE(abs(found - sum), ldexp(Wide(3 * sum), -53)) << u << magnitude << spacing;
        }
      }
    }
  }
}

// 0: neither an exact square nor near a tie; 1: exact square; 2: exact tie; 3 and 4: barely below
// and above a tie.  Over the range of `format` and slightly beyond.
Square<Integer> root_question(std::uint64_t index, const FloatFormat& format) {
  Choices choices = Choices::keyed(seed, "root", index);
  const std::uint64_t kind = index % 5;
  Square<Integer> square;
  const int exponent = choices.between(format.exponent_min - 3 - format.precision,
                                       format.exponent_end + 1 - format.precision);
  if (kind == 0) {
    square.numerator = random_integer(choices, 300);
    square.denominator = random_integer(choices, 300);
    square.exponent = 2 * exponent;
    return square;
  }
  Integer root = Integer(1) << static_cast<unsigned>(format.precision);
  root += choices.below(std::uint64_t{1} << format.precision);
  // Fewer bits if the result is subnormal, so that ties occur there too.
  root >>= static_cast<unsigned>(std::max(0, format.exponent_min - 1 - exponent));
  if (kind >= 2) root = root / 2 * 2 + 1;
  square.numerator = root * root;
  square.exponent = 2 * std::max(exponent, format.exponent_min - 1);
  if (kind >= 3) {
    const unsigned shift = static_cast<unsigned>(choices.below(400));
    square.numerator <<= shift + shift % 2;
    square.exponent -= static_cast<int>(shift + shift % 2);
    square.numerator += kind == 3 ? -1 : 1;
  }
  return square;
}

template <typename Reference>
void compare_roots(const FloatFormat& format, const Reference& reference) {
  std::map<std::string, int> results;
  int fixed_roots = 0;
  for (int i = 0; i < rounds && !::testing::Test::HasFailure(); ++i) {
    const Square<Integer> square = root_question(static_cast<std::uint64_t>(i), format);
    const double root = *rounded_root(square, format);
    const Wide exact = sqrt(wide(square));
    EXPECT_EQ(root, reference(exact.backend().data())) << "number " << i;
    const auto above = fixed<12>(square.numerator);
    const auto below = fixed<8>(square.denominator);
    if (above && below) {
      const auto quick = rounded_root(FixedRatio{*above, *below, square.exponent}, format);
      if (quick) {
        EXPECT_EQ(*quick, root) << "number " << i;
      }
      fixed_roots += quick ? 1 : 0;
    }
    const double normal = std::ldexp(1.0, format.exponent_min + format.precision - 1);
    ++results[root == 0         ? "zero"
              : root < normal   ? "subnormal"
              : root < infinity ? "normal"
                                : "infinite"];
  }
  print(results);
  EXPECT_EQ(results.size(), 4U);
  EXPECT_GT(fixed_roots, rounds * 3 / 4);
}

// Of numbers from all over the range, subnormals and zeros among them, in every order.
TEST(Dyadics, HaveTheSumsAndProductsOfRationals) {
  cases::Choices choices = cases::Choices::keyed(seed, "dyadic", 0);
  const auto number = [&choices] {
    if (choices.one_in(8)) return 0.0;
    return std::ldexp(choices.fraction(53), choices.between(-1074, 1023));
  };
  for (int round = 0; round < 2000; ++round) {
    Dyadic sum;
    Rational exact(0);
    for (int i = 0; i < 4; ++i) {
      const double x = number();
      const double y = number();
      ASSERT_TRUE(std::isfinite(x) && std::isfinite(y));
      sum += Dyadic(x) * Dyadic(y);
      exact += Rational(x) * Rational(y);
      sum += *Dyadic::from(Rational(x));
      exact += Rational(x);
      ASSERT_EQ(sum.sign(), exact.sign());
    }
    ASSERT_EQ(std::move(sum).rational(), exact);
  }
  EXPECT_FALSE(Dyadic::from(Rational(1) / 3));
  EXPECT_FALSE(Dyadic::from(Rational(1) / 12));
}

TEST(RoundedRoot, EqualsMpfrIn53Bits) {
  compare_roots(binary64, [](mpfr_srcptr x) { return mpfr_get_d(x, MPFR_RNDN); });
}

TEST(RoundedRoot, EqualsMpfrIn24Bits) {
  compare_roots(binary32,
                [](mpfr_srcptr x) { return static_cast<double>(mpfr_get_flt(x, MPFR_RNDN)); });
}

TEST(RoundedRoot, EqualsTheHardware) {
  for (int i = 0; i < rounds; ++i) {
    Choices choices = Choices::keyed(seed, "hardware", static_cast<std::uint64_t>(i));
    const double x = random_double(choices, -1074, 1023);
    ASSERT_EQ(rounded_root(Rational(x), binary64), std::sqrt(x)) << x;
  }
}

TEST(RoundedRoot, HandlesTheLimitsOfItsFormat) {
  const Rational least_squared = Rational(least) * Rational(least);
  EXPECT_EQ(rounded_root(Rational(0), binary64), 0);
  EXPECT_EQ(rounded_root(least_squared, binary64), least);
  EXPECT_EQ(rounded_root(least_squared / 4, binary64), 0);  // a tie goes to even
  EXPECT_EQ(rounded_root(least_squared * 9 / 4, binary64), 2 * least);
  EXPECT_EQ(rounded_root(least_squared * Rational("2501/10000"), binary64), least);
  const double largest = std::numeric_limits<double>::max();
  EXPECT_EQ(rounded_root(Rational(largest) * Rational(largest), binary64), largest);
  const Rational above = Rational(largest) + Rational(std::ldexp(1.0, 970));  // half an ulp more
  EXPECT_EQ(rounded_root(above * above, binary64), infinity);
  EXPECT_EQ(rounded_root(above * above - 1, binary64), largest);
  EXPECT_EQ(rounded_root(Rational(1e300), binary32), infinity);
}

}  // namespace
}  // namespace oracle
