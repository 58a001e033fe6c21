// SPDX-License-Identifier: MIT
// The baseline: the reviewed answers of every subject to the same cases.  It shows a change of the
// core even beside hundreds of existing findings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

// The cases on which the subjects were evaluated.
struct BaselineCases {
  std::uint64_t seed = 1;
  std::uint64_t count = 80;  // of each family
  int vertices_max = 16;

  bool operator==(const BaselineCases&) const = default;
};

// One subject and family.  The digests of single cases have six bits: they miss one change in 64,
// which `digest` still detects.
struct BaselineRow {
  std::string subject;
  std::string family;
  std::string digest;    // of the row: 48 bits, base64
  std::string verdicts;  // one letter per case, an index into the list of verdicts
  std::string marks;     // one base64 digit per case

  bool operator==(const BaselineRow&) const = default;
};

struct Baseline {
  BaselineCases cases;
  std::vector<std::string> verdicts;  // names; 'a' is the first
  std::vector<BaselineRow> rows;      // by subject, then by family

  // Null if there is none.
  const BaselineRow* row(const std::string& subject, const std::string& family) const;
  // The verdict of case `index` of a row of this baseline.
  const std::string& verdict(const BaselineRow& row, std::size_t index) const;
};

// Every default subject, and at float and double, which distinguish policies, those on request too.
std::vector<subjects::Subject> baseline_subjects();

// Evaluates the subjects and judges by the certificate; independent of threads and compiler.
Baseline measured(const std::vector<subjects::Subject>& subjects,
                  const std::vector<const cases::Family*>& families, const BaselineCases& cases);

// The indices of the cases that changed, as far as their digests tell.
std::vector<std::size_t> changed_cases(const Baseline& before, const BaselineRow& row_before,
                                       const Baseline& now, const BaselineRow& row_now);

}  // namespace reports
