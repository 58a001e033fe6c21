// SPDX-License-Identifier: MIT
// The records of a study that a user chooses by subject, family and verdict.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "reports/study/form/record.hpp"

namespace reports {

// Shell patterns; a list without any means all.
struct RecordChoice {
  std::vector<std::string> subjects;  // names with settings
  std::vector<std::string> families;  // the same, or known/NAME
  std::vector<std::string> verdicts;  // the columns of a study's table, or as in its records
};

// A RecordStream whose header has the chosen subjects and groups alone.
class ChosenRecords {
 public:
  // Throws std::invalid_argument as RecordStream does, and if a pattern matches nothing.
  ChosenRecords(const std::string& path, const RecordChoice& choice, RecordStream::Needs needs);

  const std::string& path() const { return stream_.path(); }
  const RunHeader& header() const { return header_; }
  const Places& places() const { return places_; }
  bool next(Record& record);
  bool complete() const { return stream_.complete(); }

 private:
  RecordStream stream_;
  RunHeader header_;
  Places places_;
  std::set<std::string> groups_, subjects_;
  std::set<VerdictKind> verdicts_;
};

}  // namespace reports
