// SPDX-License-Identifier: MIT
// What a sweep knows of a subject on a group of cases, in memory that does not grow with them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "reports/study/form/record.hpp"
#include "reports/study/tallies/iterations.hpp"
#include "reports/study/tallies/quantiles.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

// The answer that is shown of a cell: the worst finding, by column and then by size, or else that
// with the largest scaled error.
struct WorstAnswer {
  std::string id;
  Column column = Column::correct;
  std::string reason;
  double size = 0;  // of what is wrong, as a share of M; infinite where it has none
  std::optional<double> scaled_error;
  std::string replay;
};

struct SweptCell {
  std::uint64_t total = 0;  // cases, skipped ones too
  std::array<std::uint64_t, columns> of{};
  std::uint64_t findings = 0;
  std::uint64_t gross = 0;
  std::uint64_t promised = 0;
  std::uint64_t broken = 0;  // of these: beyond the promise
  // |d - d*| / d* of every answer to bodies that are apart, whatever their condition: 1 where it
  // says that they meet, infinite where it is none.
  Quantiles relative;
  Quantiles scaled;                              // in units of u M
  Quantiles ulps;                                // of binary32 and binary64
  Quantiles condition;                           // M / d* of bodies that are apart
  std::map<std::string, Iterations> iterations;  // by status
  std::optional<WorstAnswer> worst;

  // `replay` makes the command that shows the record, where it is needed.
  void add(const Record& record, const std::function<std::string()>& replay);

  std::uint64_t count(Column column) const { return of[static_cast<std::size_t>(column)]; }
};

// The relative error of a record as a cell counts it; empty where d* is not above 0 or no distance
// was asked for.
std::optional<double> relative_error(const Record& record);

}  // namespace reports
