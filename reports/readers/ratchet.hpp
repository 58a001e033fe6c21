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

// Findings if a maximum is exceeded.  An update makes the file, lowers what is beaten and adds what
// is new; who accepts a larger maximum takes its line out of the file first.  Incomplete if the
// study is, and if it lacks a subject or group of the file: whether that is worse is not known.
// Throws std::invalid_argument if the file cannot be read or is of another study, CannotWrite.
ExitCode ratchet(const RatchetOptions& options);

}  // namespace reports
