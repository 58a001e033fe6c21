// SPDX-License-Identifier: MIT
// Messages on standard error.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <utility>
#include <vector>

namespace subjects {
struct Subject;
}

namespace reports {

// Writes a message; if standard error is full or closed it is lost, and the results are not.
template <typename... Values>
void note(fmt::format_string<Values...> text, Values&&... values) {
  std::fputs(fmt::format(text, std::forward<Values>(values)...).c_str(), stderr);
}

// Notes each subject of which processes ended at questions that new ones answered: no count of
// answers shows that.
void note_unblamed_ends(const std::vector<subjects::Subject>& subjects);

}  // namespace reports
