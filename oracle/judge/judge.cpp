// SPDX-License-Identifier: MIT
#include "oracle/judge/judge.hpp"

#include <stdexcept>
#include <tuple>

#include "core/cases/floating_point.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/judge/measures.hpp"
#include "oracle/judge/witnesses.hpp"

namespace oracle {
namespace {

using cases::Relation;
using subjects::Answer;

struct VerdictWords {
  const char* name;
  const char* title;
};

// By kind.
constexpr std::array<VerdictWords, all_verdict_kinds.size()> verdict_words{{
    {"wrong_interval", "wrong int."},
    {"false_separation", "false sep."},
    {"false_overlap", "false overl."},
    {"no_answer", "no answer"},
    {"wrong_bound", "wrong bound"},
    {"inaccurate", "inaccurate"},
    {"wrong_depth", "wrong depth"},
    {"wrong_witness", "wrong witn."},
    {"near_contact", "near cont."},
    {"correct", "correct"},
    {"skipped", "skipped"},
}};

const VerdictWords& words_of(VerdictKind kind) {
  return verdict_words[static_cast<std::size_t>(kind)];
}

// Computes the depth when it is first needed, and only once.
std::function<DepthBounds()> once(std::function<DepthBounds()> find) {
  return [find = std::move(find), found = std::make_shared<std::optional<DepthBounds>>()] {
    if (!*found) *found = find();
    return **found;
  };
}

Bounds bounds(const cases::Case& question, const Truth& truth) {
  return {truth.relation, truth.distance_squared, truth.distance_squared, once([&question, &truth] {
            const Rational depth = truth.penetration_depth_squared
                                       ? *truth.penetration_depth_squared
                                       : penetration(question).value().depth_squared;
            return DepthBounds{depth, depth};
          })};
}

Bounds bounds(const cases::Case& question, const Enclosure& enclosure) {
  return {enclosure.relation, enclosure.distance_squared_lower, enclosure.distance_squared_upper,
          once([&] { return enclosure.depth ? *enclosure.depth : depth_bounds(question); })};
}

// Bounds under a relative tolerance r: x becomes x (1 - r) and x (1 + r).  The absolute part stays.
DepthBounds widened(const Rational& lower, const Rational& upper, const Rational& relative) {
  const Rational less = relative < 1 ? Rational(1 - relative) : Rational(0);
  const Rational more = 1 + relative;
  return {lower * less * less, upper * more * more};
}

Bounds widened(const Bounds& exact, const PromisedTolerances& promised) {
  const auto [lower, upper] =
      widened(exact.lower, exact.upper, Rational(promised.distance.relative));
  const Rational of_depth(promised.depth.value_or(promised.distance).relative);
  return {exact.relation, lower, upper, [of_depth, depth = exact.depth] {
            const auto [least, most] = depth();
            return widened(least, most, of_depth);
          }};
}

// M, which must be a number: allowances are multiples of it.
double finite_magnitude(const cases::Case& question) {
  const double magnitude = cases::magnitude(question);
  if (std::isfinite(magnitude)) return magnitude;
  throw std::invalid_argument("a placed body leaves the range of double");
}

class Judgement {
 public:
  Judgement(const cases::Case& question, const Answer& answer, Bounds bounds,
            const FloatFormat& format)
      : question_(question),
        answer_(answer),
        known_(std::move(bounds)),
        u_(format.unit_roundoff),
        largest_(format.largest),
        magnitude_(finite_magnitude(question)),
        unit_(Rational(format.unit_roundoff) * Rational(magnitude_)),
        underflow_(format.smallest) {}

  // Replaces the allowances.  The relative part widens the bounds.  For witness points, whose place
  // has no length of its own, it adds its share of their distance.
  void promise(const PromisedTolerances& promised) {
    const PromisedTolerance& of_depth = promised.depth.value_or(promised.distance);
    promised_ = Promised{Rational(promised.distance.absolute), Rational(of_depth.absolute),
                         promised.witnesses.value_or(promised.distance), known_};
    known_ = widened(known_, promised);
  }

  Verdict verdict() {
    verdict_.kind = VerdictKind::correct;
    if (answer_.certain) judge_certainty(*answer_.certain);
    if (const std::string reason = no_answer(); !reason.empty()) {
      fault(VerdictKind::no_answer, reason, infinity);
      return verdict_;
    }
    judge_relation();
    judge_bound();
    judge_distance();
    judge_depth();
    judge_witnesses();
    return verdict_;
  }

 private:
  static constexpr double infinity = std::numeric_limits<double>::infinity();

  // The worst kind gives its name and reason to the verdict; the largest size counts.
  void fault(VerdictKind kind, const std::string& reason, double size) {
    if (kind < verdict_.kind) {
      verdict_.kind = kind;
      verdict_.reason = reason;
    }
    verdict_.size = std::max(verdict_.size, size);
    const double limit = gross_allowance.units * std::sqrt(u_);
    verdict_.gross = is_finding(verdict_) && (u_ == 0 || verdict_.size > limit);
  }

  // Returns why the answer counts as none: one of its lengths is not valid.
  std::string no_answer() const {
    const auto& [distance, bound, deep] =
        std::tie(answer_.distance, answer_.lower_bound, answer_.penetration_depth);
    const auto of_distance = [this] {
      return std::tuple(unwidened().lower, known_.upper, allowed(distance_allowance));
    };
    const auto of_depth = [this] {
      return std::tuple(depth(unwidened()).lower, depth().upper, allowed_depth());
    };
    if ((distance && !is_length(*distance, of_distance)) || (bound && !bound->value.is_finite()) ||
        (deep && !is_length(*deep, of_depth))) {
      return "a length that is not finite";
    }
    if (distance && is_negative(*distance)) return "a negative distance";
    return {};
  }

  // Whether the length is finite, or rightly infinite.  Infinity stands for all lengths that round to
  // it: from half a spacing above the largest number of the subject's format on, 2^e (1 - u / 2) if
  // that is 2^e (1 - u).  The true one is above the largest, and with its allowed error as long.
  // `known` returns the bounds of its square and that error.  Formats wider than double can represent
  // all lengths between doubles.  A lower bound is never infinite, because bodies are finite.
  template <typename Known>
  bool is_length(const subjects::Length& length, const Known& known) const {
    if (length.value.is_finite()) return true;
    if (length.squared || length.value.approximation() != infinity) return false;
    if (!std::isfinite(largest_)) return false;
    const Rational largest(largest_);
    const Rational least = largest * (2 - Rational(u_)) / (2 - 2 * Rational(u_));
    const auto [lower, upper, slack] = known();
    return lower > largest * largest && !root_exceeds(least * least, upper, slack);
  }

  static bool is_negative(const subjects::Length& length) {
    return length.value.is_finite() && length.value.exact() < 0;
  }

  Rational allowed(const Allowance& allowance) const {
    if (promised_) return promised_->slack;
    return by_rounding(allowance);
  }

  Rational allowed_depth() const {
    return promised_ ? promised_->depth_slack : by_rounding(depth_allowance);
  }

  Rational by_rounding(const Allowance& allowance) const {
    const Allowance all = for_bodies_of(question_, allowance);
    return Rational(all.units) * unit_ + Rational(all.underflows) * underflow_;
  }

  // |sqrt(x) - sqrt(y)| / M
  double share_of_magnitude(const Rational& x, const Rational& y = 0) const {
    return scaled_error(*compare(square_of(x), square_of(y)), 1, magnitude_);
  }

  // Squared.  Bodies that are separated or touch have depth 0.
  DepthBounds depth() const { return depth(known_); }

  static DepthBounds depth(const Bounds& known) {
    if (!known.relation) return {Rational(0), known.depth().upper};
    if (*known.relation == Relation::overlapping) return known.depth();
    return {Rational(0), Rational(0)};
  }

  // The known bounds, regardless of documented tolerances.
  const Bounds& unwidened() const { return promised_ ? promised_->exact : known_; }

  // --- the claims, one by one ---

  // Nothing excuses it: neither allowance nor documented tolerance nor near contact.
  void judge_certainty(const subjects::Certainty& certain) {
    const bool separated = certain.relation == Relation::separated;
    if (answer_.intersecting == separated) {
      wrong("the certain relation contradicts the answer");
    } else if (unwidened().relation && *unwidened().relation != certain.relation) {
      wrong("the certain relation is wrong");
    }
    judge_interval({certain.lower, certain.upper}, {unwidened().lower, unwidened().upper},
                   "distance");
    if (certain.depth) judge_interval(*certain.depth, depth(unwidened()), "depth");
  }

  // `known` are the bounds of the square of the length.
  void judge_interval(const std::pair<subjects::Length, subjects::Length>& ends,
                      const DepthBounds& known, const std::string& length) {
    const auto& [lower, upper] = ends;
    const bool open = upper.value.approximation() == infinity && !upper.value.is_finite();
    if (!lower.value.is_finite() || !(open || upper.value.is_finite())) {
      wrong("an end of the certain interval is not a length");
      return;
    }
    if (is_negative(lower) || is_negative(upper)) {
      wrong("an end of the certain interval is negative");
      return;
    }
    if (squared(lower) > known.upper) wrong("the certain interval begins above the true " + length);
    if (open) return;
    if (squared(upper) < known.lower) wrong("the certain interval ends below the true " + length);
    if (squared(upper) < squared(lower)) wrong("the certain interval is empty");
  }
  void wrong(const std::string& reason) { fault(VerdictKind::wrong_interval, reason, infinity); }

  void judge_relation() {
    const bool separated = known_.relation == Relation::separated;
    if (!known_.relation || answer_.intersecting != separated) return;
    const Rational t = allowed(distance_allowance);
    Rational off = known_.lower;
    if (!separated) {
      if (finite_distance()) off = squared(*answer_.distance);
      off = std::max(off, depth().lower);
    }
    verdict_.margin = share_of_magnitude(off);
    if (off > t * t) {
      separated ? fault(VerdictKind::false_overlap, "false overlap", verdict_.margin)
                : fault(VerdictKind::false_separation, "false separation", verdict_.margin);
      return;
    }
    // Touching bodies: if the allowance is zero, only a convention is left, not a rounding error.
    fault(VerdictKind::near_contact,
          separated                                ? false_overlap_near_contact
          : *known_.relation == Relation::touching ? touching_near_contact
                                                   : "in contact by less than the allowance",
          0);
  }

  void judge_bound() {
    if (!answer_.lower_bound || !answer_.lower_bound->value.is_finite()) return;
    if (answer_.lower_bound->value.exact() > 0 &&
        root_exceeds(squared(*answer_.lower_bound), known_.upper, allowed(bound_allowance))) {
      fault(VerdictKind::wrong_bound, "the claimed lower bound exceeds the true distance",
            infinity);
    }
  }

  void judge_distance() {
    if (!finite_distance()) return;
    const Rational said = squared(*answer_.distance);
    const Bounds& bounds = unwidened();
    const Rational& exact = std::clamp(said, bounds.lower, bounds.upper);  // the nearest possible
    const Comparison comparison = *compare(square_of(said), square_of(exact));
    verdict_.scaled_error =
        scaled_error(comparison, error_unit(distance_allowance, u_, magnitude_, underflow_));
    const Rational floor = Rational(relative_error_floor) * unit_;
    if (exact > floor * floor) verdict_.relative_error = std::abs(relative_error(comparison));
    if (differs(known_.lower, known_.upper, said, allowed(distance_allowance))) {
      fault(VerdictKind::inaccurate, "the distance is off by more than the allowance",
            scaled_error(comparison, 1, magnitude_));
    }
  }

  void judge_depth() {
    if (!answer_.penetration_depth || !answer_.penetration_depth->value.is_finite()) return;
    if (is_negative(*answer_.penetration_depth)) {
      fault(VerdictKind::wrong_depth, "a negative penetration depth", infinity);
      return;
    }
    const Rational said = squared(*answer_.penetration_depth);
    const auto [lower, upper] = depth();
    if (differs(lower, upper, said, allowed_depth())) {
      fault(VerdictKind::wrong_depth, "the penetration depth is off by more than the allowance",
            share_of_magnitude(said, std::clamp(said, lower, upper)));
    }
  }

  void judge_witnesses() {
    WitnessRules rules;
    rules.of_depth = answer_.intersecting && answer_.penetration_depth;
    const Bounds& exact = unwidened();
    const DepthBounds apart = rules.of_depth ? depth(exact) : DepthBounds{exact.lower, exact.upper};
    rules.lower = apart.lower;
    rules.upper = apart.upper;
    if (rules.of_depth && answer_.normal) rules.way = depth().upper;
    rules.weight_slack = Rational(weight_allowance.units) * Rational(u_);
    rules.point_slack = promised_ ? promised_slack(promised_->of_witnesses, apart.lower)
                                  : by_rounding(witness_allowance);
    rules.way_slack = allowed_depth();
    rules.normal_slack = Rational(normal_allowance.units) * Rational(u_);
    const std::optional<WitnessFault> found = witness_fault(question_, answer_, rules);
    if (!found) return;
    verdict_.witness_error = found->size;
    fault(VerdictKind::wrong_witness, found->reason, found->size);
  }

  static Rational promised_slack(const PromisedTolerance& promised, const Rational& square) {
    return Rational(promised.absolute) + Rational(promised.relative) * root_below(square);
  }

  bool finite_distance() const { return answer_.distance && answer_.distance->value.is_finite(); }

  const cases::Case& question_;
  const Answer& answer_;
  Bounds known_;
  double u_;
  double largest_;    // largest number of the format
  double magnitude_;  // M
  Rational unit_;     // u M
  double underflow_;
  struct Promised {
    Rational slack;
    Rational depth_slack;
    PromisedTolerance of_witnesses;
    Bounds exact;
  };
  std::optional<Promised> promised_;
  Verdict verdict_;
};

// Of an answer that was not given.
Verdict lost(const Answer& answer) {
  Verdict verdict;
  verdict.kind = VerdictKind::no_answer;
  verdict.reason = answer.status.empty() ? std::string("no answer") : std::string(answer.status);
  verdict.size = std::numeric_limits<double>::infinity();
  verdict.gross = true;
  return verdict;
}

template <typename Known>
Verdict judged(const cases::Case& question, const Answer& answer, const Known& known,
               const FloatFormat& format, const std::optional<PromisedTolerances>& promised) {
  cases::require_floating_point();
  if (!answer.answered) return lost(answer);
  Judgement judgement(question, answer, bounds(question, known), format);
  if (promised) judgement.promise(*promised);
  return judgement.verdict();
}

}  // namespace

const char* name(VerdictKind kind) { return words_of(kind).name; }

const char* broad_name(VerdictKind kind) {
  return is_wrong_relation(kind) ? "wrong_relation" : name(kind);
}

const char* title(VerdictKind kind) { return words_of(kind).title; }

Verdict judge(const cases::Case& question, const subjects::Answer& answer, const Truth& truth,
              const FloatFormat& format, const std::optional<PromisedTolerances>& promised) {
  return judged(question, answer, truth, format, promised);
}

Verdict judge(const cases::Case& question, const subjects::Answer& answer,
              const Enclosure& enclosure, const FloatFormat& format,
              const std::optional<PromisedTolerances>& promised) {
  return judged(question, answer, enclosure, format, promised);
}

}  // namespace oracle
