// SPDX-License-Identifier: MIT
// What an adapter has done to a length, told from several of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace reports::smoke {

struct SaidLength {
  double said = 0;
  double right = 0;
  double slack = 0;
};

bool is_right(const SaidLength& length);

// "is the square of the right one: ..." where one thing explains all lengths; empty where nothing
// does.  Requires that one is wrong.
std::optional<std::string> explanation(const std::vector<SaidLength>& lengths);

}  // namespace reports::smoke
