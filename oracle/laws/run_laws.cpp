// SPDX-License-Identifier: MIT
#include "oracle/laws/laws.hpp"

#include <algorithm>
#include <tuple>

#include "oracle/judge/allowances.hpp"

namespace oracle {
namespace {

using cases::Case;
using subjects::Answer, subjects::Length, subjects::Subject, subjects::TraceStep;

constexpr double e = 0x1p-53;

double length(const Length& given) {
  const double value = given.value.approximation();
  return given.squared ? std::sqrt(value) : value;
}

// Returns the spacing at zero of the subject's numbers, at least that of the doubles compared here.
double spacing(const Subject& subject) {
  return std::max(subject.format.smallest, std::numeric_limits<double>::denorm_min());
}

bool is_finite(const TraceStep& step) {
  return std::isfinite(step.v_norm) && std::isfinite(step.lower_bound) && std::isfinite(step.gap);
}

}  // namespace

Watched watch(const Subject& subject, const Case& question) {
  Watched run;
  // The laws are about v and W, which queries of the relation alone do not trace.
  const subjects::Trace trace = [&run](const TraceStep& step) {
    if (step.direction.empty()) run.steps.push_back(step);
  };
  run.answer = subject.ask(question, &trace);
  return run;
}

// Trace and answer differ in units by a power of two 2^k, and each takes a root: b = 2^k mu (1 + u)
// (1 + 2e), because the trace rounds mu twice, and likewise d = 2^k ‖v‖ (1 + u) (1 + 2e).  So b and
// d mu / ‖v‖ agree to 2u + 4e, plus 2e for the quotient and the product here: 4 (u + 2e) has room
// for second order.  b and d also err by half the spacing.  v is the shortest of all, or the last
// one if nothing makes ‖v‖ decrease.
Broken broken_returned_bound(const Subject& subject, const Case& question, const Watched& run) {
  const Answer& answer = run.answer;
  if (!answer.answered || !answer.lower_bound) return std::nullopt;
  const double b = length(*answer.lower_bound);
  const double mu = run.steps.empty() ? 0 : run.steps.back().lower_bound;
  if (!std::isfinite(b) || !std::isfinite(mu)) return std::nullopt;
  const char* const broken = "the lower bound is not that of the last iteration";
  // 2^k is 1, or scales M into [1/2, 1).
  const double magnitude = cases::magnitude(question);
  const double unit_min = std::min(1.0, magnitude);
  const double unit_max = std::max(1.0, 2 * magnitude);
  const double slack = 4 * (subject.format.unit_roundoff + 2 * e);
  const double rounded = 2 * spacing(subject);
  const double subnormal = rounded / slack;  // shorter lengths have lost digits
  // Squares in wide formats may be below the smallest double.
  constexpr double least = 0x1p-500;
  if (mu < least) return b <= least * unit_max ? std::nullopt : Broken(broken);
  if (b <= subnormal) return mu * unit_min <= 2 * subnormal ? std::nullopt : Broken(broken);
  const double d = answer.distance ? length(*answer.distance) : 0;
  if (d <= subnormal) return is_power_of_two_apart(b, mu, slack) ? std::nullopt : Broken(broken);
  double shortest = run.steps.front().v_norm;
  for (const TraceStep& step : run.steps) shortest = std::min(shortest, step.v_norm);
  for (const double v : {shortest, run.steps.back().v_norm}) {
    if (std::fabs(b - d * (mu / v)) <= slack * b + rounded) return std::nullopt;
  }
  return broken;
}

// delta = v.w / ‖v‖ = ‖v‖ (1 - gap).  The gap errs by 2u and 2e of |gap| (a difference and a
// quotient; the conversion to double), ‖v‖ by 2e, and mu, the root of (v.w / v.v) v.w, by u + 2e: 4
// (u + e) (1 + |gap|) ‖v‖ in all.  Squares that underflow err by the root of the spacing.
Broken broken_running_bound(const Subject& subject, const Case&, const Watched& run) {
  const double underflow = 4 * std::sqrt(spacing(subject));
  double low = 0;
  double high = 0;
  for (const TraceStep& step : run.steps) {
    if (!is_finite(step)) return std::nullopt;
    const double delta = step.v_norm * (1 - step.gap);
    const double slack = (4 * (subject.format.unit_roundoff + e) * step.v_norm + underflow) *
                         (1 + std::fabs(step.gap));
    if (!std::isfinite(delta) || !std::isfinite(slack)) return std::nullopt;
    low = std::max(low, delta - slack);
    high = std::max(high, delta + slack);
    const std::string where = " in iteration " + std::to_string(step.k);
    if (step.lower_bound < low) return "mu is below v.w / |v|" + where;
    if (step.lower_bound > high) return "mu is above every v.w / |v|" + where;
  }
  return std::nullopt;
}

// Compares squares.  A tolerance in the contract bounds the gap of a bound that converged.
Broken broken_exact_bound(const Subject& subject, const Answer& answer) {
  const Rational norm = answer.distance->value.exact();
  const Rational bound = answer.lower_bound->value.exact();
  if (norm == bound) return std::nullopt;
  const auto& [absolute, epsilon] =
      std::tie(subject.contract.absolute_tolerance, subject.contract.epsilon);
  if (!epsilon || answer.ending != subjects::Ending::converged) {
    return "the lower bound of exact arithmetic is not the distance";
  }
  const Rational e2 = Rational(*epsilon) * Rational(*epsilon);
  const Rational kept = 1 - Rational(*epsilon);
  const Rational gap = norm - bound - e2;  // as in gjk::close_enough()
  const bool holds =
      absolute ? gap <= 0 || gap * gap <= 4 * e2 * bound : kept * kept * norm <= bound;
  return holds ? std::nullopt
               : Broken("converged, but the lower bound is not within the tolerance");
}

// We bound d - b, the gap between distance and lower bound, for each status.
//
// Exact arithmetic: if w repeats, if v does not shrink, or if the tolerance, 0, is met, v.w = v.v;
// so b = d for every status.
//
// converged: ‖v‖ - mu <= epsilon ‖v‖, or epsilon if the tolerance is absolute, as computed; if the
// scale is normalised, in scaled coordinates, whose unit is up to 2 M.  The roots of vv and mu^2
// and the quotient in mu^2 err by at most 4u, and vv - v.w by as much: another 8u.
//
// Every other status of separated bodies, of what examines how it ended: v.v - v.w <= 8u ‖v‖ (‖v‖^2 +
// ‖w‖^2)^(1/2), so that d - b <= 8u 3.47 sqrt(2) M = 40 u M (core/gjk/escalation.hpp).  At twice the
// precision v.w and the decrease of v.v, which is ((v.v - v.w) / ‖w - v‖)^2 at least, are known better
// still.  So d - b <= 64 u M: the distance_allowance.
Broken broken_bound_from_below(const Subject& subject, const Case& question, const Watched& run) {
  const Answer& answer = run.answer;
  if (!answer.answered || answer.intersecting) return std::nullopt;
  if (!answer.distance || !answer.lower_bound) return std::nullopt;
  const double u = subject.format.unit_roundoff;
  if (u == 0) {
    if (run.steps.empty()) return std::nullopt;  // unknown for subjects that trace none
    return broken_exact_bound(subject, answer);
  }
  const double d = length(*answer.distance);
  const double b = length(*answer.lower_bound);
  if (!std::isfinite(d) || !std::isfinite(b)) return std::nullopt;
  // Numbers of wider formats, and roots of any, are rounded to doubles here.
  const double as_double = 4 * e * d + 2 * spacing(subject);
  if (answer.ending == subjects::Ending::converged) {
    const subjects::Contract& contract = subject.contract;
    const double whole = contract.normalises_scale ? 2 * cases::magnitude(question) : 1;
    const double unit = contract.absolute_tolerance ? d + whole : d;
    if (d - b <= (tolerance(subject) + 8 * u) * unit + as_double) return std::nullopt;
    return "converged, but the lower bound is not within the tolerance";
  }
  if (!subject.contract.always_accurate) return std::nullopt;
  const double allowed = distance_allowance.units * u * cases::magnitude(question);
  if (d - b <= allowed + as_double) return std::nullopt;
  return answer.status + ", but the lower bound is far below the distance";
}

std::optional<Work> work(const Subject& subject, const Subject& exact, const Case& question) {
  for (const Subject* one : {&subject, &exact}) {
    if (cases::bits(question) > case_bits(*one) || !subjects::holds_lengths(*one, question) ||
        reason_to_skip(*one, question)) {
      return std::nullopt;
    }
  }
  const Answer answer = subject.ask(question, nullptr);
  const Answer reference = exact.ask(question, nullptr);
  if (!answer.answered || !reference.answered) return std::nullopt;
  return Work{answer.iterations, reference.iterations};
}

Broken broken_work(const Subject& subject, const Work& work) {
  if (!subject.contract.rises || work.iterations <= work.exact + work_allowance)
    return std::nullopt;
  return std::to_string(work.iterations) + " iterations; exact arithmetic needs " +
         std::to_string(work.exact);
}

Broken broken_work(const Subject& subject, const Subject& exact, const Case& question) {
  if (subject.ask(question, nullptr).iterations <= work_allowance) return std::nullopt;
  const std::optional<Work> both = work(subject, exact, question);
  return both ? broken_work(subject, *both) : std::nullopt;
}

Broken broken_total_work(const Work& work) {
  if (work.iterations <= work.exact) return std::nullopt;
  return std::to_string(work.iterations) + " iterations in all; exact arithmetic needs " +
         std::to_string(work.exact);
}

}  // namespace oracle
