// SPDX-License-Identifier: MIT
// How accurate each subject is on cases of each condition: relative errors of the distance by the
// decade of d*/M.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "reports/page/totals/bins.hpp"

namespace reports::page {

// Decade k: 10^k <= d*/M < 10^(k + 1); the outermost hold what lies beyond them as well.
inline constexpr int decade_first = -18;
inline constexpr int decade_last = 0;
int decade(double condition);

class Precision {
 public:
  explicit Precision(std::size_t subjects) : errors_(subjects) {}

  // `error` is infinite of a finding that is no distance.
  void add(std::size_t subject, double condition, double error) {
    ++errors_[subject][decade(condition)][relative_bin(error)];
  }

  // Relative errors by decade.
  const std::map<int, Bins>& of(std::size_t subject) const { return errors_[subject]; }

  // The member of that name of src/data.ts.
  nlohmann::json json() const;

 private:
  std::vector<std::map<int, Bins>> errors_;
};

}  // namespace reports::page
