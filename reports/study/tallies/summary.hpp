// SPDX-License-Identifier: MIT
// The tables a person reads: on the terminal and as summary.md.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "reports/study/tallies/tally.hpp"

namespace reports {

// How the study was asked, for the head of its report.
struct Heading {
  std::string command;  // reproduces it
  std::string oracle;
  std::size_t cases = 0;
  // Computed, those of cases rounded to binary32 included.
  std::size_t truths = 0;
  std::size_t enclosures = 0;
  std::size_t compared =
      0;  // of the truths, by oracle "both": see oracle/reference/reference_limit.hpp
  std::size_t judged = 0;  // answers, without skipped cases
  bool complete = true;
  std::optional<std::size_t> first_domain;  // a row of the domains that is shown before all cases
};

// ", off by 0.25 M"; empty of an error that has no size.
std::string size_text(const Counted& answer);

// "a false overlap on oblong-s1-7, off by 0.25 M".
std::string finding_text(const WorstFinding& finding);

// The verdict matrix, subjects by verdict, and the worst findings with a replay command each.
std::string terminal_summary(const Heading& heading, const Tally& tally, const Tally& domains,
                             std::size_t worst_shown);

// How the study was asked, in Markdown.
std::string made_by(const Heading& heading);

// The verdict matrix over all families alone, in Markdown.
std::string verdict_matrix(const Tally& tally);

// How the study was asked, a matrix of all and one a domain, in Markdown.  `domains` counts the
// same verdicts by domain.
std::string domain_tables(const Heading& heading, const Tally& tally, const Tally& domains);

// Besides, the statuses, and a matrix a family.
std::string verdict_tables(const Heading& heading, const Tally& tally, const Tally& domains);

// The same with the worst findings.
std::string markdown_summary(const Heading& heading, const Tally& tally, const Tally& domains);

}  // namespace reports
