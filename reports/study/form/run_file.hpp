// SPDX-License-Identifier: MIT
// run.jsonl.gz: a header, a line an answer, a line behind each unit, and a last line that says
// whether it is complete.  A gzip member a stretch of cases, so that units can be told apart, taken
// over and joined without unpacking them into files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "reports/output/gzip.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/form/run_header.hpp"

namespace reports {

// What a unit has cost the oracles, beside its records.
struct UnitEnd {
  std::uint64_t unit = 0;
  std::uint64_t cases = 0;
  // Computed, those of cases rounded to binary32 included.
  std::uint64_t truths = 0;
  std::uint64_t enclosures = 0;
  std::uint64_t compared = 0;  // of the truths, by oracle "both"
};

// All functions throw CannotWrite.
class RunFile {
 public:
  RunFile(const std::string& path, const RunHeader& header);
  // Goes on behind the first `size` bytes of `before`, which may be the same file.
  RunFile(const std::string& path, const std::string& before, std::uint64_t size);

  // Whole members, of lines with their ends.
  void write(const std::string& members) { file_.write_whole(members); }
  void end_unit(const UnitEnd& end);
  void close(bool complete, std::uint64_t cases);

 private:
  OutputFile file_;
};

// Reads what RunFile writes, unit by unit.
class RunReader {
 public:
  // Throws std::invalid_argument, with the name of the file and the reason, if it holds no
  // records of a study.
  explicit RunReader(const std::string& path);

  const RunHeader& header() const { return header_; }

  struct Unit {
    std::vector<std::string> lines;
    std::string members;         // as they stand in the file, without the line of the end
    std::optional<UnitEnd> end;  // empty: the study was interrupted within it
  };
  // Empty behind the last one, also if the rest is cut off.
  std::optional<Unit> next();
  // The size of the file up to the end of the last whole unit that was read.
  std::uint64_t bytes() const { return bytes_; }
  // After the last unit: whether the study came to its end.
  bool complete() const { return complete_; }

 private:
  std::string path_;
  GzipReader file_;
  RunHeader header_;
  std::uint64_t bytes_ = 0;
  bool complete_ = false;
};

// The records of a study one at a time, long after the study.  Two units of cases are in memory at
// once: the next one is read while one is looked at.
class RecordStream {
 public:
  // `path`: the folder of a study, or its records.  Throws std::invalid_argument naming it when
  // there are none, and from here on if a line is malformed.
  explicit RecordStream(const std::string& path);
  RecordStream(const RecordStream&) = delete;
  RecordStream& operator=(const RecordStream&) = delete;

  const std::string& path() const { return path_; }
  const RunHeader& header() const { return reader_.header(); }

  // False at the end of the records.
  bool next(Record& record);
  // After the end: the study came to its own.
  bool complete() const { return reader_.complete(); }

  // Where the header has the group and the subject of what next() gave.
  const Places& places() const { return places_; }

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
  Places places_;
  std::future<std::optional<Unit>> ahead_;  // the last member: it ends before what it uses
};

}  // namespace reports
