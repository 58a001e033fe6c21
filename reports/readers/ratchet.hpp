// SPDX-License-Identifier: MIT
// `gjkproof ratchet`: no study is worse than the best one on record.
//
// A baseline tells that any answer of this program's own subjects changed; a ratchet holds the
// maxima of any study, those of plug-ins too, and lets them fall alone.
#pragma once

#include <string>

#include "reports/output/exit_code.hpp"

namespace reports {

struct RatchetOptions {
  std::string study;  // its folder, or its records
  std::string file;   // of recorded maxima
  bool update = false;
};

// Findings where a maximum is exceeded.  An update makes the file, lowers what is beaten and adds
// what is new; who accepts a larger maximum takes its line out of the file first.  Incomplete where
// the study is, and where it lacks a subject or group of the file: nobody knows whether that is
// worse.  Throws std::invalid_argument where the file cannot be read or is of another study,
// CannotWrite.
ExitCode ratchet(const RatchetOptions& options);

}  // namespace reports
