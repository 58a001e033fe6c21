// SPDX-License-Identifier: MIT
#include "oracle/laws/laws.hpp"

#include "oracle/judge/allowances.hpp"
#include "oracle/judge/measures.hpp"
#include "oracle/judge/witnesses.hpp"

namespace oracle {
namespace {

using cases::Case;
using subjects::Answer, subjects::Ending, subjects::Subject, subjects::TraceStep;
using Pair = std::pair<std::size_t, std::size_t>;

// Squares of lengths, and Johnson's products of three of them, stay in range.
bool cannot_overflow(const Subject& subject, const Case& question) {
  return cases::magnitude(question) < (subject.format == subjects::binary32 ? 0x1p+15 : 0x1p+150);
}

// Whether the subject treats two vertices of A - B as one: they are equal after its rounding, or
// closer than the spacing of its numbers at zero once M is scaled to 1.
bool same_point(const Subject& subject, const Case& question, const Pair& x, const Pair& y) {
  const double spacing = 4 * subject.format.smallest * cases::magnitude(question);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto difference = [&](const Pair& pair) {
      const double exact =
          question.a.points[pair.first][axis] - question.b.points[pair.second][axis];
      return subject.format == subjects::binary32 ? static_cast<double>(static_cast<float>(exact))
                                                  : exact;
    };
    const double one = difference(x);
    const double other = difference(y);
    if (one != other && !(std::fabs(one - other) <= spacing)) return false;
  }
  return true;
}

// Whether w_k is in W_{k-1} + {w_{k-1}}; in the first iteration, in W_0.
bool is_repeated(const Subject& subject, const Case& question,
                 const std::vector<TraceStep>& steps) {
  const std::size_t last = steps.size() - 1;
  const TraceStep& before = steps[last == 0 ? 0 : last - 1];
  bool repeated = last > 0 && same_point(subject, question, before.support, steps[last].support);
  for (const Pair& pair : before.simplex) {
    repeated = repeated || same_point(subject, question, pair, steps[last].support);
  }
  return repeated;
}

// ‖v‖ never rises, except where it is computed again at a higher precision.
Broken broken_by_iterations(const Subject& subject, const std::vector<TraceStep>& steps) {
  double bound = 0;
  int rises_left = subject.contract.rises.value_or(0);
  for (std::size_t k = 0; k < steps.size(); ++k) {
    if (steps[k].k != static_cast<int>(k)) return "an iteration is missing";
    if (steps[k].lower_bound < bound) return "mu decreases";
    if (!std::isfinite(steps[k].v_norm)) {
      // Exact arithmetic does not scale: a norm may leave the range of the trace.
      if (subject.format.is_exact()) return std::nullopt;
      return "v is not finite";
    }
    for (const double weight : steps[k].weights) {
      if (!(weight >= 0 && weight <= 2)) return "a weight of W is not in [0, 2]";
    }
    if (k > 0 && steps[k].v_norm > steps[k - 1].v_norm && rises_left-- == 0) return "‖v‖ rises";
    bound = steps[k].lower_bound;
  }
  return std::nullopt;
}

// For a status that means separated.
Broken broken_when_apart(const Subject& subject, const Case& question, const Watched& watched) {
  const double u = std::max(subject.format.unit_roundoff, 0x1p-53);  // the trace is in doubles
  if (watched.answer.intersecting) return "says intersecting";
  if (!watched.answer.distance || watched.steps.empty()) return "has no distance";
  const double said = watched.answer.distance->value.approximation();
  const double distance = watched.answer.distance->squared ? std::sqrt(said) : said;
  const double spacing =
      std::max(subject.format.smallest, std::numeric_limits<double>::denorm_min());
  const double subnormal = spacing / u / u;
  // After a rise what was before is corrected, and counts no longer.
  double shortest = watched.steps.front().v_norm;
  double before = shortest;
  for (const TraceStep& step : watched.steps) {
    const bool corrected = subject.contract.rises.value_or(0) > 0 && step.v_norm > before;
    shortest = corrected ? step.v_norm : std::min(shortest, step.v_norm);
    before = step.v_norm;
  }
  // Norms are in units that put M between 1/2 and 1; in those of the case it may round to 0.
  const double at_most = 2 * cases::magnitude(question) * shortest;
  const subjects::Number& value = watched.answer.distance->value;
  const bool positive = distance > 0 || (value.is_finite() && value.exact() > 0);
  if (!positive && at_most > spacing) return "distance is zero";
  const bool comparable = std::isnormal(shortest) && std::isfinite(distance);
  if (comparable && distance > subnormal && !is_power_of_two_apart(distance, shortest, 4 * u)) {
    return "v is not the shortest of all iterations";
  }
  return broken_repetition(subject, question, watched);
}

Broken broken_by_count(const Subject& subject, const Watched& watched) {
  const Ending ending = watched.answer.ending;
  const int traced = static_cast<int>(watched.steps.size());
  const int iterations = watched.answer.iterations;
  if (iterations < 0 || iterations > subject.contract.iteration_limit)
    return "more iterations than the limit";
  const bool stops_within_iteration =
      ending == Ending::converged || ending == Ending::repeated_support_point;
  const bool fits = stops_within_iteration ? iterations + 1 == traced : iterations == traced;
  if (!fits) return "not as many iterations as were traced";
  return std::nullopt;
}

Broken broken(const Subject& subject, const Case& question, const Watched& watched) {
  const Ending ending = watched.answer.ending;
  if (const auto how = not_a_number(watched.answer)) return how;
  if (ending == Ending::iteration_limit) {
    const bool is_short = subject.contract.iteration_limit < subjects::Contract{}.iteration_limit;
    return is_short ? std::nullopt : std::optional<std::string>("it does not end");
  }
  if (ending == Ending::not_finite) {
    if (cannot_overflow(subject, question)) return "nothing can overflow";
    return std::nullopt;
  }
  for (std::size_t i = 0; i < watched.answer.term_count; ++i) {
    const double weight = watched.answer.terms[i].weight.approximation();
    if (!(weight >= 0 && weight <= 2)) return "a weight of the answer is not in [0, 2]";
  }
  if (const auto how = broken_by_iterations(subject, watched.steps)) return how;
  if (const auto how = broken_by_count(subject, watched)) return how;
  if (ending == Ending::contact) {
    const bool meets = watched.answer.intersecting && watched.answer.distance &&
                       watched.answer.distance->value.approximation() == 0;
    if (!meets) return "does not say intersecting";
  } else if (const auto how = broken_when_apart(subject, question, watched)) {
    return how;
  }
  for (const BrokenRun law :
       {broken_returned_bound, broken_running_bound, broken_bound_from_below}) {
    if (const auto how = law(subject, question, watched)) return how;
  }
  return std::nullopt;
}

std::string more_than(double epsilon) {
  return "the distance is off by more than epsilon = " + std::to_string(epsilon);
}

constexpr const char* wrong_bound = "mu exceeds the distance";

// For a relative tolerance, the only kind with which exact presets are evaluated.
Broken broken_exactly(const Answer& answer, const Promised& promised, const Rational& truth) {
  if (answer.lower_bound && squared(*answer.lower_bound) > truth) return wrong_bound;
  const Rational norm = squared(*answer.distance);
  const Rational kept = 1 - Rational(promised.epsilon);
  if (norm < truth || kept * kept * norm > truth) return more_than(promised.epsilon);
  return std::nullopt;
}

}  // namespace

Broken not_a_number(const Answer& answer) {
  const auto is_nan = [](const subjects::Number& number) {
    return std::isnan(number.approximation());
  };
  for (const auto& length : {answer.distance, answer.lower_bound, answer.penetration_depth}) {
    if (length && is_nan(length->value)) return "a length is NaN";
  }
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    if (is_nan(answer.terms[i].weight)) return "a weight is NaN";
  }
  for (const auto& witness : {answer.witness_a, answer.witness_b}) {
    for (std::size_t axis = 0; witness && axis < witness->size(); ++axis) {
      if (is_nan((*witness)[axis])) return "a witness point is NaN";
    }
  }
  return std::nullopt;
}

Broken broken_repetition(const Subject& subject, const Case& question, const Watched& run) {
  if (run.answer.ending != Ending::repeated_support_point) return std::nullopt;
  if (!run.steps.empty() && is_repeated(subject, question, run.steps)) return std::nullopt;
  return "w is not in W or {w} of the iteration before";
}

Broken broken_promise(const Subject& subject, const Case& question, const Watched& run) {
  const auto how = broken(subject, question, run);
  if (!how) return std::nullopt;
  return run.answer.status + ": " + *how;
}

bool promises_relation(const Subject& subject, const Case& question, const Answer& answer) {
  using Claim = subjects::Contract::Relation;
  if (subject.format.is_exact()) return answer.ending != Ending::degenerate;
  const double reach = subject.format == subjects::binary32 ? 0x1p+7 : 0x1p+60;
  const double magnitude = cases::magnitude(question);
  if (!(magnitude >= 1 / reach && magnitude <= reach)) return false;
  const Claim claim = subject.contract.relation;
  return claim == Claim::always ||
         (claim == Claim::of_a_separating_axis && answer.ending == Ending::separating_axis);
}

bool is_power_of_two_apart(double one, double other, double slack) {
  int exponent = 0;
  const double fraction = std::frexp(one / other, &exponent);
  return fraction - 0.5 <= slack || fraction >= 1 - slack;
}

namespace {

// Whether products of two lengths keep their digits: scaled, or neither tiny nor huge.
bool keeps_digits(const Subject& subject, const Case& question) {
  if (subject.contract.normalises_scale) return true;
  const double reach = subject.format == subjects::binary32 ? 0x1p+15 : 0x1p+150;
  const double magnitude = cases::magnitude(question);
  return magnitude <= reach && magnitude >= 1 / reach;
}

// x - extra > root(squared), exactly.
bool is_above(const Rational& x, const Rational& extra, const Rational& squared) {
  const Rational rest = x - extra;
  return rest > 0 && rest * rest > squared;
}

}  // namespace

Broken broken_tolerance(const Subject& subject, const Case& question, const Answer& answer,
                        const Promised& promised, const Rational& true_distance_squared) {
  if (!answer.answered || !answer.distance) return std::nullopt;
  const double u = subject.format.unit_roundoff;
  if (u == 0) return broken_exactly(answer, promised, true_distance_squared);
  const Rational magnitude(cases::magnitude(question));
  const auto length = [&](const Allowance& allowance, double unit) -> Rational {
    return Rational(allowance.units * unit) * magnitude +
           Rational(allowance.underflows * subject.format.smallest);
  };
  // The bound comes first: a wrong one ends the iteration early, so the distance is off as well.
  if (answer.lower_bound) {
    const subjects::Number& bound = answer.lower_bound->value;
    if (!bound.is_finite() ||
        is_above(bound.exact(), length(bound_allowance, u), true_distance_squared))
      return wrong_bound;
  }
  if (!answer.distance->value.is_finite()) return more_than(promised.epsilon);
  const Rational norm = answer.distance->value.exact();
  const Rational gross =
      length({"gross", gross_allowance.units, distance_allowance.underflows, ""}, std::sqrt(u));
  const bool digits = keeps_digits(subject, question);
  const bool accurate = subject.contract.always_accurate;
  const bool converged = accurate || answer.ending == Ending::converged;
  // The distance of a meeting is 0 by decision.
  const bool inside = accurate || (subject.contract.convex_combination && !answer.intersecting);
  const Rational above = converged && digits ? length(tolerance_allowance, u) : gross;
  const Rational below = inside && digits ? length(distance_allowance, u) : gross;
  const Rational tolerance = Rational(promised.epsilon) * (promised.absolute ? Rational(1) : norm);
  const Rational longest = norm + below;
  const bool holds = !is_above(norm, tolerance + above, true_distance_squared) &&
                     longest * longest >= true_distance_squared;
  return holds ? std::nullopt : Broken(more_than(promised.epsilon));
}

}  // namespace oracle
