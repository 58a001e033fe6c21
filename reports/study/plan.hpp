// SPDX-License-Identifier: MIT
// The options of a study, and its groups of cases cut into units.
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
  std::vector<std::string> families;  // names, possibly with settings; empty: all
  std::vector<subjects::Subject> subjects;
  std::vector<std::string> known;  // case files asked in addition to the families
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // per family
  int vertices_max = 512;
  std::optional<cases::Domain> domain;        // only its cases are asked, generated or known
  std::optional<cases::Domain> first_domain;  // its matrix precedes that of all cases
  oracle::Oracle oracle = oracle::Oracle::both;
  int threads = 0;  // 0: one per core
  std::string output = "study";
  bool records = true;  // write run.jsonl.gz, one line per verdict
  // Ask the frames of a motion in order, in one conversation if the subject can converse.
  bool coherent = false;
  bool timed = false;   // also measure and record the time of each query
  MakePage page;        // makes report.html; empty: no page
  bool resume = false;  // take over the whole units that an interrupted study left in `output`
  std::optional<Shard> shard;  // ask only these units
  std::size_t worst_shown = 10;
  std::string command;  // options that determine the results, for the report
  std::string study;    // the study file as one line of JSON; empty if there is none
  Build build;          // of this program, for the records
  std::string into;     // document whose block "verdicts" or "cells" is replaced; empty: none
};

// Cases that share a row of the report.
struct Group {
  std::string name;
  std::optional<cases::Family> family;  // with settings; empty: the known cases of `file`
  std::string file;                     // "known/NAME.jsonl", regardless of its folder
  std::vector<cases::Case> known;
  std::uint64_t size = 0;
};

// A block of cases of one group; judged as a whole.
struct Unit {
  std::uint64_t number = 0;
  std::size_t group = 0;
  std::uint64_t first = 0;
  std::uint64_t size = 0;
};

// Throws cases::ReadError.
std::vector<Group> groups(const StudyOptions& options);
// All units, or those of the shard, in case order.
std::vector<Unit> units(const std::vector<Group>& groups, const std::optional<Shard>& shard);
cases::Case question_of(const StudyOptions& options, const Group& group, std::uint64_t index);
RunHeader header_of(const StudyOptions& options, const std::vector<Group>& groups);

// How many units the whole study has, even if the header is that of a part.
std::uint64_t unit_count(const RunHeader& header);

}  // namespace reports
