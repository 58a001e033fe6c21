// SPDX-License-Identifier: MIT
#include "oracle/judge.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "oracle/allowances.hpp"
#include "oracle/bounds.hpp"
#include "oracle/curved_depth.hpp"
#include "oracle/measures.hpp"
#include "oracle/penetration.hpp"
#include "oracle/witnesses.hpp"

namespace oracle {
namespace {

using cases::Relation;
using subjects::Answer;

Bounds bounds(const cases::Case& question, const Truth& truth) {
  return {truth.relation, truth.distance_squared, truth.distance_squared,
          [&question, &truth] {
            if (truth.penetration_depth_squared) return *truth.penetration_depth_squared;
            return penetration(question).value().depth_squared;
          },
          false};
}

Bounds bounds(const cases::Case& question, const Enclosure& enclosure) {
  return {enclosure.relation, enclosure.distance_squared_lower, enclosure.distance_squared_upper,
          [&question] { return depth_squared_below(question); }, true};
}

class Bench {
 public:
  Bench(const cases::Case& question, const Answer& answer, Bounds bounds, double unit_roundoff,
        double underflow_unit)
      : question_(question),
        answer_(answer),
        known_(std::move(bounds)),
        u_(unit_roundoff),
        magnitude_(cases::magnitude(question)),
        unit_(Rational(unit_roundoff) * Rational(magnitude_)),
        underflow_(underflow_unit) {}

  Verdict verdict() {
    if (!answer_.answered) return of(VerdictKind::no_answer, answer_.status);
    if (says_out_of_range()) return of(VerdictKind::correct, {});
    if ((answer_.distance && !answer_.distance->value.is_finite()) ||
        (answer_.lower_bound && !answer_.lower_bound->value.is_finite()) ||
        (answer_.penetration_depth && !answer_.penetration_depth->value.is_finite())) {
      return of(VerdictKind::no_answer, "a length that is not finite");
    }
    if (answer_.distance && answer_.distance->value.exact() < 0) {
      return of(VerdictKind::no_answer, "a negative distance");
    }
    measure_error();
    const bool separated = known_.relation == Relation::separated;
    if (known_.relation && answer_.intersecting == separated) return of_wrong_relation();
    if (answer_.lower_bound && answer_.lower_bound->value.exact() > 0 &&
        root_exceeds(squared(*answer_.lower_bound), known_.upper, allowed(bound_allowance))) {
      return of(VerdictKind::wrong_bound, "the claimed lower bound exceeds the true distance");
    }
    if (answer_.distance &&
        differs(known_, squared(*answer_.distance), allowed(distance_allowance))) {
      return of(VerdictKind::inaccurate, "the distance is off by more than the allowance");
    }
    if (answer_.penetration_depth && depth_is_off()) {
      return of(VerdictKind::inaccurate, "the penetration depth is off by more than the allowance");
    }
    const Rational weight_slack = Rational(weight_allowance.units) * Rational(u_);
    const std::string fault =
        witness_fault(question_, answer_, known_, weight_slack, allowed(witness_allowance));
    if (!fault.empty()) return of(VerdictKind::wrong_witness, fault);
    return of(VerdictKind::correct, {});
  }

 private:
  Verdict of(VerdictKind kind, std::string reason) {
    verdict_.kind = kind;
    verdict_.reason = std::move(reason);
    return verdict_;
  }

  // Infinity is the correctly rounded distance where the true one is beyond the largest number of
  // the subject's format.  Wider formats than double have room for all distances between doubles.
  bool says_out_of_range() const {
    if (!answer_.distance || answer_.distance->squared || answer_.intersecting) return false;
    if (answer_.distance->value.approximation() != std::numeric_limits<double>::infinity() ||
        !answer_.distance->value.is_double()) {
      return false;
    }
    const Rational largest(u_ == 0x1p-24 ? static_cast<double>(std::numeric_limits<float>::max())
                                         : std::numeric_limits<double>::max());
    return known_.lower > largest * largest;
  }

  Rational allowed(const Allowance& allowance) const {
    return Rational(allowance.units) * unit_ + Rational(allowance.underflows) * underflow_;
  }

  // Of bodies that are apart or touch the depth is 0.
  bool depth_is_off() const {
    if (answer_.penetration_depth->value.exact() < 0) return true;
    const Rational said = squared(*answer_.penetration_depth);
    const bool overlap = known_.relation == Relation::overlapping;
    const Rational depth = overlap ? known_.depth_squared() : Rational(0);
    const Rational t = allowed(depth_allowance);
    const bool too_deep = root_exceeds(said, depth, t) && !(overlap && known_.deeper);
    return too_deep || root_exceeds(depth, said, t);
  }

  void measure_error() {
    if (!answer_.distance) return;
    const Rational square = squared(*answer_.distance);
    const Rational& exact = std::clamp(square, known_.lower, known_.upper);  // as near as may be
    const Comparison comparison = *compare(square_of(square), square_of(exact));
    verdict_.scaled_error = scaled_error(comparison, u_, magnitude_);
    const Rational floor = Rational(relative_error_floor) * unit_;
    if (exact > floor * floor) verdict_.relative_error = std::abs(relative_error(comparison));
  }

  // sqrt(square) / M
  double share_of_magnitude(const Rational& square) const {
    return scaled_error(compare(Rational(0), square), 1, magnitude_);
  }

  // The answer and the truth differ in the relation: by more than the allowance, or near contact?
  Verdict of_wrong_relation() {
    const Rational t = allowed(distance_allowance);
    verdict_.margin = share_of_magnitude(known_.lower);
    if (known_.relation == Relation::separated) {
      if (known_.lower <= t * t) {
        return of(VerdictKind::near_contact, false_overlap_near_contact);
      }
      return of(VerdictKind::wrong_relation, "false overlap");
    }
    Rational off = answer_.distance ? squared(*answer_.distance) : Rational(0);
    if (known_.relation == Relation::overlapping) off = std::max(off, known_.depth_squared());
    verdict_.margin = share_of_magnitude(off);
    if (off > t * t) {
      verdict_.false_separation = true;
      return of(VerdictKind::wrong_relation, "false separation");
    }
    // Where the allowance is zero this is what is left: a convention, not an error of rounding.
    return of(VerdictKind::near_contact, known_.relation == Relation::touching
                                             ? "touching, taken for separated"
                                             : "in contact by less than the allowance");
  }

  const cases::Case& question_;
  const Answer& answer_;
  Bounds known_;
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
  return Bench(question, answer, bounds(question, truth), unit_roundoff, underflow_unit).verdict();
}

Verdict judge(const cases::Case& question, const subjects::Answer& answer,
              const Enclosure& enclosure, double unit_roundoff, double underflow_unit) {
  return Bench(question, answer, bounds(question, enclosure), unit_roundoff, underflow_unit)
      .verdict();
}

}  // namespace oracle
