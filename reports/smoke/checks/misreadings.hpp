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
  std::string sentence;  // what it does, and what to look at
  // The case as misread; empty if that makes no difference.
  std::function<std::optional<cases::Case>(const cases::Case&)> misread;
};

cases::Point mean(const std::vector<cases::Point>& points);
// Of the bounding box.
cases::Point middle(const std::vector<cases::Point>& points);

// Of cases of that dimension; the simplest ones come first.
const std::vector<Misreading>& misreadings(int dim);

}  // namespace reports::smoke
