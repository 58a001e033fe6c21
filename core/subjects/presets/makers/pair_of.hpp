// SPDX-License-Identifier: MIT
// What makes cases frames of one motion.
#pragma once

#include <string>

#include "core/cases/case.hpp"

namespace subjects {

// Which bodies of a motion a case is about: its flag "pair:...", or nothing.
inline std::string pair_of(const cases::Case& question) {
  for (const std::string& flag : question.flags) {
    if (flag.starts_with("pair:")) return flag;
  }
  return {};
}

}  // namespace subjects
