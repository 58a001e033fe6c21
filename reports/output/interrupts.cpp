// SPDX-License-Identifier: MIT
#include "reports/output/interrupts.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <string_view>

namespace reports {
namespace {

std::atomic<bool> caught = false;

}  // namespace

const std::atomic<bool>& InterruptGuard::interrupted() { return caught; }

InterruptGuard::InterruptGuard() {
  caught = false;
  struct sigaction action {};
  action.sa_handler = [](int signal) {
    caught = true;
    if (signal != SIGINT) return;
    const int before = errno;
    constexpr std::string_view text =
        "\ngjkproof: finishing the cases in progress; interrupt again to end at once\n";
    [[maybe_unused]] const ssize_t ignored = write(STDERR_FILENO, text.data(), text.size());
    errno = before;
  };
  // Restart interrupted writes; a partial write would look like a full disk.
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  for (std::size_t i = 0; i < signals.size(); ++i) {
    sigaction(signals[i], &action, &before_[i]);
    const bool ignored = before_[i].sa_handler == SIG_IGN;
    if (signals[i] == SIGHUP && ignored) sigaction(SIGHUP, &before_[i], nullptr);
  }
}

InterruptGuard::~InterruptGuard() {
  for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before_[i], nullptr);
}

}  // namespace reports
