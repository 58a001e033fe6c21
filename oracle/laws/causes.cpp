// SPDX-License-Identifier: MIT
#include "oracle/laws/laws.hpp"

#include <algorithm>
#include <limits>

#include "oracle/judge/allowances.hpp"

namespace oracle {
namespace {

using subjects::Subject, subjects::TraceStep;
using Pair = std::pair<std::size_t, std::size_t>;
// Has eleven bits more than a double: the digits in question are those that a double has lost.
using Wide = long double;

// Returns W_k and w_k as points of A - B in units of M.
std::vector<std::array<Wide, 3>> points(const cases::Case& question, const TraceStep& step) {
  std::vector<Pair> pairs = step.simplex;
  pairs.push_back(step.support);
  const auto magnitude = static_cast<Wide>(cases::magnitude(question));
  std::vector<std::array<Wide, 3>> y;
  for (const auto& [a, b] : pairs) {
    if (a >= question.a.points.size() || b >= question.b.points.size()) return {};
    std::array<Wide, 3> difference;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      difference[axis] = Wide(question.a.points[a][axis]) / magnitude -
                         Wide(question.b.points[b][axis]) / magnitude;
    }
    y.push_back(difference);
  }
  return y;
}

Wide dot(const std::array<Wide, 3>& a, const std::array<Wide, 3>& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

// Johnson's determinants of every subset of W_k + {w_k}, with a bound of their rounding errors.
//
// The recursion multiplies determinants of smaller subsets by differences of products, so we bound
// the error of a product, of a difference, and of a sum of products in turn.  With R the largest
// |y|: y errs by u |y|, so y_i . y_j by 2 u R^2 because of that and 3 u R^2 of its own [Higham02
// §3.1]; a difference t of two by 10 u R^2 + u |t| <= 12 u R^2; and a sum over i of Delta_i t_i
// with up to 3 terms by another 4 u of each term:
//
//   E_j = sum of E_i |t_i| + 12 u R^2 |Delta_i| + 4 u |Delta_i t_i|
//
// Signed volumes compare areas and volumes, whose squares these are, and may lose the same digits.
struct Determinants {
  std::array<std::array<Wide, 4>, 16> delta{};
  std::array<std::array<Wide, 4>, 16> error{};
  std::size_t count = 0;
  Wide radius = 0;
};

Determinants determinants(const std::vector<std::array<Wide, 3>>& y, Wide u) {
  Determinants d;
  d.count = std::min<std::size_t>(y.size(), 4);
  Wide radius_squared = 0;
  for (const auto& point : y) radius_squared = std::max(radius_squared, dot(point, point));
  d.radius = std::sqrt(radius_squared);
  for (unsigned set = 1; set < (1U << d.count); ++set) {
    for (std::size_t j = 0; j < d.count; ++j) {
      if ((set >> j & 1U) == 0) continue;
      const unsigned rest = set & ~(1U << j);
      if (rest == 0) d.delta[set][j] = 1;
      std::size_t k = 0;
      while (rest != 0 && (rest >> k & 1U) == 0) ++k;
      for (std::size_t i = 0; i < d.count; ++i) {
        if ((rest >> i & 1U) == 0) continue;
        const Wide t = dot(y[i], y[k]) - dot(y[i], y[j]);
        const Wide delta = d.delta[rest][i];
        d.delta[set][j] += delta * t;
        d.error[set][j] += d.error[rest][i] * std::fabs(t) +
                           std::fabs(delta) * 12 * u * radius_squared +
                           4 * u * std::fabs(delta * t);
      }
    }
  }
  return d;
}

// A weight errs by E / Delta(X) and v by R times that: by more than a gross error of this size.
bool is_flat(const Determinants& d, Wide u, Wide size) {
  const Wide gross = static_cast<Wide>(gross_allowance.units) * std::sqrt(u) * size;
  for (unsigned set = 1; set < (1U << d.count); ++set) {
    Wide total = 0;
    Wide error = 0;
    for (std::size_t j = 0; j < d.count; ++j) total += d.delta[set][j];
    for (std::size_t j = 0; j < d.count; ++j) error = std::max(error, d.error[set][j]);
    if (error > 0 && !(error * d.radius <= gross * total)) return true;
  }
  return false;
}

bool has_lost_sign(const Determinants& d) {
  for (unsigned set = 1; set < (1U << d.count); ++set) {
    for (std::size_t j = 0; j < d.count; ++j) {
      const bool is_member = (set >> j & 1U) != 0;
      const bool is_error = d.error[set][j] > 0;
      if (is_member && is_error && std::fabs(d.delta[set][j]) <= d.error[set][j]) return true;
    }
  }
  return false;
}

// The last w of a run that ends with it enters no simplex.
bool ends_before_the_simplex(const Watched& run) {
  using subjects::Ending;
  return run.answer.ending == Ending::converged ||
         run.answer.ending == Ending::repeated_support_point;
}

bool loses_determinants(const Subject& subject, const cases::Case& question, const Watched& run) {
  const auto u = static_cast<Wide>(subject.format.unit_roundoff);
  const std::size_t made = run.steps.size() - (ends_before_the_simplex(run) ? 1 : 0);
  const bool converged = run.answer.ending == subjects::Ending::converged;
  for (std::size_t k = 0; k < made; ++k) {
    const Determinants d = determinants(points(question, run.steps[k]), u);
    const bool is_last = k + 1 == made;
    if (is_flat(d, u, 1) || (is_last && !converged && has_lost_sign(d))) return true;
  }
  return false;
}

// v = fl(sum of lambda_i y_i) over the members of `set` errs by 5 u R, and by u R and R E / Delta(set)
// because of the weights.
Wide error_of_v(const Determinants& d, unsigned set, Wide u) {
  Wide total = 0;
  Wide error = 0;
  for (std::size_t j = 0; j < d.count; ++j) {
    total += d.delta[set][j];
    error = std::max(error, d.error[set][j]);
  }
  return total > 0 ? d.radius * (6 * u + error / total) : std::numeric_limits<Wide>::infinity();
}

bool ends_as_separated(const subjects::Answer& answer) {
  return answer.answered && !answer.intersecting && answer.distance;
}

// An error of v turns it by error / ‖v‖ and moves the plane through w, which ends the run, by R times
// that.  If that exceeds a gross error, w proves nothing.
bool has_lost_direction(const Subject& subject, const cases::Case& question, const Watched& run) {
  const subjects::Answer& answer = run.answer;
  if (!ends_as_separated(answer)) return false;
  const auto u = static_cast<Wide>(subject.format.unit_roundoff);
  std::vector<std::array<Wide, 3>> simplex = points(question, run.steps.back());
  if (simplex.empty()) return false;
  simplex.pop_back();
  const Determinants d = determinants(simplex, u);
  const Wide error = error_of_v(d, (1U << d.count) - 1, u);
  const auto gross = static_cast<Wide>(gross_allowance.units) * std::sqrt(u);
  const Wide norm = static_cast<Wide>(answer.distance->value.approximation()) /
                    static_cast<Wide>(cases::magnitude(question));
  return !(error * d.radius <= gross * norm);
}

// The combination of the members of `set` by the weights that their determinants give.
std::array<Wide, 3> combination(const Determinants& d, unsigned set,
                                const std::vector<std::array<Wide, 3>>& points) {
  Wide total = 0;
  for (std::size_t j = 0; j < d.count; ++j) total += d.delta[set][j];
  std::array<Wide, 3> v{};
  for (std::size_t j = 0; j < d.count; ++j) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      v[axis] += d.delta[set][j] / total * points[j][axis];
    }
  }
  return v;
}

// The run ends because v.v does not decrease, although w is certainly beyond the plane through v: v.v
// - v.w exceeds R times the error of v, so that a right next v is shorter.  That one has positive
// weights, and is the least of these combinations.  Both v.v err by 2 ‖v‖ times the error of v; a
// decrease below their sum need not show.
bool hides_decrease(const Subject& subject, const cases::Case& question, const Watched& run) {
  if (!ends_as_separated(run.answer) || run.answer.ending != subjects::Ending::no_progress) {
    return false;
  }
  const auto u = static_cast<Wide>(subject.format.unit_roundoff);
  const std::vector<std::array<Wide, 3>> simplex = points(question, run.steps.back());
  if (simplex.size() < 2 || simplex.size() > 4) return false;
  const Determinants d = determinants(simplex, u);
  const unsigned before = (1U << (simplex.size() - 1)) - 1;
  const std::array<Wide, 3> v = combination(d, before, simplex);
  const Wide vv = dot(v, v);
  const Wide error_before = error_of_v(d, before, u);
  if (!(vv - dot(v, simplex.back()) > d.radius * error_before)) return false;
  Wide least = vv;
  Wide error = 0;
  for (unsigned set = before + 1; set < (1U << d.count); ++set) {
    bool has_positive_weights = true;
    for (std::size_t j = 0; j < d.count; ++j) {
      if ((set >> j & 1U) != 0) has_positive_weights &= d.delta[set][j] > 0;
    }
    if (!has_positive_weights) continue;
    const std::array<Wide, 3> next = combination(d, set, simplex);
    if (dot(next, next) >= least) continue;
    least = dot(next, next);
    error = error_of_v(d, set, u);
  }
  return vv - least <= 2 * std::sqrt(vv) * (error_before + error);
}

// Whether the last state, W_k with w_k, occurred before.
bool cycles(const Watched& run) {
  if (run.answer.ending != subjects::Ending::iteration_limit || run.steps.empty()) return false;
  const auto state = [](const TraceStep& step) {
    std::vector<Pair> pairs = step.simplex;
    std::sort(pairs.begin(), pairs.end());
    pairs.push_back(step.support);
    return pairs;
  };
  const auto last = state(run.steps.back());
  // Searches from the end, because cycles are short.
  return std::any_of(run.steps.rbegin() + 1, run.steps.rend(),
                     [&](const TraceStep& step) { return state(step) == last; });
}

// ‖v‖ - mu <= 8 u: gross beside a small M, and no proof of separation if mu is 0.
bool ends_by_tolerance(const Subject& subject, const subjects::Answer& answer, double gross) {
  const double epsilon = tolerance(subject);
  if (!subject.contract.absolute_tolerance) {
    return subject.contract.epsilon && answer.distance &&
           epsilon * answer.distance->value.approximation() >= gross;
  }
  if (epsilon >= gross) return true;
  if (!answer.answered || answer.intersecting || !answer.distance) return false;
  return answer.distance->value.approximation() <= epsilon;
}

// Johnson's determinants of four points are sums of products of six lengths up to sqrt(12) M: below
// 2^1024 if M < 2^168, and at float below 2^128 if M < 2^18.  The part of them that matters, u^2 of
// their size, is a normal number for M above 2^-150 at double and 2^-12 at float.
bool leaves_range(const Subject& subject, const cases::Case& question) {
  const double magnitude = cases::magnitude(question);
  const bool single = subject.format == subjects::binary32;
  return magnitude >= (single ? 0x1p+18 : 0x1p+168) || magnitude <= (single ? 0x1p-12 : 0x1p-150);
}

}  // namespace

bool loses_half_of_the_digits(const std::vector<std::array<Wide, 3>>& points, Wide u) {
  const Determinants d = determinants(points, u);
  return is_flat(d, u, d.radius);
}

Broken cause_of_loss(const Subject& subject, const cases::Case& question, const Watched& run) {
  const subjects::Contract& contract = subject.contract;
  if (contract.always_accurate) return std::nullopt;
  const double u = subject.format.unit_roundoff;
  if (u == 0) return std::nullopt;
  const double gross = gross_allowance.units * std::sqrt(u) * cases::magnitude(question);
  if (ends_by_tolerance(subject, run.answer, gross)) return "tolerance";
  if (contract.iteration_limit < subjects::Contract{}.iteration_limit &&
      run.answer.ending == subjects::Ending::iteration_limit) {
    return "limit";
  }
  if (!contract.normalises_scale && leaves_range(subject, question)) return "range";
  if (run.steps.empty()) return std::nullopt;
  if (!contract.rises && cycles(run)) return "cycle";
  if (has_lost_direction(subject, question, run)) return "direction";
  if (hides_decrease(subject, question, run)) return "decrease";
  if (loses_determinants(subject, question, run)) return "determinants";
  return std::nullopt;
}

}  // namespace oracle
