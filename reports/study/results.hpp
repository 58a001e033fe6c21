// SPDX-License-Identifier: MIT
// Makes the tables and the page of a study from its records alone.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "reports/output/exit_code.hpp"
#include "reports/output/result_folder.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/form/run_file.hpp"
#include "reports/study/progress.hpp"
#include "reports/study/study_page.hpp"
#include "reports/study/sweep/sweep.hpp"
#include "reports/study/tallies/summary.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

class Results {
 public:
  // `page` receives the same records; empty: no page.
  explicit Results(RunHeader header, std::unique_ptr<StudyPage> page = {});

  const RunHeader& header() const { return header_; }

  // Add records in case order, one for each subject of the header.
  void add(const Record& record);
  void add(const UnitEnd& end);
  // Adds the records of a unit's lines.  Throws std::invalid_argument.
  void add(const RunReader::Unit& unit);

  std::uint64_t cases() const { return heading_.cases; }
  Found found() const;  // so far
  std::string terminal_text(bool complete, std::size_t worst_shown);
  std::string tables(bool complete);
  // Writes the summary, the page and the cells of a sweep.  They take their final names together
  // with the records, if there are any.  Throws CannotWrite.
  void publish(ResultFolder& folder, bool complete, bool with_records);
  // The paths of the files that publish() has written, one per line, the page last.
  std::string paths(const ResultFolder& folder, bool with_records) const;
  bool is_sweep() const { return sweep_.has_value(); }
  ExitCode exit_code(bool complete) const;

 private:
  const Heading& heading(bool complete);
  std::string markdown(bool complete);

  RunHeader header_;
  Places places_;
  std::unique_ptr<StudyPage> page_;
  Tally tally_;    // by group
  Tally domains_;  // by domain
  std::optional<Sweep> sweep_;
  Heading heading_;
  std::uint64_t findings_ = 0;
};

}  // namespace reports
