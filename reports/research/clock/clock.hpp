// SPDX-License-Identifier: MIT
// Measures processor time, and times several ways to do the same work.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace reports {

// Processor time of this thread in seconds.
double thread_seconds();

// Seconds of this thread that `work` takes.
template <typename Work>
double thread_seconds_of(const Work& work) {
  const double begin = thread_seconds();
  work();
  return thread_seconds() - begin;
}

// Processor time in seconds of this process and all its descendants; for those that have ended, to
// 10 ms.  Throws std::runtime_error if the system does not report it.
double processor_seconds();

}  // namespace reports

namespace reports::times {

struct Spread {
  double median = 0;
  double least = 0;
  double largest = 0;
};

// Requires at least one value; for an even number the median is the upper of the middle two.
inline Spread spread_of(std::vector<double> values) {
  std::ranges::sort(values);
  return {values[values.size() / 2], values.front(), values.back()};
}

inline Spread scaled(double factor, const Spread& spread) {
  return {factor * spread.median, factor * spread.least, factor * spread.largest};
}

// "1.42 (1.38 to 1.61)", without the spread if there was a single round.
inline std::string text_of(const Spread& spread) {
  if (spread.least == spread.largest) return fmt::format("{:.2f}", spread.median);
  return fmt::format("{:.2f} ({:.2f} to {:.2f})", spread.median, spread.least, spread.largest);
}

// By round, for as many rounds as both have.
inline Spread ratio_of(const std::vector<double>& one, const std::vector<double>& other) {
  std::vector<double> ratios;
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    ratios.push_back(one[i] / other[i]);
  }
  return spread_of(ratios);
}

// Does the work with the stack 16 bytes further in each round, so that four rounds cover every
// position within a cache line: the start of the stack changes from run to run, and some work takes
// a tenth longer at one position than at another.
template <typename Work>
[[gnu::noinline]] void at_another_place(std::size_t round, const Work& work) {
  volatile char* moved = static_cast<char*>(__builtin_alloca(16 + 80 * round));
  moved[0] = 0;
  work();
}

// Does the work and returns a number that depends on all of it, so that no compiler removes it.
using Way = std::function<double()>;

// Seconds by way and round.  The ways take turns in each round, so that a disturbance affects all of
// them; take ratios within a round.
inline std::vector<std::vector<double>> seconds_in_turn(std::size_t rounds,
                                                        const std::vector<Way>& ways) {
  std::vector<std::vector<double>> seconds(ways.size());
  volatile double used = 0;
  for (const Way& way : ways) used = used + way();  // loads the data into the caches
  for (std::size_t round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < ways.size(); ++i) {
      seconds[i].push_back(
          thread_seconds_of([&] { at_another_place(round, [&] { used = used + ways[i](); }); }));
    }
  }
  return seconds;
}

}  // namespace reports::times

// Curves of numbers as SVG, and a self-contained page of them, for readers who prefer charts.

namespace reports {

struct ChartPoint {
  double x = 0;
  double y = 0;
  std::string text;  // y as a table shows it; empty: the point has no mark
};

struct Curve {
  std::string name;
  std::vector<ChartPoint> points;  // by x
};

struct LineChart {
  std::string title;
  std::string x_label;
  std::string y_label;
  bool log_x = false;
  bool log_y = false;
  // The x of the first curve get ticks.  A curve without points is omitted, and does not change the
  // styles of the others.
  std::vector<Curve> curves;
};

// Uses no colours: curves differ by dashes and marks.  Returns an empty text if there is no point.
// Requires finite numbers, y >= 0, positive numbers on a logarithmic axis, and at least two x.
std::string svg(const LineChart& chart);

// An HTML page that is also well-formed XML.
std::string chart_page(const std::string& title, const std::string& introduction,
                       const std::vector<LineChart>& charts);

}  // namespace reports
