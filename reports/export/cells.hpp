// SPDX-License-Identifier: MIT
// What the records of a study say of each subject and group: counts, and the worst finding of each
// column.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/study/form/record_stream.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

struct Finding {
  std::string group;
  std::string id;
  std::string reason;
  std::string replay;
  Column column = Column::correct;
  bool gross = false;
  double size = 0;  // of the error, as a share of M; infinite where it has none
};

struct Cell {
  std::array<std::uint64_t, columns> of{};
  std::uint64_t answers = 0;  // skipped ones too
  std::uint64_t findings = 0;
  std::uint64_t gross = 0;
  std::uint64_t promised = 0;
  std::uint64_t broken = 0;  // of these: beyond the promise
  double scaled_error_max = 0;
  std::string skipped;                                  // the first reason
  std::array<std::optional<Finding>, columns> worst{};  // of each column that is a finding

  void add(const RunHeader& header, const Record& record);
  // The worst finding of both stays; among equals the first.
  void add(const Cell& other);

  std::uint64_t count(Column column) const { return of[static_cast<std::size_t>(column)]; }
  // Of all columns; null where there is none.
  const Finding* worst_finding() const;
};

class Cells {
 public:
  // Reads the records to their end.
  explicit Cells(RecordStream& reader);

  const RunHeader& header() const { return header_; }
  const Cell& cell(std::size_t subject, std::size_t group) const {
    return cells_[subject * header_.groups.size() + group];
  }
  Cell total(std::size_t subject) const;
  bool complete() const { return complete_; }

 private:
  RunHeader header_;
  std::vector<Cell> cells_;
  bool complete_ = false;
};

}  // namespace reports
