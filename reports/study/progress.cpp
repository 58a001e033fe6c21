// SPDX-License-Identifier: MIT
#include "reports/study/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>

namespace reports {
namespace {

std::string time_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
  if (whole < 120) return fmt::format("{} s", whole);
  if (whole < 7200) return fmt::format("{} min", whole / 60);
  return fmt::format("{} h", whole / 3600);
}

}  // namespace

std::string progress_text(std::uint64_t done, std::uint64_t cases, std::uint64_t known,
                          double seconds, std::uint64_t findings, const std::string& where) {
  const std::uint64_t percent = cases == 0 ? 100 : 100 * done / cases;
  std::string text = fmt::format("{:>3} % ({} of {} cases)", percent, done, cases);
  const double rate = seconds > 0 ? static_cast<double>(done - known) / seconds : 0;
  if (rate > 0) {
    text += fmt::format(", {:.0f}/s", rate);
    if (done < cases) {
      text += fmt::format(", {} left", time_text(static_cast<double>(cases - done) / rate));
    }
  }
  return text + fmt::format(", {} finding{}: {}", findings, findings == 1 ? "" : "s", where);
}

Progress::Progress(std::uint64_t cases, std::uint64_t known)
    : cases_(cases), known_(known), terminal_(isatty(STDERR_FILENO) != 0) {}

void Progress::show(std::uint64_t done, std::uint64_t findings, const std::string& where) {
  const auto now = Clock::now();
  const bool last = done == cases_;
  const auto pause = terminal_ ? std::chrono::milliseconds(200) : std::chrono::seconds(10);
  if (!last && now - shown_ < pause) return;
  shown_ = now;
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  const std::string text = progress_text(done, cases_, known_, seconds, findings, where);
  // What an earlier, longer line has left on the terminal is overwritten.
  const std::string line =
      terminal_ ? fmt::format("\r{:<78}{}", text, last ? "\n" : "") : text + "\n";
  // A study does not end because nobody can watch it.
  std::fputs(line.c_str(), stderr);
  std::fflush(stderr);
}

}  // namespace reports
