// SPDX-License-Identifier: MIT
// What a target that judges looks for: gross errors, and errors below gross that are larger than
// any that was recorded of the subject and family (recorded_errors.txt).
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "fuzz/presets.hpp"
#include "oracle/examination/examination.hpp"

namespace fuzz {

// The certificate knows the truth in a microsecond, minkowski in a thousand: it watches one input
// in 256, and more often in the target `oracles`.
oracle::Oracle oracle_for(Bytes bytes);

// judge(preset, examination); or, where GJKPROOF_CHECK is "off", asks the preset and nothing more.
// That the oracles disagree is the loudest finding.
void with_oracles(const Preset& preset, oracle::Examination& examination,
                  void (*judge)(const Preset& preset, oracle::Examination& examination));

// What libFuzzer sees of the answer of a preset, and of the code of an outsider that gave it.
void observe(const Preset& preset, const oracle::JudgedAnswer& judged);

// Why the verdict ends the run; empty where it does not.  With GJKPROOF_FINDINGS=all whatever the
// judge takes for a finding does.  An error within what the subject promises never does.
std::optional<std::string> sought(const oracle::JudgedAnswer& judged,
                                  const subjects::Subject& subject, const cases::Case& question);

// Whether GJKPROOF_RECORD names a file: then larger errors are recorded there and end nothing.
bool is_recording();
void record(const oracle::Verdict& verdict, const subjects::Subject& subject,
            const cases::Case& question);

}  // namespace fuzz
