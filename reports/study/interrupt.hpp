// SPDX-License-Identifier: MIT
// SIGINT and SIGTERM end a study after the cases under way; a second one ends the program at once.
#pragma once

#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>

namespace reports {

inline std::atomic<bool> interrupted = false;

// They are caught while it lives.
class InterruptGuard {
 public:
  InterruptGuard() {
    interrupted = false;
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    // A write that is under way goes on: a cut one would look like a full disk.
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &action, &before_[i]);
  }
  ~InterruptGuard() {
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before_[i], nullptr);
  }
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

 private:
  static constexpr std::array signals = {SIGINT, SIGTERM};
  std::array<struct sigaction, signals.size()> before_{};
};

}  // namespace reports
