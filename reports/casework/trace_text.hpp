// SPDX-License-Identifier: MIT
// Formats the iterations of a subject as text.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"

namespace reports {

// One line per iteration.  Cycles of up to eight lines appear only once.
class TraceText {
 public:
  void add(const subjects::TraceStep& step);

  // All lines so far.
  std::string text() const;

 private:
  // Number of iterations since the same line; 0 if it is not among the last eight.
  std::size_t period_of(const std::string& line) const;

  std::string text_;
  std::vector<std::string> lines_;  // one per iteration, without its number
  std::size_t period_ = 0;          // of the current cycle; 0: none
  int repeated_until_ = 0;
};

// Runs `subject` and returns its iterations as text, without judging the answer.
std::string traced(const subjects::Subject& subject, const cases::Case& question);

}  // namespace reports
