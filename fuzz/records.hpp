// SPDX-License-Identifier: MIT
// What a judging target searches for: gross errors, and errors below gross that exceed every
// recorded one of the subject and family (recorded_errors.txt).
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "fuzz/presets.hpp"
#include "oracle/examination/examination.hpp"

namespace fuzz {

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
