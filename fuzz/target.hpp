// SPDX-License-Identifier: MIT
// What fuzz targets share: who is asked, and how a finding ends the run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination.hpp"

namespace fuzz {

// The subjects that match `patterns`, or, where the environment variable GJKPROOF_SUBJECTS is set,
// its patterns separated by spaces: to fuzz another subject, or to see that a planted one is
// caught.
std::vector<subjects::Subject> chosen_subjects(std::vector<std::string> patterns);

// Prints what is wrong, the case line and how to replay it, and aborts.
[[noreturn]] void report(const std::string& property, const subjects::Subject& subject,
                         const oracle::Verdict& verdict, const cases::Case& question);

}  // namespace fuzz
