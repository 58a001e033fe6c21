// SPDX-License-Identifier: MIT
// `gjkproof ratchet`: fails if a study is worse than the recorded maxima.
//
// A baseline detects any change in the answers of this program's own subjects.  A ratchet works for
// any study, including plug-ins, and only lets the maxima decrease.  The maxima are the largest
// errors and the numbers of findings by subject and group.  Their file is JSON Lines: a header with
// the options of the study, then one line per subject and group.
//
//   {"format":"gjkproof-ratchet/1","seed":1,"cases":1000,"vertices":512,"domain":null}
//   {"subject":"core/double/robust","group":"oblong","answers":1000,"scaled_error":0.5,
//    "relative_error":1e-16,"findings":0,"skipped":0}
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/study/form/record.hpp"

namespace reports {

// Includes skipped cases, because a subject that skips all cases has no findings but is not better.
inline constexpr std::array measures = {"scaled_error", "relative_error", "findings", "skipped"};

struct MaximaRow {
  std::string subject;
  std::string group;
  std::uint64_t answers = 0;  // including skipped cases
  std::array<double, measures.size()> maxima{};
  std::array<std::string, measures.size()> replay;  // commands; empty if read from a file
};

struct Maxima {
  std::uint64_t seed = 0;
  std::uint64_t cases = 0;
  int vertices = 0;
  std::optional<std::string> domain;
  std::vector<MaximaRow> rows;

  // Null if there is none.
  const MaximaRow* row(const std::string& subject, const std::string& group) const;
};

// Reads the records to their end.
Maxima maxima_of(RecordStream& reader);

std::string maxima_text(const Maxima& maxima);
// Throws std::invalid_argument with `file` and the line number if `text` is not valid.
Maxima read_maxima(const std::string& text, const std::string& file);

struct RatchetOptions {
  std::string study;  // folder of a study, or its records
  std::string file;   // with the recorded maxima
  bool update = false;
};

// Returns findings if a maximum is exceeded.  An update creates the file, lowers maxima and adds
// new rows; to accept a larger maximum, first delete its line from the file.  Returns incomplete if
// the study is incomplete or lacks a subject or group of the file.  Throws std::invalid_argument if
// the file cannot be read or belongs to another study, and CannotWrite.
ExitCode ratchet(const RatchetOptions& options);

}  // namespace reports
