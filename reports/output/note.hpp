// SPDX-License-Identifier: MIT
// Messages on standard error.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <utility>

namespace reports {

// Writes a message; if standard error is full or closed it is lost, and the results are not.
template <typename... Values>
void note(fmt::format_string<Values...> text, Values&&... values) {
  std::fputs(fmt::format(text, std::forward<Values>(values)...).c_str(), stderr);
}

}  // namespace reports
