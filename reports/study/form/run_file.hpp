// SPDX-License-Identifier: MIT
// run.jsonl.gz: a header, one line per answer, a line at the end of each unit, and a last line that
// says whether the study is complete.  Each stretch of cases is a gzip member of its own, so units
// can be separated, taken over and joined without unpacking the file.
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

// What the oracles computed for a unit, stored next to its records.
struct UnitEnd {
  std::uint64_t unit = 0;
  std::uint64_t cases = 0;
  // Computed truths, including those of cases rounded to binary32.
  std::uint64_t truths = 0;
  std::uint64_t enclosures = 0;
  std::uint64_t compared = 0;  // truths that oracle "both" compared
};

// All functions throw CannotWrite.
class RunFile {
 public:
  RunFile(const std::string& path, const RunHeader& header);
  // Appends after the first `size` bytes of `before`, which may be the same file.
  RunFile(const std::string& path, const std::string& before, std::uint64_t size);

  // Writes whole gzip members; their lines include the newline.
  void write(const std::string& members) { file_.write_whole(members); }
  void end_unit(const UnitEnd& end);
  void close(bool complete, std::uint64_t cases);

 private:
  OutputFile file_;
};

// Reads what RunFile writes, unit by unit.
class RunReader {
 public:
  // Throws std::invalid_argument, with the file name and the reason, if the file has no records of
  // a study.
  explicit RunReader(const std::string& path);

  const RunHeader& header() const { return header_; }

  struct Unit {
    std::vector<std::string> lines;
    std::string members;         // as stored in the file, without the unit's end line
    std::optional<UnitEnd> end;  // empty: the study was interrupted within the unit
  };
  // Empty after the last unit, even if the file is truncated after it.
  std::optional<Unit> next();
  // The size of the file up to the end of the last whole unit that was read.
  std::uint64_t bytes() const { return bytes_; }
  // Valid after the last unit: whether the study finished.
  bool complete() const { return complete_; }

 private:
  std::string path_;
  GzipReader file_;
  RunHeader header_;
  std::uint64_t bytes_ = 0;
  bool complete_ = false;
};

// Reads the records of a finished study one at a time.  Holds two units in memory, because it reads
// the next unit while the caller processes the current one.
class RecordStream {
 public:
  // `path`: the folder of a study or its records file.  Throws std::invalid_argument with the path
  // if there are no records; next() throws it if a line is malformed.
  explicit RecordStream(const std::string& path);
  RecordStream(const RecordStream&) = delete;
  RecordStream& operator=(const RecordStream&) = delete;

  const std::string& path() const { return path_; }
  const RunHeader& header() const { return reader_.header(); }

  // False after the last record.
  bool next(Record& record);
  // Valid after the last record: whether the study finished.
  bool complete() const { return reader_.complete(); }

  // Positions in the header of the groups and subjects of the records.
  const Places& places() const { return places_; }

 private:
  struct Unit {
    std::vector<Record> records;
    std::optional<std::string> malformed;  // the line after the records, if it is malformed
  };
  // Empty after the last unit.
  static std::optional<Unit> read(RunReader& reader);
  void read_ahead();
  void refuse_malformed();
  [[noreturn]] void refuse(const std::string& reason) const;

  std::string path_;
  RunReader reader_;  // used by the thread that reads ahead, except for its header
  Unit unit_;
  std::size_t place_ = 0;     // index within the unit
  std::uint64_t number_ = 0;  // of the record
  Places places_;
  std::future<std::optional<Unit>> ahead_;  // last member: destroyed before the members it uses
};

}  // namespace reports
