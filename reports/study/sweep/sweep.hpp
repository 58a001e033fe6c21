// SPDX-License-Identifier: MIT
// Sweeps.  Study files in JSON (SWEEPS.md) list cases and subjects; lists of settings are expanded
// to all combinations.  A cell is one group of cases (a family with its settings) and one subject
// with its settings, counted from the records alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "oracle/examination/expect.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

inline constexpr const char* study_format = "gjkproof-study/1";

// An empty member means the default of the command line: all families, all default subjects.
struct StudyFile {
  std::string name;
  std::string description;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> cases;      // per family and combination of settings
  std::optional<std::uint64_t> all_cases;  // of all families together; excludes `cases`
  std::optional<int> vertices_max;
  std::optional<cases::Domain> domain;
  std::optional<cases::Domain> first_domain;
  std::optional<oracle::Oracle> oracle;
  std::optional<double> time_limit;   // of external subjects, in seconds
  std::optional<bool> known;          // empty: if no family is named
  bool coherent = false;              // the frames of a motion form one conversation
  std::vector<std::string> subjects;  // patterns with settings
  std::vector<std::string> families;  // names with settings
  std::vector<double> accuracies;     // the study reports which subjects reach them
  std::string document;               // as one line of JSON
};

// Throws std::invalid_argument with the file and the JSON pointer of the error: invalid JSON, an
// unknown or repeated key, a value of the wrong type, or a setting that a family does not accept.
StudyFile read_study(const std::string& path);

// The accuracies in a document that read_study() produced.
std::vector<double> accuracies(const std::string& document);

// The domains in it that have a scoreboard each, in place of the other tables.
std::vector<cases::Domain> boards(const std::string& document);

// The domains whose cases are asked in a study by this document: the chosen one, if any, else those
// with a scoreboard; if none, all.
std::vector<cases::Domain> asked_domains(std::optional<cases::Domain> chosen,
                                         const std::string& document);

// True if a subject or a family has settings or the study lists accuracies.
bool is_sweep(const RunHeader& header);

// The name without settings.
std::string base_name(const RunHeader::Subject& subject);
// With all its settings but this one.
std::string name_without(const RunHeader::Subject& subject, const std::string& setting);
// Empty if it is a word or out of the range of double.
std::optional<double> setting_number(const cases::Setting& setting);

// The figures of a sweep's cell in addition to its counts.
struct SweptCell : Cell {
  // |d - d*| / d* of every answer to separated bodies, regardless of their condition: 1 if the
  // answer says that they intersect, infinite if there is no answer.
  Quantiles relative;
  Quantiles scaled;                             // in units of u M
  Quantiles ulps;                               // for binary32 and binary64
  Quantiles condition;                          // M / d* of separated bodies
  std::map<std::string, Iterations> by_status;  // iterations
  std::optional<WorstFinding> worst_answer;     // among all answers, findings or not

  void add(const RunHeader& header, const Record& record);
};

// The relative error of a record as a cell counts it; empty if d* is not above 0 or no distance was
// requested.
std::optional<double> relative_error(const Record& record);

class Sweep {
 public:
  explicit Sweep(const RunHeader& header)
      : header_(header), cells_(header.groups.size() * header.subjects.size()) {}

  // Call in the order of the records.
  void add(std::size_t group, std::size_t subject, const Record& record) {
    cells_[group * header_.subjects.size() + subject].add(header_, record);
  }

  const RunHeader& header() const { return header_; }
  const SweptCell& cell(std::size_t group, std::size_t subject) const {
    return cells_[group * header_.subjects.size() + subject];
  }

  // The cells that have cases, one line of JSON each (cells.schema.json).
  std::string lines() const;

 private:
  RunHeader header_;
  std::vector<SweptCell> cells_;
};

// A column of cell_rows().  The setting columns come before it.
struct CellColumn {
  std::string name;
  std::string unit;  // 1: a number without unit
  std::string meaning;
  bool brief;  // in tables that must fit on a page
  std::function<std::optional<double>(const RunHeader::Subject&, const SweptCell&)> number;
};
const std::vector<CellColumn>& cell_columns();

// A quantity with its unit, "gap [2^exponent]".
std::string with_unit(const std::string& quantity);

// A head and a row per cell: the subject and the family, each with a column per setting, then
// cell_columns().  `brief`: the brief ones with three digits; else all, as decimals that parse to the
// same double.
std::vector<std::vector<std::string>> cell_rows(const Sweep& sweep, bool brief);

// The table of the cells, one row each, for the terminal or as Markdown.
std::string cell_table(const Sweep& sweep, bool markdown);
// For each group and accuracy, the least precise subject whose relative error reaches the accuracy
// in all but `share` of its answers.  Empty if the study lists no accuracies.
std::string accuracy_table(const Sweep& sweep, double share, bool markdown);
// Both tables, with a heading and an explanation.
std::string sweep_text(const Sweep& sweep, bool markdown);

}  // namespace reports
