// SPDX-License-Identifier: MIT
// The results of a study so far: its progress on standard error, and the tables and the page that
// are made from its records alone.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "reports/output/exit_code.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/form/counts.hpp"
#include "reports/study/form/expected.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/study.hpp"
#include "reports/study/sweep/sweep.hpp"

namespace reports {

struct Found {
  std::uint64_t findings = 0;
  std::optional<WorstFinding> worst;
};

class Progress {
 public:
  // `known`: cases that were judged before.
  Progress(std::uint64_t cases, std::uint64_t known);

  // `where`: the current group.  On a terminal, rewrites one line and cuts it to the width;
  // elsewhere, prints a line every ten seconds and one at the end.
  void show(std::uint64_t done, const Found& found, const std::string& where);

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t cases_;
  std::uint64_t known_;
  bool terminal_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point shown_ = begin_;
};

// " 38 %, 12 s left, 812/s; 3 findings, worst: inaccurate by 0.25 M, core/float/original on
// oblong-s1-7; oblong, 6144 of 16051 cases".  The most important part is first, for narrow
// terminals.  `seconds`: the time that `done - known` cases took.
std::string progress_text(std::uint64_t done, std::uint64_t cases, std::uint64_t known,
                          double seconds, const Found& found, const std::string& where);

// Fits a line into a terminal of this width: cuts it, or pads it to overwrite a longer earlier
// line.
std::string terminal_line(const std::string& text, std::size_t terminal_width);

class Results {
 public:
  // `page` receives the same records; empty: no page.  `expected`: a file of known failures, or
  // empty.
  explicit Results(RunHeader header, std::unique_ptr<StudyPage> page = {},
                   const std::string& expected = {});

  const RunHeader& header() const { return header_; }

  // Add answers in case order, one for each subject of the header.
  void add(const Place& place, const Record& record);
  // The same without a record, if reads_records() is false.  `worst` is needed only of an answer
  // that Cell::keeps() wants of its cell.
  void add(const Place& place, cases::Domain domain, const Counted& answer,
           const WorstFinding* worst);
  // Whether the page, the sweep or the known failures need more of an answer than what is counted.
  bool reads_records() const { return sweep_ || page_ || expected_; }
  // The counts of a group so far, one cell per subject.
  std::vector<Cell> cells(std::size_t group) const;
  void add(const UnitEnd& end);
  // Of other units, if reads_records() is false.
  void add(const Counts& counts) { counts_.add(counts); }
  const Counts& counts() const { return counts_; }
  // Adds the records of a unit's lines.  Throws std::invalid_argument, with the unit and the record.
  void add(const RunReader::Unit& unit);

  std::uint64_t cases() const { return counts_.oracles.cases; }
  Found found() const;  // so far
  std::string terminal_text(bool complete, std::size_t worst_shown);
  std::string tables(bool complete);
  // How long queries took; of a timed study of boards.
  bool is_timed_board() const;
  std::string times() const;
  // Writes the summary, the page and the cells of a sweep.  They take their final names together
  // with the records, if there are any.  Throws CannotWrite.
  void publish(ResultFolder& folder, bool complete, bool with_records);
  // The paths of the files that publish() has written, one per line, the page last.
  std::string paths(const ResultFolder& folder, bool with_records) const;
  // The name of the block of a document that holds the tables; that of the times is times_block.
  std::string block() const;
  static constexpr const char* times_block = "times";
  ExitCode exit_code(bool complete) const;

 private:
  void count(const Place& place, cases::Domain domain, const Counted& answer,
             const MakeFinding& finding);
  const Heading& heading(bool complete);
  std::string markdown(bool complete);

  RunHeader header_;
  RecordOrder order_;
  std::unique_ptr<StudyPage> page_;
  Counts counts_;
  std::optional<Sweep> sweep_;
  std::optional<Expectations> expected_;
  Heading heading_;
};

}  // namespace reports
