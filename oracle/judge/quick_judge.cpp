// SPDX-License-Identifier: MIT
// Why doubles suffice here: each limit below stays inside its allowance by more than the rounding
// of this file.  With e = 2^-53 that rounding, u >= e that of the subject and |coordinate| <= M:
//
//   error in units of u M      10 e of itself [measures.hpp]
//   d* = sqrt(q), q rounded    2 e d* <= 7 e M
//   units of M                 a power of two; what becomes subnormal errs by 2^-1075 M
//   sum of weights             the two-term sum is exact to e^2
//   sum of weight * p          8 roundings of terms that sum to at most M: 9 e M
//   |witness_a - witness_b|    e of each difference, 3 products, 2 sums, a root: 4 e 3.5 M = 14 e M
//   |sum of weight * (a - b)|  two such sums and their difference, 20 e M for an axis and 35 e M in
//                              all, and 14 e M for the length: 49 e M
//   normal                     5 e of n . n; half of that for ‖n‖, which is half as far from 1
//   max n . (a - b) / ‖n‖      3 e 1.8 M for each of n . a and n . b, e for the rest: 28 e M; and
//                              ‖n‖ is within 16 u of 1: 56 u M
//   (end of an interval)^2, q  correctly rounded, exponents kept apart: that keeps their order, and
//                              if they become equal compare() has the exact sign
//
// The underflow terms of the allowances are not used.
#include "oracle/depth/penetration.hpp"
#include "oracle/judge/judge.hpp"

#include "oracle/judge/measures.hpp"
#include "oracle/judge/witnesses.hpp"

namespace oracle {
namespace {

using cases::Relation;
using subjects::Answer;

constexpr double distance_limit = distance_allowance.units - 1;
constexpr double bound_limit = bound_allowance.units - 8;
constexpr double weight_limit = weight_allowance.units - 0.5;
constexpr double point_limit = witness_allowance.units - 10;
constexpr double gap_limit = witness_allowance.units - 22;
constexpr double terms_limit = witness_allowance.units - 57;
constexpr double normal_limit = 2 * normal_allowance.units - 6;
constexpr double gap_noise = 96;

bool is_plain(const subjects::Length& length) {
  return !length.squared && length.value.is_double() && length.value.is_finite() &&
         length.value.approximation() >= 0;
}

bool is_plain(const std::array<subjects::Number, 3>& point) {
  bool plain = true;
  for (const subjects::Number& x : point) plain = plain && x.is_double() && x.is_finite();
  return plain;
}

// Lengths in units that make M about 1, so that squares neither overflow nor underflow.  If M is in
// the middle of the range, or 0, nothing is scaled.
class Units {
 public:
  explicit Units(double magnitude) {
    const bool in_the_middle = magnitude >= 0x1p-400 && magnitude <= 0x1p+500;
    if (!in_the_middle && magnitude > 0) exponent_ = -std::ilogb(magnitude);
    magnitude_ = length(magnitude);
  }
  double magnitude() const { return magnitude_; }  // M
  double length(double x) const { return exponent_ == 0 ? x : times_power(x, exponent_); }
  double squared_length(const WideDouble& x) const {
    return times_power(x.fraction, x.exponent + 2 * exponent_);
  }

 private:
  int exponent_ = 0;
  double magnitude_ = 0;
};

using Sum = std::array<double, 3>;

// The distance of two points in the same units.
double gap(const Sum& a, const Sum& b) {
  double square = 0;
  for (std::size_t axis = 0; axis < 3; ++axis) square += (a[axis] - b[axis]) * (a[axis] - b[axis]);
  return std::sqrt(square);
}

// The points that the terms of an answer give, in `units`.
struct FromTerms {
  Sum a{};
  Sum b{};
};

// Empty unless the weights are nonnegative, belong to existing vertices, and sum to 1.
std::optional<FromTerms> from_terms(const cases::Case& question, const Answer& answer,
                                    const Units& units, double u) {
  if (answer.term_count > answer.terms.size()) return std::nullopt;
  FromTerms result;
  double total = 0;
  double rest = 0;
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    const subjects::AnswerTerm& term = answer.terms[i];
    const double weight = term.weight.approximation();
    const bool exists = term.a < question.a.points.size() && term.b < question.b.points.size();
    if (!exists || !term.weight.is_double() || !(weight >= 0 && weight <= 2)) return std::nullopt;
    const double sum = total + weight;  // TwoSum: total + weight = sum + error
    const double part = sum - total;
    rest += (total - (sum - part)) + (weight - part);
    total = sum;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      result.a[axis] += weight * units.length(question.a.points[term.a][axis]);
      result.b[axis] += weight * units.length(question.b.points[term.b][axis]);
    }
  }
  if (!(std::fabs((total - 1) + rest) <= weight_limit * u)) return std::nullopt;
  return result;
}

// Whether `point`, in the units of the case, is less than `limit` away from the body.
bool is_within(const std::array<subjects::Number, 3>& point, const cases::Body& body,
               const Units& units, double limit) {
  cases::Case question;
  question.a.points = {
      {point[0].approximation(), point[1].approximation(), point[2].approximation()}};
  question.b = body;
  const QuickCertificate certified = quick_certificate(question);
  if (certified.exact) return false;
  const std::optional<Comparison> comparison = compare(0.0, certified.fixed);
  return comparison && std::sqrt(units.squared_length(comparison->truth)) <= limit;
}

// Whether terms and witness points are in place and `distance` apart; it and u M are in `units`.
bool witnesses_hold(const cases::Case& question, const Answer& answer, const Units& units,
                    double distance, double unit, double u) {
  std::optional<FromTerms> terms;
  if (answer.term_count > 0) {
    terms = from_terms(question, answer, units, u);
    if (!terms || !(std::fabs(gap(terms->a, terms->b) - distance) <= terms_limit * unit)) {
      return false;
    }
  }
  if (!answer.witness_a && !answer.witness_b) return true;
  if (!answer.witness_a || !answer.witness_b) return false;
  if (!is_plain(*answer.witness_a) || !is_plain(*answer.witness_b)) return false;
  Sum a{};
  Sum b{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    a[axis] = units.length((*answer.witness_a)[axis].approximation());
    b[axis] = units.length((*answer.witness_b)[axis].approximation());
    if (terms && !(std::fabs(terms->a[axis] - a[axis]) <= point_limit * unit &&
                   std::fabs(terms->b[axis] - b[axis]) <= point_limit * unit)) {
      return false;
    }
  }
  if (!terms && !(is_within(*answer.witness_a, question.a, units, point_limit * unit) &&
                  is_within(*answer.witness_b, question.b, units, point_limit * unit))) {
    return false;
  }
  return std::fabs(gap(a, b) - distance) <= gap_limit * unit;
}

// Whether the normal has length 1 and the bodies have `distance` along it, up to the rotation by
// allowed errors of witness points; a distance of 0 leaves it free.  Lengths are in `units`.
bool normal_holds(const cases::Case& question, const std::array<subjects::Number, 3>& normal,
                  const Units& units, double distance, double u) {
  if (!is_plain(normal)) return false;
  const Sum n{normal[0].approximation(), normal[1].approximation(), normal[2].approximation()};
  if (question.dim == 2 && n[2] != 0) return false;
  if (!(std::fabs(n[0] * n[0] + n[1] * n[1] + n[2] * n[2] - 1) <= normal_limit * u)) return false;
  if (distance == 0) return true;
  const auto along = [&](const cases::Point& p) {
    return n[0] * units.length(p[0]) + n[1] * units.length(p[1]) + n[2] * units.length(p[2]);
  };
  double of_a = along(question.a.points[0]);
  double of_b = along(question.b.points[0]);
  for (const cases::Point& p : question.a.points) of_a = std::max(of_a, along(p));
  for (const cases::Point& p : question.b.points) of_b = std::min(of_b, along(p));
  const double magnitude = units.magnitude();
  const double turned =
      2 * witness_allowance.units * u * magnitude * longest_difference * magnitude / distance;
  return of_b - of_a >= distance - turned + gap_noise * u * magnitude;
}

// Returns the sign of d - d* for a plain length d; empty if that needs a slower method.
std::optional<int> side(const subjects::Length& length, const WideDouble& truth,
                        const FixedRatio& exact) {
  const double d = length.value.approximation();
  if (d == 0) return truth.fraction > 0 ? -1 : 0;
  if (truth.fraction == 0) return 1;
  const auto [fraction, exponent] = wide_double(d);
  const double ratio =
      times_power(fraction * fraction / truth.fraction, 2 * exponent - truth.exponent);
  if (ratio != 1) return ratio < 1 ? -1 : 1;
  const std::optional<Comparison> comparison = compare(d, exact);
  if (!comparison) return std::nullopt;
  const double residual = comparison->residual.fraction;
  return residual > 0 ? 1 : residual < 0 ? -1 : 0;
}

bool certainty_holds(const Answer& answer, const WideDouble& truth,
                     const QuickCertificate& certified) {
  const subjects::Certainty& certain = *answer.certain;
  if (answer.intersecting == (certain.relation == Relation::separated)) return false;
  if (certain.relation != certified.relation || !is_plain(certain.lower)) return false;
  const std::optional<int> lower = side(certain.lower, truth, certified.fixed);
  if (!lower || *lower > 0) return false;
  const double end = certain.upper.value.approximation();
  if (certain.upper.value.is_double() && std::isinf(end) && end > 0) return true;
  if (!is_plain(certain.upper)) return false;
  const std::optional<int> upper = side(certain.upper, truth, certified.fixed);
  return upper && *upper >= 0;
}

// Computes the figures of a distance unless they are there.  False: that needs a slower method.
bool look_at(double said, double magnitude, const QuickCertificate& certified,
             const subjects::FloatFormat& format, LastFigures& last) {
  if (said != last.said) {
    last.said = -1;
    const std::optional<Comparison> comparison = compare(said, certified.fixed);
    if (!comparison) return false;
    last.comparison = *comparison;
  } else if (format == last.format) {
    return true;
  }
  last.said = said;
  last.format = format;
  last.scaled_error = scaled_error(
      last.comparison,
      error_unit(distance_allowance, format.unit_roundoff, magnitude, format.smallest));
  return true;
}

}  // namespace

std::optional<Verdict> quick_judge(const cases::Case& question, const Answer& answer,
                                   const QuickCertificate& certified,
                                   const subjects::FloatFormat& format) {
  Verdict verdict;
  const double magnitude = cases::magnitude(question);
  LastFigures last;
  if (!quick_judge(question, magnitude, answer, certified, format, last, verdict)) {
    return std::nullopt;
  }
  return verdict;
}

bool quick_judge(const cases::Case& question, double magnitude, const Answer& answer,
                 const QuickCertificate& certified, const subjects::FloatFormat& format,
                 LastFigures& last, Verdict& verdict) {
  if (!cases::has_points_only(question)) return false;
  const double u = format.unit_roundoff;
  const bool meets = certified.relation != Relation::separated;
  if (!answer.answered || answer.penetration_depth || certified.exact || !(u >= 0x1p-53)) {
    return false;
  }
  if (!std::isfinite(magnitude)) return false;
  if (answer.certain && answer.certain->depth) return false;
  if (certified.relation == Relation::overlapping && !answer.intersecting) {
    return false;  // the depth decides how wrong that is
  }
  if (answer.distance && !is_plain(*answer.distance)) return false;
  if (answer.lower_bound && !is_plain(*answer.lower_bound)) return false;
  const Units units(magnitude);
  const double unit = u * units.magnitude();
  const double said = answer.distance ? answer.distance->value.approximation() : 0;
  if (!look_at(said, magnitude, certified, format, last)) return false;
  const Comparison& comparison = last.comparison;
  if (answer.certain && !certainty_holds(answer, comparison.truth, certified)) return false;

  verdict.clear();
  verdict.kind = VerdictKind::correct;
  const double truth_squared = units.squared_length(comparison.truth);
  const double truth = std::sqrt(truth_squared);
  if (answer.distance) {
    verdict.scaled_error = last.scaled_error;
    if (!(*verdict.scaled_error <= distance_limit)) return false;
    const double floor_squared = (relative_error_floor * unit) * (relative_error_floor * unit);
    if (truth_squared > floor_squared * (1 - 0x1p-40)) {
      if (!(truth_squared > floor_squared * (1 + 0x1p-40))) return false;
      verdict.relative_error = std::fabs(relative_error(comparison));
    }
  }
  if (answer.intersecting != meets) {
    const double off = meets ? units.length(said) : truth;
    if ((answer.intersecting && said != 0) || !(off <= distance_limit * unit)) return false;
    verdict.kind = VerdictKind::near_contact;
    verdict.reason = meets ? touching_near_contact : false_overlap_near_contact;
    verdict.margin = scaled_error(comparison, 1, magnitude);
  }
  if (answer.lower_bound) {
    const double bound = units.length(answer.lower_bound->value.approximation());
    if (!(bound - truth <= bound_limit * unit)) return false;
  }
  if (!witnesses_hold(question, answer, units, truth, unit, u)) return false;
  if (answer.normal &&
      !normal_holds(question, *answer.normal, units, answer.intersecting ? 0 : truth, u)) {
    return false;
  }
  return true;
}

namespace {

// The neighbouring doubles of a length, given its square.
void enclose_root(const Rational& exact, CertainTruth& truth) {
  const double nearest = rounded_root(exact, subjects::binary64);
  truth.below = nearest;
  truth.above = nearest;
  if (std::isinf(nearest)) {
    truth.below = std::numeric_limits<double>::max();
    return;
  }
  const Rational residual = rational(nearest) * rational(nearest) - exact;
  if (residual > 0) truth.below = std::nextafter(nearest, 0);
  if (residual < 0) {
    truth.above = std::nextafter(nearest, std::numeric_limits<double>::infinity());
  }
}

// Of the interval of the depth, or else of the distance.
std::pair<double, double> ends(const subjects::Certainty& certain) {
  if (certain.depth) {
    const auto& [lower, upper] = *certain.depth;
    return {lower.value.approximation(), upper.value.approximation()};
  }
  return {certain.lower.value.approximation(), certain.upper.value.approximation()};
}

}  // namespace

CertainTruth certain_truth(const cases::Case& question, const QuickCertificate& certified) {
  CertainTruth truth;
  truth.relation = certified.relation;
  truth.magnitude = cases::magnitude(question);
  if (truth.relation == Relation::separated) enclose_root(distance_squared(certified), truth);
  return truth;
}

CertainTruth certain_depth_truth(const cases::Case& question) {
  CertainTruth truth;
  truth.magnitude = cases::magnitude(question);
  const std::optional<Penetration> exact = penetration(question);
  if (!exact) return truth;
  truth.relation = exact->depth_squared > 0 ? Relation::overlapping : Relation::touching;
  if (exact->depth_squared > 0) enclose_root(exact->depth_squared, truth);
  return truth;
}

double half_width_allowed(const subjects::Certainty& certain, double magnitude, double above,
                          const subjects::FloatFormat& format) {
  const double u = format.unit_roundoff;
  if (!certain.depth) return 12 * u * magnitude + 4 * u * std::min(above, format.largest);
  const double share = u > 0x1p-53 ? 0x1p-22 : 0x1p-31;
  const double lower = certain.depth->first.value.approximation();
  return std::min(share * std::max(lower, 0x1p-20 * magnitude), 32 * u * magnitude);
}

bool is_narrow(const subjects::Certainty& certain, double magnitude, double above,
               const subjects::FloatFormat& format) {
  const auto [first, last] = ends(certain);
  const double upper = std::min(last, format.largest);
  // Halved, so that the difference does not overflow, or so much larger that no limit of a distance
  // is subnormal.
  const double times = certain.depth || upper >= 1 ? 0.5 : 0x1p+100;
  const double allowed =
      half_width_allowed(certain, 2 * times * magnitude, 2 * times * above, format);
  return upper * times - first * times <= allowed || upper - first <= 2 * format.smallest;
}

Certainly judge_certain(const subjects::Answer& answer, const CertainTruth& truth,
                        const subjects::FloatFormat& format) {
  if (!answer.answered || !answer.certain) return Certainly::no_answer;
  const subjects::Certainty& certain = *answer.certain;
  const auto [lower, upper] = ends(certain);
  if (std::isnan(lower) || std::isnan(upper)) return Certainly::no_answer;
  const bool separated = certain.relation == cases::Relation::separated;
  if (certain.relation != truth.relation || answer.intersecting == separated) {
    return Certainly::wrong_relation;
  }
  if (!(0 <= lower && lower <= truth.below && truth.above <= upper)) return Certainly::outside;
  return is_narrow(certain, truth.magnitude, truth.above, format) ? Certainly::right
                                                                  : Certainly::too_wide;
}

}  // namespace oracle
