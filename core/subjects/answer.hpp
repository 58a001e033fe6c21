// SPDX-License-Identifier: MIT
// What a subject says, and what it shows while it works.  Nothing in here knows an algorithm.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/number.hpp"

namespace subjects {

// Why an algorithm stopped, whatever it calls that.
enum class Ending {
  unknown,                 // it does not say
  converged,               // the distance is within its tolerance
  separating_axis,         // it found an axis that separates the bodies
  contact,                 // it found the origin in A - B
  within_rounding,         // what is left may be rounding of contact, for which it is taken
  repeated_support_point,  // the support mapping found nothing new
  no_progress,             // the next point is no nearer
  degenerate,              // its simplex or direction is such that it cannot go on
  iteration_limit,         // its limit is reached; `answered` says whether it has an answer
  not_finite,              // overflow or NaN
  failed,                  // its program crashed, hung, threw or broke the protocol
};

// A length, or its square where the subject's arithmetic has no square root.
struct Length {
  Number value;
  bool squared = false;
};

using AnswerTerm = cases::Term<Number>;

// What is claimed to be certain, and judged without any allowance: lower <= d* <= upper, and the
// relation.  An infinite upper end claims nothing.
struct Certainty {
  cases::Relation relation = cases::Relation::separated;
  Length lower;
  Length upper;
};

struct Answer {
  bool answered = false;  // false: it stopped without an answer, and `status` says why
  bool skipped = false;   // it does not take such a case, and `status` says why
  Ending ending = Ending::unknown;
  std::string status = "unknown";  // the subject's own word for its ending
  bool intersecting = false;
  std::optional<Length> distance;     // zero when intersecting
  std::optional<Length> lower_bound;  // claimed: not above the true distance
  std::optional<Certainty> certain;
  // How far one body must be moved at least for the interiors to part; by who says so.
  std::optional<Length> penetration_depth;
  std::array<AnswerTerm, 4> terms;  // the first `term_count` hold
  std::size_t term_count = 0;
  std::optional<std::array<Number, 3>> witness_a;  // a point of A ...
  // ... and one of B at that distance; of an overlap with a depth, B moved by a - b touches A.
  std::optional<std::array<Number, 3>> witness_b;
  // Unit vector from A to B; of an overlap, the direction in which B leaves A soonest, judged where
  // the depth is given too.
  std::optional<std::array<Number, 3>> normal;
  int iterations = 0;
};

// One iteration as a reader sees it: rounded to double, in the subject's own scaling.
struct TraceStep {
  int k = 0;
  std::vector<std::pair<std::size_t, std::size_t>> simplex;  // W_k as index pairs (a, b)
  std::vector<double> weights;
  std::pair<std::size_t, std::size_t> support;  // w_k
  double v_norm = 0;                            // ‖v_k‖
  double lower_bound = 0;                       // mu_k
  double gap = 0;                               // (v.v - v.w) / v.v
  // Of a query that shows its support points alone, and has none of the rest but k and w: the
  // direction d in which it looked, and d.w.
  std::vector<double> direction;
  double along = 0;
};
using Trace = std::function<void(const TraceStep&)>;

}  // namespace subjects
