// SPDX-License-Identifier: MIT
// The files that a study writes while it judges, from which --resume goes on: the records of whole
// units and, if not all answers have one, the counts of these units.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reports/output/output_file.hpp"
#include "reports/study/form/counts.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/results.hpp"
#include "reports/study/study.hpp"

namespace reports {

// Nobody loses hours of work by a second study in the same folder.  Throws std::invalid_argument for
// one that holds the result of another command, or an interrupted study, which --resume continues.
void require_replaceable(const ResultFolder& folder, const RunHeader& header);

class Checkpoints {
 public:
  // Begins the files, or goes on behind the first units of an unfinished study in the folder and adds
  // what it counted to `results`.  Throws std::invalid_argument if the folder holds another study, and
  // CannotWrite.
  Checkpoints(const StudyOptions& options, const Units& units, ResultFolder& folder,
              Results& results);

  // Units that were taken over.
  std::size_t done() const { return done_; }

  // Call in case order once `done` units are counted.  Returns the counts that end_unit() is to write;
  // null if that is not due.
  std::unique_ptr<Counts> counted(std::size_t done);

  // These write in case order, while counted() may be called for later units.

  // Whole gzip members with lines of records.
  void write(const std::string& members) { run_->write(members); }
  void end_unit(const UnitEnd& end, const Counts* counts);
  // Call when all else has ended.
  void close(bool complete);

 private:
  using Clock = std::chrono::steady_clock;

  std::string take_over();
  std::string take_over_counts(const std::string& path);
  std::string take_over_records(const std::string& path);
  void write_counts(const Counts& counts);

  const StudyOptions& options_;
  const Units& units_;
  ResultFolder& folder_;
  Results& results_;
  // Whether counts go into a file of their own, because they cannot be made from the records.
  bool apart_;
  std::size_t done_ = 0;
  std::optional<RunFile> run_;
  std::uint64_t records_ = 0;  // bytes of the records of whole units
  Counts whole_;               // of whole units, if apart
  // A kill costs the work since the counts were written, and writing them a fiftieth of the time at
  // most.
  static constexpr std::chrono::milliseconds pause_min{20};
  static constexpr int pause_factor = 50;
  Clock::time_point written_ = Clock::now();
  std::atomic<Clock::duration> pause_{pause_min};
};

}  // namespace reports
