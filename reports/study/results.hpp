// SPDX-License-Identifier: MIT
// The tables and the page of a study, from its records alone.
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
  // `page`: made of the same records; none if empty.
  explicit Results(RunHeader header, std::unique_ptr<StudyPage> page = {});

  const RunHeader& header() const { return header_; }

  // In the order of the cases, and for each of the subjects of the header.
  void add(const Record& record);
  void add(const UnitEnd& end);
  // The same of the lines of a unit.  Throws std::invalid_argument.
  void add(const RunReader::Unit& unit);

  std::uint64_t cases() const { return heading_.cases; }
  Found found() const;  // so far
  std::string terminal_text(bool complete, std::size_t worst_shown);
  std::string tables(bool complete);
  // Writes summary, cells of a sweep and page, which take their names together with the records, if
  // there are any.  Throws CannotWrite.
  void publish(ResultFolder& folder, bool complete, bool with_records);
  // The paths of what publish() has written, a line each, the page last.
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
