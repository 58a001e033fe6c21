// SPDX-License-Identifier: MIT
// Curves of numbers as SVG, and a self-contained page of them, for readers who prefer charts.
#pragma once

#include <string>
#include <vector>

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
