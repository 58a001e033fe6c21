// SPDX-License-Identifier: MIT
// Charts of a study for papers: the distribution of the errors, and trends.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "reports/readers/chosen_records.hpp"

namespace reports {

struct ChartLine {
  std::string name;  // the subject
  std::vector<std::array<double, 2>> points;
  std::vector<std::array<double, 2>> band;  // low and high at each point; empty: none
};

struct ChartAxis {
  std::string label;  // with the unit
  bool log = false;   // zero and infinity have places at the ends
};

struct Chart {
  std::string title;
  ChartAxis x, y;
  bool small_multiples = false;  // one panel per line, with common axes; else one panel with steps
  std::vector<ChartLine> lines;
  std::string note;
  // Printed so wide, in cm: one panel with the names below it, medians alone, text of 7.5 pt.  0: as
  // wide as it becomes, in pixels.
  int width = 0;
};

inline constexpr std::size_t chart_lines_max = 32;  // that differ in black and white

// "distribution": the share of the answers with an error above x, one line per subject.  "error",
// "iterations", "findings": a trend against the quantity `x`, medians with 10 to 90 % for the first
// two; the answers of all chosen families are together.  If `x` is empty: the first swept setting,
// else size_ratio or gap.  Throws std::invalid_argument if nothing can be drawn, with the reason.
Chart chart_of(ChosenRecords& records, const std::string& kind, const std::string& x,
               int width = 0);

// SVG 1.1 with text as text, legible without colours.
std::string svg_text(const Chart& chart);

// A specification for Vega-Lite 5 with its data inside.
std::string vega_lite_json(const Chart& chart);

}  // namespace reports
