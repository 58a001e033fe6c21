// SPDX-License-Identifier: MIT
// A comparison as people read it: on the terminal and in a document.
#pragma once

#include <string>

#include "reports/compare/comparison.hpp"

namespace reports {

struct Compares {
  std::string before;  // paths, as they were given
  std::string now;
  const RunHeader* header_before = nullptr;
  const RunHeader* header_now = nullptr;
  bool complete = true;
  double factor = 1;
};

std::string comparison_text(const Compares& which, const Comparison& comparison, bool markdown);

}  // namespace reports
