// SPDX-License-Identifier: MIT
// Values counted in bins whose ends are equidistant on a logarithmic scale, and their quantiles.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace reports::page {

using Bins = std::map<int, std::size_t>;

// Bins of errors in units of u M, ten a decade from 1e-3 on.
inline constexpr int error_first_decade = -3;
inline constexpr int error_bins_a_decade = 10;
inline constexpr int error_bins = 200;
// -1: less than all of them; error_bins: more.
int error_bin(double scaled_error);

// Bins of times: bin b holds those of at most 2^(b/4) ns that no bin before it holds.
int time_bin(double nanoseconds);
double time_of(int bin);  // the upper end

// Bins of relative errors: bin b holds those of at most 10^(b/10) that no bin before it holds.
inline constexpr int no_error = -32768;  // as src/data.ts has it
inline constexpr int no_answer = 32767;  // the same, of what is infinite
int relative_bin(double relative_error);

std::size_t total(const Bins& bins);
// The first bin up to which there are at least so many of a hundred; empty if nothing was counted.
std::optional<int> quantile(const Bins& bins, std::size_t percent);

// Bin, count, and again.
nlohmann::json bins_json(const Bins& bins);

// Decade k: 10^k <= d*/M < 10^(k + 1); the outermost hold what lies beyond them as well.
inline constexpr int decade_first = -18;
inline constexpr int decade_last = 0;
int decade(double condition);

// How accurate each subject is on cases of each condition: relative errors of the distance by the
// decade of d*/M.
class Precision {
 public:
  explicit Precision(std::size_t subjects) : errors_(subjects) {}

  // `error` is infinite of a finding that is no distance.
  void add(std::size_t subject, double condition, double error) {
    ++errors_[subject][decade(condition)][relative_bin(error)];
  }

  // Relative errors by decade.
  const std::map<int, Bins>& errors(std::size_t subject) const { return errors_[subject]; }

  // The member of that name of src/data.ts.
  nlohmann::json json() const;

 private:
  std::vector<std::map<int, Bins>> errors_;
};

}  // namespace reports::page
