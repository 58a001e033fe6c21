// SPDX-License-Identifier: MIT
// Checks of single fuzz targets: that all subjects end, that tolerances hold, that oracles agree.
#pragma once

#include "fuzz/target.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/laws/laws.hpp"

namespace fuzz {

// On one input in 16, evaluates every subject at float and double on the case, and on one of curved
// bodies: it must end, which libFuzzer checks, and without NaN.
void ask_whether_all_end(Bytes bytes, const cases::Case& question);

// Checks that v.v of the robust preset decreases strictly in every iteration until it escalates, and then does not rise, at
// float if the case fits and at double.  The rounded norms of a trace cannot show it.
void ask_whether_robust_falls(const cases::Case& question);

struct Tolerant {
  std::size_t index;  // among all presets; selects its counters
  const subjects::Subject* subject;
  oracle::Promised promised;
};

// Returns one preset at float and double with one epsilon, 2^-1 to 2^-50; both from the last byte,
// which the program reads last.  Or the subjects in GJKPROOF_SUBJECTS, with epsilon = 0.
std::vector<Tolerant> tolerant_presets(Bytes bytes);

// Calls fuzz::observe() with the error of the distance, to half an ulp of it.
void observe_error(const Tolerant& tolerant, const cases::Case& question,
                   const subjects::Answer& answer, double true_distance);

// Returns up to 6 pairs of vertices that exist or nearly do.
std::vector<oracle::IndexPair> candidate_of(Bytes bytes, const cases::Case& question);

// Compares the quick certificate with that candidate.  The canary skips the first vertex of a loop.
std::optional<std::string> quick_difference(const cases::Case& question, const oracle::Truth& truth,
                                            const std::vector<oracle::IndexPair>& candidate,
                                            bool planted);

// Compares the quadratic program.
std::optional<std::string> program_difference(const cases::Case& question,
                                              const oracle::Truth& truth);

// --- the sub-algorithms of core/gjk alone, on 1 to 4 points: their results against the exact one ---

// Returns points as body A and the origin as body B, made of differences of the vertices of
// `question`: at most dim + 1 of them, scaled to M = 1, rounded to `bits` (24 or 53).
cases::Case points_of(const cases::Case& question, int bits);

struct SubAnswer {
  std::string algorithm;    // "johnson-double"
  std::string complaint;    // a fault that no answer may have; empty if there is none
  double scaled_error = 0;  // |‖v‖ - d*| / (u M)
  int members = 0;          // number of points in the face of v
};

// The slots of the points, their order of arrival, and the previous content of the slots.
struct History {
  std::uint8_t order = 0;   // one of the 24 ways to put points into slots
  std::uint8_t decoys = 0;  // bit i: slot i held another point, which was dropped
};

enum class SubFault {
  none,
  exchanged_weights,  // of the answer of projections
  stale_cache,        // Johnson is not told of a point that takes the slot of another
};

// Returns the results of Johnson, signed volumes and projections at the scalar of `bits`.
std::vector<SubAnswer> sub_answers(const cases::Case& points, int bits, const History& history,
                                   SubFault fault = SubFault::none);

}  // namespace fuzz
