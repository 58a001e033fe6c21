// SPDX-License-Identifier: MIT
// Signals that end a long run after the work in progress.
#pragma once

#include <array>
#include <atomic>
#include <csignal>

namespace reports {

// Catches SIGINT, SIGTERM and SIGHUP during its lifetime, except SIGHUP under nohup; a second one ends
// the program at once, as the first SIGINT says on standard error.
class InterruptGuard {
 public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

  // Whether one has come since the last guard began.
  static const std::atomic<bool>& interrupted();

 private:
  static constexpr std::array signals = {SIGINT, SIGTERM, SIGHUP};
  std::array<struct sigaction, signals.size()> before_{};
};

}  // namespace reports
