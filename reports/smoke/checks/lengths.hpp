// SPDX-License-Identifier: MIT
// Infers from several lengths what an adapter did to them.
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

// "is the square of the right one: ..." if one cause explains all lengths, else empty.  Requires
// that at least one length is wrong.
std::optional<std::string> explanation(const std::vector<SaidLength>& lengths);

}  // namespace reports::smoke
