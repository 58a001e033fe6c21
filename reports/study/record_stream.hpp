// SPDX-License-Identifier: MIT
// The records of a study one at a time, for what reads them long after the study.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "reports/study/record.hpp"
#include "reports/study/run_file.hpp"

namespace reports {

// A unit of cases is in memory at a time.
class RecordStream {
 public:
  // `path`: the folder of a study, or its records.  Throws std::invalid_argument naming it when
  // there are none, and from here on where a line is malformed.
  explicit RecordStream(const std::string& path);

  const std::string& path() const { return path_; }
  const RunHeader& header() const { return reader_.header(); }

  // False at the end of the records.
  bool next(Record& record);
  // After the end: the study came to its own.
  bool complete() const { return reader_.complete(); }

  // Where the header has them; both have passed next().
  std::size_t group(const Record& record) const { return groups_.at(record.question.group); }
  std::size_t subject(const Record& record) const { return subjects_.at(record.subject); }

 private:
  [[noreturn]] void refuse(const std::string& reason) const;

  std::string path_;
  RunReader reader_;
  RunReader::Unit unit_;
  std::size_t line_ = 0;      // of the unit
  std::uint64_t number_ = 0;  // of the record
  std::map<std::string, std::size_t> groups_;
  std::map<std::string, std::size_t> subjects_;
};

}  // namespace reports
