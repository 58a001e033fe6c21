// SPDX-License-Identifier: MIT
// What a study asks: groups of cases, cut into units.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/families.hpp"
#include "reports/study/form/run_header.hpp"
#include "reports/study/study.hpp"

namespace reports {

// A stretch of cases that share a row of the report.
struct Group {
  std::string name;
  std::optional<cases::Family> family;  // with settings; empty: the known cases of `file`
  std::string file;                     // "known/NAME.jsonl", wherever that lies
  std::vector<cases::Case> known;
  std::uint64_t size = 0;
};

// A block of cases of one group, which is judged as a whole.
struct Unit {
  std::uint64_t number = 0;
  std::size_t group = 0;
  std::uint64_t first = 0;
  std::uint64_t size = 0;
};

// Throws cases::ReadError.
std::vector<Group> groups(const StudyOptions& options);
// All units, or those of the shard, in the order of the cases.
std::vector<Unit> units(const std::vector<Group>& groups, const std::optional<Shard>& shard);
cases::Case question_of(const StudyOptions& options, const Group& group, std::uint64_t index);
RunHeader header_of(const StudyOptions& options, const std::vector<Group>& groups);

// How many units the whole study has, of which this may be the header of a part.
std::uint64_t unit_count(const RunHeader& header);

}  // namespace reports
