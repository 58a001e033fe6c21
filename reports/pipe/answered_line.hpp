// SPDX-License-Identifier: MIT
// A line of a case file to which somebody has added an answer.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/answer.hpp"

namespace reports {

struct AnsweredLine {
  std::optional<cases::Case> question;     // empty: a header
  std::optional<subjects::Answer> answer;  // empty: the line has none
};

// Throws cases::ReadError, which names `file` and `number`, where the line is no case, says more
// than one of "answer", "error" and "skipped", or an answer that is neither an object nor null. An
// answer that says the wrong things is one that failed, with the reason as its status.
AnsweredLine read_answered_line(const std::string& line, const std::string& file,
                                std::size_t number);

}  // namespace reports
