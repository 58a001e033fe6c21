// SPDX-License-Identifier: MIT
// The baseline: what every subject said to the same cases when somebody last looked at it.  A
// change of the core shows here even where hundreds of findings stand already.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

// Which cases were put to the subjects.
struct BaselineCases {
  std::uint64_t seed = 1;
  std::uint64_t count = 80;  // of each family
  int vertices_max = 16;

  bool operator==(const BaselineCases&) const = default;
};

// One subject and family.  The digests of single cases have six bits: one change in 64 is missed by
// them, and seen by `digest` all the same.
struct BaselineRow {
  std::string subject;
  std::string family;
  std::string digest;    // of the row: 48 bits, base64
  std::string verdicts;  // a letter a case, its place in the list of verdicts
  std::string marks;     // a base64 digit a case

  bool operator==(const BaselineRow&) const = default;
};

struct Baseline {
  BaselineCases cases;
  std::vector<std::string> verdicts;  // names; 'a' is the first
  std::vector<BaselineRow> rows;      // by subject, then by family

  // Null when there is none.
  const BaselineRow* row(const std::string& subject, const std::string& family) const;
  // Of case `index` of a row of it.
  const std::string& verdict(const BaselineRow& row, std::size_t index) const;
};

// Every default subject, and those on request at float and double, where policies are told apart.
std::vector<subjects::Subject> baseline_subjects();

// Asks and judges by the certificate.  Depends on neither threads nor compiler.
Baseline measured(const std::vector<subjects::Subject>& subjects,
                  const std::vector<const cases::Family*>& families, const BaselineCases& cases);

// The places of the cases that changed, as far as their digests tell.
std::vector<std::size_t> changed_cases(const Baseline& before, const BaselineRow& row_before,
                                       const Baseline& now, const BaselineRow& row_now);

}  // namespace reports
