// SPDX-License-Identifier: MIT
#include "oracle/judge.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>

#include "oracle/allowances.hpp"
#include "oracle/figures.hpp"
#include "oracle/integer_bodies.hpp"
#include "oracle/minkowski/minkowski.hpp"

namespace oracle {
namespace {

using cases::Relation;
using subjects::Answer;
using subjects::Length;

Rational squared(const Length& length) {
  const Rational value = length.value.exact();
  return length.squared ? value : Rational(value * value);
}

// sqrt(x) > sqrt(y) + t, for x, y, t >= 0, without roots: with g = x - y - t^2 it is g > 2 t
// sqrt(y).
bool root_exceeds(const Rational& x, const Rational& y, const Rational& t) {
  const Rational g = x - y - t * t;
  return g > 0 && g * g > 4 * t * t * y;
}

// `amount` / `unit`, where 0 / 0 is 0.
double ratio(double amount, double unit) {
  if (amount == 0) return 0;
  return unit > 0 ? amount / unit : std::numeric_limits<double>::infinity();
}

class Bench {
 public:
  Bench(const cases::Case& question, const Answer& answer, const Truth& truth, double unit_roundoff,
        double underflow_unit)
      : question_(question),
        answer_(answer),
        truth_(truth),
        u_(unit_roundoff),
        magnitude_(cases::magnitude(question)),
        unit_(Rational(unit_roundoff) * Rational(magnitude_)),
        underflow_(underflow_unit) {}

  Verdict verdict() {
    if (!answer_.answered) return of(VerdictKind::no_answer, answer_.status);
    if ((answer_.distance && !answer_.distance->value.is_finite()) ||
        (answer_.lower_bound && !answer_.lower_bound->value.is_finite())) {
      return of(VerdictKind::no_answer, "a length that is not finite");
    }
    if (answer_.distance && answer_.distance->value.exact() < 0) {
      return of(VerdictKind::no_answer, "a negative distance");
    }
    measure_error();
    const bool separated = truth_.relation == Relation::separated;
    if (answer_.intersecting == separated) return of_wrong_relation();
    if (answer_.lower_bound && answer_.lower_bound->value.exact() > 0 &&
        root_exceeds(squared(*answer_.lower_bound), truth_.distance_squared,
                     allowed(bound_allowance))) {
      return of(VerdictKind::wrong_bound, "the claimed lower bound exceeds the true distance");
    }
    if (answer_.distance && differs(squared(*answer_.distance), allowed(distance_allowance))) {
      return of(VerdictKind::inaccurate, "the distance is off by more than the allowance");
    }
    if (const std::string fault = witness_fault(); !fault.empty()) {
      return of(VerdictKind::wrong_witness, fault);
    }
    return of(VerdictKind::correct, {});
  }

 private:
  Verdict of(VerdictKind kind, std::string reason) {
    verdict_.kind = kind;
    verdict_.reason = std::move(reason);
    return verdict_;
  }

  Rational allowed(const Allowance& allowance) const {
    return Rational(allowance.units) * unit_ + Rational(allowance.underflows) * underflow_;
  }

  bool differs(const Rational& square, const Rational& t) const {
    return root_exceeds(square, truth_.distance_squared, t) ||
           root_exceeds(truth_.distance_squared, square, t);
  }

  void measure_error() {
    if (!answer_.distance) return;
    // Everything in units of the power of two below M, so that no figure leaves the range.
    const int exponent = magnitude_ > 0 ? std::ilogb(magnitude_) : 0;
    const Rational& exact = truth_.distance_squared;
    const double error = root_difference(squared(*answer_.distance), exact, -exponent);
    verdict_.scaled_error = ratio(ratio(error, std::ldexp(magnitude_, -exponent)), u_);
    const Rational floor = Rational(relative_error_floor) * unit_;
    if (exact > floor * floor) {
      verdict_.relative_error = ratio(error, root(exact * power_of_two(-2 * exponent)));
    }
  }

  // sqrt(square) / M
  double share_of_magnitude(const Rational& square) const {
    if (square == 0) return 0;
    const Rational m(magnitude_);
    return magnitude_ > 0 ? root(square / (m * m)) : std::numeric_limits<double>::infinity();
  }

  // The answer and the truth differ in the relation: by more than the allowance, or near contact?
  Verdict of_wrong_relation() {
    const Rational t = allowed(distance_allowance);
    verdict_.margin = share_of_magnitude(truth_.distance_squared);
    if (truth_.relation == Relation::separated) {
      if (truth_.distance_squared <= t * t) {
        return of(VerdictKind::near_contact, "apart by less than the allowance");
      }
      return of(VerdictKind::wrong_relation, "false overlap");
    }
    Rational off = answer_.distance ? squared(*answer_.distance) : Rational(0);
    if (truth_.relation == Relation::overlapping) off = std::max(off, depth_squared());
    verdict_.margin = share_of_magnitude(off);
    if (off > t * t) {
      verdict_.false_separation = true;
      return of(VerdictKind::wrong_relation, "false separation");
    }
    return of(VerdictKind::near_contact, "in contact by less than the allowance");
  }

  Rational depth_squared() const {
    if (truth_.penetration_depth_squared) return *truth_.penetration_depth_squared;
    return minkowski(question_).penetration_depth_squared.value();
  }

  std::string witness_fault() const {
    Rational total(0);
    for (std::size_t i = 0; i < answer_.term_count; ++i) {
      const subjects::AnswerTerm& term = answer_.terms[i];
      if (term.a >= question_.a.points.size() || term.b >= question_.b.points.size()) {
        return "a term names a vertex that does not exist";
      }
      if (!term.weight.is_finite() || term.weight.exact() < 0) {
        return "a weight is negative or not finite";
      }
      total += term.weight.exact();
    }
    const Rational off = Rational(weight_allowance.units) * Rational(u_);
    if (answer_.term_count > 0 && (total > 1 + off || total < 1 - off)) {
      return "the weights do not sum to 1";
    }
    if (!answer_.witness_a || !answer_.witness_b) return {};
    return points_fault();
  }

  // Are the witness points where the weights put them, and at the true distance?
  std::string points_fault() const {
    const Rational t = allowed(witness_allowance);
    RationalVector difference;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const subjects::Number& a = (*answer_.witness_a)[axis];
      const subjects::Number& b = (*answer_.witness_b)[axis];
      if (!a.is_finite() || !b.is_finite()) {
        return "a witness point is not finite";
      }
      difference[axis] = a.exact() - b.exact();
      Rational from_a(0);
      Rational from_b(0);
      for (std::size_t i = 0; i < answer_.term_count; ++i) {
        const subjects::AnswerTerm& term = answer_.terms[i];
        from_a += term.weight.exact() * rational(question_.a.points[term.a][axis]);
        from_b += term.weight.exact() * rational(question_.b.points[term.b][axis]);
      }
      if (answer_.term_count > 0 && (abs(from_a - a.exact()) > t || abs(from_b - b.exact()) > t)) {
        return "a witness point is not where its weights put it";
      }
    }
    if (differs(dot(difference, difference), t)) {
      return "the witness points are not at the true distance";
    }
    return {};
  }

  const cases::Case& question_;
  const Answer& answer_;
  const Truth& truth_;
  double u_;
  double magnitude_;  // M
  Rational unit_;     // u M
  Rational underflow_;
  Verdict verdict_;
};

}  // namespace

const char* name(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::wrong_relation:
      return "wrong_relation";
    case VerdictKind::no_answer:
      return "no_answer";
    case VerdictKind::wrong_bound:
      return "wrong_bound";
    case VerdictKind::inaccurate:
      return "inaccurate";
    case VerdictKind::wrong_witness:
      return "wrong_witness";
    case VerdictKind::near_contact:
      return "near_contact";
    case VerdictKind::correct:
      return "correct";
    case VerdictKind::skipped:
      return "skipped";
  }
  return "unknown";
}

bool is_gross(const Verdict& verdict, double unit_roundoff) {
  const double limit = gross_allowance.units * std::sqrt(unit_roundoff);  // of M
  switch (verdict.kind) {
    case VerdictKind::no_answer:
    case VerdictKind::wrong_bound:
      return true;
    case VerdictKind::wrong_relation:
      return verdict.margin > limit;
    case VerdictKind::inaccurate:
      return unit_roundoff == 0 || *verdict.scaled_error * unit_roundoff > limit;
    case VerdictKind::wrong_witness:
      return unit_roundoff == 0;
    default:
      return false;
  }
}

bool is_finding(const Verdict& verdict) {
  return verdict.kind < VerdictKind::near_contact;
}

Verdict judge(const cases::Case& question, const subjects::Answer& answer, const Truth& truth,
              double unit_roundoff, double underflow_unit) {
  return Bench(question, answer, truth, unit_roundoff, underflow_unit).verdict();
}

}  // namespace oracle
