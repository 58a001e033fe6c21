// SPDX-License-Identifier: MIT
// Checks that report hints, not faults.
#include <fmt/format.h>

#include <chrono>

#include "reports/smoke/checks.hpp"

namespace reports::smoke {
namespace {

std::string time_text(double seconds) {
  if (seconds >= 1) return fmt::format("{:.2g} s", seconds);
  return seconds >= 1e-3 ? fmt::format("{:.3g} ms", seconds * 1e3)
                         : fmt::format("{:.3g} us", seconds * 1e6);
}

}  // namespace

Finding iterations(const Sheet& sheet) {
  for (const Entry& entry : sheet.all()) {
    if (!entry.answered() || entry.answer->iterations >= 0) continue;
    return hint("the number of iterations is negative: 0 says that they are not counted",
                example(entry, fmt::format("it says {}", entry.answer->iterations)));
  }
  return ok();
}

Finding status(const Sheet& sheet) {
  for (const Entry& entry : sheet.all()) {
    if (!entry.answer || !entry.answer->status.empty()) continue;
    return hint(
        "an answer has an empty status: a word for how it ended helps whoever reads the report",
        example(entry, "its status is empty"));
  }
  return ok();
}

Finding speed(const Sheet& sheet) {
  std::vector<const cases::Case*> asked;
  for (const Entry& entry : sheet.all()) {
    if (entry.answered()) asked.push_back(&entry.question.asked);
  }
  if (asked.empty()) return skipped("there is no answer");
  // A study of the default size has 10^4 cases and should end within minutes.
  constexpr double slow = 0.01;
  double seconds = sheet.seconds_alone();
  std::string text = time_text(seconds) + " for a query alone";
  if (const auto& ask_all = sheet.subject().ask_all) {
    const auto begin = std::chrono::steady_clock::now();
    ask_all(asked);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    seconds = time.count() / static_cast<double>(asked.size());
    text += ", " + time_text(seconds) + " in a batch";
  }
  if (seconds > slow) return hint("is slow: " + text);
  return {Outcome::ok, text, {}};
}

}  // namespace reports::smoke
