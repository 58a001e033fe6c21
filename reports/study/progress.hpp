// SPDX-License-Identifier: MIT
// How far a study has come: its share, its rate and the time that is left, on the standard error.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace reports {

class Progress {
 public:
  // `known`: cases that were judged before.
  Progress(std::uint64_t cases, std::uint64_t known);

  // `where`: the group under way.  On a terminal one line is rewritten; elsewhere there is a line
  // every ten seconds, and one at the end.
  void show(std::uint64_t done, std::uint64_t findings, const std::string& where);

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t cases_;
  std::uint64_t known_;
  bool terminal_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point shown_ = begin_;
};

// "38 % (6144 of 16051 cases), 812/s, 12 s left, 3 findings: oblong".  `seconds` that `done -
// known` cases took.
std::string progress_text(std::uint64_t done, std::uint64_t cases, std::uint64_t known,
                          double seconds, std::uint64_t findings, const std::string& where);

}  // namespace reports
