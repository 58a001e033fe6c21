// SPDX-License-Identifier: MIT
#include "reports/study/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <tuple>

#include "reports/output/count_text.hpp"

namespace reports {
namespace {

std::string time_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
  if (whole < 120) return fmt::format("{} s", whole);
  if (whole < 7200) return fmt::format("{} min", whole / 60);
  return fmt::format("{} h", whole / 3600);
}

std::string worst_text(const WorstFinding& worst) {
  const auto& [verdict, size] = std::tie(worst.answer.verdict, worst.answer.size);
  std::string text = name(verdict);
  if (size > 0 && std::isfinite(size)) text += fmt::format(" by {:.3g} M", size);
  return text + fmt::format(", {} on {}", worst.subject, worst.id);
}

// The width of the terminal on standard error.
std::size_t terminal_width_now() {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : 80;
}

}  // namespace

std::string progress_text(std::uint64_t done, std::uint64_t cases, std::uint64_t known,
                          double seconds, const Found& found, const std::string& where) {
  const std::uint64_t percent = cases == 0 ? 100 : 100 * done / cases;
  std::string text = fmt::format("{:>3} %", percent);
  const double rate = seconds > 0 ? static_cast<double>(done - known) / seconds : 0;
  if (rate > 0) {
    if (done < cases) {
      text += fmt::format(", {} left", time_text(static_cast<double>(cases - done) / rate));
    }
    text += fmt::format(", {:.0f}/s", rate);
  }
  text += "; " + counted(found.findings, "finding");
  if (found.worst) text += ", worst: " + worst_text(*found.worst);
  return text + fmt::format("; {}, {} of {} cases", where, done, cases);
}

std::string terminal_line(const std::string& text, std::size_t terminal_width) {
  // Leave the last column free, because some terminals wrap there.
  const std::size_t width = std::max<std::size_t>(terminal_width, 2) - 1;
  if (text.size() > width) return text.substr(0, width - 1) + "~";
  return text + std::string(width - text.size(), ' ');
}

Progress::Progress(std::uint64_t cases, std::uint64_t known)
    : cases_(cases), known_(known), terminal_(isatty(STDERR_FILENO) != 0) {}

void Progress::show(std::uint64_t done, const Found& found, const std::string& where) {
  const auto now = Clock::now();
  const bool last = done == cases_;
  const auto pause = terminal_ ? std::chrono::milliseconds(200) : std::chrono::seconds(10);
  if (!last && now - shown_ < pause) return;
  shown_ = now;
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  const std::string text = progress_text(done, cases_, known_, seconds, found, where);
  const std::string line =
      terminal_ ? "\r" + terminal_line(text, terminal_width_now()) + (last ? "\n" : "")
                : text + "\n";
  // Ignore a failed write, so that it does not end the study.
  std::fputs(line.c_str(), stderr);
  std::fflush(stderr);
}

}  // namespace reports
