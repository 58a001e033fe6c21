// SPDX-License-Identifier: MIT
// The file of a baseline: two lines that say what was asked, then a line a subject with a line a
// family below it.
//
//   gjkproof-baseline/1 seed 1 cases 80 vertices 16
//   verdicts wrong_relation no_answer ...
//   core/float/original
//   lattice AbCdEfGh 78g1f1d ABC...
//
// digest of the row, runs of equal verdicts, a base64 digit a case.
#pragma once

#include <string>

#include "reports/research/baseline/baseline.hpp"

namespace reports {

std::string baseline_text(const Baseline& baseline);

// Throws std::invalid_argument naming `file` and line when `text` is not of that form.
Baseline read_baseline(const std::string& text, const std::string& file);

}  // namespace reports
