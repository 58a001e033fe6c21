// SPDX-License-Identifier: MIT
// How far a study has come: its share, its rate, the time that is left and the worst finding so
// far, on the standard error.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "reports/study/tallies/tally.hpp"

namespace reports {

struct Found {
  std::uint64_t findings = 0;
  std::optional<WorstFinding> worst;
};

class Progress {
 public:
  // `known`: cases that were judged before.
  Progress(std::uint64_t cases, std::uint64_t known);

  // `where`: the group under way.  On a terminal one line is rewritten, cut to its width; elsewhere
  // there is a line every ten seconds, and one at the end.
  void show(std::uint64_t done, const Found& found, const std::string& where);

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t cases_;
  std::uint64_t known_;
  bool terminal_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point shown_ = begin_;
};

// " 38 %, 12 s left, 812/s; 3 findings, worst: inaccurate by 0.25 M, core/float/original on
// oblong-s1-7; oblong, 6144 of 16051 cases": first what is to be seen on a narrow terminal.
// `seconds` that `done - known` cases took.
std::string progress_text(std::uint64_t done, std::uint64_t cases, std::uint64_t known,
                          double seconds, const Found& found, const std::string& where);

// What of a line is seen on a terminal of so many columns: cut, or padded over what an earlier,
// longer line has left.
std::string terminal_line(const std::string& text, std::size_t terminal_width);

}  // namespace reports
