// SPDX-License-Identifier: MIT
// The tables of a study, from its records alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "reports/output/exit_code.hpp"
#include "reports/output/result_folder.hpp"
#include "reports/study/record.hpp"
#include "reports/study/run_file.hpp"
#include "reports/study/summary.hpp"
#include "reports/study/sweep/sweep.hpp"
#include "reports/study/tally.hpp"

namespace reports {

// The command that shows the record's case and answer again.
std::string replay_of(const RunHeader& header, const Record& record);

class Results {
 public:
  explicit Results(RunHeader header);

  const RunHeader& header() const { return header_; }

  // In the order of the cases, and for each of the subjects of the header.
  void add(std::size_t subject, const Record& record);
  void add(const UnitEnd& end);
  // The same of the lines of a unit.  Throws std::invalid_argument.
  void add(const RunReader::Unit& unit);

  std::uint64_t cases() const { return heading_.cases; }
  std::uint64_t findings() const { return findings_; }
  std::string terminal_text(bool complete, std::size_t worst_shown);
  std::string markdown(bool complete);
  std::string tables(bool complete);
  // cells.jsonl; empty of a study that is no sweep.
  std::string cell_lines() const { return sweep_ ? sweep_->lines() : ""; }
  bool is_sweep() const { return sweep_.has_value(); }
  ExitCode exit_code(bool complete) const;

 private:
  const Heading& heading(bool complete);

  RunHeader header_;
  Tally tally_;    // by group
  Tally domains_;  // by domain
  std::optional<Sweep> sweep_;
  Heading heading_;
  std::uint64_t findings_ = 0;
};

// summary.md, and of a sweep cells.jsonl, as fresh files.  Throws CannotWrite.
void write_tables(Results& results, bool complete, const ResultFolder& folder);

}  // namespace reports
