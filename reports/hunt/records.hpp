// SPDX-License-Identifier: MIT
// The worst answer of each subject, origin of the case and verdict, and when it was found.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "reports/output/text_table.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

struct HuntPlace {
  std::size_t subject = 0;
  std::size_t origin = 0;
  VerdictKind verdict = VerdictKind::correct;

  auto operator<=>(const HuntPlace&) const = default;
};

struct HuntRecord {
  HuntPlace place;
  Counted answer;
  cases::Case question;
  std::uint64_t answers = 0;  // judged before it
  std::uint64_t times = 1;    // that a record was beaten here, with this one
};

class HuntRecords {
 public:
  HuntRecords(std::vector<std::string> subjects, std::vector<std::string> origins);

  // Whether the answer is worse than the record of its place, its error by a hundredth at least: a climb
  // of many small steps would fill the journal.
  bool beats(const HuntPlace& place, const Counted& answer) const;
  // Throws std::exception if a name is unknown or a member is missing.
  void take(const nlohmann::ordered_json& line, const cases::Case& question);
  void drop(const nlohmann::ordered_json& line);
  // Tables show the largest error of each subject and cases in this study too.  Throws as RecordStream
  // does.
  void compare_with(const std::string& study);

  // Null if there is none.
  const HuntRecord* at(const HuntPlace& place) const;
  std::vector<HuntRecord> all() const;
  std::uint64_t findings() const;  // records that are findings
  nlohmann::ordered_json names_of(const HuntPlace& place) const;
  // The place with these names.  Throws std::exception as take() does.
  HuntPlace place_in(const nlohmann::ordered_json& line) const;

  std::string text(std::size_t shown) const;  // the findings, worst first, as a table
  std::string markdown(const std::string& command) const;
  // One HTML file without scripts: how the errors grew, and the table.
  std::string page(const std::string& command) const;

  std::uint64_t answers = 0;  // judged so far

 private:
  std::vector<const HuntRecord*> worst_first() const;
  std::vector<Row> rows(const std::vector<const HuntRecord*>& records) const;
  std::string comparison() const;

  // The largest error of a subject after so many answers.
  struct Moment {
    std::uint64_t answers = 0;
    double size = 0;
  };

  std::vector<std::string> subjects_;
  std::vector<std::string> origins_;
  std::map<HuntPlace, HuntRecord> records_;
  std::vector<std::vector<Moment>> history_;         // by subject
  std::string study_;                                // empty: none
  using Cell = std::pair<std::size_t, std::size_t>;  // subject and origin
  std::map<Cell, double> studied_;                   // largest errors of wrong answers
};

}  // namespace reports
