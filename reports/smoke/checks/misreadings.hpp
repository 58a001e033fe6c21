// SPDX-License-Identifier: MIT
// The ways in which adapters misread cases.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"

namespace reports::smoke {

struct Misreading {
  std::string sentence;  // the error and its likely cause
  // The misread case; empty if it equals the original.
  std::function<std::optional<cases::Case>(const cases::Case&)> misread;
};

cases::Point mean(const std::vector<cases::Point>& points);
// The centre of the bounding box.
cases::Point middle(const std::vector<cases::Point>& points);

// All misreadings in this dimension, simplest first.
const std::vector<Misreading>& misreadings(int dim);

}  // namespace reports::smoke
