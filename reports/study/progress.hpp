// SPDX-License-Identifier: MIT
// Reports the progress of a study on standard error: percentage, rate, time left and the worst
// finding so far.
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

  // `where`: the current group.  On a terminal, rewrites one line and cuts it to the width;
  // elsewhere, prints a line every ten seconds and one at the end.
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
// oblong-s1-7; oblong, 6144 of 16051 cases".  The most important part is first, for narrow
// terminals.  `seconds`: the time that `done - known` cases took.
std::string progress_text(std::uint64_t done, std::uint64_t cases, std::uint64_t known,
                          double seconds, const Found& found, const std::string& where);

// Fits a line into a terminal of this width: cuts it, or pads it to overwrite a longer earlier
// line.
std::string terminal_line(const std::string& text, std::size_t terminal_width);

}  // namespace reports
