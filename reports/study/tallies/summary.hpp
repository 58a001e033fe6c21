// SPDX-License-Identifier: MIT
// The tables for human readers, on the terminal and in summary.md.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "reports/study/tallies/tally.hpp"

namespace reports {

// The head of a study's report.
struct Heading {
  std::string command;  // reproduces it
  std::string oracle;
  std::size_t cases = 0;
  // Computed truths, including those of cases rounded to binary32.
  std::size_t truths = 0;
  std::size_t enclosures = 0;
  std::size_t compared = 0;  // truths that oracle "both" compared: see reference.hpp
  std::size_t judged = 0;    // answers, without skipped cases
  bool complete = true;
  std::optional<std::size_t> first_domain;  // domain that is shown before all cases
};

// ", off by 0.25 M"; empty if the error has no size.
std::string size_text(const Counted& answer);

// "a false overlap on oblong-s1-7, off by 0.25 M".
std::string finding_text(const WorstFinding& finding);

// The verdict matrix, subjects by verdict, and the worst findings, each with a replay command.
std::string terminal_summary(const Heading& heading, const Tally& tally, const Tally& domains,
                             std::size_t worst_shown);

// The head of the report, in Markdown.
std::string made_by(const Heading& heading);

// Only the verdict matrix over all families, in Markdown.
std::string verdict_matrix(const Tally& tally);

// The head of the report, a matrix of all cases and one per domain, in Markdown.  `domains` counts
// the same verdicts by domain.
std::string domain_tables(const Heading& heading, const Tally& tally, const Tally& domains);

// The same, plus the statuses and a matrix per family.
std::string verdict_tables(const Heading& heading, const Tally& tally, const Tally& domains);

// The same, plus the worst findings.
std::string markdown_summary(const Heading& heading, const Tally& tally, const Tally& domains);

}  // namespace reports
