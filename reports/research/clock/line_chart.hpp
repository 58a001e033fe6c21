// SPDX-License-Identifier: MIT
// Curves of numbers as SVG, and a page of them that asks no host: for whoever sees no table at
// once.
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
  // The x of the first one have ticks.  One without points is left out, and the others look as with
  // it.
  std::vector<Curve> curves;
};

// Without colours of its own: curves differ by dashes and marks.  Nothing where there is no point.
// Requires finite numbers, y >= 0, positive ones on a logarithmic axis, and two x at least.
std::string svg(const LineChart& chart);

// A page of HTML that is well-formed XML too.
std::string chart_page(const std::string& title, const std::string& introduction,
                       const std::vector<LineChart>& charts);

}  // namespace reports
