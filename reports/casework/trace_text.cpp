// SPDX-License-Identifier: MIT
#include "reports/casework/trace_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "reports/output/text_table.hpp"

namespace reports {
namespace {

constexpr std::size_t margin = 11;  // the number of the iteration and the space around it

// For a walk or a search for a separating axis: the support point and the query direction.
std::string query_line(const subjects::TraceStep& step) {
  std::string direction;
  for (const double x : step.direction) {
    direction += fmt::format("{}{:.6g}", direction.empty() ? "" : ", ", x == 0 ? 0 : x);
  }
  return fmt::format("w ({},{})  d.w {:<12.6g} d ({})", step.support.first, step.support.second,
                     step.along, direction);
}

// Moves the simplex to a second line if it does not fit.
std::string distance_line(const subjects::TraceStep& step) {
  std::string simplex = "W";
  for (std::size_t i = 0; i < step.simplex.size(); ++i) {
    simplex += fmt::format(" ({},{}):{:.4g}", step.simplex[i].first, step.simplex[i].second,
                           step.weights[i]);
  }
  const std::string line =
      fmt::format("|v| {:<12.6g} mu {:<12.6g} 1 - v.w/v.v {:<10.3g} w ({},{})", step.v_norm,
                  step.lower_bound, step.gap, step.support.first, step.support.second);
  const bool fits = margin + line.size() + 2 + simplex.size() <= screen_width;
  return line + (fits ? "  " : "\n" + std::string(margin, ' ')) + simplex;
}

}  // namespace

void TraceText::add(const subjects::TraceStep& step) {
  const std::string line = step.direction.empty() ? distance_line(step) : query_line(step);
  const std::size_t period = period_of(line);
  if (period != 0 && (period_ == 0 || period == period_)) {
    period_ = period;
    repeated_until_ = step.k;
  } else {
    text_ = text() + fmt::format("      {:>3}  {}\n", step.k, line);
    period_ = 0;
  }
  lines_.push_back(line);
}

std::size_t TraceText::period_of(const std::string& line) const {
  for (std::size_t period = 1; period <= std::min<std::size_t>(8, lines_.size()); ++period) {
    if (lines_[lines_.size() - period] == line) return period;
  }
  return 0;
}

std::string TraceText::text() const {
  if (period_ == 0) return text_;
  const std::string what = period_ == 1 ? "line" : fmt::format("{} lines", period_);
  return text_ + fmt::format("      ...  the same {} until k = {}\n", what, repeated_until_);
}

std::string traced(const subjects::Subject& subject, const cases::Case& question) {
  TraceText trace;
  const subjects::Trace sink = [&trace](const subjects::TraceStep& step) { trace.add(step); };
  subject.ask(question, &sink);
  return trace.text();
}

}  // namespace reports
