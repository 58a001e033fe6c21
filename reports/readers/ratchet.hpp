// SPDX-License-Identifier: MIT
// `gjkproof ratchet`: fails if a study is worse than the recorded maxima.
//
// A baseline detects any change in the answers of this program's own subjects.  A ratchet works for
// any study, including plug-ins, and only lets the maxima decrease.
#pragma once

#include <string>

#include "reports/output/exit_code.hpp"

namespace reports {

struct RatchetOptions {
  std::string study;  // folder of a study, or its records
  std::string file;   // with the recorded maxima
  bool update = false;
};

// Returns findings if a maximum is exceeded.  An update creates the file, lowers maxima and adds
// new rows; to accept a larger maximum, first delete its line from the file.  Returns incomplete if
// the study is incomplete or lacks a subject or group of the file.  Throws std::invalid_argument if
// the file cannot be read or belongs to another study, and CannotWrite.
ExitCode ratchet(const RatchetOptions& options);

}  // namespace reports
