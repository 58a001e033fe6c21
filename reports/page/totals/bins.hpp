// SPDX-License-Identifier: MIT
// Histograms with logarithmic bins, and their quantiles.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace reports::page {

using Bins = std::map<int, std::size_t>;

// Bins of errors in units of u M: ten per decade, starting at 1e-3.
inline constexpr int error_first_decade = -3;
inline constexpr int error_bins_a_decade = 10;
inline constexpr int error_bins = 200;
// -1 for smaller errors, error_bins for larger ones.
int error_bin(double scaled_error);

// Bin b contains times above 2^((b-1)/4) ns and up to 2^(b/4) ns.
int time_bin(double nanoseconds);
double time_of(int bin);  // upper end of the bin

// Bin b contains relative errors above 10^((b-1)/10) and up to 10^(b/10).
inline constexpr int no_error = -32768;  // same value as in src/data.ts
inline constexpr int no_answer = 32767;  // infinite error; same value as in src/data.ts
int relative_bin(double relative_error);

std::size_t total(const Bins& bins);
// The first bin at which the cumulative count reaches `percent`; empty if nothing was counted.
std::optional<int> quantile(const Bins& bins, std::size_t percent);

// Bin, count, repeated.
nlohmann::json bins_json(const Bins& bins);

// Decade k: 10^k <= d*/M < 10^(k + 1).  The outermost decades include values beyond them.
inline constexpr int decade_first = -18;
inline constexpr int decade_last = 0;
int decade(double condition);

// The accuracy of each subject by condition: relative errors of the distance by decade of d*/M.
class Precision {
 public:
  explicit Precision(std::size_t subjects) : errors_(subjects) {}

  // `error` is infinite for a finding without a distance.
  void add(std::size_t subject, double condition, double error) {
    ++errors_[subject][decade(condition)][relative_bin(error)];
  }

  // Relative errors by decade.
  const std::map<int, Bins>& errors(std::size_t subject) const { return errors_[subject]; }

  // The member "precision" of src/data.ts.
  nlohmann::json json() const;

 private:
  std::vector<std::map<int, Bins>> errors_;
};

}  // namespace reports::page
