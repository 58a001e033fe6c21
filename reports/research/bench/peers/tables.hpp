// SPDX-License-Identifier: MIT
// What was measured, as tables and as curves.
#pragma once

#include <string>
#include <vector>

#include "reports/research/bench/peers/measure.hpp"
#include "reports/research/clock/line_chart.hpp"

namespace bench {

// Times and ratios by placing, the fastest peer against certified, what was called.
std::string tables(const TimedRun& run, bool markdown);

// The least time of each contender by vertices, beside certified and the limits: of each placing a
// chart of who says distances and one of who says relations.  Needs two numbers of vertices.
std::vector<reports::LineChart> charts(const TimedRun& run);

}  // namespace bench
