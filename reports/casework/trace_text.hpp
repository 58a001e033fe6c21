// SPDX-License-Identifier: MIT
// The iterations of a subject as lines of text.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"

namespace reports {

// A line an iteration; what repeats with a period of up to eight, as a cycle does, is shown once.
class TraceText {
 public:
  void add(const subjects::TraceStep& step);

  // All lines so far.
  std::string text() const;

 private:
  // How many iterations ago the same line was written; 0: not lately.
  std::size_t period_of(const std::string& line) const;

  std::string text_;
  std::vector<std::string> lines_;  // of every iteration so far, without its number
  std::size_t period_ = 0;          // of the cycle that the last iteration continues; 0: none
  int repeated_until_ = 0;
};

// Runs `subject` and returns its iterations as text; the answer is not judged.
std::string traced(const subjects::Subject& subject, const cases::Case& question);

}  // namespace reports
