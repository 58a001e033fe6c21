// SPDX-License-Identifier: MIT
// The answer of a subject, and the trace of its iterations.  Nothing here depends on an algorithm.
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

// Why an algorithm stopped, in terms common to all.
enum class Ending {
  unknown,                 // not reported
  converged,               // the distance is within its tolerance
  separating_axis,         // it found an axis that separates the bodies
  contact,                 // it found the origin in A - B
  repeated_support_point,  // the support map found no new point
  no_progress,             // the next point is not nearer
  degenerate,              // the simplex or direction does not allow another iteration
  iteration_limit,         // `answered` says whether there is an answer
  not_finite,              // overflow or NaN
  failed,                  // its program crashed, hung, threw or broke the protocol
};

// A length, or its square if the subject's arithmetic has no square root.
struct Length {
  Number value;
  bool squared = false;
};

using AnswerTerm = cases::Term<Number>;

// A claim judged without any allowance: the relation, and lower <= d* <= upper.  An infinite upper
// end claims nothing.
struct Certainty {
  cases::Relation relation = cases::Relation::separated;
  Length lower;
  Length upper;
  // The same of the penetration depth, 0 of bodies that do not overlap, if the subject claims it.
  std::optional<std::pair<Length, Length>> depth = std::nullopt;
};

struct Answer {
  bool answered = false;  // false: no answer; `status` says why
  bool skipped = false;   // the subject does not accept this case; `status` says why
  Ending ending = Ending::unknown;
  std::string status = "unknown";  // the subject's own name for its ending
  bool intersecting = false;
  std::optional<Length> distance;     // zero when intersecting
  std::optional<Length> lower_bound;  // claimed not to exceed the true distance
  std::optional<Certainty> certain;
  // Length of the shortest translation after which the interiors are disjoint, if the subject gives
  // it.
  std::optional<Length> penetration_depth;
  std::array<AnswerTerm, 4> terms;  // the first `term_count` are set
  std::size_t term_count = 0;
  std::optional<std::array<Number, 3>> witness_a;  // a point of A
  // A point of B at that distance.  For an overlap with a depth, B moved by a - b touches A.
  std::optional<std::array<Number, 3>> witness_b;
  // Unit vector from A to B.  For an overlap, the direction of the shortest translation of B that
  // ends it, judged only if the depth is given too.
  std::optional<std::array<Number, 3>> normal;
  int iterations = 0;
  std::optional<double> nanoseconds;  // that the query took, by the subject's own clock
};

// One iteration for display: rounded to double, in the subject's scale.
struct TraceStep {
  int k = 0;
  std::vector<std::pair<std::size_t, std::size_t>> simplex;  // W_k as index pairs (a, b)
  std::vector<double> weights;
  std::pair<std::size_t, std::size_t> support;  // w_k
  // For each corner of the simplex, then for w_k: the points of A and of B, in the units of the case,
  // because curved bodies have no indices.
  std::vector<std::array<double, 6>> points;
  double v_norm = 0;       // ‖v_k‖
  double lower_bound = 0;  // mu_k
  double gap = 0;          // (v.v - v.w) / v.v
  // Queries that know only k and support points give the search direction d, and d.w.
  std::vector<double> direction;
  double along = 0;
};
using Trace = std::function<void(const TraceStep&)>;

// While an object of this class exists, queries of this thread perform every iteration, also those
// that repeat earlier ones, so that their time is that of the algorithm.
class EveryIteration {
 public:
  EveryIteration() { ++living(); }
  ~EveryIteration() { --living(); }
  EveryIteration(const EveryIteration&) = delete;
  EveryIteration& operator=(const EveryIteration&) = delete;
  static bool is_wanted() { return living() > 0; }

 private:
  static int& living() {
    thread_local int count = 0;
    return count;
  }
};

}  // namespace subjects
