// SPDX-License-Identifier: MIT
// A Subject is whoever answers; an Answer is what it says.  Nothing in here knows an algorithm.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/number.hpp"

namespace subjects {

// A length, or its square where the subject's arithmetic has no square root.
struct Length {
  Number value;
  bool squared = false;
};

// v = sum of weight * (a[a] - b[b]).
struct AnswerTerm {
  std::size_t a = 0;
  std::size_t b = 0;
  Number weight;
};

struct Answer {
  // False: it stopped without an answer (limit reached, overflow, NaN); `status` says which.
  bool answered = false;
  const char* status = "unknown";  // the subject's own word for why it stopped; a literal
  bool intersecting = false;
  std::optional<Length> distance;     // zero when intersecting
  std::optional<Length> lower_bound;  // claimed: not above the true distance
  // How far one body must be moved at least for the interiors to part; by who says so.
  std::optional<Length> penetration_depth;
  std::array<AnswerTerm, 4> terms;  // the first `term_count` hold
  std::size_t term_count = 0;
  std::optional<std::array<Number, 3>> witness_a;  // a point of A ...
  std::optional<std::array<Number, 3>> witness_b;  // ... and one of B at that distance
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

struct Subject {
  std::string name;  // "core/double/enhanced"
  std::string description;
  int bits = 53;             // it is asked only cases whose coordinates fit in so many bits
  double unit_roundoff = 0;  // of its arithmetic; 0: exact
  // Spacing of its numbers at zero (smallest subnormal), 0 where no double is that small.
  double underflow_unit = 0;
  bool planted = false;     // wrong on purpose
  bool on_request = false;  // asked only when named: no part of default studies
  // Why it cannot work here, if it cannot.
  std::function<std::optional<std::string>()> start;
  // Why it cannot take a case, if it cannot (a planar method asked a case in space); empty: takes
  // all.
  std::function<std::optional<std::string>(const cases::Case&)> skips;
  // Starts a conversation: its answers may use what was asked before, as frame coherence does.
  // Empty: every case stands alone.  A conversation belongs to one thread.
  std::function<std::function<Answer(const cases::Case&)>()> converse;
  // Never throws on a finite case that it does not skip.  `trace` may be null; safe to call from
  // several threads.
  std::function<Answer(const cases::Case&, const Trace* trace)> ask;
};

// Whether the subject's numbers hold every length there can be, sqrt(12) M at most.  Beyond it the
// right answer is infinite, and nobody's fault.
inline bool holds_lengths(const Subject& subject, const cases::Case& question) {
  return cases::magnitude(question) <= (subject.bits < 53 ? 0x1p+126 : 0x1p+1022);
}

}  // namespace subjects
