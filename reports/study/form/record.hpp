// SPDX-License-Identifier: MIT
// What a study stores.  run.jsonl.gz: a header (cases, subjects, build), a record per answer,
// enough to make every table and plot from them, a line at the end of each unit, and a last line
// that says whether the study is complete.  Each stretch of cases is a gzip member of its own, so
// units can be separated, taken over and joined without unpacking the file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/form/units.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

inline constexpr const char* run_format = "gjkproof-run/2";

// Cases of a family: few enough that all answers can be counted.
inline constexpr std::uint64_t cases_max = 100'000'000'000'000;

// What --vertices accepts.
inline constexpr int vertices_least = 4;
inline constexpr int vertices_most = 1 << 20;

// How the program that runs the study was built.
struct Build {
  std::string version;  // with commit and compiler
  std::string flags;
  std::string packages;
};

// The answers that have a record in run.jsonl.gz.
struct Recorded {
  bool findings = true;
  std::uint64_t every = 1;  // all answers to the cases whose index it divides; 0: to no case

  bool all() const { return every == 1; }
  bool none() const { return !findings && every == 0; }
  bool has(std::uint64_t index, oracle::VerdictKind verdict) const {
    return (findings && oracle::is_finding(verdict)) || (every > 0 && index % every == 0);
  }
  bool operator==(const Recorded&) const = default;
};

// "all", "findings", "sample=10" or "none".
std::string name(const Recorded& recorded);
// Throws std::invalid_argument if it is not such a name.
Recorded recorded_named(const std::string& name);
// All of at most two million answers, which take 40 to 170 MB; of more the findings, and a sample of
// 60,000 to 100,000 answers.
Recorded recorded_by_default(std::uint64_t answers);
// "the findings and all answers to every 10th case".
std::string description(const Recorded& recorded);

struct RunHeader {
  struct Group {
    std::string name;
    std::string file;  // of known cases: "known/NAME.jsonl"; empty for a family
    std::uint64_t size = 0;
    std::string family = {};                      // without settings; empty for known cases
    std::vector<cases::Parameter> settings = {};  // fixed parameters of the family

    bool operator==(const Group&) const = default;
  };
  struct Subject {
    std::string name;
    std::string option;  // its name on the command line
    double unit_roundoff = 0;
    std::string description;
    std::vector<cases::Setting> settings = {};  // the settings in its name

    bool operator==(const Subject&) const = default;
  };
  std::string command;  // options that determine the results, without threads, output and the like
  std::uint64_t seed = 1;
  std::uint64_t cases = 0;  // per family
  int vertices_max = 0;
  std::optional<cases::Domain> domain;
  std::optional<cases::Domain> first_domain;
  std::string oracle;
  std::string study;  // the study file as one line of JSON; empty if there is none
  std::vector<Group> groups;
  std::vector<Subject> subjects;
  Build build;
  std::string processor;
  bool timed = false;          // records have times
  bool coherent = false;       // the frames of a motion form one conversation
  Recorded records = {};       // which records there are
  std::optional<Shard> shard;  // empty: all units
};

// The names of groups or of subjects.
template <typename Named>
std::vector<std::string> names(const std::vector<Named>& all) {
  std::vector<std::string> result;
  for (const Named& one : all) result.push_back(one.name);
  return result;
}

// Positions in the header.
struct Place {
  std::size_t group = 0;
  std::size_t subject = 0;
};

struct Record;

// Maps the names of groups and subjects to their positions in the header.
class Places {
 public:
  explicit Places(const RunHeader& header);

  // All throw std::invalid_argument if the header lacks the name.
  std::size_t group(const std::string& name) const;
  std::size_t subject(const std::string& name) const;
  Place place(const Record& record) const;
  std::size_t subjects() const { return subjects_.size(); }  // how many

 private:
  std::map<std::string, std::size_t> groups_;
  std::map<std::string, std::size_t> subjects_;
};

RunHeader::Subject recorded(const subjects::Subject& subject);
std::string processor_name();

// A line of JSON without the newline.
std::string header_line(const RunHeader& header);

// Throws std::invalid_argument if the line is not a header of this format.
RunHeader read_header(const std::string& line);

// Whether units with `all` cases may have asked so many of them: all, unless only some domains are asked.
bool may_ask(const RunHeader& header, std::uint64_t cases, std::uint64_t all);

// Throws std::invalid_argument with the file's path if some records are missing by choice.
void require_all_records(const RunHeader& header, const std::string& path);

// Empty if the units of both belong to one study; otherwise names what differs.  The part and the
// processor may differ.
std::optional<std::string> difference(const RunHeader& one, const RunHeader& other);

// A case as a subject received it: unchanged, or rounded to the subject's format.
struct RecordedCase {
  std::string id;
  std::string group;  // a family, or a file of known cases
  std::uint64_t index = 0;
  std::vector<cases::Parameter> parameters;  // parameters that the family varies
  cases::Domain domain = cases::Domain::engine;
  int dim = 3;
  std::array<std::size_t, 2> vertices{};
  int bits = 53;  // 24 if it was rounded to float
  double magnitude = 0;
  oracle::Facts exact;
};

struct Record {
  std::shared_ptr<const RecordedCase> question;  // shared with other records; never null
  std::string subject;
  struct Says {
    bool intersecting = false;
    std::optional<double> distance, depth, lower_bound;
    struct Certain {
      cases::Relation relation = cases::Relation::separated;
      double lower = 0;
      double upper = 0;

      bool operator==(const Certain&) const = default;
    };
    std::optional<Certain> certain;
  };
  std::optional<Says> says;  // empty: no answer
  Counted counted;
  std::optional<double> relative_error;
  std::optional<double> ulps;  // error of the distance against the correctly rounded one
};

// Checks that records follow one another as a study writes them: by group, index and subject, and
// where all answers to a case have records, all subjects.
class RecordOrder {
 public:
  explicit RecordOrder(const RunHeader& header);

  const Places& places() const { return places_; }
  // Throws std::invalid_argument if this record is not one that may come next.
  Place next(const Record& record);

 private:
  Places places_;
  Recorded records_;
  std::vector<std::uint64_t> sizes_;              // of the groups
  std::shared_ptr<const RecordedCase> question_;  // of the record before; null before the first
  Place place_;                                   // the same
};

// d* or its lower bound, if the bodies are separated.
std::optional<double> positive_distance(const Record& record);

// "intersecting" or "separated"; empty without an answer.
std::string relation(const oracle::JudgedAnswer& finding);

// The length as a double; a value without a square root, such as NaN, is returned unchanged.
std::optional<double> rounded(const std::optional<subjects::Length>& length);

// "certain: separated, 1.25 to 1.5"; empty if the answer makes no certain claim.
std::string certain_text(const subjects::Answer& answer);

// The claimed distance, rounded to double; empty without one.
std::optional<double> distance(const oracle::JudgedAnswer& finding);

// Makes the records of one case, and their lines.  Computes and writes once what is common to them.
class CaseRecorder {
 public:
  // Case `index` of `group`; `domain` is that of the case.
  CaseRecorder(const std::string& group, std::uint64_t index, cases::Domain domain,
               oracle::Examination& examination)
      : group_(group), index_(index), domain_(domain), examination_(examination) {}

  Record record(const subjects::Subject& subject, const oracle::JudgedAnswer& finding);
  // Appends the line of a record that record() made, with a newline.
  void append_line(const Record& record, std::string& lines);

 private:
  // The case as some subjects take it, or as those record it that do not take it.
  struct Form {
    const cases::Case* put;  // null if they do not take it
    int bits;
    std::shared_ptr<const RecordedCase> recorded;
    std::string text = {};  // the beginning of a line, once needed
  };

  const std::shared_ptr<const RecordedCase>& recorded(const subjects::Subject& subject);

  const std::string& group_;
  std::uint64_t index_;
  cases::Domain domain_;
  oracle::Examination& examination_;
  std::vector<Form> forms_;
};

// The record of case `index` of `group`.
Record record_of(const std::string& group, std::uint64_t index, oracle::Examination& examination,
                 const subjects::Subject& subject, const oracle::JudgedAnswer& finding);

// A line of JSON without the newline, with every key that run.schema.json names.
std::string record_line(const Record& record);

// Throws std::invalid_argument if record_line() did not write the line.
Record read_record(std::string_view line);

// The records of all lines before the first malformed one, parsed in parallel.
std::vector<Record> read_records(std::span<const std::string> lines);

// Replays case `index` of a family.  `coherent`: with the preceding frames of a motion.
std::string replay_command(const std::string& family, std::uint64_t seed, std::uint64_t index,
                           int vertices_max, const std::string& subject, bool coherent = false);

// Replays a case of a file.
std::string replay_command(const std::string& file, const std::string& id,
                           const std::string& subject);

// Replays a record.  Throws std::invalid_argument if the header lacks its group or subject.
std::string replay_command(const RunHeader& header, const Record& record);

// The record with its replay command.
WorstFinding worst_finding(const RunHeader& header, const Record& record);

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
  // Returns the size of the file.
  std::uint64_t end_unit(const UnitEnd& end);
  // Writes all to the disk, and returns the size of the file.
  std::uint64_t synchronise() { return file_.synchronise(); }
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
    std::uint64_t first_line = 0;  // its number in the uncompressed file
    std::string members;           // as stored in the file, without the unit's end line
    std::optional<UnitEnd> end;    // empty: the study was interrupted within the unit
  };
  // Empty after the last unit, even if the file is truncated after it.  Throws std::invalid_argument,
  // with the file name, if units or records are missing, or there are more than the ends of units and
  // of the file say.
  std::optional<Unit> next();
  // The size of the file up to the end of the last whole unit that was read.
  std::uint64_t bytes() const { return bytes_; }
  // Valid after the last unit: whether the study finished.
  bool complete() const { return complete_; }
  // Throws std::invalid_argument, with the file name and the place, if next() met a damaged member.
  void require_sound() const;

 private:
  [[noreturn]] void refuse(const std::string& reason) const;
  // Parses a line that ends a unit or the file.
  template <typename Read>
  auto ending(const std::string& line, const Read& read) const;
  void check(const Unit& unit);
  void check_end(std::uint64_t cases);

  std::string path_;
  GzipReader file_;
  RunHeader header_;
  std::optional<Units> units_;
  std::uint64_t bytes_ = 0;
  std::uint64_t line_ = 1;  // the last one read; the header is the first
  std::uint64_t done_ = 0;  // units
  std::uint64_t cases_ = 0;
  bool complete_ = false;
};

// The records file in the folder of a study, or `path` if that is no folder.  Throws
// std::invalid_argument, with the reason, if the folder has none.
std::string records_at(const std::string& path);

// Reads the records of a finished study one at a time.  Holds two units in memory, because it reads
// the next unit while the caller processes the current one.
class RecordStream {
 public:
  enum class Needs { all, findings };

  // `path`: the folder of a study or its records file.  Throws std::invalid_argument with the path
  // if there are no records, or not all that the reader needs; next() throws it if a line is
  // malformed or misplaced, or if counts.json in this folder has another number of findings.
  explicit RecordStream(const std::string& path, Needs needs = Needs::all);
  RecordStream(const RecordStream&) = delete;
  RecordStream& operator=(const RecordStream&) = delete;

  const std::string& path() const { return path_; }
  const RunHeader& header() const { return reader_.header(); }

  // False after the last record.
  bool next(Record& record);
  // Valid after the last record: whether the study finished.
  bool complete() const { return reader_.complete(); }

  // Positions in the header of the groups and subjects of the records.
  const Places& places() const { return order_.places(); }

 private:
  struct Unit {
    std::vector<Record> records;
    std::uint64_t first_line = 0;
    std::optional<std::string> malformed;  // the line after the records, if it is malformed
  };
  // Empty after the last unit.
  static std::optional<Unit> read(RunReader& reader);
  void read_ahead();
  // Calls `check`, which is of the line at `place_`, and adds that line to its error.
  template <typename Check>
  void naming_line(const Check& check) const;
  void check_end() const;

  std::string path_;
  RunReader reader_;  // used by the thread that reads ahead, except for its header
  Unit unit_;
  std::size_t place_ = 0;  // records of the unit that were returned
  std::uint64_t findings_ = 0;
  std::optional<std::uint64_t> counted_findings_;  // empty: there are no counts
  RecordOrder order_;
  std::future<std::optional<Unit>> ahead_;  // last member: destroyed before the members it uses
};

}  // namespace reports
