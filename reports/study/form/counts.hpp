// SPDX-License-Identifier: MIT
// counts.json: what a study that does not record all answers has counted of its first units.  It goes
// on from there after a kill, and merge adds the counts of parts.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "reports/study/form/record.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

inline constexpr const char* counts_format = "gjkproof-counts/1";

struct Counts {
  explicit Counts(const RunHeader& header);

  // Of other units of the same study.
  void add(const Counts& other);

  Tally groups;              // by group
  Tally domains;             // by domain, without findings
  UnitEnd oracles;           // sums; `unit`: the units that were counted
  std::uint64_t judged = 0;  // answers, without skipped cases
  std::uint64_t findings = 0;
};

// A whole file.  `records`: the bytes of run.jsonl.gz with the records of these units; 0 without any.
struct Checkpoint {
  RunHeader header;
  Counts counts;
  std::uint64_t records = 0;
};

// One answer, exactly; both ways.  Throw std::exception if a member is missing or none of its kind.
nlohmann::ordered_json json_of(const Counted& answer);
Counted read_counted(const nlohmann::ordered_json& object);
// Throws std::invalid_argument if no verdict has this name.
VerdictKind verdict_named(const std::string& word);

std::string counts_text(const Checkpoint& checkpoint);

// Throws std::invalid_argument, with the path and the reason, if counts_text() did not write the file.
Checkpoint read_counts(const std::string& path);

}  // namespace reports
