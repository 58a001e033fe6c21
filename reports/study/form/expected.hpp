// SPDX-License-Identifier: MIT
// A list of known failures, so that a study fails on new ones alone.  JSON Lines: a header
//
//   {"format":"gjkproof-expected/1","seed":1}
//
// then an entry a line, of which "issue" is any text, such as an address:
//
//   {"case":"oblong-s1-7","subject":"mine","verdict":"inaccurate","domain":"engine","issue":"..."}
//
// In a study of the header's seed, and of known cases, an entry means its case.  Generated cases of
// another seed are new, so there an entry with one of the header's seed means all findings of its subject
// and verdict in its domain; so does an entry without a case everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "reports/study/form/record.hpp"

namespace reports {

struct ExpectedFinding {
  std::string question;  // empty: any
  std::string subject;
  VerdictKind verdict = VerdictKind::inaccurate;
  std::optional<cases::Domain> domain;
  std::string issue;
};

class Expectations {
 public:
  // Throws std::invalid_argument with file, line and reason: a line that is not of this form, or an
  // entry that is there twice.
  Expectations(const std::string& path, const RunHeader& header);

  // The entry that expects this finding; null if it is new.
  const ExpectedFinding* expects(const Record& finding) const;

  // Counts an answer of a study.
  void add(const Record& record);
  std::uint64_t unexpected() const { return unexpected_; }

  // "expected.jsonl: 3 findings expected, 1 new, 2 entries fixed", then the new ones with their
  // commands, at most `shown` of them, and the fixed entries.
  std::string text(std::size_t shown) const;

 private:
  struct Place {
    std::string question;  // empty: a kind
    std::string subject;
    VerdictKind verdict;
    std::optional<cases::Domain> domain;  // of a kind
    auto operator<=>(const Place&) const = default;
  };

  bool is_generated(const std::string& question) const;  // with the seed of the list
  bool is_new_case(const Record& record) const;
  // What an entry for this finding names: the case, or that it is new, and the kind.
  std::array<Place, 2> places_of(const Record& finding) const;
  // The entry is fixed if this is asked and not found.
  Place judged_by(std::size_t entry) const;

  std::string path_;
  const RunHeader& header_;
  std::vector<ExpectedFinding> entries_;
  std::map<Place, std::size_t> places_;  // of entries
  bool other_seed_ = false;
  std::string of_seed_;  // in the ids of cases that were generated with the seed of the list
  std::unordered_multimap<std::string, std::size_t> cases_;  // the entries of a case
  std::set<std::pair<std::string, cases::Domain>> asked_kinds_;
  std::vector<bool> asked_;  // of each entry: whether its case was
  std::set<Place> found_;    // of places_
  std::uint64_t expected_ = 0;
  std::uint64_t unexpected_ = 0;
  std::vector<WorstFinding> new_;  // the first ones
};

// The line of an entry for a finding, and the header.
std::string expected_header(const RunHeader& header);
std::string expected_line(const Record& finding);

}  // namespace reports
