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

// Checks that v.v of the robust preset decreases strictly in every iteration except its detours, at
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

// The preset that an input selects, and its known failures: by its cause if published, by the
// subject that the fault was made from if planted.

// A subject and its index among all subjects of the target, which selects its counters.
inline constexpr const char* preset_names[] = {"robust", "signed_volumes", "enhanced", "original"};

struct Preset {
  std::size_t index;
  const subjects::Subject* subject;
};

// Of 16 inputs 11 select robust at float and at double, and 5 select one other preset at one of
// them: 3 signed_volumes, 1 enhanced and 1 original, which may cycle for 256 iterations each time.
// A hash of the input selects: cycling inputs look new to libFuzzer again and again, so that if one
// of the bytes selected, a quarter of the corpus would belong to original.  GJKPROOF_SUBJECTS
// replaces the selection.
std::vector<Preset> asked_presets(Bytes bytes);

// Returns the subject that a planted one was made from; null for others.
const subjects::Subject* base_of(const subjects::Subject& subject);
// Returns its name in the registry, or that of `subject` if it is not planted.
const std::string& base_name(const subjects::Subject& subject);

// Returns how a subject is wrong; empty if it is right.
using Broken = std::function<std::optional<std::string>(const subjects::Subject& subject)>;

// Returns the same preset in exact arithmetic; that of robust if there is none.
const subjects::Subject& exact_of(const subjects::Subject& subject);

// Whether the run of `subject` on the case as put to it shows a cause (oracle/laws/laws.hpp).
// Subjects in GJKPROOF_SUBJECTS have no excuse.
bool is_excused(const subjects::Subject& subject, const cases::Case& question);

// Describes a failure not already explained: the base is right, and no run is excused.
std::optional<std::string> newly_broken(const subjects::Subject& subject, const Broken& broken);
// The same for a promise; its only excuse is that the base breaks it as well.
std::optional<std::string> newly_broken_promise(const subjects::Subject& subject,
                                                const Broken& broken);

// What a judging target searches for: gross errors, and errors below gross that exceed every
// recorded one of the subject and family (recorded_errors.txt).

// The certificate finds the truth in a microsecond, minkowski in a thousand: minkowski checks one
// input in 256, and more in the target `oracles`.
oracle::Oracle oracle_for(Bytes bytes);

// Calls judge(preset, examination); or, if GJKPROOF_CHECK is "off", evaluates the preset only.  A
// disagreement of the oracles is a finding of its own.
void with_oracles(const Preset& preset, oracle::Examination& examination,
                  void (*judge)(const Preset& preset, oracle::Examination& examination));

// Reports the answer of a preset to libFuzzer, and the code of the outsider that produced it.
void observe(const Preset& preset, const oracle::JudgedAnswer& judged);

// Returns why the verdict ends the run; empty if it does not.  With GJKPROOF_FINDINGS=all every
// finding of the judge does.  An error within the documented tolerance never does.
std::optional<std::string> sought(const oracle::JudgedAnswer& judged,
                                  const subjects::Subject& subject, const cases::Case& question);

// Whether GJKPROOF_RECORD names a file, where larger errors are recorded instead of ending the run.
bool is_recording();
void record(const oracle::Verdict& verdict, const subjects::Subject& subject,
            const cases::Case& question);

}  // namespace fuzz
