// SPDX-License-Identifier: MIT
// The records of a study one at a time, for what reads them long after the study.
#pragma once

#include <cstddef>
#include <cstdint>
#include <future>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reports/study/form/record.hpp"
#include "reports/study/form/run_file.hpp"

namespace reports {

// Two units of cases are in memory at a time: the next one is read while one is looked at.
class RecordStream {
 public:
  // `path`: the folder of a study, or its records.  Throws std::invalid_argument naming it when
  // there are none, and from here on where a line is malformed.
  explicit RecordStream(const std::string& path);
  RecordStream(const RecordStream&) = delete;
  RecordStream& operator=(const RecordStream&) = delete;

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
  struct Unit {
    std::vector<Record> records;
    std::optional<std::string> malformed;  // the line behind them, if there is one
  };
  // Nothing at the end.
  static std::optional<Unit> read(RunReader& reader);
  void read_ahead();
  void refuse_malformed();
  [[noreturn]] void refuse(const std::string& reason) const;

  std::string path_;
  RunReader reader_;  // of the thread that reads ahead, but for its header
  Unit unit_;
  std::size_t place_ = 0;     // in the unit
  std::uint64_t number_ = 0;  // of the record
  std::map<std::string, std::size_t> groups_;
  std::map<std::string, std::size_t> subjects_;
  std::future<std::optional<Unit>> ahead_;  // the last member: it ends before what it uses
};

}  // namespace reports
