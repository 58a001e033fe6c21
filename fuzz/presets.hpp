// SPDX-License-Identifier: MIT
// The preset that an input selects, and what is no finding about it: failures whose cause is
// published, those of the subject that a fault was planted in, and errors below those on record.
#pragma once

#include "fuzz/target.hpp"
#include "oracle/examination/examination.hpp"

namespace fuzz {

inline constexpr const char* preset_names[] = {"robust", "signed_volumes", "enhanced", "original"};

// A subject and its index among all subjects of the target, which selects its counters.
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
// The same if the only run is on `put`: then no second one is needed to know it.
std::optional<std::string> newly_broken(const subjects::Subject& subject, const Broken& broken,
                                        const cases::Case& put);
// The same for a promise; its only excuse is that the base breaks it as well.
std::optional<std::string> newly_broken_promise(const subjects::Subject& subject,
                                                const Broken& broken);

// --- what a judging target searches for: gross errors, and any of a subject that is always accurate ---

// An input takes 15 us, minkowski and the judge of its truth 600: minkowski checks one input in
// minkowski_share, for 2 % of the time, and more in the target `oracles`.
inline constexpr std::uint64_t minkowski_share = 2048;
oracle::Oracle oracle_for(Bytes bytes);
// The examination of the case that the bytes describe, by that oracle, in the memory of the last.
oracle::Examination& examination_of(Bytes bytes);

// Calls judge(preset, examination); or, if GJKPROOF_CHECK is "off", evaluates the preset only.  A
// disagreement of the oracles is a finding of its own.
void with_oracles(const Preset& preset, oracle::Examination& examination,
                  void (*judge)(const Preset& preset, oracle::Examination& examination));

// Reports the answer of a preset to libFuzzer.
void observe(const Preset& preset, const oracle::JudgedAnswer& judged);

// Returns why the verdict ends the run; empty if it does not.  With GJKPROOF_FINDINGS=all every
// finding of the judge does.  An error within the documented tolerance never does.
std::optional<std::string> sought(const oracle::JudgedAnswer& judged,
                                  const subjects::Subject& subject);

}  // namespace fuzz
