// SPDX-License-Identifier: MIT
// The file of a baseline: two lines that define the cases and the verdicts, then for each subject a
// line with its name, followed by one line per family.
//
//   gjkproof-baseline/1 seed 1 cases 80 vertices 16
//   verdicts wrong_relation no_answer ...
//   core/float/original
//   lattice AbCdEfGh 78g1f1d ABC...
//
// The columns are the family, the digest of the row, runs of equal verdicts, and a base64 digit per
// case.
#pragma once

#include <string>

#include "reports/research/baseline/baseline.hpp"

namespace reports {

std::string baseline_text(const Baseline& baseline);

// Throws std::invalid_argument naming `file` and line if `text` is malformed.
Baseline read_baseline(const std::string& text, const std::string& file);

}  // namespace reports
