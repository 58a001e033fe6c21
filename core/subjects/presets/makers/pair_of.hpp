// SPDX-License-Identifier: MIT
// Cases that are frames of one motion.
#pragma once

#include <string>

#include "core/cases/case.hpp"

namespace subjects {

// The pair of moving bodies of a case: its flag "pair:...", or "".
inline std::string pair_of(const cases::Case& question) {
  for (const std::string& flag : question.flags) {
    if (flag.starts_with("pair:")) return flag;
  }
  return {};
}

}  // namespace subjects
