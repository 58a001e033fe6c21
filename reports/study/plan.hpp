// SPDX-License-Identifier: MIT
// What a study asks: its options, and groups of cases, cut into units.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/study/form/run_header.hpp"
#include "reports/study/study_page.hpp"

namespace reports {

struct StudyOptions {
  std::vector<std::string> families;  // names, which may have settings; empty: all
  std::vector<subjects::Subject> subjects;
  std::vector<std::string> known;  // case files asked besides the families
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // of each family
  int vertices_max = 512;
  std::optional<cases::Domain> domain;  // only its cases are asked, of these and of the known ones
  std::optional<cases::Domain> first_domain;  // its matrix comes before that of all cases
  oracle::Oracle oracle = oracle::Oracle::both;
  int threads = 0;  // 0: one a core
  std::string output = "study";
  bool records = true;  // write run.jsonl.gz, a line a verdict
  // The frames of a motion are asked in order, in a conversation with the subjects that have one.
  bool coherent = false;
  bool timed = false;   // measure each query besides, and record how long it takes
  MakePage page;        // makes report.html; empty: no page
  bool resume = false;  // takes over the whole units that a killed study has left in `output`
  std::optional<Shard> shard;  // asks these units alone
  std::size_t worst_shown = 10;
  std::string command;  // what determines it, for the report
  std::string study;    // the file that describes it, as one line of JSON; empty: none
  Build build;          // of this program, for the records
  std::string into;     // a document that gets the tables as its block "verdicts", those by domain
                        // alone if `first_domain` is set, or of a sweep the cells as its block
                        // "cells"; none if empty
};

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
