// SPDX-License-Identifier: MIT
// The measurements as tables and as curves.
#pragma once

#include <string>
#include <vector>

#include "reports/research/bench/peers/measure.hpp"
#include "reports/research/clock/line_chart.hpp"

namespace bench {

// Times and ratios by placing, the fastest peer compared with certified, and the calls made.
std::string tables(const TimedRun& run, bool markdown);

// The minimum time of each contender by vertices, beside certified and the limits: for each placing
// one chart of contenders with distances and one of those with relations.  Requires two numbers of
// vertices.
std::vector<reports::LineChart> charts(const TimedRun& run);

}  // namespace bench
